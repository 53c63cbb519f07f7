/** The inputs of spectral fatigue: the spectra or their moments, the S-N curve, the method and the exposure. */

import { grouped, optional, type ParamsOf, quantity, quantityList, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { curveParams } from '../_shared/spectral-damage/curve.ts'
import { spectralMethod, yearLength } from '../_shared/spectral-damage/fields.ts'

const unlessMoments = { requiredWhen: {}, requiredUnless: [{ inputs: ['spectral_moments'] }] }

/** Each step of the calculation states all frequencies: beyond these a report could no longer be opened. */
const MOST_FREQUENCIES = 5000

const stress = {
  frequencies: optional(
    quantityList('cyclic_frequency', {
      title: 'Frequencies',
      description:
        'Frequencies of all spectra in cycles per second, in ascending order. Angular frequency is not accepted; divide by 2π.',
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
          description: 'Proportion of time in the sea state. The total must not exceed 1.',
          symbol: 'p_i',
          minimum: 0,
          maximum: 1,
        }),
        stress_psd: quantityList(
          { unit: 'MPa2/Hz', noKind: 'stress spectral densities span more than ten decades' },
          {
            title: 'Stress spectrum',
            description:
              'One-sided spectral density of the stress, not of the stress range, with one value per frequency.',
            symbol: 'S',
            minimum: 0,
            maxItems: 5000,
          },
        ),
      },
      {
        title: 'Stress spectra',
        description: 'One row for each sea state.',
        minItems: 1,
        maxItems: 2000,
        ...unlessMoments,
      },
    ),
  ),
  spectral_moments: optional(
    quantityList('-', {
      title: 'Spectral moments',
      description:
        'Moments m0, m1, m2 and m4 of one continuous process, in MPa², MPa² Hz, MPa² Hz² and MPa² Hz⁴, entered instead of the spectra.',
      symbol: 'M',
      above: 0,
      minItems: 4,
      maxItems: 4,
      overrides: [{ inputs: ['frequencies', 'stress_spectra'] }],
    }),
  ),
  stress_concentration_factor: field.stressConcentrationFactor({
    description: 'Factor applied to the stress. The spectral moments are multiplied by the square of this factor.',
    minimum: 1,
  }),
}

const exposure = {
  method: spectralMethod,
  design_life: field.designLife({ description: 'Time over which damage is calculated.', symbol: 'T_L', default: 25 }),
  duration: optional(
    quantity('storm_duration', {
      title: 'Duration',
      description:
        'Time for which a spectrum acts, entered instead of the design life and without occurrence fractions. Multiple spectra act in sequence, each for this duration.',
      symbol: 'T',
      above: 0,
      overrides: [{ inputs: ['design_life', 'seconds_per_year'] }],
      example: 3,
    }),
  ),
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'Factor applied to damage, by access for inspection and repair: 1 dry, 2 submerged, 3 no access, 10 no access and substantial consequence.',
    minimum: 1,
    default: 10,
    assumed: 'The highest factor in use: no access for inspection and repair, and substantial consequence of failure.',
  }),
  seconds_per_year: yearLength,
}

export const inputs = grouped({
  'Stress spectra': stress,
  'S-N curve': curveParams,
  'Method and life': exposure,
})
export type Params = ParamsOf<typeof inputs>
