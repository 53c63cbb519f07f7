/** The answers of wave-spectra. */

import { componentAmplitude } from '@keelson/physics/waves/components.ts'
import * as crests from '@keelson/physics/waves/crests.ts'
import { normalisationError } from '@keelson/physics/waves/jonswap-normalised.ts'
import * as moments from '@keelson/physics/waves/moments.ts'
import { crossingPeriodOfPeak, meanPeriodOfPeak } from '@keelson/physics/waves/period-ratios.ts'
import { developedPeriod } from '@keelson/physics/waves/torsethaugen.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'
import * as mode from './modes.ts'

const minimum = 0
export const density = { unit: 'm2*s/rad', noKind: 'a density of a spectrum spans ten decades and more' } as const
const moment = (unit: string) => ({ unit, noKind: 'moments of a spectrum span decades' })

export const values = {
  spectral_density: listValue(density, {
    title: 'Spectral density',
    description: 'Per rad/s, at the frequencies asked for or on the grid; times 2π it is that per Hz.',
    symbol: 'S',
    minimum,
  }),
  peak_period: numberValue('wave_period', {
    title: 'Peak period of the spectrum',
    description: 'That of the sea; of several systems, where their sum is largest.',
    symbol: 'T_p',
    minimum,
  }),
  peak_enhancement_used: numberValue('-', {
    title: 'Peak enhancement factor in use',
    description: 'As given, or that of C205.',
    symbol: 'gamma',
    minimum: 1,
  }),
  m_minus1: resultOf(moments.momentMinus1, moment('m2*s/rad'), { description: 'Over rad/s.', minimum }),
  m0: resultOf(moments.moment0, moment('m2'), { description: 'Moment of order 0.', minimum }),
  m1: resultOf(moments.moment1, moment('m2*rad/s'), { description: 'Over rad/s.', minimum }),
  m2: resultOf(moments.moment2, moment('m2*rad2/s2'), { description: 'Over rad/s.', minimum }),
  m4: numberValue(moment('m2*rad4/s4'), {
    title: 'Fourth moment',
    description: 'On the grid only: the tail of a wind sea makes it endless.',
    symbol: 'm_4',
    minimum,
  }),
  hm0_from_spectrum: resultOf(moments.significantHeightOfMoment, 'significant_wave_height', {
    description: 'Four times the root of its variance.',
    minimum,
  }),
  mean_period_tm01: resultOf(moments.meanPeriod, 'wave_period', { description: 'Of its moments.', minimum }),
  zero_crossing_period_tm02: resultOf(moments.crossingPeriod, 'wave_period', {
    description: 'Of its moments.',
    minimum,
  }),
  energy_period_tm10: resultOf(moments.energyPeriod, 'wave_period', { description: 'Of its moments.', minimum }),
  crest_period_tm24: resultOf(moments.crestPeriod, 'wave_period', { description: 'On the grid only.', minimum }),
  bandwidth_epsilon: resultOf(moments.bandwidth, '-', { description: 'On the grid only.', minimum, maximum: 1 }),
  narrowness_nu: resultOf(moments.spectralNarrowness, '-', { description: '0 is one frequency.', minimum }),
  mean_steepness_s1: resultOf(moments.steepnessOfMean, '-', {
    description: 'With the height of the spectrum.',
    minimum,
  }),
  mean_steepness_sp: resultOf(moments.steepnessOfPeak, '-', {
    description: 'With the height of the spectrum.',
    minimum,
  }),
  zero_crossing_period_c205: resultOf(crossingPeriodOfPeak, 'wave_period', {
    description: 'Peak period times the polynomial of C205 in gamma, of the sea before any depth.',
    symbol: 'T_z_205',
    minimum,
    onlyWhen: mode.ofRatios,
  }),
  mean_period_c205: resultOf(meanPeriodOfPeak, 'wave_period', {
    description: 'Peak period times the polynomial of C205 in gamma, of the sea before any depth.',
    symbol: 'T_1_205',
    minimum,
    onlyWhen: mode.ofRatios,
  }),
  c205_normalisation_error: resultOf(normalisationError, '-', {
    description: 'What 1 - 0.287 ln gamma adds to the variance over all frequencies, whichever normalisation is used.',
    onlyWhen: mode.peaked,
  }),
  number_of_waves: resultOf(crests.numberOfWaves, '-', { description: 'In the duration.', minimum }),
  most_probable_maximum_wave_height: resultOf(crests.heightOfCrest, 'wave_height', {
    description: 'Rayleigh: twice the crest.',
    minimum,
  }),
  most_probable_maximum_wave_height_forristall: resultOf(crests.forristallHeight, 'wave_height', {
    description: 'As storms were measured.',
    minimum,
  }),
  most_probable_maximum_crest: resultOf(crests.mostProbableCrest, 'wave_height', {
    description: 'Rayleigh, linear.',
    minimum,
  }),
  expected_maximum_crest: resultOf(crests.expectedCrest, 'wave_height', { description: 'Rayleigh, linear.', minimum }),
  crest_alpha: resultOf(crests.alpha2d, '-', {
    description: 'Forristall (2000).',
    onlyWhen: mode.secondOrder,
    minimum,
  }),
  crest_beta: resultOf(crests.beta2d, '-', { description: 'Forristall (2000).', onlyWhen: mode.secondOrder }),
  second_order_maximum_crest: resultOf(crests.secondOrderCrest, 'wave_height', {
    description: 'Forristall (2000).',
    onlyWhen: mode.secondOrder,
    minimum,
  }),
  fully_developed_period_tf: resultOf(developedPeriod, 'wave_period', {
    description: 'Below it wind sea dominates, above it swell.',
    onlyWhen: mode.twoPeaked,
    minimum,
  }),
  primary_hs: split('significant_wave_height', 'Wave height of the primary system', 'H_1'),
  primary_tp: split('wave_period', 'Peak period of the primary system', 'T_1'),
  primary_gamma: split('-', 'Peak enhancement of the primary system', 'gamma_1'),
  secondary_hs: split('significant_wave_height', 'Wave height of the secondary system', 'H_2'),
  secondary_tp: split('wave_period', 'Peak period of the secondary system', 'T_2'),
  spreading_density: listValue(
    { unit: '1/rad', noKind: 'a share per angle' },
    {
      title: 'Spreading',
      description: 'Share of the energy per radian, at each direction off the mean.',
      symbol: 'D_theta',
      minimum,
      onlyWhen: mode.spread,
    },
  ),
  component_frequencies: listValue('wave_angular_frequency', {
    title: 'Frequencies of the components',
    description: 'Ascending, each for an equal share of the energy.',
    symbol: 'omega_i',
    minimum,
    needs: ['number_of_components'],
  }),
  component_amplitude: resultOf(componentAmplitude, 'wave_height', {
    description: 'The same of each.',
    minimum,
    needs: ['number_of_components'],
  }),
}

function split(of: 'significant_wave_height' | 'wave_period' | '-', title: string, symbol: string) {
  return numberValue(of, {
    title,
    description: 'Of Torsethaugen.',
    symbol,
    minimum,
    onlyWhen: mode.twoPeaked,
  })
}
