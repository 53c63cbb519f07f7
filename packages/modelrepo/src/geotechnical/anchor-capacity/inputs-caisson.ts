/** The inputs of a suction caisson, and of the clay that it shares with a plate and a line. */

import { CONSTANT_FACTOR } from '@keelson/physics/soil/caisson-lateral.ts'
import { choice, flag, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const MURFF_HAMILTON = 'murff_hamilton'
export const CONSTANT = 'constant'

export const caisson = {
  diameter: quantity('pile_diameter', {
    title: 'Diameter',
    description: 'Outer diameter of the caisson.',
    symbol: 'D',
    above: 0,
    usual: [3, 9],
    example: 5,
  }),
  length: quantity('pile_length', {
    title: 'Length',
    description: 'Of the caisson in the soil: one to eight diameters.',
    symbol: 'L',
    above: 0,
    usual: [8, 30],
    example: 15,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Of the caisson; less than half its diameter.',
    symbol: 't',
    above: 0,
    example: 40,
  }),
  attachment_depth: quantity('soil_depth', {
    title: 'Padeye depth on the caisson',
    description:
      'Where the line is attached, below the mudline and not below the tip; usually 0.6 to 0.75 of the length. Left out, the depth at which the caisson does not turn.',
    symbol: 'z_a',
    minimum: 0,
    example: 10,
    assumed: 'the depth at which the caisson does not turn, which no other padeye can better',
  }),
  submerged_anchor_weight: quantity('foundation_load', {
    title: 'Submerged weight of the caisson',
    description: 'Weight of the steel in water.',
    symbol: 'W',
    minimum: 0,
    default: 0,
    assumed: 'a caisson without weight: the safe side',
  }),
  passive_suction: flag({
    title: 'Passive suction',
    description:
      'Whether the lid stays sealed and the pull is too short to drain, so that reverse end bearing can be relied on.',
    default: false,
    assumed: 'nothing holds the plug below: the safe side',
  }),
}

export const clay = {
  undrained_shear_strength_mudline: quantity('soil_undrained_shear_strength', {
    title: 'Undrained shear strength at the mudline',
    description: 'From there the strength increases evenly.',
    symbol: 's_u0',
    minimum: 0,
    default: 0,
    assumed: 'no strength at the mudline: the safe side',
  }),
  undrained_strength_gradient: quantity('strength_gradient', {
    title: 'Increase of the strength with depth',
    description: 'Of normally consolidated clay 0.8 to 3 kPa/m; 0 is uniform.',
    symbol: 'k',
    minimum: 0,
    default: 0,
    assumed: 'a strength that does not increase: the safe side',
  }),
  bearing_factor_nc: quantity('-', {
    title: 'Bearing factor',
    description:
      'Omitted: 9 for the tip of a caisson, 12.5 for a deep square plate, that of breakaway for a shallow one, 8.5 for a line.',
    symbol: 'N_c',
    above: 0,
    maximum: 14,
    usual: [5, 14],
    example: 9,
    inert: 'acts only where the end bearing counts',
  }),
  alpha: quantity('-', {
    title: 'Skin friction factor',
    description: 'Share of the strength that acts on the wall, inside and outside.',
    symbol: 'alpha',
    minimum: 0,
    maximum: 1,
    usual: [0.3, 1],
    default: 0.65,
    assumed: 'usual after set-up in normally consolidated clay; soon after installation it is less',
  }),
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({
    description: 'Of the plug.',
    default: 6,
    assumed: 'usual of soft clay',
  }),
}

export const lateral = {
  lateral_profile: choice(
    { [MURFF_HAMILTON]: 'Murff and Hamilton', [CONSTANT]: 'Constant with depth' },
    {
      title: 'Lateral bearing factor with depth',
      description:
        'Murff and Hamilton: it grows from a weak wedge at the mudline to full flow. Constant: for comparison with published charts only.',
      default: MURFF_HAMILTON,
    },
  ),
  lateral_bearing_factor_np: quantity('-', {
    title: 'Lateral bearing factor, constant',
    description: 'From the mudline to the tip.',
    symbol: 'N_P',
    above: 0,
    usual: [3, 13],
    default: CONSTANT_FACTOR.value,
    assumed: 'usual of long caissons whose padeye is at the optimum',
  }),
  lateral_bearing_factor_n1: quantity('-', {
    title: 'Lateral bearing factor at depth',
    description: 'Left out, that of full flow round a cylinder, by its roughness.',
    symbol: 'N_1',
    above: 0,
    usual: [9, 12],
    example: 11.94,
  }),
  lateral_bearing_factor_n2: quantity('-', {
    title: 'Reduction of the factor at the mudline',
    description: 'Less than the factor at depth. Left out, the factor at the mudline is 3.',
    symbol: 'N_2',
    minimum: 0,
    usual: [6, 9],
    example: 8,
  }),
  lateral_decay_eta: quantity('-', {
    title: 'Decay of the reduction',
    description: 'Per diameter of depth. Left out, by the strength profile: 0.25 to 0.55.',
    symbol: 'eta',
    above: 0,
    usual: [0.2, 0.6],
    example: 0.3,
  }),
}
