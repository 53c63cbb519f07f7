/** The inputs of the kick tolerance: eight that it needs, and what refines it. */
import { inPractice } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

/** What a kick tolerance needs: all of it or none. */
export const KICK_INPUTS = [
  'shoe_true_vertical_depth',
  'bit_true_vertical_depth',
  'mud_weight',
  'formation_pressure_gradient',
  'fracture_gradient_at_shoe',
  'influx_gradient',
  'annular_capacity_bottom',
  'annular_capacity_shoe',
] as const
/** What refines it. */
export const KICK_OPTIONS = [
  'static_temperature_at_shoe',
  'static_temperature_at_bit',
  'annular_capacity_drill_collar',
  'drill_collar_length',
] as const

export const kick = {
  shoe_true_vertical_depth: quantity('well_depth', {
    title: 'Last shoe vertical depth',
    description:
      'Vertical depth of the last shoe, shallower than the bit. In a whole design, enter all kick tolerance inputs or none.',
    symbol: 'z_s',
    minimum: 0,
    example: 6500,
  }),
  bit_true_vertical_depth: quantity('well_depth', {
    title: 'Bit vertical depth',
    description: 'Vertical depth of the bit, at which the influx enters.',
    symbol: 'z_b',
    above: 0,
    example: 8500,
  }),
  mud_weight: quantity('mud_density', {
    title: 'Mud weight',
    description: 'Density of the mud in the hole.',
    symbol: 'MW',
    above: 0,
    example: 10.5,
  }),
  formation_pressure_gradient: quantity('mud_density', {
    title: 'Formation pressure gradient',
    description:
      'Formation pressure gradient at the bit. If it is below the mud weight, the influx is assumed to be swabbed.',
    symbol: 'G_p',
    above: 0,
    example: 11,
  }),
  fracture_gradient_at_shoe: quantity('mud_density', {
    title: 'Fracture gradient at the shoe',
    description: 'Fracture gradient at the last shoe. Must exceed the mud weight.',
    symbol: 'G_fr',
    above: 0,
    example: 13.2,
  }),
  influx_gradient: quantity('mud_density', {
    title: 'Influx gradient',
    description: 'Gradient of the influx, typically 1.5 to 2.5 ppg for gas. Must be below the mud weight.',
    symbol: 'G_i',
    minimum: 0,
    example: 2,
  }),
  annular_capacity_bottom: quantity('annular_capacity', {
    title: 'Annular capacity at the bottom',
    description:
      'Open hole annular capacity at the bottom; around the drill pipe if a capacity around the collars is also entered.',
    symbol: 'C_b',
    above: 0,
    example: 0.0292,
  }),
  annular_capacity_shoe: quantity('annular_capacity', {
    title: 'Annular capacity below the shoe',
    description: 'Open hole annular capacity just below the shoe.',
    symbol: 'C_s',
    above: 0,
    example: 0.0459,
  }),
  annular_capacity_drill_collar: quantity('annular_capacity', {
    title: 'Annular capacity around the collars',
    description:
      'Open hole annular capacity around the drill collars, smaller than around the pipe. The collar length is also required.',
    symbol: 'C_dc',
    above: 0,
    example: 0.09,
  }),
  drill_collar_length: quantity('well_section_length', {
    title: 'Drill collar length',
    description:
      'Length of the drill collars at the bottom. Their annular capacity is also required. If the length is not entered, one capacity applies to the whole influx.',
    symbol: 'L_dc',
    above: 0,
    example: 300,
  }),
  static_temperature_at_shoe: quantity('well_temperature', {
    title: 'Static temperature at the shoe',
    description:
      'Static temperature at the shoe. The temperature at the bit is also required. If neither is entered, the gas temperature is constant.',
    symbol: 'T_s',
    above: 0,
    example: 140,
  }),
  static_temperature_at_bit: quantity('well_temperature', {
    title: 'Static temperature at the bit',
    description: 'Static temperature at the bit. The temperature at the shoe is also required.',
    symbol: 'T_b',
    above: 0,
    example: 180,
  }),
  safety_margin: quantity('pressure_loss', {
    title: 'Shoe safety margin',
    description: 'Pressure deducted from the fracture pressure at the shoe.',
    symbol: 'P_m',
    minimum: 0,
    default: 0,
    assumed: 'No margin. The shoe is loaded to its fracture pressure, which gives the maximum kick tolerance.',
  }),
  required_kick_tolerance: quantity('kick_volume', {
    title: 'Minimum kick tolerance',
    description:
      'Minimum kick tolerance required by company policy, for example 50 bbl for an intermediate section and 25 bbl for a production section.',
    symbol: 'KT_r',
    above: 0,
    example: 25,
  }),
}
