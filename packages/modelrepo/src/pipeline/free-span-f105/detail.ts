/** The answer in a few sentences: whether the span vibrates, how long it lasts, how long it may be. */
import { LOCK_IN } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { fromSI } from '@keelson/units'
import {
  type CheckResult,
  capitalised,
  firstOutOf,
  type NotChecked,
  shown,
  shownIn,
  shownRatio,
  shownUtilisation,
} from '@keelson/workflow'
import { isStill, type Judged } from './calculate-checks.ts'
import { arisesInLine } from './calculate-response.ts'
import { isSingle } from './calculate-state.ts'
import type { Params } from './inputs.ts'

type Checks = Readonly<Record<string, CheckResult | NotChecked | undefined>>

export function sentence(p: Params, judged: Judged, checks: Checks): string {
  const { state } = judged
  const conditions = judged.longTerm?.conditions ?? []
  const unseen = firstOutOf(LOCK_IN, [...state.V_CF, ...conditions.map((c) => c.V_CF)])?.reason
  const length = allowed(judged)
  const beyond = unseen === undefined ? [] : [capitalised(unseen)]
  const said = [movement(p, judged), ...stronger(judged, checks), ...lasting(p, judged), ...loading(checks)]
  return [...said, ...length, ...beyond].join('. ')
}

/** The allowable length and the criterion that sets it; where vibration is accepted, where it begins. */
function allowed({ longest, shortest }: Judged): string[] {
  if (typeof longest === 'object' && 'none' in longest) return ['No span length is allowable']
  if (shortest === undefined) return []
  const of =
    typeof longest === 'number' ? 'The allowable span length is' : 'Vibration is avoided up to a span length of'
  return [`${of} ${shownIn(shortest.length, 'm')} (${shortest.criterion})`]
}

function movement(p: Params, { state, response }: Judged): string {
  const { il, cf, A_Y, A_Z } = response
  if (!isSingle(state))
    return `Amplitudes are calculated at ${state.V_IL.length} reduced velocities up to ${shownRatio(Math.max(...state.V_IL))}. Onset is at ${shownRatio(il.V_on)} in line and ${shownRatio(cf.V_on)} cross-flow`
  if (isStill(p)) {
    const [along, across] = [shownIn(state.f_IL, 'Hz'), shownIn(state.span.f_CF, 'Hz')]
    return `The natural frequencies are ${along} in line and ${across} cross-flow. The reduced velocity is 0 because there is no flow`
  }
  const [V_IL = 0] = state.V_IL
  const [V_CF = 0] = state.V_CF
  const [y = 0] = A_Y
  const z = A_Z?.[0] ?? 0
  const along = `${arisesInLine(state.alpha) ? shownRatio(y) : '0'} diameters in line`
  const flow = `reduced velocity ${shownRatio(V_IL)} in line (onset ${shownRatio(il.V_on)}) and ${shownRatio(V_CF)} cross-flow (onset ${shownRatio(cf.V_on)})`
  if ((y > 0 && arisesInLine(state.alpha)) || z > 0) {
    const across = A_Z === undefined ? 'an unknown amplitude' : `${shownRatio(z)} diameters`
    return `The span vibrates with an amplitude of ${along} and ${across} cross-flow: ${flow}`
  }
  if (!arisesInLine(state.alpha) && V_CF <= cf.V_on)
    return `The span does not vibrate in line or cross-flow, but direct wave loads are not assessed: ${flow}`
  return V_IL <= il.V_on && V_CF <= cf.V_on
    ? `The span does not vibrate: ${flow}`
    : `The flow velocity exceeds onset. The first mode does not vibrate at this velocity but vibrates at lower velocities: ${flow}`
}

/** Where a flow condition is beyond an onset that the operating flow may not reach. */
function stronger({ longTerm }: Judged, { onset_in_line: along, onset_cross_flow: across }: Checks): string[] {
  const fails = [along, across].some((c) => c !== undefined && 'passes' in c && !c.passes)
  return longTerm !== undefined && fails ? ['The span vibrates in at least one flow condition'] : []
}

function lasting(p: Params, { life }: Judged): string[] {
  if (typeof life !== 'number') return []
  const lasts = `The fatigue life is ${spanOfTime(life)}`
  if (p.design_life === undefined) return [`${lasts}; no design life is provided`]
  const share = p.utilisation_factor_eta === 1 ? '' : ` (utilisation factor ${shown(p.utilisation_factor_eta)})`
  return [`${lasts}${share} against a design life of ${spanOfTime(p.design_life)}`]
}

/** Years, or days where it is less than one. */
export function spanOfTime(seconds: number): string {
  const years = fromSI(seconds, 'year')
  if (years < 1) return `${shown(fromSI(seconds, 'd'), 4)} days`
  const said = shown(years, 4)
  return `${said} ${said === '1' ? 'year' : 'years'}`
}

function loading({ combined_loading: c }: Checks): string[] {
  if (c === undefined || !('passes' in c) || c.utilisation === null) return []
  return [`The combined loading utilisation is ${shownUtilisation(c.utilisation)}`]
}
