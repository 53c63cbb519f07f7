/** What of the values no one symbol gives, and why some of them are not there. */
import { house, readConstant, type Trace } from '@keelson/equations'
import { rightingArms } from '@keelson/physics/ship-stability/cross-curve.ts'
import { crossing, type HeelCurve, largestArm } from '@keelson/physics/ship-stability/righting-curve.ts'
import { atLimit, type NotApplicable, notApplicable, shownIn } from '@keelson/workflow'
import { type Curve, NO_DEPTH } from './curve.ts'
import type { Found } from './found.ts'
import { requiredRatio } from './heeling.ts'
import { type Hydrostatics, isWeakerLengthwise } from './hydrostatics.ts'
import { BOX, type Params, SEMI } from './inputs.ts'

export const NO_MOMENT = 'no wind heeling moment is provided'
export const CALM = 'the {wind_heeling_moment} is 0'
const NO_CURVE = 'no {cross_curves_kn} are provided'

/** The wind heels the unit as far as its righting levers are known, or over. */
export const notMet = (curve: Curve | undefined): string =>
  curve?.end === 'sides'
    ? `the righting lever does not reach the heeling lever up to the wall-sided limit of ${shownIn(curve.trusted, 'deg')}`
    : 'the righting lever never reaches the heeling lever'

export function hullTold({ hydro: { GM_f, plane, loll }, arms: { edge } }: Found) {
  return {
    stable_upright: Math.min(GM_f, plane?.GM_fL ?? GM_f) > 0,
    ...(loll === undefined && { angle_of_loll: notApplicable('the {gm_fluid} is not negative') }),
    ...(edge === undefined && { deck_edge_angle: notApplicable('no {depth} is provided') }),
  }
}

export function armsTold(p: Params, { arms: { curve }, hydro }: Found, trace: Trace) {
  if (curve === undefined) return withReason(NO_CURVE)
  const arms = rightingArms(curve.cross, hydro.KG_f)
  return { righting_arm: armsAsked(p, curve, arms), ...summitOf(curve, arms, trace) }
}

const withReason = (why: string) => ({
  righting_arm: notApplicable(why),
  maximum_gz: notApplicable(why),
  angle_of_maximum_gz: notApplicable(why),
  vanishing_angle: notApplicable(why),
})

/** An arm to the other side is the same with the other sign. */
function armsAsked(
  { heel_angles }: Params,
  { last }: Curve,
  arms: HeelCurve,
): (number | null)[] | undefined | NotApplicable {
  if (heel_angles === undefined) return undefined
  const known = heel_angles.map((heel) =>
    Math.abs(heel) > last * (1 + 1e-12) ? null : Math.sign(heel) * arms.at(Math.min(Math.abs(heel), last)),
  )
  return known.every((arm) => arm === null) ? notApplicable('all {heel_angles} exceed the {deck_edge_angle}') : known
}

/** The heel at which none is left goes by another symbol than it is called by. */
function summitOf(curve: Curve, arms: HeelCurve, trace: Trace) {
  if (curve.end === 'sides') {
    const why = notApplicable(curve.unjudged ?? 'the curve is known only up to the {deck_edge_angle}')
    return { maximum_gz: why, angle_of_maximum_gz: why, vanishing_angle: why }
  }
  const top = largestArm(arms, 0, curve.last)
  const vanishing = crossing(arms, () => 0, 'falling', top.heel, curve.last)
  const none =
    top.arm <= 0 ? 'no righting lever is positive' : 'the righting lever remains positive over the known curve'
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ source: house, clause: 'curve of righting levers', symbol, title, unit, value, cell })
  const end = 'first heel above the maximum at which the righting lever is zero'
  read('GZ_max', 'Maximum righting lever', 'm', top.arm, SUMMIT)
  read('phi_max', 'Heel angle at maximum righting lever', 'rad', top.heel, SUMMIT)
  return {
    vanishing_angle: vanishing ? read('phi_z', 'Vanishing angle', 'rad', vanishing.heel, end) : notApplicable(none),
  }
}
const SUMMIT = 'maximum of the whole curve'

export function windTold({ hydro, wind: { moment, blocks }, small, limits, arms }: Found) {
  const noHeel = moment === undefined ? NO_MOMENT : arms.curve === undefined ? NO_CURVE : notMet(arms.curve)
  const idle = notApplicable('no {blocks} are used')
  const noArm = moment === undefined ? NO_MOMENT : moment === 0 ? CALM : NO_CURVE
  const noSmall = moment === undefined ? NO_MOMENT : 'the {gm_fluid} is not positive'
  return {
    ...(blocks === undefined && { force: idle, heeling_moment_upright: idle }),
    ...(moment === undefined && { wind_heeling_moment: notApplicable(NO_MOMENT) }),
    ...(limits === undefined && { wind_heeling_arm: notApplicable(noArm) }),
    static_heel: moment === 0 && hydro.GM_f > 0 ? 0 : (limits?.first ?? notApplicable(noHeel)),
    ...(small === undefined && { static_heel_small_angle: notApplicable(noSmall) }),
  }
}

export function areasTold(p: Params, { limits, wind, arms, hydro }: Found, trace: Trace) {
  tracedRequired(p, trace)
  const areas = limits?.areas
  if (limits === undefined || areas === undefined) {
    const none = notApplicable(whyNoAreas(p, { limits, wind, arms }))
    return {
      area_limit_angle: none,
      righting_area: none,
      heeling_area: none,
      area_ratio: none,
      allowable_kg: none,
      stability_passed: none,
    }
  }
  return {
    area_limit_angle: areas.end,
    ...(limits.allowableKg === undefined && { allowable_kg: notApplicable(NO_HEIGHT) }),
    stability_passed: passed(p, hydro, areas.ratio, limits.required.value),
  }
}
export const NO_HEIGHT = 'no KG satisfies the criteria'

/** About the weaker axis the areas are not known. */
function passed(p: Params, hydro: Hydrostatics, ratio: number, required: number): boolean | NotApplicable {
  const least = Math.min(hydro.GM_f, hydro.plane?.GM_fL ?? hydro.GM_f)
  if (!reaches(ratio, required) || !reaches(least, p.minimum_gm)) return false
  return isWeakerLengthwise(hydro)
    ? notApplicable('the righting and heeling areas are not calculated about the critical axis')
    : true
}

const tracedRequired = (p: Params, trace: Trace) => readConstant(requiredRatio(p), 'set by the unit type', trace)

const reaches = (value: number, least: number) => value >= least || atLimit(value, least)

export function whyNoAreas(p: Params, { limits, wind, arms }: Pick<Found, 'limits' | 'wind' | 'arms'>): string {
  if (arms.curve === undefined) return NO_CURVE
  if (wind.moment === undefined) return NO_MOMENT
  if (arms.curve.unjudged !== undefined) return p.hull_type === BOX || p.hull_type === SEMI ? NO_DEPTH : NO_CURVE
  return limits === undefined ? CALM : notMet(arms.curve)
}
