/** The inputs of the drilling itself: weight, speed, bit, what was measured, and the parameters of Bourgoyne and Young. */
import { inPractice } from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

/** One number, or a column of data. */
export const DATA = { minItems: 1, maxItems: 5000, single: true } as const

export const drillingParams = {
  weight_on_bit: quantityList('weight_on_bit', {
    title: 'Weight on bit',
    description: 'One number, or one for each point of the data.',
    symbol: 'W',
    above: 0,
    ...DATA,
  }),
  rotary_speed: quantityList('rotary_speed', {
    title: 'Rotary speed',
    description: 'One number, or one for each point of the data.',
    symbol: 'N',
    above: 0,
    ...DATA,
  }),
  bit_diameter: quantity('hole_diameter', {
    title: 'Bit diameter',
    description: 'Of the hole that it drills.',
    symbol: 'd_b',
    above: 0,
    example: 8.5,
  }),
  rate_of_penetration: quantityList('rate_of_penetration', {
    title: 'Measured rate of penetration',
    description: 'One number, or one for each point of the data.',
    symbol: 'R',
    above: 0,
    ...DATA,
  }),
  true_vertical_depth: quantityList('well_depth', {
    title: 'Vertical depth',
    description: 'Of the bit. With specific energy and d exponent for table and chart alone.',
    symbol: 'D',
    above: 0,
    ...DATA,
  }),
  equivalent_circulating_density: quantityList('mud_density', {
    title: 'Equivalent circulating density',
    description: 'At the bit; for the d exponent the mud weight will do.',
    symbol: 'rho_c',
    above: 0,
    ...DATA,
  }),
  weight_per_inch: quantityList('weight_per_bit_inch', {
    title: 'Weight on bit per diameter',
    description: 'Data of a regression; in place of weight and diameter.',
    symbol: 'w',
    above: 0,
    overrides: [{ inputs: ['weight_on_bit', 'bit_diameter'] }],
    ...DATA,
  }),
}

export const parameterParams = {
  pore_pressure_gradient: quantityList('mud_density', {
    title: 'Pore pressure gradient',
    description: 'One number, or one for each point of the data.',
    symbol: 'g_p',
    above: 0,
    ...DATA,
  }),
  bit_tooth_wear: quantityList('fraction', {
    title: 'Tooth wear',
    description: 'Share of the tooth height that is worn: 0 of a new bit.',
    symbol: 'h',
    minimum: 0,
    maximum: 1,
    ...DATA,
  }),
  jet_impact_force: quantityList('jet_impact_force', {
    title: 'Jet impact force',
    description: 'Under the bit; of the form of 1986.',
    symbol: 'F_j',
    minimum: 0,
    ...DATA,
  }),
  reynolds_number_function: quantityList('-', {
    title: 'Reynolds number function',
    description: 'Density times rate over 350 viscosity times nozzle diameter; of the form of 1974.',
    symbol: 'Re',
    above: 0,
    ...DATA,
  }),
  threshold_weight_per_inch: quantity('weight_per_bit_inch', {
    title: 'Threshold weight per diameter',
    description: 'At which the bit begins to drill.',
    symbol: 'w_t',
    minimum: 0,
    below: 4,
    default: 0,
  }),
  reference_weight_per_inch: quantity('weight_per_bit_inch', {
    title: 'Reference weight per diameter',
    description: 'To which the weight is normalised; above the threshold.',
    symbol: 'w_r',
    above: 0,
    default: 4,
  }),
  reference_rotary_speed: quantity('rotary_speed', {
    title: 'Reference rotary speed',
    description: 'To which the speed is normalised: without it 60 rpm in the form of 1986, 100 rpm in that of 1974.',
    symbol: 'N_r',
    above: 0,
    example: 60,
  }),
}
