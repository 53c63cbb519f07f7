/** What is said beside the checks, those that no two symbols make, and why some of them are not made. */
import { SIDES_RULE } from '@keelson/physics/hull/metacentre.ts'
import { LEAST_HEIGHT } from '@keelson/standards/imo-is-code-2008/righting-lever.ts'
import { COLUMN_RATIO, CURVE_RULE, SURFACE_RATIO } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { SHAPE_REACH } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { STATIC_HEEL_LIMIT } from '@keelson/standards/sor-96-118-1996/heel.ts'
import {
  against,
  type CheckResult,
  check,
  type Doubt,
  firstOutOf,
  inDoubt,
  type Left,
  type NotChecked,
  notChecked,
  shownIn,
  withoutDemand,
} from '@keelson/workflow'
import type { Found } from './found.ts'
import { isWeakerLengthwise } from './hydrostatics.ts'
import { BOX, COLUMN_STABILISED, OFFSETS, type Params } from './inputs.ts'
import type { Areas } from './limits.ts'
import { AXIS_RULE } from './reach.ts'
import { CALM, NO_HEIGHT, NO_MOMENT, notMet, whyNoAreas } from './told.ts'
import { armsApart } from './upright.ts'

const contradiction = (why: string | undefined): Doubt | undefined =>
  why === undefined ? undefined : { kind: 'contradiction', why }
const outOfReach = (why: Left | undefined): Doubt | undefined => why && { kind: 'out_of_reach', why }

export function checksTold(p: Params, found: Found) {
  const { hydro } = found
  const apart = contradiction(armsApart(p, hydro))
  /** A pass may rest on inputs that contradict each other, or on the axis that is not the weaker one. */
  const doubt = apart ?? outOfReach(otherAxis(found) ?? lessWind(found))
  const areas = areaChecks(p, found, doubt)
  const along = hydro.plane && besideHeight(p, hydro.plane.GM_fL, 'the unit is unstable in trim')
  return {
    checks: { static_heel: steadyHeel(p, found, doubt), ...areas.checks },
    beside: {
      metacentric_height: { ...besideHeight(p, hydro.GM_f, 'the unit is unstable upright'), doubt: apart },
      ...(along && { metacentric_height_longitudinal: along }),
      ...areas.beside,
    },
  }
}

function besideHeight({ minimum_gm }: Params, height: number, failure: string) {
  const weaker =
    minimum_gm < LEAST_HEIGHT.si && `entered value; IS Code A/2.2.4 requires ${shownIn(LEAST_HEIGHT.si, 'm')}`
  return { ...(weaker && { note: weaker }), ...(height <= 0 && { failure }) }
}

/** Why righting levers that pass show nothing of the weaker axis. */
function otherAxis({ hydro }: Found): Left | undefined {
  if (!isWeakerLengthwise(hydro)) return undefined
  const along = shownIn(hydro.plane?.GM_fL ?? Number.NaN, 'm')
  return against(
    AXIS_RULE,
    `righting levers are calculated for heel, but the longitudinal metacentric height (${along}) is below the transverse value (${shownIn(hydro.GM_f, 'm')}); exchange the longitudinal and transverse axes of the hull`,
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
      ? `the righting lever curve ends at ${shownIn(end, 'deg')}, before the second intercept and the downflooding angle`
      : undefined,
  )

/** A hull of one body is a surface unit, of which more is asked. */
const notOfColumns = ({ hull_type, unit_type }: Params): string | undefined =>
  unit_type === COLUMN_STABILISED && (hull_type === BOX || hull_type === OFFSETS)
    ? `the {unit_type} is column-stabilised but the hull has no columns, so MODU Code 3.3.1.1 requires a ratio of ${SURFACE_RATIO.value}, not ${COLUMN_RATIO.value}`
    : undefined

function steadyHeel(p: Params, found: Found, doubt: Doubt | undefined): CheckResult | NotChecked {
  const { limits, wind, arms } = found
  const { curve } = arms
  if (limits?.first !== undefined) return inDoubt(doubt, check({ demand: limits.first, capacity: STATIC_HEEL_LIMIT }))
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

function areaChecks(p: Params, found: Found, doubt: Doubt | undefined) {
  const { limits, arms } = found
  if (limits?.areas === undefined || limits.best === undefined || limits.positive === undefined) {
    const why = unmade(found, whyNoAreas(p, found))
    return {
      checks: {
        area_ratio: why,
        area_ratio_to_flooding: why,
        height_of_gravity: why,
        positive_range: why,
        wind_equilibrium: why,
      },
      beside: {},
    }
  }
  const { areas, flooding, positive, allowableKg, required, first } = limits
  const unmet = first === undefined && { failure: notMet(arms.curve) }
  const columns = contradiction(notOfColumns(p))
  const early = doubt ?? outOfReach(endedEarly(arms, areas))
  const lowest = allowableKg === undefined && { utilisation: Number.NaN, failure: NO_HEIGHT }
  return {
    checks: {
      area_ratio: inDoubt(early ?? columns, check({ demand: required, capacity: areas.ratio, ...unmet })),
      area_ratio_to_flooding: flooding
        ? inDoubt(doubt ?? columns, check({ demand: required, capacity: flooding.ratio }))
        : notChecked(
            'not_requested',
            'the main area check already extends to the downflooding angle or the end of the curve',
          ),
      height_of_gravity: inDoubt(early ?? columns, check({ demand: p.kg, capacity: allowableKg ?? 0, ...lowest })),
      positive_range: inDoubt(early, rangeCheck(areas.end, positive, unmet)),
    },
    beside: { wind_equilibrium: { ...unmet, doubt } },
  }
}

function rangeCheck(
  end: number,
  { heel, broken }: { readonly heel: number; readonly broken: boolean },
  unmet: false | { readonly failure: string },
): CheckResult {
  const failed = broken ? { failure: 'the righting lever is negative from upright' } : unmet
  return check({ demand: end, capacity: heel, ...(failed && { utilisation: Number.NaN, ...failed }) })
}
