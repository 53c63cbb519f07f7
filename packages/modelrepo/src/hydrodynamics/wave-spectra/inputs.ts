/** The inputs of wave-spectra: the sea, the shape of its spectrum, where it is taken, and the statistics asked for. */

import { SIGMA_A, SIGMA_B } from '@keelson/physics/waves/jonswap-normalised.ts'
import {
  choice,
  count,
  grouped,
  optional,
  type ParamsOf,
  quantity,
  quantityList,
  quantityOr,
  rows,
} from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import * as mode from './modes.ts'

const MOST_POINTS = 5001
const MOST_SYSTEMS = 20
/** Gamma functions of larger exponents leave the range of numbers. */
const [MOST_N, MOST_S] = [300, 150] as const

const sea = {
  spectrum: choice(mode.SPECTRA, {
    title: 'Spectrum',
    description:
      'JONSWAP of a growing wind sea, Pierson-Moskowitz of a developed one, TMA over a limited depth, Torsethaugen and Ochi-Hubble with two peaks, a Gaussian swell, or a sum of JONSWAP seas.',
    default: mode.JONSWAP,
  }),
  significant_wave_height: optional(
    quantity('significant_wave_height', {
      title: 'Significant wave height',
      description: 'Of the sea state; with TMA that of the deep water.',
      symbol: 'H_s',
      above: 0,
      example: 3,
      usedWhen: mode.ofHeight,
      requiredWhen: mode.ofHeight,
    }),
  ),
  peak_period: optional(
    quantity('wave_period', {
      title: 'Peak period',
      description: 'Period at which the spectrum is largest.',
      symbol: 'T_p',
      above: 0,
      example: 10,
      usedWhen: mode.ofPeak,
      requiredWhen: mode.ofPeak,
      requiredUnless: [{ inputs: ['zero_crossing_period'], when: mode.ofCrossing }],
    }),
  ),
  zero_crossing_period: optional(
    quantity('wave_period', {
      title: 'Zero-crossing period',
      description: 'In place of the peak period, which then follows from it.',
      symbol: 'T_z',
      above: 0,
      example: 7.8,
      usedWhen: mode.ofCrossing,
      overrides: [{ inputs: ['peak_period'] }],
    }),
  ),
  peak_enhancement_factor: optional(
    quantity('peak_enhancement_factor', {
      title: 'Peak enhancement factor',
      description: 'Left out, that of C205 for wave height and peak period.',
      symbol: 'gamma',
      minimum: 1,
      maximum: 10,
      example: 3.3,
      usedWhen: mode.peaked,
    }),
  ),
  systems: optional(
    rows(
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
        usedWhen: mode.ofSum,
        requiredWhen: mode.ofSum,
      },
    ),
  ),
  water_depth: quantityOr(['infinite'], 'water_depth', {
    title: 'Water depth',
    description: 'For TMA and for crests of second order.',
    symbol: 'd',
    above: 0,
    default: 'infinite',
    usedWhen: [{ spectrum: [mode.TMA] }, mode.secondOrder],
  }),
  gravity: field.gravity(),
}

const shape = {
  normalisation: choice([mode.C205, mode.NUMERICAL], {
    title: 'Normalisation',
    description:
      'c205: 1 - 0.287 ln gamma, for gamma to 7. numerical: the spectrum holds its wave height exactly, for gamma to 10.',
    default: mode.C205,
    usedWhen: mode.jonswapLike,
  }),
  sigma_a: quantity('-', {
    title: 'Spectral width up to the peak',
    description: 'Of the enhancement.',
    symbol: 'sigma_a',
    above: 0,
    maximum: 1,
    usual: [0.05, 0.12],
    default: SIGMA_A.value,
    usedWhen: mode.jonswapLike,
  }),
  sigma_b: quantity('-', {
    title: 'Spectral width above the peak',
    description: 'Of the enhancement.',
    symbol: 'sigma_b',
    above: 0,
    maximum: 1,
    usual: [0.05, 0.15],
    default: SIGMA_B.value,
    usedWhen: mode.jonswapLike,
  }),
  spectral_width_frequency: quantity('cyclic_frequency', {
    title: 'Width of the swell',
    description: 'Standard deviation of the frequency about the peak.',
    symbol: 'sigma_f',
    above: 0,
    usual: [0.002, 0.03],
    default: 0.005,
    usedWhen: mode.ofSwell,
  }),
  family_member: choice([...mode.FAMILY, mode.CUSTOM], {
    title: 'Member of the family',
    description: 'The most probable spectrum, one of the ten that with it hold 95 %, or parameters of your own.',
    default: 'most_probable',
    usedWhen: mode.ofFamily,
  }),
  ochi_hubble_hs: optional(pair('significant_wave_height', 'Wave heights of the parts', 'H_j', 'Low and high part.')),
  ochi_hubble_peak_frequency: optional(
    pair('wave_angular_frequency', 'Peak frequencies of the parts', 'omega_j', 'Low and high part.'),
  ),
  ochi_hubble_shape: optional(
    pair('-', 'Shape parameters of the parts', 'lambda_j', 'Low and high part: a larger one is a sharper peak.', 150),
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
    usedWhen: mode.ofCustom,
    requiredWhen: mode.ofCustom,
  })
}

const frequencies = {
  integration: optional(
    choice([mode.INFINITE, mode.GRID], {
      title: 'Range of the moments',
      description:
        'All frequencies, or the points of the grid without a tail. Left out, the grid where its start, end and number are all given.',
    }),
  ),
  frequency_start: optional(
    quantity('wave_angular_frequency', {
      title: 'First frequency of the grid',
      description: 'Left out, a tenth of the peak frequency.',
      symbol: 'omega_1',
      above: 0,
      example: 0.2,
      requiredWhen: { integration: [mode.GRID] },
    }),
  ),
  frequency_stop: optional(
    quantity('wave_angular_frequency', {
      title: 'Last frequency of the grid',
      description: 'Left out, six times the peak frequency.',
      symbol: 'omega_n',
      above: 0,
      example: 3,
      requiredWhen: { integration: [mode.GRID] },
    }),
  ),
  number_of_frequencies: optional(
    count({
      title: 'Points of the grid',
      description: 'Equally spaced, both ends among them. Left out, 600.',
      symbol: 'n_f',
      minimum: 3,
      maximum: MOST_POINTS,
      example: 281,
    }),
  ),
  angular_frequencies: optional(
    quantityList('wave_angular_frequency', {
      title: 'Frequencies asked for',
      description: 'At which the density is answered; left out, on the grid.',
      symbol: 'omega',
      above: 0,
      minItems: 1,
      maxItems: MOST_POINTS,
    }),
  ),
}

const statistics = {
  storm_duration: quantity('storm_duration', {
    title: 'Duration of the sea state',
    description: 'In which the highest wave and crest are sought.',
    symbol: 'D',
    above: 0,
    default: 3,
  }),
  crest_model: choice([mode.RAYLEIGH, mode.LONG_CRESTED, mode.SHORT_CRESTED], {
    title: 'Crests',
    description: 'Linear, or to second order by Forristall in long-crested or short-crested seas.',
    default: mode.RAYLEIGH,
  }),
  number_of_components: optional(
    count({
      title: 'Components for a time domain',
      description: 'Harmonics of equal energy that stand for the spectrum; left out, none.',
      symbol: 'n',
      minimum: 1,
      maximum: 2000,
      example: 50,
    }),
  ),
}

const directions = {
  spreading: choice(['none', mode.COS_N, mode.COS_2S], {
    title: 'Spreading',
    description: 'Power of the cosine of the direction off the mean, or of half of it.',
    default: 'none',
  }),
  exponent_n: quantity('-', {
    title: 'Exponent of the cosine',
    description: '2 to 4 in a wind sea, 6 and more in swell.',
    symbol: 'n',
    above: 0,
    maximum: MOST_N,
    default: 2,
    usedWhen: mode.byCosine,
  }),
  exponent_s: quantity('-', {
    title: 'Spreading parameter of half the angle',
    description: '4 to 9 in a wind sea, 13 and more in swell.',
    symbol: 's',
    above: 0,
    maximum: MOST_S,
    default: 4,
    usedWhen: mode.byHalfAngle,
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
    usedWhen: mode.spread,
  }),
}

export const inputs = grouped({
  'Sea state': sea,
  'Shape of the spectrum': shape,
  Frequencies: frequencies,
  'Highest waves and components': statistics,
  Directions: directions,
})
export type Params = ParamsOf<typeof inputs>
