/** The answer in a few sentences: whether the span vibrates, how long it lasts, how long it may be. */
import { LOCK_IN } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { fromSI } from '@keelson/units'
import {
  type CheckResult,
  capitalised,
  firstOutOf,
  forInformation,
  midSentence,
  type NotChecked,
  shown,
  shownIn,
  shownRatio,
  shownUtilisation,
} from '@keelson/workflow'
import { hasCurve } from '../_shared/free-span/response-models.ts'
import { doubtOf } from '../_shared/free-span/warnings.ts'
import { isStill, type Judged } from './calculate-checks.ts'
import { arisesInLine } from './calculate-response.ts'
import { isSingle } from './calculate-state.ts'
import type { Params } from './inputs.ts'

type Checks = Readonly<Record<string, CheckResult | NotChecked | undefined>>

export function sentence(p: Params, judged: Judged, checks: Checks): string {
  const { state } = judged
  const conditions = judged.longTerm?.conditions ?? []
  const unseen = firstOutOf(LOCK_IN, [...state.V_CF, ...conditions.map((c) => c.V_CF)])?.reason
  const outside = isOutside(p, judged, checks)
  const length = outside ? [] : allowed(judged)
  const beyond = unseen === undefined || isSaid(unseen, checks) ? [] : [capitalised(unseen)]
  const said = [movement(p, judged, outside), ...stronger(judged, checks), ...lasting(p, judged), ...loading(checks)]
  return [...said, ...length, ...beyond].join('. ')
}

const lengthAt = ({ shortest }: Judged): string =>
  shortest === undefined ? '' : `, span length at ${shortest.criterion} ${shownIn(shortest.length, 'm')}`

const madeOf = (checks: Checks) => Object.values(checks).filter((c) => c !== undefined)
const fails = (c: CheckResult | NotChecked): c is CheckResult => 'passes' in c && !c.passes

/** Whether a limit of the closed forms leaves a check open, and none fails of a span in one flow that does not vibrate. */
const isOutside = (p: Params, { left, state, response: { A_Y, A_Z } }: Judged, checks: Checks): boolean =>
  isSingle(state) &&
  !isStill(p) &&
  ![A_Y[0], A_Z?.[0]].some((A) => A !== undefined && A > 0) &&
  doubtOf(left, 'cross-flow') !== undefined &&
  madeOf(checks).some((c) => 'notChecked' in c && c.open) &&
  !madeOf(checks).some(fails)

/** Whether the reason stands before the sentence, as that of a check that is not assessed. */
const isSaid = (reason: string, checks: Checks): boolean =>
  madeOf(checks).some((c) => 'notChecked' in c && c.notChecked === reason) && !madeOf(checks).some(fails)

/** The allowable length and the criterion that sets it; where vibration is accepted, where it begins. */
function allowed({ longest, shortest }: Judged): string[] {
  if (typeof longest === 'object' && 'none' in longest) return ['No span length is allowable']
  if (shortest === undefined) return []
  const length = shownIn(shortest.length, 'm')
  const of =
    typeof longest === 'number'
      ? 'The allowable span length is'
      : 'The vibration criteria are met up to a span length of'
  return [`${of} ${length} (${shortest.criterion})`]
}

function movement(p: Params, judged: Judged, outside: boolean): string {
  const { state, response } = judged
  const { il, cf, A_Y, A_Z } = response
  if (!isSingle(state))
    return `Amplitudes are calculated at ${state.V_IL.length} reduced velocities up to ${shownRatio(Math.max(...state.V_IL))}. Onset is at a reduced velocity of ${shownRatio(il.V_on)} in line and ${shownRatio(cf.V_on)} cross-flow`
  if (isStill(p)) {
    const [along, across] = [shownIn(state.f_IL, 'Hz'), shownIn(state.span.f_CF, 'Hz')]
    return `The natural frequencies are ${along} in line and ${across} cross-flow. The reduced velocity is 0 because there is no flow`
  }
  const [V_IL = 0] = state.V_IL
  const [V_CF = 0] = state.V_CF
  const [y = 0] = A_Y
  const z = A_Z?.[0] ?? 0
  const inLine = arisesInLine(state.alpha)
  const along = `${inLine ? shownRatio(y) : '0'} diameters in line`
  const end = y === 0 && V_IL > il.V_end ? `, end of lock-in ${shownRatio(il.V_end)}` : ''
  const start = z > 0 && V_CF <= cf.V_on && hasCurve(cf.curve) ? `, start of response ${shownRatio(cf.curve.V_0)}` : ''
  const across = `${shownRatio(V_CF)} cross-flow (onset ${shownRatio(cf.V_on)}${start})`
  const flow = `reduced velocity ${inLine ? `${shownRatio(V_IL)} in line (onset ${shownRatio(il.V_on)}${end})` : `${shownRatio(V_IL)} in line`} and ${across}`
  if ((y > 0 && inLine) || z > 0) {
    const lateral = A_Z === undefined ? 'an unknown amplitude' : `${shownRatio(z)} diameters`
    return inFlow(judged, `The span vibrates with an amplitude of ${along} and ${lateral} cross-flow: ${flow}`)
  }
  if (outside) return forInformation(`${flow}${lengthAt(judged)}`)
  if (A_Z === undefined && V_CF > cf.V_on)
    return inFlow(judged, `The cross-flow onset is exceeded, but the amplitude is unknown: ${flow}`)
  if (!inLine && V_CF <= cf.V_on)
    return inFlow(
      judged,
      `In-line vortex-induced vibration does not occur at this current flow velocity ratio, and the cross-flow onset is not reached: ${flow}`,
    )
  return V_IL <= il.V_on && V_CF <= cf.V_on
    ? inFlow(judged, `The onset of vortex-induced vibration is not reached: ${flow}`)
    : inFlow(
        judged,
        `The flow velocity exceeds the lock-in range of the first mode, which vibrates at lower velocities: ${flow}`,
      )
}

/** Beside flow conditions, what is said of the operating flow says so. */
const inFlow = ({ longTerm }: Judged, said: string): string =>
  longTerm === undefined ? said : `In the operating flow, ${midSentence(said)}`

/** Where a flow condition is beyond an onset that the operating flow may not reach. */
function stronger({ longTerm }: Judged, { onset_in_line: along, onset_cross_flow: across }: Checks): string[] {
  if (longTerm === undefined || ![along, across].some((c) => c !== undefined && fails(c))) return []
  const most = (of: readonly number[]) => shownRatio(Math.max(0, ...of))
  const inLine = most(longTerm.conditions.map((c) => (arisesInLine(c.alpha) ? c.V_IL : 0)))
  const crossFlow = most(longTerm.conditions.map((c) => c.V_CF))
  return [`The maximum reduced velocity of the flow conditions is ${inLine} in line and ${crossFlow} cross-flow`]
}

function lasting(p: Params, { life }: Judged): string[] {
  if (typeof life !== 'number') return []
  const lasts = `The fatigue life is ${spanOfTime(life)}`
  if (p.design_life === undefined) return [`${lasts}; no design life is entered`]
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

/** Left out where the verdict has said it. */
function loading(checks: Checks): string[] {
  const c = checks.combined_loading
  if (c === undefined || !('passes' in c) || c.utilisation === null) return []
  const own = c.utilisation
  if (!c.passes && madeOf(checks).every((other) => !fails(other) || (other.utilisation ?? own) <= own)) return []
  return [`The combined loading utilisation is ${shownUtilisation(c.utilisation)}`]
}
