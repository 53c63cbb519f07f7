/** The checks of a run from what was found, and why some of them are not made. */
import { SIDES_RULE } from '@keelson/physics/hull/metacentre.ts'
import { LEAST_HEIGHT } from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { CURVE_RULE, SURFACE_RATIO } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { SHAPE_REACH } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { STATIC_HEEL_LIMIT } from '@keelson/standards/sor-96-118-1996/heel.ts'
import {
  against,
  type CheckResult,
  check,
  firstOutOf,
  given,
  type Left,
  type NotChecked,
  notChecked,
  type Outcome,
  openIf,
  shownIn,
  withoutDemand,
} from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import { isWeakerLengthwise } from './calculate-hull.ts'
import type { Areas } from './calculate-limits.ts'
import { armsApart } from './calculate-upright.ts'
import type { contract } from './contract.ts'
import { BOX, COLUMN_STABILISED, OFFSETS } from './modes.ts'
import type { Params } from './params.ts'
import { AXIS_RULE } from './reach.ts'
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
    return 'notChecked' in done ? done : openIf('out_of_reach', otherAxis(found) ?? lessWind(found), done)
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
function otherAxis({ hydro }: Found): Left | undefined {
  if (!isWeakerLengthwise(hydro)) return undefined
  const along = shownIn(hydro.plane?.GM_fL ?? Number.NaN, 'm')
  return against(
    AXIS_RULE,
    `the righting arms are of heel, and the metacentric height is lower lengthwise (${along}, ${shownIn(hydro.GM_f, 'm')} across): exchange the two directions of the hull`,
  )
}

const lessWind = ({ wind }: Found): Left | undefined =>
  firstOutOf(
    SHAPE_REACH,
    (wind.blocks?.rows ?? []).map(({ shape }) => shape),
  )

/** Areas and arms that end with the curve, and not where the criteria do. */
const endedEarly = ({ curve }: Found['arms'], { end, atItsEnd }: Areas): Left | undefined =>
  against(
    CURVE_RULE,
    curve !== undefined && atItsEnd && curve.end !== 'right angle'
      ? `the righting arms are known up to ${shownIn(end, 'deg')} only, short of the second intercept and the downflooding angle`
      : undefined,
  )

/** A hull of one body is a surface unit, of which more is asked. */
const notOfColumns = ({ hull_type, unit_type }: Params): string | undefined =>
  unit_type === COLUMN_STABILISED && (hull_type === BOX || hull_type === OFFSETS)
    ? `{unit_type} is column-stabilised, and the hull has no columns: MODU Code 3.3.1.1 requires a ratio of ${SURFACE_RATIO.value}`
    : undefined

function steadyHeel(p: Params, found: Found, guard: Guard): CheckResult | NotChecked {
  const { limits, wind, arms } = found
  const { curve } = arms
  if (limits?.first !== undefined) return guard(check({ demand: limits.first, capacity: STATIC_HEEL_LIMIT }))
  if (limits === undefined || curve === undefined)
    return unmade(found, wind.moment === undefined ? NO_MOMENT : whyNoAreas(p, found))
  const reason = notMet(curve)
  if (curve.end === 'sides') return notChecked('out_of_reach', { reach: SIDES_RULE, reason })
  return check({ demand: curve.last, capacity: STATIC_HEEL_LIMIT, utilisation: Number.NaN, failure: reason })
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
  const columns = notOfColumns(p)
  const ofType = (done: CheckResult | NotChecked) =>
    'notChecked' in done ? done : openIf('contradiction', columns, done)
  const early = endedEarly(arms, areas)
  const ofAreas: Guard = (made) => {
    const done = guard(made)
    return 'notChecked' in done ? done : openIf('out_of_reach', early, done)
  }
  const lowest = allowableKg === undefined && {
    utilisation: Number.NaN,
    failure: 'no height of the centre of gravity passes',
  }
  return {
    area_ratio: ofType(ofAreas(check({ demand: required, capacity: areas.ratio, ...unmet }))),
    area_ratio_to_flooding: flooding
      ? ofType(guard(check({ demand: required, capacity: flooding.ratio })))
      : notChecked('not_requested', 'the areas above go to the downflooding angle, or as far as the curve is known'),
    height_of_gravity: ofType(ofAreas(check({ demand: kg, capacity: allowableKg ?? 0, ...lowest }))),
    positive_range: ofAreas(rangeCheck(areas.end, positive, unmet)),
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
