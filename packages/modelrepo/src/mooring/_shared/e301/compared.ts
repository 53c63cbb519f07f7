/** A line by DNV-OS-E301 beside API RP 2SK, for information. SI. */
import type { Given, Trace } from '@keelson/equations'
import type { AnalysisMethod } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import * as e301 from '@keelson/standards/dnv-os-e301-2018/strength.ts'

export interface Compared {
  readonly class: e301.ConsequenceClass
  readonly T_E: number
  readonly S_c: number
  readonly u: number
}

export interface LineByE301 {
  readonly analysis: AnalysisMethod
  readonly state: e301.LimitState
  readonly class: e301.ConsequenceClass
  /** Largest and mean tension and breaking load, N, and how much of the latter is characteristic. */
  readonly T: number
  readonly T_mean: number
  readonly MBL: number
  readonly k_S: Given<typeof e301.characteristicStrength.where>['k_S']
  /** Symbols under which the run has them. */
  readonly symbols?: { readonly T: string; readonly MBL: string }
}

const ANALYSIS = { quasi_static: 'quasi-static', dynamic: 'dynamic' } as const

export function lineByE301(line: LineByE301, trace: Trace): Compared {
  const { analysis, state, class: k, T, T_mean, MBL, k_S, symbols = { T: 'T', MBL: 'MBL' } } = line
  const factors = e301.PARTIAL_FACTORS[analysis][state][k]
  const read = (symbol: string, of: 'mean' | 'dynamic') =>
    trace.lookup({
      symbol,
      title: `Partial factor on ${of} tension`,
      unit: '-',
      value: factors[of],
      source: dnvOsE301,
      clause: e301.PARTIAL_FACTOR_TABLE,
      cell: `${ANALYSIS[analysis]}, ${state} limit state, class ${k}`,
    })
  const S_c = trace.apply(e301.characteristicStrength, { k_S, MBL }, { rename: { MBL: symbols.MBL } })
  const T_dyn = trace.apply(e301.dynamicTension, { T, T_mean }, { rename: { T: symbols.T } })
  const T_E = trace.apply(e301.designTension, {
    gamma_mean: read('gamma_mean', 'mean'),
    T_mean,
    gamma_dyn: read('gamma_dyn', 'dynamic'),
    T_dyn,
  })
  return { class: k, T_E, S_c, u: trace.apply(e301.strengthUtilisation, { T_E, S_c }) }
}
