/** The tables of the run: the same tension by every factor, and the chain year by year. */
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  allowableTension,
  factoredTension,
  LINE_FACTORS,
  tensionSafetyFactor,
  tensionUtilisation,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { idsOf, type NotApplicable, notApplicable, numberColumn, wordedColumn } from '@keelson/workflow'
import type { Solved } from './calculate-line.ts'
import { strengthAfter } from './calculate-strength.ts'
import type { Params } from './inputs.ts'
import { CONDITIONS, METHODS, methodName } from './modes.ts'

export const tables = {
  factors: {
    title: 'Allowable tension by analysis method and condition',
    description:
      'Breaking load divided by each API RP 2SK factor. The applied tension also differs between conditions.',
    columns: {
      analysis: wordedColumn('Analysis'),
      condition: wordedColumn('Condition'),
      factor: numberColumn('safety_factor', 'Required safety factor', { symbol: 'FS' }),
      allowable: numberColumn('line_tension', 'Allowable tension', { symbol: 'T_all' }),
      run: wordedColumn('This run'),
    },
  },
  service: {
    title: 'Chain properties over service life',
    description: 'Chain properties over the service life at constant tension.',
    columns: {
      year: numberColumn('design_life', 'Years of service'),
      diameter: numberColumn('line_diameter', 'Diameter', { symbol: 'd' }),
      breaking_load: numberColumn('rope_breaking_load', 'Breaking load', { symbol: 'MBL' }),
      safety_factor: numberColumn('safety_factor', 'Safety factor', { symbol: 'SF' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u_T' }),
    },
  },
}

/** The largest tension that each analysis and condition would allow. */
export function factorRows(p: Params, { strength: { MBL } }: Solved) {
  return idsOf(METHODS).flatMap((method) =>
    idsOf(CONDITIONS).map((condition) => {
      const FS = LINE_FACTORS[method][condition]
      return {
        analysis: methodName(method),
        condition,
        factor: FS,
        allowable: allowableTension.evaluate({ MBL, FS }),
        run: method === p.analysis_method && condition === p.condition ? 'this run' : '',
      }
    }),
  )
}

export interface ServiceRow {
  /** s. */
  readonly year: number
  /** m. */
  readonly diameter: number
  readonly breaking_load: number
  readonly safety_factor: number
  readonly utilisation: number
}
const STEPS = 25

/** The chain over its years, under the same tension. */
export function serviceRows(
  p: Params,
  { strength, tension: { T }, line: { FS } }: Solved,
): ServiceRow[] | NotApplicable {
  const { chain } = strength
  if (chain === undefined)
    return notApplicable('the breaking load was entered directly, so its reduction over time is unknown')
  if (chain.loss === 0) return notApplicable('no corrosion or wear is specified')
  return spaced(0, p.design_life, STEPS + 1).map((year) => {
    const { d, MBL } = strengthAfter(chain, p.corrosion_rate, year)
    const T_d = factoredTension.evaluate({ T, FS })
    return {
      year,
      diameter: d,
      breaking_load: MBL,
      safety_factor: tensionSafetyFactor.evaluate({ MBL, T }),
      utilisation: tensionUtilisation.evaluate({ T_d, MBL }),
    }
  })
}
