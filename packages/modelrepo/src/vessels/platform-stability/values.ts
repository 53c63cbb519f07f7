/** The values that a run answers with. */

import * as meta from '@keelson/physics/hull/metacentre.ts'
import { uprightArm } from '@keelson/physics/ship-stability/heeling.ts'
import { areaRatio } from '@keelson/standards/imo-modu-code-2009/criteria.ts'
import { windForce } from '@keelson/standards/imo-modu-code-2009/wind.ts'
import { type AllOf, flagValue, listValue, numberValue, resultOf } from '@keelson/workflow'
import { aHull, aPlane, aSimple } from './modes.ts'

const onlyWhen = aHull
const minimum = 0
const AREA = { unit: 'm*rad', noKind: 'area under a curve of arms over heel' } as const

const height = (title: string, symbol: string, description: string, when: AllOf = aHull) =>
  numberValue('metacentric_height', { title, symbol, description, onlyWhen: when })
const angle = (title: string, symbol: string, description: string, when: AllOf = aHull) =>
  numberValue('heel_angle', { title, symbol, description, minimum, onlyWhen: when })

const ofHull = {
  displacement: resultOf(meta.displacement, 'ship_displacement', { description: 'At the draught.', minimum, onlyWhen }),
  kb: numberValue('height_above_datum', {
    title: 'Centre of buoyancy above the keel',
    symbol: 'KB',
    description: 'Upright.',
    onlyWhen,
  }),
  waterplane_area: numberValue('hull_area', {
    title: 'Waterplane area',
    symbol: 'A_wp',
    description: 'Upright.',
    minimum,
    onlyWhen: aPlane,
  }),
  bm: height('Metacentric radius', 'BM', 'Transverse.'),
  bm_transverse: height('Metacentric radius, transverse', 'BM', 'The same under its longer name.'),
  longitudinal_bm: height('Longitudinal metacentric radius', 'BM_L', 'Against trim.', aPlane),
  gm: height('Metacentric height', 'GM', 'Solid.'),
  gm_solid: height('Solid metacentric height', 'GM', 'The same under its longer name.'),
  free_surface_correction: resultOf(meta.freeSurfaceCorrection, 'metacentric_height', {
    description: 'By slack tanks.',
    minimum,
    onlyWhen,
  }),
  gm_fluid: resultOf(meta.fluidHeight, 'metacentric_height', { description: 'Slack tanks counted.', onlyWhen }),
  stable_upright: flagValue({
    title: 'Stable upright',
    description: 'The fluid metacentric height is positive, across and lengthwise where that is known.',
    onlyWhen,
  }),
  angle_of_loll: angle('Angle of loll', 'phi_loll', 'Of vertical sides, where the unit is not stable upright.'),
  deck_edge_angle: angle(
    'Deck edge angle',
    'phi_de',
    'Heel at which the water leaves the vertical sides: at the deck edge or the bilge, at the pontoons or the deck box.',
    aSimple,
  ),
}

const ofCurve = {
  righting_arm: listValue('righting_arm', {
    title: 'Righting arm',
    symbol: 'GZ',
    description: 'At the heel angles that were asked for; empty beyond what is known.',
    gaps: true,
    single: true,
    onlyWhen,
    needs: ['heel_angles'],
  }),
  maximum_gz: numberValue('righting_arm', {
    title: 'Largest righting arm',
    symbol: 'GZ_max',
    description: 'Of the whole curve.',
    onlyWhen,
  }),
  angle_of_maximum_gz: angle('Heel of the largest righting arm', 'phi_max', 'Of the whole curve.'),
  vanishing_angle: angle('Vanishing angle', 'phi_v', 'First heel beyond the largest arm at which none is left.'),
}

const ofWind = {
  force: resultOf(windForce, 'hull_force', { description: 'Of the blocks.', minimum, needs: ['blocks'] }),
  heeling_moment_upright: numberValue('hull_moment', {
    title: 'Heeling moment of the blocks',
    symbol: 'M',
    description: 'Upright, about the centre of lateral resistance.',
    minimum,
    needs: ['blocks'],
  }),
  wind_heeling_moment: numberValue('hull_moment', {
    title: 'Wind heeling moment',
    symbol: 'M',
    description: 'Upright, whichever way it was given.',
    minimum,
  }),
  wind_heeling_arm: resultOf(uprightArm, 'righting_arm', {
    description: 'Moment over displacement.',
    minimum,
    onlyWhen,
  }),
  static_heel: angle('Steady heel', 'phi_1', 'First intercept of righting and heeling arm.'),
  static_heel_small_angle: angle('Steady heel by the metacentric height', 'phi_s', 'For small heels.'),
}

const ofAreas = {
  area_limit_angle: angle(
    'Heel at which the areas end',
    'phi_l',
    'Smallest of second intercept, downflooding and the end of the righting arms.',
  ),
  righting_area: numberValue(AREA, {
    title: 'Area under the righting arms',
    symbol: 'A_GZ',
    description: 'From upright.',
    onlyWhen,
  }),
  heeling_area: numberValue(AREA, {
    title: 'Area under the heeling arm',
    symbol: 'A_h',
    description: 'From upright.',
    minimum,
    onlyWhen,
  }),
  area_ratio: resultOf(areaRatio, '-', { description: 'To the heel at which the areas end.', onlyWhen }),
  required_area_ratio: numberValue('-', {
    title: 'Required ratio of the areas',
    symbol: 'R_req',
    description: 'By the type of the unit.',
    minimum: 1,
    onlyWhen,
  }),
  allowable_kg: numberValue('height_above_datum', {
    title: 'Allowable height of the centre of gravity',
    symbol: 'KG_max',
    description: 'Solid: the largest with which ratio of areas and metacentric height pass, free surfaces as given.',
    minimum,
    onlyWhen,
  }),
  stability_passed: flagValue({
    title: 'Areas and metacentric height pass',
    description: 'Both criteria are met.',
    onlyWhen,
  }),
}

export const values = { ...ofHull, ...ofCurve, ...ofWind, ...ofAreas } as const
