/** The checks of a run from what was found, and why some of them are not made. */
import { LEAST_HEIGHT } from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { STATIC_HEEL_LIMIT } from '@keelson/standards/sor-96-118-1996/heel.ts'
import {
  type CheckResult,
  check,
  given,
  type NotChecked,
  notChecked,
  type Outcome,
  openIf,
  shownIn,
  withoutDemand,
} from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import { isWeakerLengthwise } from './calculate-hull.ts'
import { armsApart } from './calculate-upright.ts'
import type { contract } from './contract.ts'
import type { Params } from './params.ts'
import { CALM, NO_MOMENT, notMet, whyNoAreas } from './values-made.ts'

type Checks = NonNullable<Outcome<typeof contract>['checks']>
/** A check whose pass may rest on inputs that contradict each other, or on the axis that is not the weaker one. */
type Guard = (made: CheckResult) => CheckResult | NotChecked

export function checksOf(p: Params, found: Found): Checks {
  const { hydro } = found
  const apart = armsApart(p, hydro)
  const agreed: Guard = (made) => openIf('contradiction', apart, made)
  const guard: Guard = (made) => {
    const done = agreed(made)
    return 'notChecked' in done ? done : openIf('out_of_reach', otherAxis(found), done)
  }
  return {
    metacentric_height: agreed(heightCheck(p, hydro.GM_f, 'the unit does not stay upright')),
    ...(hydro.plane && {
      metacentric_height_longitudinal: heightCheck(p, hydro.plane.GM_fL, 'the unit does not stay on even keel'),
    }),
    static_heel: steadyHeel(p, found, guard),
    ...areaChecks(p, found, guard),
  }
}

function heightCheck({ minimum_gm }: Params, height: number, failure: string): CheckResult {
  const weaker =
    minimum_gm < LEAST_HEIGHT.si && `as entered; the IS Code A/2.2.4 requires ${shownIn(LEAST_HEIGHT.si, 'm')}`
  return check({
    demand: minimum_gm,
    capacity: height,
    ...(weaker && { note: weaker }),
    ...(height <= 0 && { failure }),
  })
}

/** Why righting arms that pass show nothing of the weaker axis. */
function otherAxis({ hydro }: Found): string | undefined {
  if (!isWeakerLengthwise(hydro)) return undefined
  const along = shownIn(hydro.plane?.GM_fL ?? Number.NaN, 'm')
  return `the righting arms are of heel, and the metacentric height is lower lengthwise (${along}, ${shownIn(hydro.GM_f, 'm')} across): exchange the two directions of the hull`
}

function steadyHeel(p: Params, found: Found, guard: Guard): CheckResult | NotChecked {
  const { limits, wind, arms } = found
  if (limits?.first !== undefined) return guard(check({ demand: limits.first, capacity: STATIC_HEEL_LIMIT }))
  if (limits === undefined) return unmade(found, wind.moment === undefined ? NO_MOMENT : whyNoAreas(p, found))
  const reason = notMet(arms.curve)
  if (arms.curve === undefined || arms.curve.end === 'sides') return notChecked('out_of_reach', reason)
  return check({ demand: arms.curve.last, capacity: STATIC_HEEL_LIMIT, utilisation: Number.NaN, failure: reason })
}

/** What was sent of a wind heel and cannot be judged for want of the rest leaves its checks open. */
function unmade({ wind, arms }: Found, reason: string): NotChecked {
  if (reason === CALM) return withoutDemand(reason)
  const begun = reason === NO_MOMENT ? arms.curve !== undefined : wind.moment !== undefined
  return { ...notChecked('input_missing', reason), open: begun }
}

function areaChecks(p: Params, found: Found, guard: Guard): Checks {
  const { limits, arms } = found
  if (limits?.areas === undefined || limits.best === undefined || limits.positive === undefined) {
    const why = unmade(found, whyNoAreas(p, found))
    return {
      area_ratio: why,
      area_ratio_to_flooding: why,
      height_of_gravity: why,
      positive_range: why,
      wind_equilibrium: why,
    }
  }
  const { best, areas, flooding, positive, allowableKg, required, first } = limits
  const { kg } = given(p, 'kg')
  const unmet = first === undefined && { failure: notMet(arms.curve) }
  const lowest = allowableKg === undefined && {
    utilisation: Number.NaN,
    failure: 'no height of the centre of gravity passes',
  }
  return {
    area_ratio: guard(check({ demand: required, capacity: areas.ratio, ...unmet })),
    area_ratio_to_flooding: flooding
      ? guard(check({ demand: required, capacity: flooding.ratio }))
      : notChecked('not_requested', 'the areas above go to the downflooding angle, or as far as the curve is known'),
    height_of_gravity: guard(check({ demand: kg, capacity: allowableKg ?? 0, ...lowest })),
    positive_range: guard(rangeCheck(areas.end, positive, unmet)),
    wind_equilibrium: guard(check({ demand: best.heeling, capacity: best.righting, ...unmet })),
  }
}

function rangeCheck(
  end: number,
  { heel, broken }: { readonly heel: number; readonly broken: boolean },
  unmet: false | { readonly failure: string },
): CheckResult {
  const failed = broken ? { failure: 'the righting arm is negative from upright on' } : unmet
  return check({ demand: end, capacity: heel, ...(failed && { utilisation: Number.NaN, ...failed }) })
}
