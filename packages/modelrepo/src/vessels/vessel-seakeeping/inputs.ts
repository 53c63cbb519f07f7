/** The inputs of vessel-seakeeping: transfer functions, sea states, criteria, and what makes people sick. */

import {
  choice,
  count,
  grouped,
  type Measure,
  optional,
  type ParamsOf,
  quantity,
  quantityList,
  rows,
} from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const MOST_FREQUENCIES = 1000
const MOST_STATES = 1000

/** Replaced where the acceleration itself is given. */
const REPLACED = [
  'rao_frequencies',
  'heave_rao',
  'roll_rao',
  'pitch_rao',
  'relative_motion_rao',
  'sea_states',
  'criteria_significant_single_amplitude',
  'criteria_probability',
  'draft_at_station',
  'freeboard_at_station',
  'hull_length',
] as const
const DIRECT = [{ inputs: ['rms_vertical_acceleration'] }]

const transfer = (of: Measure, title: string, description: string, symbol: string) =>
  quantityList(of, {
    along: 'rao_frequencies',
    title,
    description,
    symbol,
    minimum: 0,
    minItems: 2,
    maxItems: MOST_FREQUENCIES,
  })

const functions = {
  rao_frequencies: optional(
    quantityList('wave_angular_frequency', {
      title: 'Transfer function frequencies',
      description:
        'Wave frequencies of the transfer functions, in ascending order. Linear interpolation is used between frequencies, and the response outside the range is zero.',
      symbol: 'omega_R',
      above: 0,
      minItems: 2,
      maxItems: MOST_FREQUENCIES,
      requiredWhen: {},
      requiredUnless: DIRECT,
    }),
  ),
  heave_rao: optional(
    quantityList('-', {
      along: 'rao_frequencies',
      title: 'Heave transfer function',
      description:
        'Heave amplitude per wave amplitude at each frequency, at the point where the acceleration is calculated.',
      symbol: 'R_3',
      minimum: 0,
      minItems: 2,
      maxItems: MOST_FREQUENCIES,
      requiredWhen: {},
      requiredUnless: DIRECT,
    }),
  ),
  roll_rao: optional(
    transfer('rotation_rao', 'Roll transfer function', 'Roll amplitude per wave amplitude at each frequency.', 'R_4'),
  ),
  pitch_rao: optional(
    transfer('rotation_rao', 'Pitch transfer function', 'Pitch amplitude per wave amplitude at each frequency.', 'R_5'),
  ),
  relative_motion_rao: optional(
    transfer(
      '-',
      'Relative motion transfer function',
      'Vertical motion relative to the water at the bow station, per wave amplitude.',
      'R_r',
    ),
  ),
  speed: quantity('ship_speed', {
    title: 'Speed',
    description: 'Ship speed, which affects the encounter frequency and therefore velocities and accelerations.',
    symbol: 'U',
    minimum: 0,
    default: 0,
  }),
  heading: quantity('heading', {
    title: 'Heading',
    description: 'Wave heading: 180° head seas, 0° following seas. Used only with a speed.',
    symbol: 'beta',
    default: 180,
  }),
  gravity: field.gravity(),
}

const station = {
  draft_at_station: optional(
    quantity('draught', {
      title: 'Draught at station',
      description: 'Draught at the bow station. If omitted, slamming is not calculated.',
      symbol: 'T_s',
      above: 0,
      example: 4,
    }),
  ),
  freeboard_at_station: optional(
    quantity('draught', {
      title: 'Freeboard at station',
      description: 'Freeboard at the bow station. If omitted, deck wetness is not calculated.',
      symbol: 'F_s',
      above: 0,
      example: 5,
    }),
  ),
  hull_length: optional(
    quantity('hull_length', {
      title: 'Hull length',
      description: 'Hull length, used for the slamming threshold velocity.',
      symbol: 'L',
      above: 0,
      example: 90,
    }),
  ),
}

const sea = {
  sea_states: optional(
    rows(
      {
        significant_wave_height: quantity('significant_wave_height', {
          title: 'Significant wave height',
          description: 'Significant wave height of the sea state.',
          symbol: 'H_s',
          above: 0,
          example: 2,
        }),
        peak_period: quantity('wave_period', {
          title: 'Peak period',
          description: 'Spectral peak period of the sea state.',
          symbol: 'T_p',
          above: 0,
          example: 8,
        }),
        probability: quantity('fraction', {
          title: 'Probability',
          description: 'Fraction of time in which the sea state occurs. The probabilities must sum to at most 1.',
          symbol: 'p_i',
          minimum: 0,
          maximum: 1,
          example: 0.3,
        }),
      },
      {
        title: 'Sea states',
        description: 'Sea states at the site, one row each.',
        minItems: 1,
        maxItems: MOST_STATES,
        requiredWhen: {},
        requiredUnless: DIRECT,
      },
    ),
  ),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'JONSWAP peak enhancement factor for all sea states.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 7,
    default: 3.3,
  }),
  normalisation: choice(
    { c205: 'DNV-RP-C205', numerical: 'Numerical' },
    {
      title: 'Normalisation',
      description: 'JONSWAP normalisation: DNV-RP-C205 factor 1 − 0.287 ln γ, or numerical for the exact wave height.',
      default: 'c205',
    },
  ),
  number_of_integration_frequencies: count({
    title: 'Number of grid points',
    description:
      'Number of equally spaced points from the first to the last frequency, to which the transfer function frequencies are added.',
    symbol: 'n_f',
    minimum: 50,
    maximum: 5001,
    default: 1001,
  }),
}

const limit = (of: Measure, title: string, symbol: string) =>
  optional(
    quantity(of, { title, description: 'Limit on the significant single amplitude.', symbol, above: 0, example: 2 }),
  )
const chance = (title: string, symbol: string) =>
  optional(
    quantity('fraction', {
      title,
      description: 'Limit on the probability per cycle.',
      symbol,
      above: 0,
      below: 1,
      example: 0.03,
    }),
  )

const criteria = {
  criteria_significant_single_amplitude: optional(
    rows(
      {
        heave: limit('wave_height', 'Heave', 'c_3'),
        roll: limit('heading', 'Roll', 'c_4'),
        pitch: limit('heading', 'Pitch', 'c_5'),
        vertical_acceleration: limit('acceleration', 'Vertical acceleration', 'c_a'),
      },
      {
        title: 'Motion criteria',
        description:
          'Limits on significant single amplitudes, which are twice the rms. Double a limit published as rms. Each limit is optional.',
        minItems: 1,
        maxItems: 1,
        single: true,
      },
    ),
  ),
  criteria_probability: optional(
    rows(
      { slamming: chance('Slamming', 'Q_s'), deck_wetness: chance('Deck wetness', 'Q_w') },
      {
        title: 'Event criteria',
        description: 'Limits on probability per cycle of relative motion. Each limit is optional.',
        minItems: 1,
        maxItems: 1,
        single: true,
      },
    ),
  ),
  required_operability: quantity('fraction', {
    title: 'Required operability',
    description: 'Fraction of time for which all criteria must be met.',
    symbol: 'O_req',
    unit: '%',
    above: 0,
    maximum: 100,
    usual: [1, 100],
    default: 95,
    assumed: 'Typical operator requirement for year-round operation.',
  }),
}

const people = {
  motion_sickness_method: choice(
    { mccauley_1976: 'McCauley et al. (1976)', ohanlon_mccauley_1974: "O'Hanlon and McCauley (1974)" },
    {
      title: 'Motion sickness method',
      description: 'McCauley et al. with exposure time, or the older two-hour model.',
      default: 'mccauley_1976',
    },
  ),
  exposure_time: quantity('storm_duration', {
    title: 'Exposure time',
    description: 'Exposure time of people on board. The older model always uses two hours.',
    symbol: 't',
    unit: 'min',
    above: 0,
    default: 120,
  }),
  rms_vertical_acceleration: optional(
    quantity('acceleration', {
      title: 'RMS vertical acceleration',
      description:
        'RMS vertical acceleration for motion sickness only, entered with its frequency instead of transfer functions and sea states.',
      symbol: 'a_z',
      above: 0,
      example: 0.98,
      overrides: [{ inputs: [...REPLACED] }],
    }),
  ),
  frequency: optional(
    quantity('cyclic_frequency', {
      title: 'Acceleration frequency',
      description:
        'Frequency of the acceleration, entered instead of the mean acceleration frequency of each sea state.',
      symbol: 'f',
      above: 0,
      usual: [0.05, 1],
      example: 0.2,
    }),
  ),
}

export const inputs = grouped({
  'Transfer functions': functions,
  'Bow station': station,
  'Sea states': sea,
  Criteria: criteria,
  'Motion sickness': people,
})
export type Params = ParamsOf<typeof inputs>
