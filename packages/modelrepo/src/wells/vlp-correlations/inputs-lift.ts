/** Inputs of the lift: rates, inclination, how the correlation is taken, and the match to a gauge. */
import { flag, inPractice } from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

export const rateParams = {
  oil_rates: quantityList('oil_rate', {
    title: 'Oil rates',
    description: 'Stock-tank oil rates in any order; 0 is a static column. All must be 0 at a water cut of 1.',
    symbol: 'q_o',
    minimum: 0,
    minItems: 1,
    maxItems: 100,
  }),
  oil_rate: quantity('oil_rate', {
    title: 'Oil rate',
    description: 'Stock-tank oil rate; 0 is a static column. Must be 0 at a water cut of 1.',
    symbol: 'q_o',
    minimum: 0,
    example: 800,
  }),
  liquid_rate: quantity('oil_rate', {
    title: 'Water rate',
    description: 'Water rate if all liquid is water (water cut of 1); 0 is a static column.',
    symbol: 'q_w',
    minimum: 0,
    default: 0,
  }),
}

export const inclinationParams = {
  inclination_from_horizontal: quantity('inclination', {
    title: 'Inclination from horizontal',
    description:
      'Flow inclination from horizontal, positive uphill and constant along the tubing; 90° is a vertical well.',
    symbol: 'theta',
    minimum: -90,
    maximum: 90,
    default: 90,
  }),
}

export const optionParams = {
  no_slip_holdup_floor: flag({
    title: 'No-slip holdup floor',
    description: 'Hagedorn and Brown option. The chart holdup is not allowed to fall below the no-slip holdup.',
    default: true,
  }),
  griffith_bubble: flag({
    title: 'Griffith bubble flow',
    description: 'Hagedorn and Brown option. The Griffith bubble flow model is used at low gas fractions.',
    default: true,
  }),
  payne_correction: flag({
    title: 'Payne et al. factor',
    description: 'Beggs and Brill option. The Payne et al. holdup factor and the no-slip holdup floor are applied.',
    default: true,
  }),
  acceleration: flag({
    title: 'Acceleration',
    description: 'Beggs and Brill option. The acceleration (kinetic energy) term is included.',
    default: true,
  }),
}

export const matchParams = {
  gravity_correction_factor: quantity('-', {
    title: 'Gravity correction factor',
    description: 'Factor by which the gravity term of the correlation is multiplied.',
    symbol: 'C_g',
    minimum: 0.3,
    maximum: 2,
    usual: [0.85, 1.15],
    default: 1,
  }),
  friction_correction_factor: quantity('-', {
    title: 'Friction correction factor',
    description: 'Factor by which the friction term of the correlation is multiplied.',
    symbol: 'C_f',
    minimum: 0,
    maximum: 5,
    usual: [0.5, 1.5],
    default: 1,
  }),
  measured_flowing_bottomhole_pressure: quantity('well_pressure_absolute', {
    title: 'Measured flowing pressure',
    description:
      'Pressure measured at the end of the tubing at the entered rate. Must exceed the wellhead pressure. The matched gravity factor is calculated from this pressure.',
    symbol: 'p_m',
    above: 0,
    example: 1400,
  }),
}
