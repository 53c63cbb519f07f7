/** The answers of spectral fatigue. */
import { factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { listValue, numberColumn, numberValue, resultOf, rowsValue } from '@keelson/workflow'

const perSpectrum = 'One entry for each spectrum'

const momentIn = (unit: string) => ({ unit, noKind: 'a moment of a stress spectrum spans ten decades and more' })

const damage = (method: string) =>
  numberValue('utilisation', {
    title: `Damage, ${method}`,
    description: 'Sum over all spectra, without the design fatigue factor.',
  })

export const values = {
  damage: numberValue('utilisation', {
    title: 'Damage',
    description: 'By the chosen method, sum over all spectra, without the design fatigue factor.',
    symbol: 'D',
  }),
  fatigue_life: resultOf(fatigueLife, 'calculated_life', {
    description: 'Design life, or duration, over damage.',
    minimum: 0,
  }),
  utilisation: resultOf(factoredDamage, 'utilisation', {
    title: 'Utilisation',
    description: 'Damage times design fatigue factor.',
  }),
  damage_dirlik: damage('Dirlik'),
  damage_narrow_band: damage('narrow band'),
  damage_wirsching_light: damage('Wirsching-Light'),
  damage_tovo_benasciutti: damage('Tovo-Benasciutti'),
  m0: listValue(momentIn('MPa2'), {
    title: 'Zeroth moment',
    description: `${perSpectrum}: variance of the stress with its concentration.`,
    symbol: 'lambda_0',
    minimum: 0,
  }),
  m1: listValue(momentIn('MPa2*Hz'), {
    title: 'First moment',
    description: `${perSpectrum}.`,
    symbol: 'lambda_1',
    minimum: 0,
  }),
  m2: listValue(momentIn('MPa2*Hz2'), {
    title: 'Second moment',
    description: `${perSpectrum}.`,
    symbol: 'lambda_2',
    minimum: 0,
  }),
  m4: listValue(momentIn('MPa2*Hz4'), {
    title: 'Fourth moment',
    description: `${perSpectrum}.`,
    symbol: 'lambda_4',
    minimum: 0,
  }),
  zero_up_crossing_rate: listValue('cyclic_frequency', {
    title: 'Rate of up-crossings',
    description: `${perSpectrum}; 0 where the stress does not vary.`,
    symbol: 'nu_0',
    minimum: 0,
  }),
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
