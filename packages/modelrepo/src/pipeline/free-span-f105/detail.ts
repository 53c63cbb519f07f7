/** The answer in one sentence. */
import { fromSI } from '@keelson/units'
import { type NotApplicable, shown } from '@keelson/workflow'
import { beyondLockIn, type Response } from './calculate-response.ts'
import { isSingle, type State } from './calculate-state.ts'

/** Left to the governing check where there is one. */
export function sentence(
  state: State,
  { il, cf, A_Y, A_Z }: Response,
  life: number | NotApplicable,
  longest: number | NotApplicable,
  checks: object,
): { readonly detail?: string } {
  if (Object.values(checks).some((c) => 'passes' in c)) return {}
  if (!isSingle(state)) return { detail: `Amplitudes at ${state.V_IL.length} reduced velocities; see the table` }
  const length = typeof longest === 'number' ? `; spans up to ${shown(longest)} m meet every criterion asked` : ''
  const [V_IL = 0] = state.V_IL
  const [V_CF = 0] = state.V_CF
  const [y = 0] = A_Y
  const z = A_Z?.[0] ?? 0
  const along = `V_R ${shown(V_IL)} in line, onset at ${shown(il.V_on)}`
  const across = `V_R ${shown(V_CF)} cross-flow, onset at ${shown(cf.V_on)}`
  const unseen = beyondLockIn(state.V_CF)
  if (y === 0 && z === 0 && unseen !== undefined) return { detail: `No vibration of this mode alone: ${unseen}` }
  if (y === 0 && z === 0) return { detail: `No vibration: ${along}; ${across}${length}` }
  const lasts = typeof life === 'number' ? `, fatigue life ${shown(fromSI(life, 'year'))} years` : ''
  return {
    detail: `The span vibrates: ${shown(y)} D in line, ${A_Z === undefined ? 'not known' : `${shown(z)} D`} cross-flow${lasts}${length}`,
  }
}
