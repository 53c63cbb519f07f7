/** The inputs of the drilling itself: weight, speed, bit, what was measured, and the parameters of Bourgoyne and Young. */
import { inPractice } from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

/** One number, or a column of data. */
export const DATA = { minItems: 1, maxItems: 5000, single: true } as const

export const drillingParams = {
  weight_on_bit: quantityList('weight_on_bit', {
    along: 'rate_of_penetration',
    title: 'Weight on bit',
    description: 'Weight on bit: one value, or one value per data point.',
    symbol: 'W',
    above: 0,
    ...DATA,
  }),
  rotary_speed: quantityList('rotary_speed', {
    along: 'rate_of_penetration',
    title: 'Rotary speed',
    description: 'Rotary speed: one value, or one value per data point.',
    symbol: 'N',
    above: 0,
    ...DATA,
  }),
  bit_diameter: quantity('hole_diameter', {
    title: 'Bit diameter',
    description: 'Diameter of the bit and of the hole drilled.',
    symbol: 'd_b',
    above: 0,
    example: 8.5,
  }),
  rate_of_penetration: quantityList('rate_of_penetration', {
    title: 'Measured rate of penetration',
    description: 'Rate of penetration: one measured value, or one value per data point.',
    symbol: 'R',
    above: 0,
    ...DATA,
  }),
  true_vertical_depth: quantityList('well_depth', {
    along: 'rate_of_penetration',
    title: 'Vertical depth',
    description:
      'Vertical depth of the bit. For specific energy and d-exponent, the depth is used only in the table and chart.',
    symbol: 'D',
    above: 0,
    ...DATA,
  }),
  equivalent_circulating_density: quantityList('mud_density', {
    along: 'rate_of_penetration',
    title: 'Equivalent circulating density',
    description: 'Equivalent circulating density at the bit. For the d-exponent the mud weight is sufficient.',
    symbol: 'rho_c',
    above: 0,
    ...DATA,
  }),
  weight_per_inch: quantityList('weight_per_bit_inch', {
    along: 'rate_of_penetration',
    title: 'Weight on bit per unit diameter',
    description:
      'Weight on bit divided by bit diameter. Regression data, used instead of the weight on bit and the bit diameter.',
    symbol: 'w',
    above: 0,
    overrides: [{ inputs: ['weight_on_bit', 'bit_diameter'] }],
    ...DATA,
  }),
}

export const parameterParams = {
  pore_pressure_gradient: quantityList('mud_density', {
    along: 'rate_of_penetration',
    title: 'Pore pressure gradient',
    description: 'Pore pressure gradient: one value, or one value per data point.',
    symbol: 'g_p',
    above: 0,
    ...DATA,
  }),
  bit_tooth_wear: quantityList('fraction', {
    along: 'rate_of_penetration',
    title: 'Tooth wear',
    description: 'Worn fraction of the tooth height (0 for a new bit).',
    symbol: 'h',
    minimum: 0,
    maximum: 1,
    ...DATA,
  }),
  jet_impact_force: quantityList('jet_impact_force', {
    along: 'rate_of_penetration',
    title: 'Jet impact force',
    description: 'Jet impact force under the bit, used in the 1986 form.',
    symbol: 'F_j',
    minimum: 0,
    ...DATA,
  }),
  reynolds_number_function: quantityList('-', {
    along: 'rate_of_penetration',
    title: 'Reynolds number function',
    description:
      'Density times flow rate, divided by the product of 350, viscosity and nozzle diameter. Used in the 1974 form.',
    symbol: 'Re',
    above: 0,
    ...DATA,
  }),
  threshold_weight_per_inch: quantity('weight_per_bit_inch', {
    title: 'Threshold weight per unit diameter',
    description: 'Weight on bit per unit bit diameter at which the bit begins to drill.',
    symbol: 'w_t',
    minimum: 0,
    below: 4,
    default: 0,
  }),
  reference_weight_per_inch: quantity('weight_per_bit_inch', {
    title: 'Reference weight per unit diameter',
    description:
      'Weight on bit per unit bit diameter used for normalisation. Must exceed the threshold weight per unit diameter.',
    symbol: 'w_r',
    above: 0,
    default: 4,
  }),
  reference_rotary_speed: quantity('rotary_speed', {
    title: 'Reference rotary speed',
    description: 'Rotary speed used for normalisation. Default: 60 rpm in the 1986 form, 100 rpm in the 1974 form.',
    symbol: 'N_r',
    above: 0,
    example: 60,
  }),
}
