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
    description: 'Embedded length of the caisson, one to eight diameters.',
    symbol: 'L',
    above: 0,
    usual: [8, 30],
    example: 15,
  }),
  wall_thickness: quantity('plate_thickness', {
    title: 'Wall thickness',
    description: 'Caisson wall thickness. Must be less than half the diameter.',
    symbol: 't',
    above: 0,
    example: 40,
  }),
  attachment_depth: quantity('soil_depth', {
    title: 'Caisson padeye depth',
    description:
      'Line attachment depth below the mudline, at most the caisson length; usually 0.6 to 0.75 times the length. Default: the depth at which the caisson does not rotate.',
    symbol: 'z_a',
    minimum: 0,
    example: 10,
    assumed: 'the depth at which the caisson does not rotate, which gives the maximum capacity',
  }),
  submerged_anchor_weight: quantity('foundation_load', {
    title: 'Submerged caisson weight',
    description: 'Submerged weight of the caisson steel.',
    symbol: 'W',
    minimum: 0,
    default: 0,
    assumed: 'zero weight (conservative)',
  }),
  passive_suction: flag({
    title: 'Passive suction',
    description:
      'True if the lid remains sealed and the load duration is too short for drainage, so that reverse end bearing can be relied on.',
    default: false,
    assumed: 'no resistance below the plug (conservative)',
  }),
}

export const clay = {
  undrained_shear_strength_mudline: quantity('soil_undrained_shear_strength', {
    title: 'Mudline undrained shear strength',
    description: 'Undrained shear strength at the mudline, from which the strength increases linearly.',
    symbol: 's_u0',
    minimum: 0,
    default: 0,
    assumed: 'zero strength at the mudline (conservative)',
  }),
  undrained_strength_gradient: quantity('strength_gradient', {
    title: 'Undrained strength gradient',
    description:
      'Increase in undrained strength with depth. Typically 0.8 to 3 kPa/m for normally consolidated clay; 0 for uniform clay.',
    symbol: 'k',
    minimum: 0,
    default: 0,
    assumed: 'no increase in strength with depth (conservative)',
  }),
  bearing_factor_nc: quantity('-', {
    title: 'Bearing capacity factor',
    description:
      'Bearing capacity factor. Default: 9 for a caisson tip, 12.5 for a deep square plate, the breakaway value for a shallow plate and 8.5 for a line.',
    symbol: 'N_c',
    above: 0,
    maximum: 14,
    usual: [5, 14],
    example: 9,
    inert: 'applies only if end bearing is considered',
  }),
  alpha: quantity('-', {
    title: 'Skin friction factor',
    description: 'Ratio of skin friction to undrained shear strength on the inner and outer walls.',
    symbol: 'alpha',
    minimum: 0,
    maximum: 1,
    usual: [0.3, 1],
    default: 0.65,
    assumed: 'typical after set-up in normally consolidated clay; lower soon after installation',
  }),
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({
    description: 'Submerged unit weight of the soil plug.',
    default: 6,
    assumed: 'typical of soft clay',
  }),
}

export const lateral = {
  lateral_profile: choice(
    { [MURFF_HAMILTON]: 'Murff and Hamilton', [CONSTANT]: 'Constant with depth' },
    {
      title: 'Lateral bearing factor profile',
      description:
        'Variation of the lateral bearing factor with depth. Murff and Hamilton: increases from the mudline wedge to full flow. Constant: for comparison with published charts only.',
      default: MURFF_HAMILTON,
    },
  ),
  lateral_bearing_factor_np: quantity('-', {
    title: 'Constant lateral bearing factor',
    description: 'Lateral bearing factor applied from the mudline to the tip.',
    symbol: 'N_P',
    above: 0,
    usual: [3, 13],
    default: CONSTANT_FACTOR.value,
    assumed: 'typical of long caissons with the padeye at the optimum depth',
  }),
  lateral_bearing_factor_n1: quantity('-', {
    title: 'Deep lateral bearing factor',
    description:
      'Lateral bearing factor at depth. Default: full-flow value for a cylinder with the wall roughness of the caisson.',
    symbol: 'N_1',
    above: 0,
    usual: [9, 12],
    example: 11.94,
  }),
  lateral_bearing_factor_n2: quantity('-', {
    title: 'Mudline factor reduction',
    description:
      'Reduction of the lateral bearing factor at the mudline. Must be less than the deep factor. Default: the reduction that gives a mudline factor of 3.',
    symbol: 'N_2',
    minimum: 0,
    usual: [6, 9],
    example: 8,
  }),
  lateral_decay_eta: quantity('-', {
    title: 'Reduction decay coefficient',
    description: 'Decay coefficient per diameter of depth. Default: 0.25 to 0.55, from the strength profile.',
    symbol: 'eta',
    above: 0,
    usual: [0.2, 0.6],
    example: 0.3,
  }),
}
