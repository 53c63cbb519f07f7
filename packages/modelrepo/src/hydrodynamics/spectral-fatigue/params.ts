/** The inputs of spectral fatigue: the spectra or their moments, the S-N curve, the method and the exposure. */
import { SPECTRAL_METHODS } from '@keelson/physics/fatigue/spectral-damage.ts'
import { STRUCTURAL_CURVES, STRUCTURAL_ENVIRONMENTS } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'
import { choice, flag, optional, type ParamsOf, params, quantity, quantityList, rows } from '@keelson/workflow'

const oneSlope = { sn_two_slope: [false] }
const twoSlope = { sn_two_slope: [true] }
const unlessMoments = { requiredWhen: {}, requiredUnless: [{ inputs: ['spectral_moments'] }] }

/** Each step of the calculation states all frequencies: beyond these a report could no longer be opened. */
const MOST_FREQUENCIES = 5000

const stress = {
  frequencies: optional(
    quantityList('cyclic_frequency', {
      title: 'Frequencies',
      description:
        'Abscissa of all spectra, cycles per second, ascending. Angular frequency is refused: divide by 2 pi.',
      symbol: 'f',
      minimum: 0,
      minItems: 3,
      maxItems: MOST_FREQUENCIES,
      ...unlessMoments,
    }),
  ),
  stress_spectra: optional(
    rows(
      {
        occurrence_fraction: quantity('fraction', {
          title: 'Occurrence fraction',
          description: 'Share of the time that the sea state has; all together at most 1.',
          symbol: 'p_i',
          minimum: 0,
          maximum: 1,
        }),
        stress_psd: quantityList(
          { unit: 'MPa2/Hz', noKind: 'a density of a stress spectrum spans ten decades and more' },
          {
            title: 'Stress spectrum',
            description:
              'One-sided spectral density of the stress itself, not of ranges, one value for each frequency.',
            symbol: 'S',
            minimum: 0,
          },
        ),
      },
      {
        title: 'Stress spectra',
        description: 'One row for each sea state.',
        minItems: 1,
        ...unlessMoments,
      },
    ),
  ),
  spectral_moments: optional(
    quantityList('-', {
      title: 'Spectral moments',
      description:
        'm0, m1, m2 and m4 of one process that acts all the time, in MPa2, MPa2 Hz, MPa2 Hz2 and MPa2 Hz4, in place of the spectra.',
      symbol: 'M',
      above: 0,
      minItems: 4,
      maxItems: 4,
      overrides: [{ inputs: ['frequencies', 'stress_spectra'] }],
    }),
  ),
  stress_concentration_factor: quantity('stress_concentration_factor', {
    title: 'Stress concentration factor',
    description: 'On the stress: the moments count with its square.',
    symbol: 'SCF',
    minimum: 1,
    default: 1,
  }),
}

const curve = {
  sn_two_slope: flag({
    title: 'Named S-N curve',
    description: 'The curve of sn_curve and environment, of two slopes, in place of sn_slope and sn_log_intercept.',
    default: false,
  }),
  sn_slope: quantity('sn_slope', {
    title: 'S-N slope',
    description: 'm of N = A S^-m, S the stress range.',
    symbol: 'm',
    above: 0,
    default: 3,
    usedWhen: oneSlope,
  }),
  sn_log_intercept: quantity('sn_log_intercept', {
    title: 'S-N intercept',
    description: 'log10 of A for stress ranges in MPa; the default is the first line of curve D in air.',
    symbol: 'log_a',
    default: 12.164,
    usedWhen: oneSlope,
  }),
  sn_curve: optional(
    choice(STRUCTURAL_CURVES, {
      title: 'S-N curve',
      description: 'Detail of DNV-RP-C203, or T for tubular joints with the hot-spot stress.',
      usedWhen: twoSlope,
      requiredWhen: twoSlope,
    }),
  ),
  environment: choice(STRUCTURAL_ENVIRONMENTS, {
    title: 'Environment',
    description: 'Table of the S-N curve; free corrosion has one slope.',
    default: 'air',
    usedWhen: twoSlope,
  }),
}

const exposure = {
  method: choice(SPECTRAL_METHODS, {
    title: 'Method',
    description: 'The method behind damage, fatigue life and utilisation; the damage of each is always given.',
    default: 'dirlik',
  }),
  design_life: quantity('design_life', {
    title: 'Design life',
    description: 'Time over which damage is counted.',
    symbol: 'T_L',
    above: 0,
    default: 25,
  }),
  duration: optional(
    quantity('storm_duration', {
      title: 'Duration',
      description:
        'Time that one spectrum acts, without its occurrence fraction, in place of the design life; several spectra act one after another, each so long.',
      symbol: 'T',
      above: 0,
      overrides: [{ inputs: ['design_life', 'seconds_per_year'] }],
      example: 3,
    }),
  ),
  design_fatigue_factor: quantity('design_fatigue_factor', {
    title: 'Design fatigue factor',
    description: 'On damage: D x DFF <= 1.',
    symbol: 'DFF',
    minimum: 1,
    default: 1,
  }),
  seconds_per_year: quantity('year_length', {
    title: 'Length of a year',
    description: 'Seconds in a year of the design life: 365.25 days unless given.',
    symbol: 's_y',
    above: 0,
    default: 365.25,
  }),
}

export const inputs = params({ ...stress, ...curve, ...exposure })
export type Params = ParamsOf<typeof inputs>
