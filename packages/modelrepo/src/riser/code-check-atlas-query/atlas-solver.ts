/** The direct solver behind the atlas: the stress check of api-rp-2rd-riser without pressure. */
import { silent, type Trace } from '@keelson/equations'
import { allowableStress, stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { primaryStresses, riserSection } from '@keelson/standards/api-rp-2rd-1998/primary-stress.ts'
import type { Problem } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { DESIGN_FACTOR, FIXED, PARENT } from './atlas-names.ts'
import type { Params } from './params.ts'

/** A pipe and its loads, SI. */
export type Asked = Omit<Params, 'out_of_range_policy'>
export type AskedPipe = Omit<Asked, 'effective_tension' | 'bending_moment'>

/** The utilisation of the parent, its steps in the trace. */
export function solved(asked: Asked, trace: Trace): number {
  trace.section(`Direct solver: ${PARENT}`)
  const { outer_diameter: D, wall_thickness: t, effective_tension: T_eff, bending_moment: M } = asked
  const p_i = noPressure(trace, 'p_i', 'Internal pressure')
  const p_e = noPressure(trace, 'p_e', 'External pressure')
  const section = riserSection({ D, t, t_min: t }, trace)
  const { sigma_vM } = primaryStresses(section, { T_eff, M, p_i, p_e }, trace)
  const f_y = asked.specified_minimum_yield_strength
  const sigma_all = trace.apply(allowableStress, { C_f: DESIGN_FACTOR, f_y })
  return trace.apply(stressUtilisation, { sigma_vM, sigma_all })
}

/** The atlas holds it so. */
const noPressure = (trace: Trace, symbol: string, title: string): number =>
  trace.lookup({ ...FIXED, symbol, title, unit: 'MPa', value: 0, cell: 'no pressure in a query' })

export const useAt = (asked: Asked): number => solved(asked, silent)

/** What the parent refuses of a pipe. */
export const parentProblems = (p: Params): Problem[] => wallProblems(p)
