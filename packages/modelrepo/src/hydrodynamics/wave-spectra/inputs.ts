/** The inputs of wave-spectra: the sea, the shape of its spectrum, where it is taken, and the statistics asked for. */

import { SIGMA_A, SIGMA_B } from '@keelson/physics/waves/jonswap-normalised.ts'
import {
  choice,
  count,
  type InputsOf,
  optional,
  quantity,
  quantityList,
  quantityOr,
  rows,
  waysOver,
} from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const JONSWAP = 'jonswap'
export const MOSKOWITZ = 'pierson_moskowitz'
export const TORSETHAUGEN = 'torsethaugen'
export const OCHI_HUBBLE = 'ochi_hubble'
export const TMA = 'tma'
export const GAUSSIAN = 'gaussian_swell'
export const SUM = 'jonswap_sum'
const SPECTRA = {
  [JONSWAP]: 'JONSWAP',
  [MOSKOWITZ]: 'Pierson-Moskowitz',
  [TORSETHAUGEN]: 'Torsethaugen',
  [OCHI_HUBBLE]: 'Ochi-Hubble',
  [TMA]: 'TMA',
  [GAUSSIAN]: 'Gaussian swell',
  [SUM]: 'Sum of JONSWAP systems',
} as const

export const CUSTOM = 'custom'
export const FAMILY = {
  most_probable: 'Most probable',
  m1: 'Member 1',
  m2: 'Member 2',
  m3: 'Member 3',
  m4: 'Member 4',
  m5: 'Member 5',
  m6: 'Member 6',
  m7: 'Member 7',
  m8: 'Member 8',
  m9: 'Member 9',
  m10: 'Member 10',
} as const

export const C205 = 'c205'
export const NUMERICAL = 'numerical'
export const INFINITE = 'infinite'
export const GRID = 'grid'
export const COS_N = 'cos_n'
export const COS_2S = 'cos_2s'
export const RAYLEIGH = 'rayleigh'
export const LONG_CRESTED = 'forristall_2d'
export const SHORT_CRESTED = 'forristall_3d'

const MOST_POINTS = 5001
const MOST_SYSTEMS = 20
/** Gamma functions of larger exponents leave the range of numbers. */
const [MOST_N, MOST_S] = [300, 150] as const

const sea = {
  spectrum: choice(SPECTRA, {
    title: 'Spectrum',
    description:
      'Spectrum type. JONSWAP is for a growing wind sea, Pierson-Moskowitz for a fully developed sea and TMA for limited depth. Torsethaugen and Ochi-Hubble are two-peaked. Gaussian swell and a sum of JONSWAP systems are also available.',
    default: JONSWAP,
  }),
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height of the sea state. For TMA, the deep-water value.',
    symbol: 'H_s',
    above: 0,
    example: 3,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'Period of the spectral peak.',
    symbol: 'T_p',
    above: 0,
    example: 10,
    requiredUnless: [{ inputs: ['zero_crossing_period'], when: { spectrum: [MOSKOWITZ, JONSWAP] } }],
  }),
  zero_crossing_period: quantity('wave_period', {
    title: 'Zero-crossing period',
    description: 'Zero-crossing period, entered in place of the peak period, which is then calculated.',
    symbol: 'T_z',
    above: 0,
    example: 7.8,
    overrides: [{ inputs: ['peak_period'] }],
  }),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'Peak enhancement factor γ. Default: DNV-RP-C205 value for wave height and peak period.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 10,
    example: 3.3,
  }),
  systems: rows(
    {
      significant_wave_height: quantity('significant_wave_height', {
        title: 'Significant wave height',
        description: 'Significant wave height of this system alone.',
        symbol: 'H_s',
        above: 0,
        example: 2,
      }),
      peak_period: quantity('wave_period', {
        title: 'Peak period',
        description: 'Peak period of this system alone.',
        symbol: 'T_p',
        above: 0,
        example: 8,
      }),
      peak_enhancement_factor: optional(
        quantity('peak_enhancement_factor', {
          title: 'Peak enhancement factor',
          description: 'Peak enhancement factor γ of this system. Default: DNV-RP-C205 value.',
          symbol: 'gamma',
          minimum: 1,
          maximum: 10,
        }),
      ),
    },
    {
      title: 'Wave systems',
      description: 'Wind sea and swell systems with JONSWAP spectra that are summed, one row for each.',
      minItems: 1,
      maxItems: MOST_SYSTEMS,
    },
  ),
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'Water depth for TMA and second-order crests.',
    symbol: 'd',
    above: 0,
    default: 'infinite',
  }),
  gravity: field.gravity(),
}

const shape = {
  normalisation: choice(
    { [C205]: 'DNV-RP-C205', [NUMERICAL]: 'Numerical' },
    {
      title: 'Normalisation',
      description:
        'DNV-RP-C205 uses 1 − 0.287 ln γ, for γ up to 7. The numerical factor preserves the wave height exactly, for γ up to 10.',
      default: C205,
    },
  ),
  sigma_a: quantity('-', {
    title: 'Spectral width below peak',
    description: 'Spectral peak width parameter for frequencies below the peak frequency.',
    symbol: 'sigma_a',
    above: 0,
    maximum: 1,
    usual: [0.05, 0.12],
    default: SIGMA_A.value,
  }),
  sigma_b: quantity('-', {
    title: 'Spectral width above peak',
    description: 'Spectral peak width parameter for frequencies above the peak frequency.',
    symbol: 'sigma_b',
    above: 0,
    maximum: 1,
    usual: [0.05, 0.15],
    default: SIGMA_B.value,
  }),
  spectral_width_frequency: quantity('cyclic_frequency', {
    title: 'Swell spectral width',
    description: 'Standard deviation of the swell frequency about the peak frequency.',
    symbol: 'sigma_f',
    above: 0,
    usual: [0.002, 0.03],
    default: 0.005,
  }),
  family_member: choice(
    { ...FAMILY, [CUSTOM]: 'User parameters' },
    {
      title: 'Family member',
      description:
        'Most probable spectrum, one of the ten other members (together 95 % confidence), or user parameters.',
      default: 'most_probable',
    },
  ),
  ochi_hubble_hs: pair(
    'significant_wave_height',
    'Component wave heights',
    'H_j',
    'Significant wave heights of the low- and high-frequency components.',
  ),
  ochi_hubble_peak_frequency: pair(
    'wave_angular_frequency',
    'Component peak frequencies',
    'omega_j',
    'Peak frequencies of the low- and high-frequency components.',
  ),
  ochi_hubble_shape: pair(
    '-',
    'Component shape parameters',
    'lambda_j',
    'Shape parameters of the low- and high-frequency components. A larger value gives a sharper peak.',
    150,
  ),
}

function pair(
  of: '-' | 'significant_wave_height' | 'wave_angular_frequency',
  title: string,
  symbol: string,
  description: string,
  maximum?: number,
) {
  return quantityList(of, {
    title,
    description,
    symbol,
    above: 0,
    ...(maximum !== undefined && { maximum }),
    minItems: 2,
    maxItems: 2,
  })
}

const frequencies = {
  integration: choice(
    { [INFINITE]: 'All frequencies', [GRID]: 'Grid points' },
    {
      title: 'Moment integration range',
      description:
        'Frequency range of the moments: all frequencies, or the grid points without a tail. Default: grid if its start, end and number of points are all entered.',
    },
  ),
  frequency_start: quantity('wave_angular_frequency', {
    title: 'First grid frequency',
    description: 'Lower grid frequency. Default: 0.1 times the peak frequency.',
    symbol: 'omega_1',
    above: 0,
    example: 0.2,
  }),
  frequency_stop: quantity('wave_angular_frequency', {
    title: 'Last grid frequency',
    description: 'Upper grid frequency. Default: 6 times the peak frequency.',
    symbol: 'omega_n',
    above: 0,
    example: 3,
  }),
  number_of_frequencies: count({
    title: 'Number of grid points',
    description: 'Number of equally spaced points, including both ends. Default: 600.',
    symbol: 'n_f',
    minimum: 3,
    maximum: MOST_POINTS,
    example: 281,
  }),
  angular_frequencies: quantityList('wave_angular_frequency', {
    title: 'Output frequencies',
    description: 'Frequencies at which spectral density is reported. Default: grid points.',
    symbol: 'omega',
    above: 0,
    minItems: 1,
    maxItems: MOST_POINTS,
  }),
}

const statistics = {
  storm_duration: quantity('storm_duration', {
    title: 'Sea state duration',
    description: 'Duration for the maximum wave and crest.',
    symbol: 'D',
    above: 0,
    default: 3,
  }),
  crest_model: choice(
    {
      [RAYLEIGH]: 'Linear (Rayleigh)',
      [LONG_CRESTED]: 'Forristall, long-crested',
      [SHORT_CRESTED]: 'Forristall, short-crested',
    },
    {
      title: 'Crest model',
      description: 'Linear crests, or second-order Forristall crests in long-crested or short-crested seas.',
      default: RAYLEIGH,
    },
  ),
  number_of_components: count({
    title: 'Number of time-domain components',
    description: 'Number of equal-energy harmonics representing the spectrum. If omitted, none are calculated.',
    symbol: 'n',
    minimum: 1,
    maximum: 2000,
    example: 50,
  }),
}

const directions = {
  spreading: choice(
    { none: 'None', [COS_N]: 'Cosine power (cos-n)', [COS_2S]: 'Half-angle cosine power (cos-2s)' },
    {
      title: 'Directional spreading',
      description: 'Directional spreading as a power of the cosine of the direction offset, or of half the offset.',
      default: 'none',
    },
  ),
  exponent_n: quantity('-', {
    title: 'Cosine exponent',
    description: 'Exponent n, typically 2 to 4 for wind sea and 6 or more for swell.',
    symbol: 'n',
    above: 0,
    maximum: MOST_N,
    default: 2,
  }),
  exponent_s: quantity('-', {
    title: 'Half-angle spreading parameter',
    description: 'Parameter s, typically 4 to 9 for wind sea and 13 or more for swell.',
    symbol: 's',
    above: 0,
    maximum: MOST_S,
    default: 4,
  }),
  offset_angles: quantityList('heading', {
    title: 'Direction offsets',
    description: 'Direction offsets from the mean direction at which the spreading is reported.',
    symbol: 'theta',
    minimum: -180,
    maximum: 180,
    minItems: 1,
    maxItems: 721,
    default: Array.from({ length: 19 }, (_, i) => 10 * i - 90),
  }),
}

const groups = {
  'Sea state': sea,
  'Spectral shape': shape,
  Frequencies: frequencies,
  'Maximum waves and components': statistics,
  Directions: directions,
}
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('spectrum', groups)
