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
    title: 'Vertical depth of the last shoe',
    description: 'Above the bit. In a whole design all inputs of the kick tolerance are given or none.',
    symbol: 'z_s',
    minimum: 0,
    example: 6500,
  }),
  bit_true_vertical_depth: quantity('well_depth', {
    title: 'Vertical depth of the bit',
    description: 'Where the influx comes in.',
    symbol: 'z_b',
    above: 0,
    example: 8500,
  }),
  mud_weight: quantity('mud_density', {
    title: 'Mud weight',
    description: 'In the hole.',
    symbol: 'MW',
    above: 0,
    example: 10.5,
  }),
  formation_pressure_gradient: quantity('mud_density', {
    title: 'Formation pressure gradient',
    description: 'At the bit. Below the mud weight the influx is swabbed.',
    symbol: 'G_p',
    above: 0,
    example: 11,
  }),
  fracture_gradient_at_shoe: quantity('mud_density', {
    title: 'Fracture gradient at the shoe',
    description: 'Above the mud weight.',
    symbol: 'G_fr',
    above: 0,
    example: 13.2,
  }),
  influx_gradient: quantity('mud_density', {
    title: 'Gradient of the influx',
    description: 'Below the mud weight; of gas 1.5 to 2.5 ppg.',
    symbol: 'G_i',
    minimum: 0,
    example: 2,
  }),
  annular_capacity_bottom: quantity('annular_capacity', {
    title: 'Annular capacity at the bottom',
    description: 'Of the open hole; beside drill pipe where the collars are given apart.',
    symbol: 'C_b',
    above: 0,
    example: 0.0292,
  }),
  annular_capacity_shoe: quantity('annular_capacity', {
    title: 'Annular capacity below the shoe',
    description: 'Of the open hole just below it.',
    symbol: 'C_s',
    above: 0,
    example: 0.0459,
  }),
  annular_capacity_drill_collar: quantity('annular_capacity', {
    title: 'Annular capacity beside the collars',
    description: 'With their length; less than beside the pipe.',
    symbol: 'C_dc',
    above: 0,
    example: 0.09,
  }),
  drill_collar_length: quantity('well_section_length', {
    title: 'Length of the collars',
    description: 'At the bottom, with the capacity beside them. Without them one capacity holds for all of the influx.',
    symbol: 'L_dc',
    above: 0,
    example: 300,
  }),
  static_temperature_at_shoe: quantity('well_temperature', {
    title: 'Static temperature at the shoe',
    description: 'With that at the bit. Without them the gas keeps its temperature.',
    symbol: 'T_s',
    above: 0,
    example: 140,
  }),
  static_temperature_at_bit: quantity('well_temperature', {
    title: 'Static temperature at the bit',
    description: 'With that at the shoe.',
    symbol: 'T_b',
    above: 0,
    example: 180,
  }),
  safety_margin: quantity('pressure_loss', {
    title: 'Safety margin at the shoe',
    description: 'Taken off the fracture pressure.',
    symbol: 'P_m',
    minimum: 0,
    default: 0,
    assumed: 'The shoe is loaded up to its fracture pressure: the greatest kick tolerance.',
  }),
  required_kick_tolerance: quantity('kick_volume', {
    title: 'Required kick tolerance',
    description: 'Of the policy, say 50 bbl for an intermediate and 25 bbl for a production section.',
    symbol: 'KT_r',
    above: 0,
    example: 25,
  }),
}
