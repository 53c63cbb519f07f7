/** The inputs of damage-stability: what is checked, and what it is checked on. */
import { choice, type InputsOf, quantity, quantityList, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { PRINTED_GRAVITY } from '../../_shared/fields/site.ts'
import { compartment } from './inputs-compartment.ts'
import { hull } from './inputs-hull.ts'
import { subdivision } from './inputs-subdivision.ts'
import { survival } from './inputs-survival.ts'
import { weather } from './inputs-weather.ts'

export const INTACT = 'intact_gz'
export const FLOODING = 'flooding'
export const S_FACTOR = 's_factor'
export const P_FACTOR = 'p_factor'
export const INDEX = 'required_index'
export const WEATHER = 'weather_roll'
export const HULL = 'hull_gz'
const ANALYSES = {
  [INTACT]: 'Intact righting lever curve',
  [WEATHER]: 'Severe wind and rolling',
  [HULL]: 'Hull from offsets',
  [FLOODING]: 'Flooded barge',
  [S_FACTOR]: 'SOLAS survival factor s',
  [P_FACTOR]: 'SOLAS damage zone factor p',
  [INDEX]: 'SOLAS subdivision index',
} as const

export const CARGO = 'cargo'
export const PASSENGER = 'passenger'
const SHIPS = { [CARGO]: 'Cargo ship', [PASSENGER]: 'Passenger ship' } as const

export const SOLAS_2009 = 'solas_2009'
export const SOLAS_2020 = 'solas_2020'
const EDITIONS = { [SOLAS_2009]: 'SOLAS (2009)', [SOLAS_2020]: 'SOLAS (2020)' } as const

const LINEAR = 'piecewise_linear'
export const SPLINE = 'spline'
const INTEGRATIONS = { [LINEAR]: 'Piecewise linear', [SPLINE]: 'Cubic spline' } as const

const MOST_ANGLES = 100
const RIGHT_ANGLE = 90

const choices = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description:
      'Type of stability analysis. The options cover intact and flooded hulls, the weather criterion, and the SOLAS survival factor, zone probability and subdivision index.',
    default: INTACT,
  }),
  ship_type: choice(SHIPS, {
    title: 'Ship type',
    description: 'Ship type that sets the applicable rules. No default: cargo ship rules are less onerous.',
  }),
  solas_edition: choice(EDITIONS, {
    title: 'SOLAS edition',
    description: 'SOLAS edition for passenger ships: 2009 to 2019 (MSC.216(82)) or from 2020 (MSC.421(98)).',
    default: SOLAS_2020,
    assumed: 'Current passenger ship rules, which require a higher index.',
  }),
}

const curve = {
  heel_angles: quantityList('heel_angle', {
    title: 'Heel angles',
    description: 'Heel angles of the righting lever curve, in ascending order from 0°.',
    symbol: 'phi',
    minimum: 0,
    maximum: RIGHT_ANGLE,
    minItems: 3,
    maxItems: MOST_ANGLES,
  }),
  righting_arms: quantityList('righting_arm', {
    along: 'heel_angles',
    title: 'Righting levers',
    description: 'Righting lever at each heel angle, corrected for free surfaces.',
    symbol: 'GZ',
    minItems: 3,
    maxItems: MOST_ANGLES,
  }),
  initial_gm: quantity('metacentric_height', {
    title: 'Metacentric height',
    description:
      'Initial metacentric height, corrected for free surfaces. The weather criterion uses the metacentric height only for the roll period.',
    symbol: 'GM_0',
    example: 1.1,
  }),
  downflooding_angle: quantity('heel_angle', {
    title: 'Downflooding angle',
    description:
      'Heel angle at which the first non-weathertight opening immerses. If omitted, openings are not considered.',
    symbol: 'phi_f',
    above: 0,
    example: 42,
  }),
  deck_edge_angle: quantity('heel_angle', {
    title: 'Deck edge angle',
    description:
      'Heel angle at which the deck edge immerses. If omitted, only the 16 degree limit on steady wind heel applies.',
    symbol: 'phi_de',
    above: 0,
    example: 25,
  }),
  integration: choice(INTEGRATIONS, {
    title: 'Interpolation',
    description:
      'Interpolation between heel angles, either linear or by a cubic spline with zero curvature at upright.',
    default: LINEAR,
  }),
}

const ship = {
  hull_length: quantity('hull_length', {
    title: 'Length',
    description: 'Length of the barge, or waterline length of the ship for the roll period.',
    symbol: 'L',
    above: 0,
    example: 100,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded breadth of the hull.',
    symbol: 'B',
    above: 0,
    example: 20,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'Draught on even keel before damage.',
    symbol: 'd',
    above: 0,
    example: 5,
  }),
  depth: quantity('draught', {
    title: 'Depth',
    description: 'Moulded depth of the barge. If omitted, freeboard is not checked.',
    symbol: 'D',
    above: 0,
    example: 10,
  }),
  kg: quantity('height_above_datum', {
    title: 'Centre of gravity above the keel',
    description: 'Height of the centre of gravity above the keel, corrected for free surfaces.',
    symbol: 'KG',
    minimum: 0,
    example: 6.5,
  }),
  displacement: quantity('ship_displacement', {
    title: 'Displacement',
    description: 'Intact displacement. Default for flooding: displacement of the barge.',
    symbol: 'Delta',
    above: 0,
    example: 10000,
  }),
}

const water = {
  water_density: field.waterDensity({ symbol: 'rho' }),
  gravity: field.gravity({ default: PRINTED_GRAVITY }),
}

const groups = {
  Analysis: choices,
  'Righting lever curve': curve,
  'Ship and water': { ...ship, ...water },
  'Wind and waves': weather,
  'Hull and compartments': hull,
  'Flooded barge compartment': compartment,
  'After damage': survival,
  Subdivision: subdivision,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export type Params = Some<'analysis', keyof Inputs>
export const { way, composed } = waysOver('analysis', groups)
