/** The inputs of spectral fatigue: the spectra or their moments, the S-N curve, the method and the exposure. */
import { field } from '@keelson/fields'
import { SPECTRAL_METHODS } from '@keelson/physics/fatigue/spectral-damage.ts'
import { STRUCTURAL_CURVES } from '@keelson/standards/dnv-rp-c203-2016/structural-curves.ts'
import { choice, flag, grouped, optional, type ParamsOf, quantity, quantityList, rows } from '@keelson/workflow'

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
  stress_concentration_factor: field.stressConcentrationFactor({
    description: 'On the stress: the moments count with its square.',
    minimum: 1,
  }),
}

const curve = {
  sn_two_slope: flag({
    title: 'Named S-N curve',
    description: 'A curve of DNV-RP-C203 by name and environment, of two slopes, in place of a slope and an intercept.',
    default: false,
  }),
  // The rules require both, beside what they find in the spectra: a curve that nobody named would decide the verdict.
  sn_slope: optional(
    quantity('sn_slope', {
      title: 'S-N slope',
      description: 'm of N = A S^-m, S the stress range; needed unless the curve is named.',
      symbol: 'm',
      above: 0,
      example: 3,
      usedWhen: oneSlope,
    }),
  ),
  sn_log_intercept: optional(
    quantity('sn_log_intercept', {
      title: 'S-N intercept',
      description:
        'log10 of A for stress ranges in MPa; needed unless the curve is named. The first line of curve D has 12.164 in air, 11.764 with cathodic protection and 11.687 in free corrosion.',
      symbol: 'log_a',
      example: 12.164,
      usedWhen: oneSlope,
    }),
  ),
  sn_curve: optional(
    choice(STRUCTURAL_CURVES, {
      title: 'S-N curve',
      description: 'Detail of DNV-RP-C203, or T for tubular joints with the hot-spot stress.',
      usedWhen: twoSlope,
      requiredWhen: twoSlope,
    }),
  ),
  environment: optional(
    field.snEnvironment({
      description: 'Table of the named S-N curve; free corrosion has one slope.',
      usedWhen: twoSlope,
      requiredWhen: twoSlope,
    }),
  ),
}

const exposure = {
  method: choice(SPECTRAL_METHODS, {
    title: 'Method',
    description: 'The method behind damage, fatigue life and utilisation; the damage of each is always given.',
    default: 'dirlik',
  }),
  design_life: field.designLife({ description: 'Time over which damage is counted.', symbol: 'T_L', default: 25 }),
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
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'On damage, by access for inspection and repair: 1 dry and clean, 2 submerged, 3 none, 10 none and of substantial consequence.',
    minimum: 1,
    default: 10,
    assumed: 'the largest in use: no access for inspection and repair, and failure of substantial consequence',
  }),
  seconds_per_year: quantity('year_length', {
    title: 'Length of a year',
    description: 'Seconds in a year of the design life: 365.25 days unless given.',
    symbol: 's_y',
    above: 0,
    default: 31_557_600,
  }),
}

export const inputs = grouped({
  'Stress spectra': stress,
  'S-N curve': curve,
  'Method and life': exposure,
})
export type Params = ParamsOf<typeof inputs>
