/** The values that a run answers with, by what is checked. */
import * as meta from '@keelson/physics/hull/metacentre.ts'
import * as lost from '@keelson/physics/ship-stability/lost-buoyancy.ts'
import * as weather from '@keelson/standards/imo-is-code-2008/weather.ts'
import { attainedIndex } from '@keelson/standards/imo-solas-ii-1-2009/index-required.ts'
import { type Condition, flagValue, listValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { aFlooding, aHull, anIndex, anIntact, aSurvival, aWeather, aZone, FLOODING, HULL, INTACT } from './modes.ts'

const minimum = 0
const AREA = { unit: 'm*rad', noKind: 'area under a curve of arms over heel' } as const
const aLever = { analysis: [INTACT, HULL] }
const aTrim = { analysis: [FLOODING, HULL] }
const ON_CURVE = ['heel_angles'] as const

const area = (title: string, symbol: string, description: string, onlyWhen: Condition, needs?: readonly string[]) =>
  numberValue(AREA, { title, symbol, description, onlyWhen, ...(needs && { needs }) })
const arm = (title: string, symbol: string, description: string, onlyWhen: Condition) =>
  numberValue('righting_arm', { title, symbol, description, onlyWhen })
const heel = (title: string, symbol: string, description: string, onlyWhen: Condition, needs?: readonly string[]) =>
  numberValue('heel_angle', { title, symbol, description, onlyWhen, ...(needs && { needs }) })
const height = (title: string, symbol: string, description: string, onlyWhen: Condition) =>
  numberValue('metacentric_height', { title, symbol, description, onlyWhen })
const draught = (title: string, symbol: string, description: string, onlyWhen: Condition) =>
  numberValue('hull_coordinate', { title, symbol, description, onlyWhen })

const ofCurve = {
  area_0_30: area('Area up to 30 degrees', 'A_30', 'Under the righting lever.', aLever),
  area_0_40: area('Area up to 40 degrees', 'A_40', 'Or to the downflooding angle where that is less.', aLever),
  area_30_40: area('Area from 30 to 40 degrees', 'A_30_40', 'Or to the downflooding angle where that is less.', aLever),
  gz_at_30: arm('Righting arm at 30 degrees', 'GZ_at_30', 'As the curve has it.', anIntact),
  maximum_gz: arm('Largest righting arm', 'GZ_max', 'Of the whole curve.', aLever),
  angle_of_maximum_gz: heel('Heel of the largest righting arm', 'phi_max', 'Of the whole curve.', aLever),
  vanishing_angle: heel('Vanishing angle', 'phi_v', 'Last heel at which righting arms end.', aLever),
  all_criteria_passed: flagValue({
    title: 'All criteria passed',
    description: 'All six of IS Code A/2.2.',
    onlyWhen: anIntact,
  }),
}

const ofWeather = {
  x1: numberValue('-', {
    title: 'Factor of breadth over draught',
    symbol: 'X_1',
    description: 'From its table.',
    onlyWhen: aWeather,
  }),
  x2: numberValue('-', {
    title: 'Factor of the block coefficient',
    symbol: 'X_2',
    description: 'From its table.',
    onlyWhen: aWeather,
  }),
  r: resultOf(weather.effectiveSlope, '-', {
    description: 'By the height of the centre of gravity.',
    onlyWhen: aWeather,
  }),
  s: numberValue('-', { title: 'Steepness', symbol: 's', description: 'By the rolling period.', onlyWhen: aWeather }),
  roll_angle_windward: resultOf(weather.rollAngle, 'heel_angle', {
    description: 'By the waves.',
    minimum,
    onlyWhen: aWeather,
  }),
  steady_wind_lever: resultOf(weather.steadyLever, 'righting_arm', {
    description: 'At every heel.',
    minimum,
    onlyWhen: aWeather,
  }),
  gust_wind_lever: resultOf(weather.gustLever, 'righting_arm', {
    description: 'At every heel.',
    minimum,
    onlyWhen: aWeather,
  }),
  steady_wind_heel: heel(
    'Heel under the steady wind',
    'phi_0',
    'Where the righting arm first meets it.',
    aWeather,
    ON_CURVE,
  ),
  roll_back_angle: heel('Heel rolled back to', 'phi_r', 'Negative to windward.', aWeather, ON_CURVE),
  weather_area_a: area('Area a', 'a', 'Below the gust lever, from the heel rolled back to.', aWeather, ON_CURVE),
  weather_area_b: area('Area b', 'b', 'Above the gust lever, to where it ends.', aWeather, ON_CURVE),
  weather_area_ratio: numberValue('-', {
    title: 'Area b over area a',
    symbol: 'R_ba',
    description: 'At least 1.',
    onlyWhen: aWeather,
    needs: ON_CURVE,
  }),
  weather_criterion_passed: flagValue({
    title: 'Weather criterion passed',
    description: 'Areas and steady heel.',
    onlyWhen: aWeather,
    needs: ON_CURVE,
  }),
}

const ofFlooding = {
  lost_volume: resultOf(lost.lostVolume, 'displacement_volume', {
    description: 'Permeability counted.',
    minimum,
    onlyWhen: aFlooding,
  }),
  sinkage: resultOf(lost.sinkage, 'draught', { description: 'Parallel.', minimum, onlyWhen: aFlooding }),
  damaged_draft: resultOf(lost.damagedDraught, 'draught', {
    description: 'At the centre of flotation.',
    minimum,
    onlyWhen: aFlooding,
  }),
  new_centre_of_flotation_from_midship: resultOf(lost.flotationAfter, 'hull_coordinate', {
    description: 'Forward positive.',
    onlyWhen: aFlooding,
  }),
  bm_loss: height('Loss of metacentric radius', 'BM_i', 'By the lost waterplane.', aFlooding),
  damaged_bm: height('Metacentric radius after damage', 'BM_d', 'Transverse.', aFlooding),
  intact_gm: height('Metacentric height before damage', 'GM_i', 'Of the barge, or as given.', aFlooding),
  damaged_gm: height('Metacentric height after damage', 'GM_d', 'With the displacement of before.', aFlooding),
  longitudinal_gm: height('Longitudinal metacentric height after damage', 'GM_L', 'Against trim.', aFlooding),
  angle_of_loll: resultOf(meta.angleOfLoll, 'heel_angle', {
    description: 'Where the barge does not stay upright.',
    minimum,
    onlyWhen: aFlooding,
  }),
  trim: draught('Trim', 't', 'Over the length, positive by the bow.', aTrim),
  trim_magnitude: draught('Amount of trim', 't_abs', 'Over the length, whichever way.', aFlooding),
  draft_forward: draught('Draught forward', 'T_f', 'At the forward end, after damage.', aTrim),
  draft_aft: draught('Draught aft', 'T_a', 'At the aft end, after damage.', aTrim),
}

const ofHull = {
  intact_displacement: resultOf(meta.displacement, 'ship_displacement', {
    description: 'At the draught.',
    minimum,
    onlyWhen: aHull,
  }),
  displaced_volume: resultOf(meta.displacedVolume, 'displacement_volume', {
    description: 'Kept when compartments are lost.',
    minimum,
    onlyWhen: aHull,
  }),
  hull_gm: resultOf(meta.metacentricHeight, 'metacentric_height', { description: 'Before damage.', onlyWhen: aHull }),
  heel_at_rest: heel('Heel at rest', 'theta_e', 'To the low side.', aHull),
  low_side: textValue({ title: 'Low side', description: 'port or starboard.', onlyWhen: aHull }),
  residual_range: heel(
    'Range after damage',
    'R_e',
    'From the heel at rest to where levers end or an opening goes under.',
    aHull,
  ),
  residual_lever: arm('Largest righting lever after damage', 'GZ_r', 'Within 20 degrees of the heel at rest.', aHull),
  residual_area: area('Area after damage', 'A_r', 'Within 20 degrees of the heel at rest.', aHull),
  deck_edge_immersion: heel('Heel at which the deck edge goes under', 'phi_de', 'To the low side.', aHull),
  opening_immersion: heel('Heel at which an opening goes under', 'phi_f', 'The first of those given.', aHull),
  hull_righting_arms: listValue('righting_arm', {
    title: 'Righting arms of the hull',
    symbol: 'GZ',
    description: 'At every 2.5 degrees to the low side, from upright.',
    onlyWhen: aHull,
  }),
}

const survival = (title: string, symbol: string, description: string) =>
  listValue('fraction', { title, symbol, description, minimum, maximum: 1, single: true, onlyWhen: aSurvival })
const ofSurvival = {
  s_final: survival('Survival in the final stage', 's_final', 'One for each case.'),
  s_intermediate: survival('Survival in the intermediate stage', 's_int', '1 where no stage is given.'),
  s_mom: survival('Survival under heeling moments', 's_mom', '1 for cargo ships, or where no moment is given.'),
  s_factor: survival('Probability of survival', 's', 'One for each case.'),
  least_s_factor: numberValue('fraction', {
    title: 'Least probability of survival',
    symbol: 's',
    description: 'Of all cases.',
    minimum,
    maximum: 1,
    onlyWhen: aSurvival,
  }),
}

const zone = (title: string, symbol: string, description: string) =>
  listValue('fraction', { title, symbol, description, single: true, onlyWhen: aZone })
const ofZones = {
  jm: numberValue('-', {
    title: 'Normalised maximum damage length',
    symbol: 'J_m',
    description: 'Of the ship.',
    minimum,
    onlyWhen: aZone,
  }),
  jk: numberValue('-', {
    title: 'Knuckle of the distribution',
    symbol: 'J_k',
    description: 'Of the ship.',
    minimum,
    onlyWhen: aZone,
  }),
  p: zone('Probability of damage within the zone', 'p', 'One for each zone.'),
  r_penetration: zone('Probability that damage stops at the bulkhead', 'r', 'One for each zone.'),
  p_times_r: zone('Probability of damage outside the bulkhead only', 'p_r', 'One for each zone.'),
  v_vertical: zone('Probability that damage does not go above the deck', 'v', 'One for each deck.'),
}

const ofIndex = {
  required_index: numberValue('-', {
    title: 'Required subdivision index',
    symbol: 'R',
    description: 'Of the ship.',
    onlyWhen: anIndex,
  }),
  attained_index: resultOf(attainedIndex, '-', { description: 'Of all three draughts.', minimum, onlyWhen: anIndex }),
  attained_index_by_draught: listValue('-', {
    title: 'Attained index by draught',
    symbol: 'A_d',
    description: 'Deepest, partial and light.',
    minimum,
    onlyWhen: anIndex,
  }),
  index_passed: flagValue({ title: 'Index passed', description: 'Of all draughts, and of each.', onlyWhen: anIndex }),
}

export const values = {
  ...ofCurve,
  ...ofWeather,
  ...ofFlooding,
  ...ofHull,
  ...ofSurvival,
  ...ofZones,
  ...ofIndex,
} as const
