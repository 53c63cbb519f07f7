/** The lift of one rate or of many: pressures, where they are spent, velocities, and the match to a gauge. */
import type { Trace } from '@keelson/equations'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { against, type Left, type NotApplicable, notApplicable, notChecked, openIf, shownIn } from '@keelson/workflow'
import { tracedLastStep } from '../_shared/lift/last-step.ts'
import { erosionCheck, erosionRatio, isGasWell, tracedWellhead, unloadingCheck } from '../_shared/lift/limits.ts'
import { ANSWERED } from '../_shared/lift/reaches.ts'
import { CALLED } from '../_shared/lift/warnings.ts'
import { matched } from './calculate-match.ts'
import { least } from './calculate-minimum.ts'
import { allLifted, type Lifted, nearestToErosion, type Rate, ratesOf, split, wellOf } from './calculate-rates.ts'
import { CURVE } from './modes.ts'
import type { Params } from './params.ts'

/** All that the lift of the rates asked for gave. */
export interface Lift {
  readonly well: LiftWell
  readonly rates: readonly Rate[]
  /** In the order of the rates. */
  readonly all: readonly (Lifted | undefined)[]
  readonly answered: readonly Lifted[]
  /** The rate that tables and figure show. */
  readonly shown: Lifted | undefined
}

export function liftOf(p: Params): Lift {
  const well = wellOf(p)
  const rates = ratesOf(p)
  const all = allLifted(well, rates)
  const answered = all.flatMap((one) => one ?? [])
  return { well, rates, all, answered, shown: nearestToErosion(answered) }
}

/** Values and checks, traced. */
export function lifts(p: Params, lift: Lift, trace: Trace) {
  const { well, all, answered, shown } = lift
  const friction_and_gravity_split = answered.map(({ rate, profile }) => ({ oil_rate: rate.oil, ...split(profile) }))
  if (shown === undefined) return { ...unanswered(p, lift), shown }
  const { p_wf } = tracedLastStep(well, shown.profile.last, shown.rate.lifted, trace)
  const erosional_velocity = erosionCheck(shown.profile, trace, many(answered) ? `, ${called(shown.rate)}` : '')
  const ratio = erosionRatio(erosional_velocity, 'v_me', trace)
  const unloading = unloads(lift, trace)
  const pressures = all.map((one) => one?.profile.last.p_2 ?? null)
  return {
    shown,
    values: {
      ...(p.analysis === CURVE
        ? { flowing_bottomhole_pressure: pressures, minimum_of_curve: least(well, lift.rates, trace) }
        : { flowing_bottomhole_pressure: p_wf, ...matched(p, well, shown, trace) }),
      friction_and_gravity_split,
      erosional_velocity_ratio: ratio,
    },
    checks: {
      erosional_velocity: openIf('out_of_reach', unansweredLeft(all), erosional_velocity),
      unloading: 'notChecked' in unloading ? unloading : openIf('out_of_reach', unansweredLeft(all), unloading),
    },
  }
}

const many = (answered: readonly Lifted[]) => answered.length > 1
const called = ({ lifted: q }: Rate) => shownIn(q, 'stb/d')

/** The droplets of a gas well at its lowest rate, where the gas is slowest. */
function unloads({ well, answered }: Lift, trace: Trace) {
  const slowest = answered.filter(({ rate }) => rate.lifted > 0).toSorted((a, b) => a.rate.lifted - b.rate.lifted)[0]
  if (slowest === undefined) return notChecked('not_requested', 'nothing flows')
  const { profile, rate } = slowest
  const gas = profile.wellhead.at.flow.v_sg > 0 && isGasWell(well)
  if (gas) tracedWellhead(profile, trace, `at the wellhead, ${called(rate)}`)
  const made = unloadingCheck(well, profile.wellhead, trace)
  return 'notChecked' in made || !many(answered) ? made : { ...made, note: `at the lowest rate, ${called(rate)}` }
}

/** Rates that have no answer: what the others pass says nothing of them. */
const unansweredLeft = (all: Lift['all']): Left | undefined => {
  const none = all.filter((one) => one === undefined).length
  return against(
    ANSWERED,
    none === 0
      ? undefined
      : `the correlation has no answer at ${none === all.length ? 'any rate' : `${none} of ${all.length} rates`}`,
  )
}

function unanswered(p: Params, { rates, all }: Lift) {
  const none = noAnswer(p, rates)
  const idle = notChecked('out_of_reach', unansweredLeft(all) ?? against(ANSWERED, 'the correlation has no answer'))
  const pressures = p.analysis === CURVE ? rates.map(() => null) : none
  const { measured_flowing_bottomhole_pressure: measured } = p
  return {
    values: {
      flowing_bottomhole_pressure: pressures,
      ...(p.analysis === CURVE && { minimum_of_curve: none }),
      ...(p.analysis !== CURVE && measured !== undefined && { matched_gravity_correction_factor: none }),
      friction_and_gravity_split: none,
      erosional_velocity_ratio: none,
    },
    checks: { erosional_velocity: idle, unloading: idle },
  }
}

const noAnswer = ({ vlp_correlation }: Params, rates: readonly Rate[]): NotApplicable => {
  const all = rates.map(({ lifted: q }) => q)
  const range = all.length === 1 ? `at ${shownIn(all[0] ?? 0, 'stb/d')}` : 'at any of the rates'
  return notApplicable(
    `{vlp_correlation} ${CALLED[vlp_correlation]} has no answer ${range}: the flow chokes or the pressure leaves all bounds`,
  )
}
