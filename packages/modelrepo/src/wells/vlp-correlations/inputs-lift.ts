/** Inputs of the lift: rates, inclination, how the correlation is taken, and the match to a gauge. */
import { flag, inPractice } from '@keelson/workflow'

const { quantity, quantityList } = inPractice('oilfield')

export const rateParams = {
  oil_rates: quantityList('oil_rate', {
    title: 'Oil rates',
    description: 'At stock tank, in any order; 0 is the column at rest. At water cut 1 each must be 0.',
    symbol: 'q_o',
    minimum: 0,
    minItems: 1,
    maxItems: 100,
  }),
  oil_rate: quantity('oil_rate', {
    title: 'Oil rate',
    description: 'At stock tank; 0 is the column at rest. At water cut 1 it must be 0.',
    symbol: 'q_o',
    minimum: 0,
    example: 800,
  }),
  liquid_rate: quantity('oil_rate', {
    title: 'Water rate',
    description: 'Rate of the liquid where all of it is water, at water cut 1; 0 is the column at rest.',
    symbol: 'q_w',
    minimum: 0,
    default: 0,
  }),
}

export const inclinationParams = {
  inclination_from_horizontal: quantity('inclination', {
    title: 'Inclination from the horizontal',
    description: 'Of the flow, uphill positive, the same all along; 90 is a vertical well.',
    symbol: 'theta',
    minimum: -90,
    maximum: 90,
    default: 90,
  }),
}

export const optionParams = {
  no_slip_holdup_floor: flag({
    title: 'No-slip floor of the holdup',
    description: 'Hagedorn and Brown: the holdup of the chart is never below that without slip.',
    default: true,
  }),
  griffith_bubble: flag({
    title: 'Bubble flow of Griffith',
    description: 'Hagedorn and Brown: the branch of Griffith at low gas fractions.',
    default: true,
  }),
  payne_correction: flag({
    title: 'Factor of Payne et al.',
    description: 'Beggs and Brill: the factor on the holdup, and with it the no-slip floor.',
    default: true,
  }),
  acceleration: flag({
    title: 'Acceleration',
    description: 'Beggs and Brill: the kinetic term.',
    default: true,
  }),
}

export const matchParams = {
  gravity_correction_factor: quantity('-', {
    title: 'Gravity correction factor',
    description: 'On the gravity term of the correlation.',
    symbol: 'C_g',
    minimum: 0.3,
    maximum: 2,
    usual: [0.85, 1.15],
    default: 1,
  }),
  friction_correction_factor: quantity('-', {
    title: 'Friction correction factor',
    description: 'On the friction term of the correlation.',
    symbol: 'C_f',
    minimum: 0,
    maximum: 5,
    usual: [0.5, 1.5],
    default: 1,
  }),
  measured_flowing_bottomhole_pressure: quantity('well_pressure_absolute', {
    title: 'Measured flowing pressure',
    description:
      'Of a gauge at the end of the tubing at the rate entered, above the wellhead pressure; gives the gravity factor that meets it.',
    symbol: 'p_m',
    above: 0,
    example: 1400,
  }),
}
