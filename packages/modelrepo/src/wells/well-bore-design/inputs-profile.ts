/** The inputs of the casing seats: pore pressure and fracture along the well, and the margins on them. */
import { inPractice } from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

const POINTS = { minItems: 2, maxItems: 500 } as const

export const profile = {
  depths: quantityList('well_depth', {
    title: 'Depths of the profile',
    description: 'Vertical, from the rotary table as every depth of the well; increasing.',
    symbol: 'z',
    minimum: 0,
    ...POINTS,
  }),
  pore_pressure_gradient: quantityList('mud_density', {
    title: 'Pore pressure gradient',
    description: 'At the depths, as the mud weight of the same pressure from the rotary table.',
    symbol: 'G_p',
    above: 0,
    ...POINTS,
  }),
  fracture_gradient: quantityList('mud_density', {
    title: 'Fracture gradient',
    description: 'At the depths; above the pore pressure gradient at each.',
    symbol: 'G_fr',
    above: 0,
    ...POINTS,
  }),
  trip_margin: quantity('mud_weight_margin', {
    title: 'Trip margin',
    description: 'On the pore pressure gradient, for swabbing while tripping; 0.3 to 0.5 ppg.',
    symbol: 'm_t',
    minimum: 0,
    example: 0.5,
  }),
  kick_margin: quantity('mud_weight_margin', {
    title: 'Kick margin',
    description: 'Off the fracture gradient, for kicks and surges; 0.3 to 0.5 ppg.',
    symbol: 'm_k',
    minimum: 0,
    example: 0.5,
  }),
  total_depth: quantity('well_depth', {
    title: 'Total depth',
    description: 'Vertical; within the profile.',
    symbol: 'z_td',
    above: 0,
    example: 14000,
  }),
  surface_casing_depth: quantity('well_depth', {
    title: 'Shoe of the surface casing',
    description: 'Vertical; where the seats end.',
    symbol: 'z_sc',
    minimum: 0,
    default: 0,
    assumed: 'The hole needs its window up to the top of the profile.',
  }),
}
