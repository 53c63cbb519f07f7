/** The answers of spectral fatigue. */
import { listValue, numberColumn, rowsValue } from '@keelson/workflow'
import { damageAnswers, momentAnswers } from '../_shared/spectral-damage/values.ts'

const perSpectrum = 'One value per spectrum'

export const values = {
  ...damageAnswers('spectra'),
  ...momentAnswers(perSpectrum),
  peak_rate: listValue('cyclic_frequency', {
    title: 'Peak rate',
    description: `${perSpectrum}: rate of peaks, or 0 for constant stress.`,
    symbol: 'nu_p',
    minimum: 0,
  }),
  alpha_1: listValue('-', {
    title: 'First-order bandwidth parameter',
    description: `${perSpectrum}: λ₁/√(λ₀ λ₂).`,
    symbol: 'alpha_1',
    minimum: 0,
  }),
  irregularity_alpha_2: listValue('-', {
    title: 'Irregularity factor',
    description: `${perSpectrum}: up-crossings per peak, 1 for a single-frequency process.`,
    symbol: 'alpha_2',
    minimum: 0,
  }),
  wirsching_light_factor: listValue('-', {
    title: 'Wirsching-Light factor',
    description: `${perSpectrum}: factor applied to the narrow-band damage, for the slope above the knee if there are two.`,
    symbol: 'rho_WL',
  }),
  dirlik_parameters: rowsValue({
    title: 'Dirlik parameters',
    description: 'One row per spectrum, empty for a single frequency or constant stress.',
    columns: {
      d1: numberColumn('-', 'Exponential weight', { symbol: 'D_1' }),
      d2: numberColumn('-', 'First Rayleigh weight', { symbol: 'D_2' }),
      d3: numberColumn('-', 'Second Rayleigh weight', { symbol: 'D_3' }),
      q: numberColumn('-', 'Exponential scale', { symbol: 'Q' }),
      r: numberColumn('-', 'First Rayleigh scale', { symbol: 'R' }),
    },
  }),
  equivalent_stress_range: listValue('stress_range', {
    title: 'Equivalent stress range',
    description: `${perSpectrum}: constant stress range that causes the narrow-band damage at the up-crossing rate.`,
    symbol: 'S_eq',
    minimum: 0,
  }),
}
