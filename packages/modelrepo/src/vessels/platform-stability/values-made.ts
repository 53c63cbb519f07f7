/** The values of a run from what was found, and why some of them are not there. */
import { house, type Trace } from '@keelson/equations'
import { rightingArms } from '@keelson/physics/ship-stability/cross-curve.ts'
import { crossing, type HeelCurve, largestArm } from '@keelson/physics/ship-stability/righting-curve.ts'
import { atLimit, type NotApplicable, notApplicable, type Outcome, shownIn } from '@keelson/workflow'
import { type Curve, NO_DEPTH } from './calculate-curve.ts'
import type { Found } from './calculate-found.ts'
import { requiredRatio } from './calculate-heeling.ts'
import { type Hydrostatics, isWeakerLengthwise } from './calculate-hull.ts'
import type { Limits } from './calculate-limits.ts'
import type { contract } from './contract.ts'
import { BOX, SEMI } from './modes.ts'
import type { Params } from './params.ts'

type Values = Outcome<typeof contract>['values']

export const NO_MOMENT = 'no wind heeling moment is given'
export const CALM = 'the {wind_heeling_moment} is 0'
const NO_CURVE = 'no {cross_curves_kn} are given'

/** The wind heels the unit as far as its righting arms are known, or over. */
export const notMet = (curve: Curve | undefined): string =>
  curve?.end === 'sides'
    ? `the righting arm does not reach the heeling arm up to ${shownIn(curve.trusted, 'deg')}, where the sides are no longer vertical`
    : 'the righting arm never reaches the heeling arm'

export function hullValues({ hydro, arms }: Found): Values {
  const { plane, loll } = hydro
  return {
    displacement: hydro.Delta,
    kb: hydro.KB,
    bm: hydro.BM,
    bm_transverse: hydro.BM,
    ...(plane && { waterplane_area: plane.area, longitudinal_bm: plane.BM_L }),
    gm: hydro.GM,
    gm_solid: hydro.GM,
    gm_fluid: hydro.GM_f,
    free_surface_correction: hydro.FSC,
    stable_upright: Math.min(hydro.GM_f, plane?.GM_fL ?? hydro.GM_f) > 0,
    angle_of_loll: loll ?? notApplicable('{gm_fluid} is not negative'),
    deck_edge_angle: arms.edge ?? notApplicable('no {depth} is given'),
  }
}

export function armValues(p: Params, { arms: { curve }, hydro }: Found, trace: Trace): Values {
  if (curve === undefined) return withReason(NO_CURVE)
  const arms = rightingArms(curve.cross, hydro.KG_f)
  return { righting_arm: armsAsked(p, curve, arms), ...summitOf(curve, arms, trace) }
}

const withReason = (why: string): Values => ({
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
  return known.every((arm) => arm === null)
    ? notApplicable('all of the {heel_angles} lie beyond the {deck_edge_angle}')
    : known
}

function summitOf(curve: Curve, arms: HeelCurve, trace: Trace): Values {
  if (curve.end === 'sides') {
    const why = notApplicable(curve.unjudged ?? 'the curve is known up to the {deck_edge_angle} only')
    return { maximum_gz: why, angle_of_maximum_gz: why, vanishing_angle: why }
  }
  const top = largestArm(arms, 0, curve.last)
  const vanishing = crossing(arms, () => 0, 'falling', top.heel, curve.last)
  const none = top.arm <= 0 ? 'no righting arm is positive' : 'righting arms stay positive as far as they are known'
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ source: house, clause: 'curve of righting arms', symbol, title, unit, value, cell })
  const end = 'first heel beyond the largest arm at which none is left'
  return {
    maximum_gz: read('GZ_max', 'Largest righting arm', 'm', top.arm, SUMMIT),
    angle_of_maximum_gz: read('phi_max', 'Heel of the largest righting arm', 'rad', top.heel, SUMMIT),
    vanishing_angle: vanishing ? read('phi_z', 'Vanishing angle', 'rad', vanishing.heel, end) : notApplicable(none),
  }
}
const SUMMIT = 'largest of the whole curve'

export function windValues({ hydro, wind, small, limits, arms }: Found): Values {
  const { moment, blocks } = wind
  const noHeel = moment === undefined ? NO_MOMENT : arms.curve === undefined ? NO_CURVE : notMet(arms.curve)
  return {
    force: blocks?.force ?? notApplicable('no {blocks} are used'),
    heeling_moment_upright: blocks?.moment ?? notApplicable('no {blocks} are used'),
    wind_heeling_moment: moment ?? notApplicable(NO_MOMENT),
    wind_heeling_arm:
      limits?.upright ?? notApplicable(moment === undefined ? NO_MOMENT : moment === 0 ? CALM : NO_CURVE),
    static_heel: moment === 0 && hydro.GM_f > 0 ? 0 : (limits?.first ?? notApplicable(noHeel)),
    static_heel_small_angle: small ?? notApplicable(moment === undefined ? NO_MOMENT : '{gm_fluid} is not positive'),
  }
}

export function areaValues(p: Params, { limits, wind, arms, hydro }: Found, trace: Trace): Values {
  const required = { required_area_ratio: requiredRead(p, trace) }
  const areas = limits?.areas
  const why = whyNoAreas(p, { limits, wind, arms })
  if (limits === undefined || areas === undefined) {
    const none = notApplicable(why)
    return {
      ...required,
      area_limit_angle: none,
      righting_area: none,
      heeling_area: none,
      area_ratio: none,
      allowable_kg: none,
      stability_passed: none,
    }
  }
  return {
    ...required,
    area_limit_angle: areas.end,
    righting_area: areas.righting,
    heeling_area: areas.heeling,
    area_ratio: areas.ratio,
    allowable_kg: allowed(limits),
    stability_passed: passed(p, hydro, areas.ratio, limits.required.value),
  }
}

/** About the weaker axis the areas are not known. */
function passed(p: Params, hydro: Hydrostatics, ratio: number, required: number): boolean | NotApplicable {
  const least = Math.min(hydro.GM_f, hydro.plane?.GM_fL ?? hydro.GM_f)
  if (!reaches(ratio, required) || !reaches(least, p.minimum_gm)) return false
  return isWeakerLengthwise(hydro) ? notApplicable('the areas are not those of the weaker axis') : true
}

function requiredRead(p: Params, trace: Trace): number {
  const { symbol, title = 'Required ratio of the areas', unit, source, clause, si: value } = requiredRatio(p)
  return trace.lookup({ symbol, title, unit, source, clause, value, cell: 'by the type of the unit' })
}

const allowed = ({ allowableKg }: Limits) => allowableKg ?? notApplicable('no height of the centre of gravity passes')
const reaches = (value: number, least: number) => value >= least || atLimit(value, least)

export function whyNoAreas(p: Params, { limits, wind, arms }: Pick<Found, 'limits' | 'wind' | 'arms'>): string {
  if (arms.curve === undefined) return NO_CURVE
  if (wind.moment === undefined) return NO_MOMENT
  if (arms.curve.unjudged !== undefined) return p.hull_type === BOX || p.hull_type === SEMI ? NO_DEPTH : NO_CURVE
  return limits === undefined ? CALM : notMet(arms.curve)
}
