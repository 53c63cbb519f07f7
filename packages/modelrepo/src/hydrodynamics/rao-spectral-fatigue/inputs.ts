/** The inputs of rao-spectral-fatigue: the transfer function, the sea and the way through it, the curve and the life. */

import { choice, count, grouped, optional, type ParamsOf, quantity, quantityList, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { curveParams } from '../_shared/spectral-damage/curve.ts'
import { spectralMethod, yearLength } from '../_shared/spectral-damage/fields.ts'

/** The grid stands in a table of the report: beyond these it could no longer be opened. */
const MOST_POINTS = 5001
const MOST_STATES = 1000
const MOST_FREQUENCIES = 1000
const MOST_DIRECTIONS = 100

export const COSINE = 'cos_n'
const spread = { spreading: [COSINE] }

const transfer = {
  rao_frequencies: quantityList('cyclic_frequency', {
    title: 'Transfer function frequencies',
    description:
      'Frequencies in cycles per second, in ascending order. The function varies linearly between them and is zero outside their range. Angular frequency is not accepted; divide by 2π.',
    symbol: 'f_R',
    above: 0,
    minItems: 2,
    maxItems: MOST_FREQUENCIES,
  }),
  stress_amplitude_rao: quantityList('stress_rao', {
    along: 'rao_frequencies',
    title: 'Stress transfer function',
    description:
      'Stress amplitude or range, as selected, per metre of wave amplitude at each frequency. Phase is not used.',
    symbol: 'H_R',
    minimum: 0,
    minItems: 2,
    maxItems: MOST_FREQUENCIES,
  }),
  rao_type: choice(
    { amplitude: 'Stress amplitude', range: 'Stress range' },
    {
      title: 'Transfer function quantity',
      description: 'Stress amplitude per metre of wave amplitude, or stress range, which is halved.',
      default: 'amplitude',
      assumed:
        'Stress amplitudes, the conservative option. If the transfer function gives stress ranges, the calculated stress ranges are halved.',
    },
  ),
  stress_concentration_factor: field.stressConcentrationFactor({
    description:
      'Factor applied to the stress, or 1 if the transfer function is for the hot-spot stress. Include the thickness factor for wall thicknesses above the reference thickness of the curve.',
    minimum: 1,
  }),
  number_of_integration_frequencies: count({
    title: 'Number of grid points',
    description:
      'Number of grid points equally spaced from the first to the last frequency. The points of the function are added, and the spectra are integrated over all points.',
    symbol: 'n_f',
    minimum: 50,
    maximum: MOST_POINTS,
    default: 2001,
  }),
}

const sea = {
  sea_states: rows(
    {
      occurrence_fraction: quantity('fraction', {
        title: 'Occurrence fraction',
        description: 'Proportion of time in the sea state. The total must not exceed 1.',
        symbol: 'p_i',
        minimum: 0,
        maximum: 1,
        example: 0.85,
      }),
      significant_wave_height: quantity('significant_wave_height', {
        title: 'Significant wave height',
        description: 'Significant wave height of the sea state.',
        symbol: 'H_s',
        above: 0,
        example: 2.5,
      }),
      peak_period: quantity('wave_period', {
        title: 'Peak period',
        description: 'Peak period of the sea state, not the zero-crossing period.',
        symbol: 'T_p',
        above: 0,
        example: 9,
      }),
      peak_enhancement_factor: quantity('peak_enhancement_factor', {
        title: 'Peak enhancement factor',
        description: 'Peak enhancement factor of the JONSWAP spectrum. A value of 1 gives Pierson-Moskowitz.',
        symbol: 'gamma',
        minimum: 1,
        maximum: 7,
        default: 3.3,
      }),
    },
    { title: 'Sea states', description: 'One row for each sea state.', minItems: 1, maxItems: MOST_STATES },
  ),
  spreading: choice(
    { none: 'None', [COSINE]: 'Cosine power (cos-n)' },
    {
      title: 'Directional spreading',
      description:
        'Long-crested waves from one direction, or directions weighted by a power of the cosine of their offset.',
      default: 'none',
    },
  ),
  exponent_n: quantity('-', {
    title: 'Spreading exponent',
    description: 'Power of the cosine. Typically 2 to 4 for wind sea and higher for swell.',
    symbol: 'n',
    above: 0,
    maximum: 200,
    default: 2,
    usedWhen: spread,
  }),
  heading_offsets: optional(
    quantityList('heading', {
      title: 'Direction offsets',
      description:
        'Direction offsets from the mean, equally spaced up to 90 degrees each way and weighted by the cosine.',
      symbol: 'theta',
      minimum: -90,
      maximum: 90,
      minItems: 1,
      maxItems: MOST_DIRECTIONS,
      usedWhen: spread,
      requiredWhen: spread,
    }),
  ),
  rao_heading_factors: optional(
    quantityList('-', {
      along: 'heading_offsets',
      title: 'Transfer function factors',
      description: 'Factor on the transfer function for waves from each direction.',
      symbol: 'r',
      minimum: 0,
      maximum: 100,
      minItems: 1,
      maxItems: MOST_DIRECTIONS,
      usedWhen: spread,
      requiredWhen: spread,
    }),
  ),
  vessel_speed: quantity('ship_speed', {
    title: 'Forward speed',
    description: 'Vessel speed, which changes the encounter frequency and so the cycle rate.',
    symbol: 'U',
    minimum: 0,
    default: 0,
  }),
  wave_heading: quantity('heading', {
    title: 'Wave heading',
    description:
      'Mean wave direction, 0 deg for following seas and 180 deg for head seas. Used only with forward speed.',
    symbol: 'beta',
    default: 180,
    assumed: 'Head seas, which give the highest cycle rate.',
  }),
}

const life = {
  method: spectralMethod,
  design_life: field.designLife({ description: 'Time over which damage is calculated.', symbol: 'T_L', default: 25 }),
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'Factor applied to damage, by access for inspection and repair: 1 dry, 2 submerged, 3 no access, 10 no access and substantial consequence.',
    minimum: 1,
    default: 3,
    assumed: 'No access for inspection and repair. A substantial consequence of failure requires a factor of 10.',
  }),
  seconds_per_year: yearLength,
}

export const inputs = grouped({
  'Transfer function': transfer,
  'Sea states and heading': sea,
  'S-N curve': curveParams,
  'Method and life': life,
})
export type Params = ParamsOf<typeof inputs>
