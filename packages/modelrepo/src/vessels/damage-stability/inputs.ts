/** The inputs of damage-stability: what is checked, and what it is checked on. */

import { choice, grouped, optional, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import {
  ANALYSES,
  aCurve,
  aFlooding,
  aHull,
  anIntact,
  aWeather,
  bySolas,
  EDITIONS,
  FLOODING,
  HULL,
  INDEX,
  INTACT,
  INTEGRATIONS,
  LINEAR,
  P_FACTOR,
  PASSENGER,
  S_FACTOR,
  SHIPS,
  SOLAS_2020,
  WEATHER,
} from './modes.ts'
import { compartment } from './params-compartment.ts'
import { hull } from './params-hull.ts'
import { subdivision } from './params-subdivision.ts'
import { survival } from './params-survival.ts'
import { weather } from './params-weather.ts'

const MOST_ANGLES = 100
const RIGHT_ANGLE = 90
const byFloodingOrWeather = { analysis: [FLOODING, WEATHER] }
const withBreadth = { analysis: [FLOODING, WEATHER, P_FACTOR] }
const withDraught = { analysis: [FLOODING, WEATHER, P_FACTOR, HULL] }

const choices = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description:
      'A righting lever curve intact or in wind and waves; a hull by her offsets, intact or flooded; a flooded barge; survival, zones or the index of SOLAS.',
    default: INTACT,
  }),
  ship_type: optional(
    choice(SHIPS, {
      title: 'Ship',
      description: 'Whose rules: those of cargo ships are the milder ones, so that there is no default.',
      usedWhen: bySolas,
      requiredWhen: bySolas,
    }),
  ),
  solas_edition: choice(EDITIONS, {
    title: 'Edition of SOLAS',
    description: 'In force 2009 to 2019 (MSC.216(82)), or from 2020 (MSC.421(98)), for passenger ships.',
    default: SOLAS_2020,
    usedWhen: { analysis: [S_FACTOR, INDEX], ship_type: [PASSENGER] },
    assumed: 'The rules for ships of today, which ask for a higher index.',
  }),
}

const curve = {
  heel_angles: optional(
    quantityList('heel_angle', {
      title: 'Heel angles',
      description: 'Ascending, from 0.',
      symbol: 'phi',
      minimum: 0,
      maximum: RIGHT_ANGLE,
      minItems: 3,
      maxItems: MOST_ANGLES,
      usedWhen: aCurve,
      requiredWhen: anIntact,
    }),
  ),
  righting_arms: optional(
    quantityList('righting_arm', {
      title: 'Righting arms',
      description: 'One for each heel angle, free surfaces taken off.',
      symbol: 'GZ',
      minItems: 3,
      maxItems: MOST_ANGLES,
      usedWhen: aCurve,
      requiredWhen: anIntact,
    }),
  ),
  initial_gm: optional(
    quantity('metacentric_height', {
      title: 'Metacentric height',
      description: 'Fluid. With wind and waves only for the rolling period.',
      symbol: 'GM_0',
      example: 1.1,
      usedWhen: aCurve,
      requiredWhen: anIntact,
    }),
  ),
  downflooding_angle: optional(
    quantity('heel_angle', {
      title: 'Downflooding angle',
      description: 'Heel at which the first opening that is not weathertight goes under; without it no opening counts.',
      symbol: 'phi_f',
      above: 0,
      example: 42,
      usedWhen: aCurve,
    }),
  ),
  deck_edge_angle: optional(
    quantity('heel_angle', {
      title: 'Deck edge angle',
      description: 'Heel at which the deck edge goes under; without it the steady heel is held to 16 degrees alone.',
      symbol: 'phi_de',
      above: 0,
      example: 25,
      usedWhen: aWeather,
    }),
  ),
  integration: choice(INTEGRATIONS, {
    title: 'Between the angles',
    description: 'Straight lines, or a spline without curvature upright.',
    default: LINEAR,
    usedWhen: aCurve,
  }),
}

const ship = {
  hull_length: optional(
    quantity('hull_length', {
      title: 'Length',
      description: 'Of the barge; of the water line, for the rolling period.',
      symbol: 'L',
      above: 0,
      example: 100,
      usedWhen: byFloodingOrWeather,
      requiredWhen: aFlooding,
    }),
  ),
  hull_breadth: optional(
    quantity('hull_breadth', {
      title: 'Breadth',
      description: 'Moulded.',
      symbol: 'B',
      above: 0,
      example: 20,
      usedWhen: withBreadth,
      requiredWhen: byFloodingOrWeather,
    }),
  ),
  draft: optional(
    quantity('draught', {
      title: 'Draught',
      description: 'Before damage, on even keel.',
      symbol: 'd',
      above: 0,
      example: 5,
      usedWhen: withDraught,
      requiredWhen: { analysis: [FLOODING, WEATHER, HULL] },
    }),
  ),
  depth: optional(
    quantity('draught', {
      title: 'Depth',
      description: 'Of the barge, moulded; without it no freeboard is checked.',
      symbol: 'D',
      above: 0,
      example: 10,
      usedWhen: aFlooding,
    }),
  ),
  kg: optional(
    quantity('height_above_datum', {
      title: 'Centre of gravity above the keel',
      description: 'Fluid: slack tanks counted.',
      symbol: 'KG',
      minimum: 0,
      example: 6.5,
      usedWhen: { analysis: [FLOODING, HULL] },
      requiredWhen: aHull,
    }),
  ),
  displacement: optional(
    quantity('ship_displacement', {
      title: 'Displacement',
      description: 'Intact; in a flooding that of the barge unless it is given.',
      symbol: 'Delta',
      above: 0,
      example: 10000,
      usedWhen: [{ analysis: [FLOODING, WEATHER] }, { analysis: [S_FACTOR], ship_type: [PASSENGER] }],
      requiredWhen: aWeather,
    }),
  ),
}

const water = {
  water_density: field.waterDensity({ symbol: 'rho', usedWhen: { analysis: [FLOODING, HULL] } }),
  gravity: field.gravity({ default: 9.81, usedWhen: aWeather }),
}

export const inputs = grouped({
  'What is checked': choices,
  'Righting lever curve': curve,
  'Ship and water': { ...ship, ...water },
  'Wind and waves': weather,
  'Hull and compartments': hull,
  'Flooded compartment of a barge': compartment,
  'After damage': survival,
  Subdivision: subdivision,
})
export type Params = ParamsOf<typeof inputs>
