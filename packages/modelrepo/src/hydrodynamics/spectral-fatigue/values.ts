/** The answers of spectral fatigue. */
import { listValue, numberColumn, rowsValue } from '@keelson/workflow'
import { damageAnswers, momentAnswers } from '../_shared/spectral-damage/values.ts'

const perSpectrum = 'One entry for each spectrum'

export const values = {
  ...damageAnswers('spectra'),
  ...momentAnswers(perSpectrum),
  peak_rate: listValue('cyclic_frequency', {
    title: 'Rate of peaks',
    description: `${perSpectrum}; 0 where the stress does not vary.`,
    symbol: 'nu_p',
    minimum: 0,
  }),
  alpha_1: listValue('-', {
    title: 'Bandwidth parameter of order one',
    description: `${perSpectrum}: lambda_1/sqrt(lambda_0 lambda_2).`,
    symbol: 'alpha_1',
    minimum: 0,
  }),
  irregularity_alpha_2: listValue('-', {
    title: 'Irregularity factor',
    description: `${perSpectrum}: up-crossings per peak, 1 for a process of one frequency.`,
    symbol: 'alpha_2',
    minimum: 0,
  }),
  wirsching_light_factor: listValue('-', {
    title: 'Wirsching-Light factor',
    description: `${perSpectrum}: on the narrow-band damage; of the slope above the knee where there are two.`,
    symbol: 'rho_WL',
  }),
  dirlik_parameters: rowsValue({
    title: 'Parameters of Dirlik',
    description: `One row for each spectrum; empty where it has a single frequency or none.`,
    columns: {
      d1: numberColumn('-', 'Weight, exponential', { symbol: 'D_1' }),
      d2: numberColumn('-', 'Weight, Rayleigh 1', { symbol: 'D_2' }),
      d3: numberColumn('-', 'Weight, Rayleigh 2', { symbol: 'D_3' }),
      q: numberColumn('-', 'Scale, exponential', { symbol: 'Q' }),
      r: numberColumn('-', 'Scale, Rayleigh 1', { symbol: 'R' }),
    },
  }),
  equivalent_stress_range: listValue('stress_range', {
    title: 'Equivalent stress range',
    description: `${perSpectrum}: the constant range that, at the rate of up-crossings, does the narrow-band damage.`,
    symbol: 'S_eq',
    minimum: 0,
  }),
}
