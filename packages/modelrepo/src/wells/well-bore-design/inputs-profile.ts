/** The inputs of the casing seats: pore pressure and fracture along the well, and the margins on them. */
import { inPractice } from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

const POINTS = { minItems: 2, maxItems: 500 } as const

export const profile = {
  depths: quantityList('well_depth', {
    title: 'Profile depths',
    description:
      'Vertical depths from the rotary table, in increasing order. All depths of the well use this reference.',
    symbol: 'z',
    minimum: 0,
    ...POINTS,
  }),
  pore_pressure_gradient: quantityList('mud_density', {
    along: 'depths',
    title: 'Pore pressure gradient',
    description: 'Pore pressure gradient at each depth, as equivalent mud weight from the rotary table.',
    symbol: 'G_p',
    above: 0,
    ...POINTS,
  }),
  fracture_gradient: quantityList('mud_density', {
    along: 'depths',
    title: 'Fracture gradient',
    description: 'Fracture gradient at each depth, as equivalent mud weight. Must exceed the pore pressure gradient.',
    symbol: 'G_fr',
    above: 0,
    ...POINTS,
  }),
  trip_margin: quantity('mud_weight_margin', {
    title: 'Trip margin',
    description: 'Margin added to the pore pressure gradient for swabbing while tripping, typically 0.3 to 0.5 ppg.',
    symbol: 'm_t',
    minimum: 0,
    example: 0.5,
  }),
  kick_margin: quantity('mud_weight_margin', {
    title: 'Kick margin',
    description: 'Margin deducted from the fracture gradient for kicks and surges, typically 0.3 to 0.5 ppg.',
    symbol: 'm_k',
    minimum: 0,
    example: 0.5,
  }),
  total_depth: quantity('well_depth', {
    title: 'Total depth',
    description: 'True vertical depth in the well, within the depth range of the profile.',
    symbol: 'z_td',
    above: 0,
    example: 14000,
  }),
  surface_casing_depth: quantity('well_depth', {
    title: 'Surface casing shoe depth',
    description: 'Vertical depth of the surface casing shoe, the upper limit of the casing seats.',
    symbol: 'z_sc',
    minimum: 0,
    default: 0,
    assumed: 'The top of the profile. A mud window is required up to that depth.',
  }),
}
