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
const AREA = { unit: 'm*rad', noKind: 'area under a curve of arms over heel' } as const
const height = (title: string, symbol: string, description: string) =>
  givesAs(symbol, title, 'metacentric_height', description, { signed: true })
const angle = (title: string, symbol: string, description: string) => givesAs(symbol, title, 'heel_angle', description)
const toldAngle = (title: string, symbol: string, description: string) =>
  numberValue('heel_angle', { title, symbol, description, minimum })

/** Of a hull whose waterplane is known. */
export const planeValues = {
  waterplane_area: givesAs('A_wp', 'Waterplane area', 'hull_area', 'Upright.'),
  longitudinal_bm: height('Longitudinal metacentric radius', 'BM_L', 'Against trim.'),
}
export const planeChecks = {
  metacentric_height_longitudinal: compares('metacentric_height', {
    title: 'Longitudinal fluid metacentric height',
    criterion: metacentricHeight,
    demand: { input: 'minimum_gm', title: 'Least metacentric height' },
    capacity: { symbol: 'GM_fL', title: 'Longitudinal fluid metacentric height' },
  }),
}
/** Of a hull with vertical sides. */
export const sideValues = {
  deck_edge_angle: angle(
    'Deck edge angle',
    'phi_de',
    'Heel at which the water leaves the vertical sides: at the deck edge or the bilge, at the pontoons or the deck box.',
  ),
}

export const values = {
  displacement: gives(meta.displacement, 'ship_displacement', 'At the draught.', { orInput: 'displacement' }),
  kb: givesAs('KB', 'Centre of buoyancy above the keel', 'height_above_datum', 'Upright.', {
    orInput: 'kb',
    signed: true,
  }),
  bm: height('Metacentric radius', 'BM', 'Transverse.'),
  bm_transverse: height('Metacentric radius, transverse', 'BM', 'The same under its longer name.'),
  gm: height('Metacentric height', 'GM', 'Solid.'),
  gm_solid: height('Solid metacentric height', 'GM', 'The same under its longer name.'),
  free_surface_correction: gives(meta.freeSurfaceCorrection, 'metacentric_height', 'By slack tanks.'),
  gm_fluid: gives(meta.fluidHeight, 'metacentric_height', 'Slack tanks counted.', { signed: true }),
  stable_upright: flagValue({
    title: 'Stable upright',
    description: 'The fluid metacentric height is positive, across and lengthwise where that is known.',
  }),
  angle_of_loll: angle('Angle of loll', 'phi_loll', 'Of vertical sides, where the unit is not stable upright.'),
  righting_arm: listValue('righting_arm', {
    title: 'Righting arm',
    symbol: 'GZ',
    description: 'At the heel angles that were asked for; empty beyond what is known.',
    gaps: true,
    single: true,
    needs: ['heel_angles'],
  }),
  maximum_gz: givesAs('GZ_max', 'Largest righting arm', 'righting_arm', 'Of the whole curve.', { signed: true }),
  angle_of_maximum_gz: angle('Heel of the largest righting arm', 'phi_max', 'Of the whole curve.'),
  vanishing_angle: toldAngle('Vanishing angle', 'phi_v', 'First heel beyond the largest arm at which none is left.'),
  ...windValues,
  wind_heeling_arm: gives(uprightArm, 'righting_arm', 'Moment over displacement.'),
  static_heel: toldAngle('Steady heel', 'phi_1', 'First intercept of righting and heeling arm.'),
  static_heel_small_angle: angle('Steady heel by the metacentric height', 'phi_s', 'For small heels.'),
  area_limit_angle: toldAngle(
    'Heel at which the areas end',
    'phi_l',
    'Smallest of second intercept, downflooding and the end of the righting arms.',
  ),
  righting_area: givesAs('A_GZ', 'Area under the righting arms', AREA, 'From upright.', { signed: true }),
  heeling_area: givesAs('A_h', 'Area under the heeling arm', AREA, 'From upright.'),
  area_ratio: gives(areaRatio, '-', 'To the heel at which the areas end.', { signed: true }),
  required_area_ratio: givesAs('R_req', 'Required ratio of the areas', '-', 'By the type of the unit.', {
    minimum: 1,
  }),
  allowable_kg: givesAs(
    'KG_max',
    'Allowable height of the centre of gravity',
    'height_above_datum',
    'Solid: the largest with which ratio of areas and metacentric height pass, free surfaces as given.',
  ),
  stability_passed: flagValue({
    title: 'Areas and metacentric height pass',
    description: 'Both criteria are met.',
  }),
}

/** What stands before the check of a hull whose waterplane is known, and after it. */
export const uprightChecks = {
  area_ratio: checkOf('-', {
    title: 'Ratio of the areas',
    criterion: areaRatio,
    demand: 'Required ratio',
    capacity: areaRatio,
    reach: OF_AREAS,
  }),
  area_ratio_to_flooding: checkOf('-', {
    title: 'Ratio of the areas to downflooding',
    criterion: COLUMN_RATIO,
    demand: 'Required ratio',
    capacity: 'Righting area over heeling area to downflooding',
    onlyWhen: { unit_type: [COLUMN_STABILISED] },
    needs: ['downflooding_angle'],
    reach: OF_WIND,
  }),
  metacentric_height: compares('metacentric_height', {
    title: 'Fluid metacentric height',
    criterion: metacentricHeight,
    demand: { input: 'minimum_gm', title: 'Least metacentric height' },
    capacity: { symbol: 'GM_f', title: 'Fluid metacentric height' },
  }),
}
export const windChecks = {
  height_of_gravity: checkOf('height_above_datum', {
    title: 'Height of the centre of gravity',
    criterion: areaRatio,
    demand: 'Centre of gravity above the keel',
    capacity: 'Allowable height of the centre of gravity',
    reach: OF_AREAS,
  }),
  wind_equilibrium: compares('righting_arm', {
    title: 'Righting arm that meets the wind',
    criterion: areaRatio,
    demand: { symbol: 'lambda_m', title: 'Heeling arm where the righting arm exceeds it most' },
    capacity: { symbol: 'GZ_m', title: 'Righting arm there' },
    reach: OF_WIND,
  }),
  positive_range: checkOf('heel_angle', {
    title: 'Righting arm positive to the second intercept',
    criterion: POSITIVE_RANGE,
    demand: 'Heel at which the areas end',
    capacity: 'Heel up to which the righting arm is positive',
    reach: OF_AREAS,
  }),
  static_heel: checkOf('heel_angle', {
    title: 'Steady heel',
    criterion: STATIC_HEEL_LIMIT,
    demand: 'Steady heel',
    capacity: 'Largest steady heel',
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
    ...(first === undefined ? [] : [`the steady heel ${shownIn(first, 'deg', 3)}`]),
    `the fluid metacentric height ${shownIn(hydro.GM_f, 'm')}`,
  ]
  const [head = '', ...rest] = found
  const own = rest.length === 0 ? head.replace('height', 'height is') : [head, ...rest].join(', ')
  const highest =
    allowableKg === undefined ? '' : `; the centre of gravity may be up to ${shownIn(allowableKg, 'm')} above the keel`
  return `${capitalised(own)}${highest}`
}

const ofAreas = (ratio: number, required: number): string =>
  `the righting area is ${shown(ratio, 4)} times the heeling area (${shown(required, 3)} required)`
