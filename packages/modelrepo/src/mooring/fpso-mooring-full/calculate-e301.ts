/** The intact line by DNV-OS-E301 beside API RP 2SK, for information. SI. */
import type { Trace } from '@keelson/equations'
import { dynamicTension as amplified } from '@keelson/physics/mooring-spread/spread.ts'
import { dnvOsE301 } from '@keelson/standards/dnv-os-e301-2018/source.ts'
import * as e301 from '@keelson/standards/dnv-os-e301-2018/strength.ts'
import { type Compared, lineByE301 } from '../_shared/e301/compared.ts'
import { type Condition, mostUsed } from '../_shared/spread/conditions.ts'
import type { SolvedSpread } from '../_shared/spread/solve.ts'
import type { Params } from './inputs.ts'

/** The segment that is used most in the decisive position, against its mean tension there; undefined without a class. */
export function comparedByE301(
  p: Params,
  { intact, extreme, spread }: SolvedSpread,
  trace: Trace,
): Compared | undefined {
  const { consequence_class: k } = p
  if (k !== 1 && k !== 2) return undefined
  const used = mostUsed(extreme ?? intact, spread.line)
  const T_mean = tensionIn(intact, used)
  trace.section('DNV-OS-E301 comparison, for information')
  const given = (symbol: string, title: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit: 'N', source: dnvOsE301, clause: 'Ch.2 Sec.2 line tensions', value, cell })
  const where = `line ${used.number}, segment ${used.segment + 1} from anchor`
  const mean = given('T_mean', 'Mean tension', T_mean, `${where}, mean position`)
  const static_ = given('T_e', 'Static tension', used.tension, `${where}, ${extreme ? 'extreme' : 'mean'} position`)
  const T = trace.apply(amplified, { DF: p.dynamic_factor, T: static_ }, { as: 'T_e_max', rename: { T: 'T_e' } })
  const symbols = { T: 'T_e_max', MBL: 'MBL_e' }
  const common = { analysis: p.analysis_method, state: 'ultimate', class: k, k_S: e301.STRENGTH_FACTOR } as const
  return lineByE301({ ...common, T, T_mean: mean, MBL: used.breakingLoad, symbols }, trace)
}

function tensionIn({ lines }: Condition, { place, segment, end }: ReturnType<typeof mostUsed>): number {
  const { upperTension = Number.NaN, lowerTension = Number.NaN } = lines[place]?.segments[segment] ?? {}
  return end === 'upper' ? upperTension : lowerTension
}
