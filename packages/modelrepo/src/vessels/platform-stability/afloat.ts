/** A floating hull of any kind under its wind: what is answered of it, and what it is held to. */
import type { Trace } from '@keelson/equations'
import * as meta from '@keelson/physics/hull/metacentre.ts'
import { metacentricHeight, SIDES_RULE } from '@keelson/physics/hull/metacentre.ts'
import { uprightArm } from '@keelson/physics/ship-stability/heeling.ts'
import { areaRatio, COLUMN_RATIO, POSITIVE_RANGE } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { STATIC_HEEL_LIMIT } from '@keelson/standards/sor-96-118-1996/heel.ts'
import {
  capitalised,
  checkOf,
  compares,
  flagValue,
  gives,
  givesAs,
  listValue,
  numberValue,
  shown,
  shownIn,
} from '@keelson/workflow'
import { allowableChart, armsChart } from './charts.ts'
import { windage } from './figures-wind.ts'
import { type Found, foundFor, type Hull } from './found.ts'
import { requiredRatio } from './heeling.ts'
import { COLUMN_STABILISED, type Params } from './inputs.ts'
import { checksTold } from './made.ts'
import { OF_AREAS, OF_WIND } from './reach.ts'
import { areaRows, blockRows } from './tables.ts'
import { areasTold, armsTold, hullTold, windTold } from './told.ts'
import { blockWarnings, calmWarnings, hullWarnings, windWarnings } from './warnings.ts'
import { windValues } from './way-wind.ts'

const minimum = 0
const AREA = { unit: 'm*rad', noKind: 'area under a righting lever curve over heel' } as const
const height = (title: string, symbol: string, description: string) =>
  givesAs(symbol, title, 'metacentric_height', description, { signed: true })
const angle = (title: string, symbol: string, description: string) => givesAs(symbol, title, 'heel_angle', description)
const toldAngle = (title: string, symbol: string, description: string) =>
  numberValue('heel_angle', { title, symbol, description, minimum })

/** Of a hull whose waterplane is known. */
export const planeValues = {
  waterplane_area: givesAs('A_wp', 'Waterplane area', 'hull_area', 'Waterplane area of the upright unit.'),
  longitudinal_bm: height('Longitudinal metacentric radius', 'BM_L', 'Longitudinal metacentric radius, used for trim.'),
}
export const planeChecks = {
  metacentric_height_longitudinal: compares('metacentric_height', {
    title: 'Longitudinal fluid metacentric height',
    criterion: metacentricHeight,
    demand: { input: 'minimum_gm', title: 'Minimum metacentric height' },
    capacity: { symbol: 'GM_fL', title: 'Longitudinal fluid metacentric height' },
  }),
}
/** Of a hull with vertical sides. */
export const sideValues = {
  deck_edge_angle: angle(
    'Wall-sided limit angle',
    'phi_de',
    'Heel angle at which the waterline leaves the vertical sides, at the deck edge or bilge, or at the deck box or pontoons.',
  ),
}

export const values = {
  displacement: gives(meta.displacement, 'ship_displacement', 'Displacement at the draught.', {
    orInput: 'displacement',
  }),
  kb: givesAs(
    'KB',
    'Centre of buoyancy above the keel',
    'height_above_datum',
    'Height of the centre of buoyancy above the keel, upright.',
    {
      orInput: 'kb',
      signed: true,
    },
  ),
  bm: height('Metacentric radius', 'BM', 'Transverse metacentric radius.'),
  bm_transverse: height(
    'Transverse metacentric radius',
    'BM',
    'Transverse metacentric radius. Identical to the metacentric radius.',
  ),
  gm: height('Metacentric height', 'GM', 'Solid metacentric height, without free surface correction.'),
  gm_solid: height('Solid metacentric height', 'GM', 'Solid metacentric height. Identical to the metacentric height.'),
  free_surface_correction: gives(
    meta.freeSurfaceCorrection,
    'metacentric_height',
    'Reduction in metacentric height due to slack tanks.',
  ),
  gm_fluid: gives(meta.fluidHeight, 'metacentric_height', 'Metacentric height corrected for slack tanks.', {
    signed: true,
  }),
  stable_upright: flagValue({
    title: 'Upright stability',
    description: 'True if the fluid metacentric height is positive transversely and, if known, longitudinally.',
  }),
  angle_of_loll: angle(
    'Angle of loll',
    'phi_loll',
    'Heel angle at which an initially unstable unit with vertical sides settles.',
  ),
  righting_arm: listValue('righting_arm', {
    title: 'Righting lever',
    symbol: 'GZ',
    description: 'Righting lever at each entered heel angle. Values outside the known range are blank.',
    gaps: true,
    single: true,
    needs: ['heel_angles'],
  }),
  maximum_gz: givesAs(
    'GZ_max',
    'Maximum righting lever',
    'righting_arm',
    'Maximum of the whole righting lever curve.',
    {
      signed: true,
    },
  ),
  angle_of_maximum_gz: angle(
    'Heel angle at maximum righting lever',
    'phi_max',
    'Heel angle at the maximum of the whole curve.',
  ),
  vanishing_angle: toldAngle(
    'Vanishing angle',
    'phi_v',
    'First heel angle above the maximum at which the righting lever is zero.',
  ),
  ...windValues,
  wind_heeling_arm: gives(uprightArm, 'righting_arm', 'Wind heeling moment divided by displacement.'),
  static_heel: toldAngle('Steady heel', 'phi_1', 'First intercept of the righting and heeling levers.'),
  static_heel_small_angle: angle(
    'Steady heel from metacentric height',
    'phi_s',
    'Steady heel from the small-angle formula.',
  ),
  area_limit_angle: toldAngle(
    'Area limit angle',
    'phi_l',
    'Lowest of second intercept, downflooding angle and end of the righting lever curve.',
  ),
  righting_area: givesAs(
    'A_GZ',
    'Righting area',
    AREA,
    'Area under the righting lever curve from upright to the area limit angle.',
    { signed: true },
  ),
  heeling_area: givesAs(
    'A_h',
    'Heeling area',
    AREA,
    'Area under the heeling lever curve from upright to the area limit angle.',
  ),
  area_ratio: gives(areaRatio, '-', 'Ratio of righting to heeling area, up to the area limit angle.', { signed: true }),
  required_area_ratio: givesAs('R_req', 'Required area ratio', '-', 'Required area ratio for the unit type.', {
    minimum: 1,
  }),
  allowable_kg: givesAs(
    'KG_max',
    'Allowable KG',
    'height_above_datum',
    'Maximum solid KG that satisfies the area ratio and metacentric height criteria for the entered free surface moment.',
  ),
  stability_passed: flagValue({
    title: 'Area and metacentric height criteria passed',
    description: 'Combined result for the area ratio and metacentric height criteria.',
  }),
}

/** What stands before the check of a hull whose waterplane is known, and after it. */
export const uprightChecks = {
  area_ratio: checkOf('-', {
    title: 'Righting to heeling area ratio',
    criterion: areaRatio,
    demand: 'Required ratio',
    capacity: areaRatio,
    reach: OF_AREAS,
  }),
  area_ratio_to_flooding: checkOf('-', {
    title: 'Area ratio to downflooding',
    criterion: COLUMN_RATIO,
    demand: 'Required ratio',
    capacity: 'Righting to heeling area ratio, to downflooding',
    onlyWhen: { unit_type: [COLUMN_STABILISED] },
    needs: ['downflooding_angle'],
    reach: OF_WIND,
  }),
  metacentric_height: compares('metacentric_height', {
    title: 'Fluid metacentric height',
    criterion: metacentricHeight,
    demand: { input: 'minimum_gm', title: 'Minimum metacentric height' },
    capacity: { symbol: 'GM_f', title: 'Fluid metacentric height' },
  }),
}
export const windChecks = {
  height_of_gravity: checkOf('height_above_datum', {
    title: 'Centre of gravity height',
    criterion: areaRatio,
    demand: 'Centre of gravity above the keel',
    capacity: 'Allowable KG',
    reach: OF_AREAS,
  }),
  wind_equilibrium: compares('righting_arm', {
    title: 'Righting lever against wind heeling lever',
    criterion: areaRatio,
    demand: { symbol: 'lambda_m', title: 'Heeling lever at maximum margin' },
    capacity: { symbol: 'GZ_m', title: 'Righting lever at maximum margin' },
    reach: OF_WIND,
  }),
  positive_range: checkOf('heel_angle', {
    title: 'Range of positive righting lever',
    criterion: POSITIVE_RANGE,
    demand: 'Area limit angle',
    capacity: 'Limit angle of positive righting lever',
    reach: OF_AREAS,
  }),
  static_heel: checkOf('heel_angle', {
    title: 'Steady heel',
    criterion: STATIC_HEEL_LIMIT,
    demand: 'Steady heel',
    capacity: 'Maximum permitted steady heel',
    reach: [...OF_WIND, SIDES_RULE],
  }),
}

/** What the run of a hull says beside its traced numbers. */
export function afloat(p: Params, hull: Hull, trace: Trace) {
  const found = foundFor(p, hull, trace)
  const { hydro, arms, wind, limits } = found
  return {
    found,
    told: {
      values: {
        ...hullTold(found),
        ...armsTold(p, found, trace),
        ...windTold(found),
        ...areasTold(p, found, trace),
      },
      ...checksTold(p, found),
      answer: inWords(p, found),
      tables: () => ({ blocks: blockRows(wind.blocks), areas: areaRows(limits) }),
      charts: () => ({ righting_arms: armsChart(p, found), allowable_kg: allowableChart(p, found) }),
      figures: () => ({ windage: windage(wind.blocks) }),
      warnings: [
        ...hullWarnings(p, hydro, arms),
        ...(wind.moment === undefined ? calmWarnings(p) : []),
        ...(limits ? windWarnings(p, limits) : []),
        ...(wind.blocks ? blockWarnings(p.hull_type, p.blocks) : []),
      ],
    },
  }
}

function inWords(p: Params, { hydro, limits }: Found): string {
  const { areas, allowableKg, first } = limits ?? {}
  const found = [
    ...(areas === undefined ? [] : [ofAreas(areas.ratio, requiredRatio(p).value)]),
    ...(first === undefined ? [] : [`steady heel ${shownIn(first, 'deg', 3)}`]),
    `fluid metacentric height ${shownIn(hydro.GM_f, 'm')}`,
  ]
  const highest = allowableKg === undefined ? '' : `; allowable KG ${shownIn(allowableKg, 'm')}`
  return `${capitalised(found.join(', '))}${highest}`
}

const ofAreas = (ratio: number, required: number): string =>
  `righting to heeling area ratio ${shown(ratio, 4)} (required ${shown(required, 3)})`
