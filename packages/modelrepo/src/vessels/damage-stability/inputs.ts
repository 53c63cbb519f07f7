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
  [HULL]: 'Hull by offsets',
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
      'A righting lever curve intact or in wind and waves; a hull by her offsets, intact or flooded; a flooded barge; survival, zones or the index of SOLAS.',
    default: INTACT,
  }),
  ship_type: choice(SHIPS, {
    title: 'Ship',
    description: 'Whose rules: those of cargo ships are the milder ones, so that there is no default.',
  }),
  solas_edition: choice(EDITIONS, {
    title: 'Edition of SOLAS',
    description: 'In force 2009 to 2019 (MSC.216(82)), or from 2020 (MSC.421(98)), for passenger ships.',
    default: SOLAS_2020,
    assumed: 'The rules for ships of today, which ask for a higher index.',
  }),
}

const curve = {
  heel_angles: quantityList('heel_angle', {
    title: 'Heel angles',
    description: 'Ascending, from 0.',
    symbol: 'phi',
    minimum: 0,
    maximum: RIGHT_ANGLE,
    minItems: 3,
    maxItems: MOST_ANGLES,
  }),
  righting_arms: quantityList('righting_arm', {
    title: 'Righting arms',
    description: 'One for each heel angle, free surfaces taken off.',
    symbol: 'GZ',
    minItems: 3,
    maxItems: MOST_ANGLES,
  }),
  initial_gm: quantity('metacentric_height', {
    title: 'Metacentric height',
    description: 'Fluid. With wind and waves only for the rolling period.',
    symbol: 'GM_0',
    example: 1.1,
  }),
  downflooding_angle: quantity('heel_angle', {
    title: 'Downflooding angle',
    description: 'Heel at which the first opening that is not weathertight goes under; without it no opening counts.',
    symbol: 'phi_f',
    above: 0,
    example: 42,
  }),
  deck_edge_angle: quantity('heel_angle', {
    title: 'Deck edge angle',
    description: 'Heel at which the deck edge goes under; without it the steady heel is held to 16 degrees alone.',
    symbol: 'phi_de',
    above: 0,
    example: 25,
  }),
  integration: choice(INTEGRATIONS, {
    title: 'Between the angles',
    description: 'Straight lines, or a spline without curvature upright.',
    default: LINEAR,
  }),
}

const ship = {
  hull_length: quantity('hull_length', {
    title: 'Length',
    description: 'Of the barge; of the water line, for the rolling period.',
    symbol: 'L',
    above: 0,
    example: 100,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Moulded.',
    symbol: 'B',
    above: 0,
    example: 20,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'Before damage, on even keel.',
    symbol: 'd',
    above: 0,
    example: 5,
  }),
  depth: quantity('draught', {
    title: 'Depth',
    description: 'Of the barge, moulded; without it no freeboard is checked.',
    symbol: 'D',
    above: 0,
    example: 10,
  }),
  kg: quantity('height_above_datum', {
    title: 'Centre of gravity above the keel',
    description: 'Fluid: slack tanks counted.',
    symbol: 'KG',
    minimum: 0,
    example: 6.5,
  }),
  displacement: quantity('ship_displacement', {
    title: 'Displacement',
    description: 'Intact; in a flooding that of the barge unless it is given.',
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
  'What is checked': choices,
  'Righting lever curve': curve,
  'Ship and water': { ...ship, ...water },
  'Wind and waves': weather,
  'Hull and compartments': hull,
  'Flooded compartment of a barge': compartment,
  'After damage': survival,
  Subdivision: subdivision,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export type Params = Some<'analysis', keyof Inputs>
export const { way, composed } = waysOver('analysis', groups)
