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
  quantityList(of, { title, description, symbol, minimum: 0, minItems: 2, maxItems: MOST_FREQUENCIES })

const functions = {
  rao_frequencies: optional(
    quantityList('wave_angular_frequency', {
      title: 'Frequencies of the transfer functions',
      description: 'Of the waves, ascending. Between them the functions are linear; outside they are 0.',
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
      title: 'Heave',
      description: 'Amplitude per wave amplitude at each frequency, at the point of the acceleration.',
      symbol: 'R_3',
      minimum: 0,
      minItems: 2,
      maxItems: MOST_FREQUENCIES,
      requiredWhen: {},
      requiredUnless: DIRECT,
    }),
  ),
  roll_rao: optional(transfer('rotation_rao', 'Roll', 'Amplitude per wave amplitude at each frequency.', 'R_4')),
  pitch_rao: optional(transfer('rotation_rao', 'Pitch', 'Amplitude per wave amplitude at each frequency.', 'R_5')),
  relative_motion_rao: optional(
    transfer('-', 'Relative motion', 'Vertical, against the water at the station at the bow.', 'R_r'),
  ),
  speed: quantity('ship_speed', {
    title: 'Speed',
    description: 'Changes the frequency at which waves are met, and with it velocities and accelerations.',
    symbol: 'U',
    minimum: 0,
    default: 0,
  }),
  heading: quantity('heading', {
    title: 'Heading',
    description: 'Of the waves: 180 meets the ship, 0 follows. Counts with a speed.',
    symbol: 'beta',
    default: 180,
  }),
  gravity: field.gravity(),
}

const station = {
  draft_at_station: optional(
    quantity('draught', {
      title: 'Draught at the station',
      description: 'Left out, there is no slamming.',
      symbol: 'T_s',
      above: 0,
      example: 4,
    }),
  ),
  freeboard_at_station: optional(
    quantity('draught', {
      title: 'Freeboard at the station',
      description: 'Left out, there is no deck wetness.',
      symbol: 'F_s',
      above: 0,
      example: 5,
    }),
  ),
  hull_length: optional(
    quantity('hull_length', {
      title: 'Length of the hull',
      description: 'For the threshold velocity of slamming.',
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
          description: 'Of the sea state.',
          symbol: 'H_s',
          above: 0,
          example: 2,
        }),
        peak_period: quantity('wave_period', {
          title: 'Peak period',
          description: 'Of the sea state.',
          symbol: 'T_p',
          above: 0,
          example: 8,
        }),
        probability: quantity('fraction', {
          title: 'Probability',
          description: 'Share of the time; all together at most 1.',
          symbol: 'p_i',
          minimum: 0,
          maximum: 1,
          example: 0.3,
        }),
      },
      {
        title: 'Sea states',
        description: 'One row for each.',
        minItems: 1,
        maxItems: MOST_STATES,
        requiredWhen: {},
        requiredUnless: DIRECT,
      },
    ),
  ),
  peak_enhancement_factor: quantity('peak_enhancement_factor', {
    title: 'Peak enhancement factor',
    description: 'Of the JONSWAP spectrum of every sea state.',
    symbol: 'gamma',
    minimum: 1,
    maximum: 7,
    default: 3.3,
  }),
  normalisation: choice(
    { c205: 'DNV-RP-C205', numerical: 'Numerical' },
    {
      title: 'Normalisation',
      description: 'DNV-RP-C205: 1 - 0.287 ln gamma. Numerical: the spectrum holds its wave height exactly.',
      default: 'c205',
    },
  ),
  number_of_integration_frequencies: count({
    title: 'Points of the grid',
    description: 'Equally spaced from the first to the last frequency; those of the functions are added.',
    symbol: 'n_f',
    minimum: 50,
    maximum: 5001,
    default: 1001,
  }),
}

const limit = (of: Measure, title: string, symbol: string) =>
  optional(
    quantity(of, { title, description: 'Limit of the significant single amplitude.', symbol, above: 0, example: 2 }),
  )
const chance = (title: string, symbol: string) =>
  optional(
    quantity('fraction', {
      title,
      description: 'Limit of the probability per cycle.',
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
        title: 'Criteria on motions',
        description:
          'Significant single amplitudes, twice the rms: a limit that is given as rms counts double here. Each is optional.',
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
        title: 'Criteria on events',
        description: 'Probabilities per cycle of the relative motion. Each is optional.',
        minItems: 1,
        maxItems: 1,
        single: true,
      },
    ),
  ),
  required_operability: quantity('fraction', {
    title: 'Operability needed',
    description: 'Share of the time that must meet every criterion.',
    symbol: 'O_req',
    unit: '%',
    above: 0,
    maximum: 100,
    usual: [1, 100],
    default: 95,
    assumed: 'What operators ask of a vessel that works all year.',
  }),
}

const people = {
  motion_sickness_method: choice(
    { mccauley_1976: 'McCauley et al. (1976)', ohanlon_mccauley_1974: "O'Hanlon and McCauley (1974)" },
    {
      title: 'Motion sickness',
      description: 'With the exposure time, or the older model of two hours.',
      default: 'mccauley_1976',
    },
  ),
  exposure_time: quantity('storm_duration', {
    title: 'Exposure time',
    description: 'How long people are exposed; the older model is of two hours whatever it is.',
    symbol: 't',
    unit: 'min',
    above: 0,
    default: 120,
  }),
  rms_vertical_acceleration: optional(
    quantity('acceleration', {
      title: 'Vertical acceleration, rms',
      description: 'In place of transfer functions and sea states, with its frequency: motion sickness alone.',
      symbol: 'a_z',
      above: 0,
      example: 0.98,
      overrides: [{ inputs: [...REPLACED] }],
    }),
  ),
  frequency: optional(
    quantity('cyclic_frequency', {
      title: 'Frequency of the acceleration',
      description: 'In place of the mean frequency of the acceleration of each sea state.',
      symbol: 'f',
      above: 0,
      usual: [0.05, 1],
      example: 0.2,
    }),
  ),
}

export const inputs = grouped({
  'Transfer functions': functions,
  'Station at the bow': station,
  'Sea states': sea,
  Criteria: criteria,
  'Motion sickness': people,
})
export type Params = ParamsOf<typeof inputs>
