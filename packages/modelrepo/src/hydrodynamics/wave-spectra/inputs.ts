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
  [SUM]: 'Sum of JONSWAP seas',
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
      'JONSWAP of a growing wind sea, Pierson-Moskowitz of a developed one, TMA over a limited depth, Torsethaugen and Ochi-Hubble with two peaks, a Gaussian swell, or a sum of JONSWAP seas.',
    default: JONSWAP,
  }),
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Of the sea state; with TMA that of the deep water.',
    symbol: 'H_s',
    above: 0,
    example: 3,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'Period at which the spectrum is largest.',
    symbol: 'T_p',
    above: 0,
    example: 10,
    requiredUnless: [{ inputs: ['zero_crossing_period'], when: { spectrum: [MOSKOWITZ, JONSWAP] } }],
  }),
  zero_crossing_period: quantity('wave_period', {
    title: 'Zero-crossing period',
    description: 'In place of the peak period, which then follows from it.',
    symbol: 'T_z',
    above: 0,
    example: 7.8,
    overrides: [{ inputs: ['peak_period'] }],
  }),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'Left out, that of C205 for wave height and peak period.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 10,
    example: 3.3,
  }),
  systems: rows(
    {
      significant_wave_height: quantity('significant_wave_height', {
        title: 'Significant wave height',
        description: 'Of the system alone.',
        symbol: 'H_s',
        above: 0,
        example: 2,
      }),
      peak_period: quantity('wave_period', {
        title: 'Peak period',
        description: 'Of the system alone.',
        symbol: 'T_p',
        above: 0,
        example: 8,
      }),
      peak_enhancement_factor: optional(
        quantity('peak_enhancement_factor', {
          title: 'Peak enhancement factor',
          description: 'Left out, that of C205 for the system.',
          symbol: 'gamma',
          minimum: 1,
          maximum: 10,
        }),
      ),
    },
    {
      title: 'Systems',
      description: 'Wind sea and swells whose JONSWAP spectra add up, one row for each.',
      minItems: 1,
      maxItems: MOST_SYSTEMS,
    },
  ),
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'For TMA and for crests of second order.',
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
        'DNV-RP-C205: 1 - 0.287 ln gamma, for gamma to 7. Numerical: the spectrum holds its wave height exactly, for gamma to 10.',
      default: C205,
    },
  ),
  sigma_a: quantity('-', {
    title: 'Spectral width up to the peak',
    description: 'Of the enhancement.',
    symbol: 'sigma_a',
    above: 0,
    maximum: 1,
    usual: [0.05, 0.12],
    default: SIGMA_A.value,
  }),
  sigma_b: quantity('-', {
    title: 'Spectral width above the peak',
    description: 'Of the enhancement.',
    symbol: 'sigma_b',
    above: 0,
    maximum: 1,
    usual: [0.05, 0.15],
    default: SIGMA_B.value,
  }),
  spectral_width_frequency: quantity('cyclic_frequency', {
    title: 'Width of the swell',
    description: 'Standard deviation of the frequency about the peak.',
    symbol: 'sigma_f',
    above: 0,
    usual: [0.002, 0.03],
    default: 0.005,
  }),
  family_member: choice(
    { ...FAMILY, [CUSTOM]: 'Own parameters' },
    {
      title: 'Member of the family',
      description: 'The most probable spectrum, one of the ten that with it hold 95 %, or parameters of your own.',
      default: 'most_probable',
    },
  ),
  ochi_hubble_hs: pair('significant_wave_height', 'Wave heights of the parts', 'H_j', 'Low and high part.'),
  ochi_hubble_peak_frequency: pair(
    'wave_angular_frequency',
    'Peak frequencies of the parts',
    'omega_j',
    'Low and high part.',
  ),
  ochi_hubble_shape: pair(
    '-',
    'Shape parameters of the parts',
    'lambda_j',
    'Low and high part: a larger one is a sharper peak.',
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
    { [INFINITE]: 'All frequencies', [GRID]: 'Points of the grid' },
    {
      title: 'Range of the moments',
      description:
        'All frequencies, or the points of the grid without a tail. Left out, the grid where its start, end and number are all given.',
    },
  ),
  frequency_start: quantity('wave_angular_frequency', {
    title: 'First frequency of the grid',
    description: 'Left out, a tenth of the peak frequency.',
    symbol: 'omega_1',
    above: 0,
    example: 0.2,
  }),
  frequency_stop: quantity('wave_angular_frequency', {
    title: 'Last frequency of the grid',
    description: 'Left out, six times the peak frequency.',
    symbol: 'omega_n',
    above: 0,
    example: 3,
  }),
  number_of_frequencies: count({
    title: 'Points of the grid',
    description: 'Equally spaced, both ends among them. Left out, 600.',
    symbol: 'n_f',
    minimum: 3,
    maximum: MOST_POINTS,
    example: 281,
  }),
  angular_frequencies: quantityList('wave_angular_frequency', {
    title: 'Frequencies asked for',
    description: 'At which the density is answered; left out, on the grid.',
    symbol: 'omega',
    above: 0,
    minItems: 1,
    maxItems: MOST_POINTS,
  }),
}

const statistics = {
  storm_duration: quantity('storm_duration', {
    title: 'Duration of the sea state',
    description: 'In which the highest wave and crest are sought.',
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
      title: 'Crests',
      description: 'Linear, or to second order by Forristall in long-crested or short-crested seas.',
      default: RAYLEIGH,
    },
  ),
  number_of_components: count({
    title: 'Components for a time domain',
    description: 'Harmonics of equal energy that stand for the spectrum; left out, none.',
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
      title: 'Spreading',
      description: 'Power of the cosine of the direction off the mean, or of half of it.',
      default: 'none',
    },
  ),
  exponent_n: quantity('-', {
    title: 'Exponent of the cosine',
    description: '2 to 4 in a wind sea, 6 and more in swell.',
    symbol: 'n',
    above: 0,
    maximum: MOST_N,
    default: 2,
  }),
  exponent_s: quantity('-', {
    title: 'Spreading parameter of half the angle',
    description: '4 to 9 in a wind sea, 13 and more in swell.',
    symbol: 's',
    above: 0,
    maximum: MOST_S,
    default: 4,
  }),
  offset_angles: quantityList('heading', {
    title: 'Directions off the mean',
    description: 'At which the spreading is answered.',
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
  'Shape of the spectrum': shape,
  Frequencies: frequencies,
  'Highest waves and components': statistics,
  Directions: directions,
}
type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('spectrum', groups)
