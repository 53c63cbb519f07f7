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
      title: 'Hull type',
      description:
        'Hull definition: box, columns on pontoons, half sections at stations, entered hydrostatics, or wind on blocks only.',
      default: BOX,
    },
  ),
  unit_type: choice(
    { [SURFACE]: 'Surface unit', [COLUMN_STABILISED]: 'Column-stabilised unit' },
    {
      title: 'Unit type',
      description: 'Unit type that sets the required area ratio. A self-elevating unit afloat is a surface unit.',
      clause: 'MODU Code 3.3.1',
      default: SURFACE,
      assumed: 'Surface unit, with the larger ratio of 1.4. The heeling lever then varies with the cosine of heel.',
    },
  ),
}

const hull = {
  hull_length: quantity('hull_length', {
    title: 'Length',
    description: 'Length of the box.',
    symbol: 'L',
    above: 0,
    example: 100,
  }),
  hull_breadth: quantity('hull_breadth', {
    title: 'Breadth',
    description: 'Breadth of the box.',
    symbol: 'B',
    above: 0,
    example: 40,
  }),
  draft: quantity('draught', {
    title: 'Draught',
    description: 'Height of the waterline above the keel, on even keel.',
    symbol: 'T',
    above: 0,
    example: 10,
  }),
  depth: quantity('draught', {
    title: 'Depth',
    description:
      'Moulded depth of a box, or height of the deck box underside above the keel for a semisubmersible. If omitted, areas are not assessed.',
    symbol: 'D',
    above: 0,
    example: 20,
  }),
  offsets: hullOffsets,
}

const hydrostatics = {
  displacement: quantity('ship_displacement', {
    title: 'Displacement',
    description: 'Displacement for entered hydrostatics.',
    symbol: 'Delta',
    above: 0,
    example: 48000,
  }),
  kb: quantity('height_above_datum', {
    title: 'Centre of buoyancy above the keel',
    description: 'Height of the centre of buoyancy for entered hydrostatics.',
    symbol: 'KB',
    minimum: 0,
    example: 5.2,
  }),
  waterplane_inertia: quantity('waterplane_inertia', {
    title: 'Waterplane second moment',
    description: 'Transverse second moment of the waterplane. The area alone does not define a metacentric radius.',
    symbol: 'I',
    above: 0,
    example: 330000,
  }),
  cross_curves_kn: quantityList('righting_arm', {
    along: 'heel_angles',
    title: 'Cross curve KN values',
    description:
      'Cross curve value KN at each heel angle. If omitted, heel is calculated from the metacentric height only.',
    symbol: 'KN',
    minItems: 2,
    maxItems: MOST_ANGLES,
  }),
}

const loading = {
  kg: quantity('height_above_datum', {
    title: 'Centre of gravity above the keel',
    description:
      'Solid height of the centre of gravity above the keel. The free surface correction is added by the calculation.',
    symbol: 'KG',
    minimum: 0,
    example: 14,
  }),
  free_surface_moment: quantity('stability_moment', {
    title: 'Free surface moment',
    description: 'Sum over slack tanks of liquid density times free surface second moment.',
    symbol: 'M_fs',
    minimum: 0,
    default: 0,
    assumed: 'No slack tanks. A slack tank raises the effective centre of gravity.',
  }),
  heel_angles: quantityList('heel_angle', {
    title: 'Heel angles',
    description:
      'Heel angles at which righting levers are reported. If cross curve KN values are entered, the angles must be in ascending order from 0°.',
    symbol: 'phi',
    minimum: -RIGHT_ANGLE,
    maximum: RIGHT_ANGLE,
    minItems: 1,
    maxItems: MOST_ANGLES,
    single: true,
  }),
  downflooding_angle: quantity('heel_angle', {
    title: 'Downflooding angle',
    description:
      'Heel angle at which the first non-weathertight opening immerses. If omitted, openings are not considered.',
    symbol: 'phi_f',
    above: 0,
    example: 25,
  }),
}

const criteria = {
  minimum_gm: quantity('metacentric_height', {
    title: 'Minimum metacentric height',
    description:
      'Minimum fluid metacentric height. Class rules require more for column-stabilised units, often 1.0 m in operation.',
    symbol: 'GM_min',
    minimum: 0,
    default: 0.15,
    assumed: 'IS Code minimum metacentric height for ships. Class rules may require more.',
  }),
  water_density: field.waterDensity({ symbol: 'rho' }),
  gravity: field.gravity({ default: PRINTED_GRAVITY }),
}

const groups = {
  'Hull and unit type': choices,
  Hull: hull,
  'Columns and pontoons': columns,
  'Entered hydrostatics': hydrostatics,
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
