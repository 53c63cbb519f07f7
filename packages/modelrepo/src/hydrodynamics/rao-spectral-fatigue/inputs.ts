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
    title: 'Frequencies of the transfer function',
    description:
      'Cycles per second, ascending. Between them the function is linear; below the first and above the last it is 0. Angular frequency is refused: divide by 2 pi.',
    symbol: 'f_R',
    above: 0,
    minItems: 2,
    maxItems: MOST_FREQUENCIES,
  }),
  stress_amplitude_rao: quantityList('stress_rao', {
    title: 'Stress transfer function',
    description:
      'Stress per metre of wave amplitude at each frequency: amplitude or range, as is said beside. Its phase counts for nothing here.',
    symbol: 'H_R',
    minimum: 0,
    minItems: 2,
    maxItems: MOST_FREQUENCIES,
  }),
  rao_type: choice(
    { amplitude: 'Stress amplitude', range: 'Stress range' },
    {
      title: 'What the function holds',
      description: 'Stress amplitude per metre of wave amplitude, or stress range, which is halved.',
      default: 'amplitude',
      assumed: 'the heavier reading: a table of ranges would be halved',
    },
  ),
  stress_concentration_factor: field.stressConcentrationFactor({
    description:
      'On the stress; 1 where the function holds the hot-spot stress. A wall above the reference thickness of the curve puts the factor of its thickness in here.',
    minimum: 1,
  }),
  number_of_integration_frequencies: count({
    title: 'Points of the grid',
    description:
      'Equally spaced from the first to the last frequency, with those of the function. The spectra are integrated on them.',
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
        description: 'Share of the time that the sea state has; all together at most 1.',
        symbol: 'p_i',
        minimum: 0,
        maximum: 1,
        example: 0.85,
      }),
      significant_wave_height: quantity('significant_wave_height', {
        title: 'Significant wave height',
        description: 'Of the sea state.',
        symbol: 'H_s',
        above: 0,
        example: 2.5,
      }),
      peak_period: quantity('wave_period', {
        title: 'Peak period',
        description: 'Of the sea state, not the zero-crossing one.',
        symbol: 'T_p',
        above: 0,
        example: 9,
      }),
      peak_enhancement_factor: quantity('peak_enhancement_factor', {
        title: 'Peak enhancement factor',
        description: 'Of the JONSWAP spectrum; 1 is Pierson-Moskowitz.',
        symbol: 'gamma',
        minimum: 1,
        maximum: 7,
        default: 3.3,
      }),
    },
    { title: 'Sea states', description: 'One row for each.', minItems: 1, maxItems: MOST_STATES },
  ),
  spreading: choice(
    { none: 'None', [COSINE]: 'Cosine power (cos-n)' },
    {
      title: 'Spreading',
      description: 'All waves from one direction, or directions weighed by a power of the cosine of their offset.',
      default: 'none',
    },
  ),
  exponent_n: quantity('-', {
    title: 'Exponent of the spreading',
    description: 'Power of the cosine: 2 to 4 in a wind sea, more in swell.',
    symbol: 'n',
    above: 0,
    maximum: 200,
    default: 2,
    usedWhen: spread,
  }),
  heading_offsets: optional(
    quantityList('heading', {
      title: 'Directions off the mean',
      description: 'Equally spaced, up to a right angle each way: each counts as much as the cosine says.',
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
      title: 'Multiples of the transfer function',
      description: 'Of the function given, for waves from each direction.',
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
    description: 'Changes the frequency at which waves are met, and with it the rate of cycles.',
    symbol: 'U',
    minimum: 0,
    default: 0,
  }),
  wave_heading: quantity('heading', {
    title: 'Wave heading',
    description: 'Of the mean direction: 0 follows the ship, 180 meets it. Counts with a forward speed.',
    symbol: 'beta',
    default: 180,
    assumed: 'head seas, in which cycles come fastest',
  }),
}

const life = {
  method: spectralMethod,
  design_life: field.designLife({ description: 'Time over which damage is counted.', symbol: 'T_L', default: 25 }),
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'On damage, by access for inspection and repair: 1 dry and clean, 2 submerged, 3 none, 10 none and of substantial consequence.',
    minimum: 1,
    default: 3,
    assumed: 'no access for inspection and repair; failure of substantial consequence asks for 10',
  }),
  seconds_per_year: yearLength,
}

export const inputs = grouped({
  'Transfer function': transfer,
  'Sea and way': sea,
  'S-N curve': curveParams,
  'Method and life': life,
})
export type Params = ParamsOf<typeof inputs>
