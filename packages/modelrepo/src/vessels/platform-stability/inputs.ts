/** The inputs of platform-stability: the hull, its loading and what the areas are held to. */

import { choice, type InputsOf, quantity, quantityList, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { PRINTED_GRAVITY } from '../../_shared/fields/site.ts'
import { hullOffsets } from '../_shared/hull-offsets/inputs.ts'
import { columns } from './inputs-columns.ts'
import { wind } from './inputs-wind.ts'

export const BOX = 'box'
export const SEMI = 'semisubmersible'
export const OFFSETS = 'offsets'
export const GIVEN = 'given_hydrostatics'
export const WIND_ONLY = 'wind_only'

const SURFACE = 'surface'
export const COLUMN_STABILISED = 'column_stabilised'

const MOST_ANGLES = 100
const RIGHT_ANGLE = 90

const choices = {
  hull_type: choice(
    {
      [BOX]: 'Box',
      [SEMI]: 'Semi-submersible',
      [OFFSETS]: 'Table of offsets',
      [GIVEN]: 'Entered hydrostatics',
      [WIND_ONLY]: 'Wind load only',
    },
    {
      title: 'Hull',
      description:
        'A box, columns on pontoons, half sections at stations, hydrostatics as given; or the wind on blocks alone.',
      default: BOX,
    },
  ),
  unit_type: choice(
    { [SURFACE]: 'Surface unit', [COLUMN_STABILISED]: 'Column-stabilised unit' },
    {
      title: 'Type of unit',
      description: 'Whose ratio of areas is asked for; a self-elevating unit afloat counts as a surface unit.',
      clause: 'MODU Code 3.3.1',
      default: SURFACE,
      assumed: 'The larger of the two ratios, 1.4; the heeling arm then falls with the cosine of the heel.',
    },
  ),
}

const hull = {
  hull_length: quantity('hull_length', {
    title: 'Length',
    description: 'Of the box.',
    symbol: 'L',
    above: 0,
    example: 100,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Of the box.',
    symbol: 'B',
    above: 0,
    example: 40,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'Water line above the keel, on even keel.',
    symbol: 'T',
    above: 0,
    example: 10,
  }),
  depth: quantity('draught', {
    title: 'Depth',
    description:
      'Of a box, moulded; of a semisubmersible, the underside of the deck box above the keel. Without it no area is judged.',
    symbol: 'D',
    above: 0,
    example: 20,
  }),
  offsets: hullOffsets,
}

const hydrostatics = {
  displacement: quantity('ship_displacement', {
    title: 'Displacement',
    description: 'Of the hydrostatics as given.',
    symbol: 'Delta',
    above: 0,
    example: 48000,
  }),
  kb: quantity('height_above_datum', {
    title: 'Centre of buoyancy above the keel',
    description: 'Of the hydrostatics as given.',
    symbol: 'KB',
    minimum: 0,
    example: 5.2,
  }),
  waterplane_inertia: quantity('waterplane_inertia', {
    title: 'Second moment of the waterplane',
    description: 'Transverse. An area alone gives no metacentric radius.',
    symbol: 'I',
    above: 0,
    example: 330000,
  }),
  cross_curves_kn: quantityList('righting_arm', {
    title: 'Cross curve KN',
    description: 'One for each of the heel angles; without it the heel is that of the metacentric height alone.',
    symbol: 'KN',
    minItems: 2,
    maxItems: MOST_ANGLES,
  }),
}

const loading = {
  kg: quantity('height_above_datum', {
    title: 'Centre of gravity above the keel',
    description: 'Solid; free surfaces are added to it.',
    symbol: 'KG',
    minimum: 0,
    example: 14,
  }),
  free_surface_moment: quantity('stability_moment', {
    title: 'Moment of free surfaces',
    description: 'Sum over the slack tanks: density of the liquid times second moment of its surface.',
    symbol: 'M_fs',
    minimum: 0,
    default: 0,
    assumed: 'No tank is slack: a slack one raises the centre of gravity.',
  }),
  heel_angles: quantityList('heel_angle', {
    title: 'Heel angles',
    description: 'At which righting arms are wanted; those of a cross curve ascend from 0.',
    symbol: 'phi',
    minimum: -RIGHT_ANGLE,
    maximum: RIGHT_ANGLE,
    minItems: 1,
    maxItems: MOST_ANGLES,
    single: true,
  }),
  downflooding_angle: quantity('heel_angle', {
    title: 'Downflooding angle',
    description: 'Heel at which the first opening that is not weathertight goes under; without it no opening counts.',
    symbol: 'phi_f',
    above: 0,
    example: 25,
  }),
}

const criteria = {
  minimum_gm: quantity('metacentric_height', {
    title: 'Least metacentric height',
    description: 'Fluid. Class rules ask for more of column-stabilised units, often 1.0 m in operation.',
    symbol: 'GM_min',
    minimum: 0,
    default: 0.15,
    assumed: 'The least of the IS Code for ships; the rules of the class may ask for more.',
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
  gravity: field.gravity({ default: PRINTED_GRAVITY }),
}

const groups = {
  'What is given': choices,
  Hull: hull,
  'Columns and pontoons': columns,
  'Hydrostatics as given': hydrostatics,
  'Loading and heel': loading,
  Wind: wind,
  'Criteria and water': criteria,
}
export type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('hull_type', groups)

/** What every floating hull takes. */
export const loaded = [
  ...['unit_type', 'kg', 'free_surface_moment', 'minimum_gm', 'water_density', 'gravity'],
  ...['wind_speed', 'lever_to_resistance_centre'],
] as const
export const perhaps = [
  ...['heel_angles', 'downflooding_angle', 'wind_heeling_moment_upright', 'wind_pressure', 'projected_area'],
  ...['heeling_arm', 'blocks', 'heeling_arm_exponent'],
] as const
/** A floating hull of any kind. */
export type Params = Partial<Inputs> & Given<'hull_type' | (typeof loaded)[number]>
