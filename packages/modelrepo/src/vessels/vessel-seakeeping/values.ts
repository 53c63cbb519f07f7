/** The answers of vessel-seakeeping. */
import * as response from '@keelson/physics/seakeeping/response.ts'
import { listValue, numberColumn, numberValue, resultOf, rowsValue, textsValue } from '@keelson/workflow'

const minimum = 0
const EACH = 'One entry for each sea state'
const NEEDS = { needs: ['sea_states'] } as const
const motion = (
  of: 'wave_height' | 'heading' | 'acceleration',
  title: string,
  symbol: string,
  needs: readonly string[],
) => listValue(of, { title, description: `${EACH}: significant single amplitude.`, symbol, minimum, needs })
const limits = { needs: ['criteria_significant_single_amplitude', 'criteria_probability'] } as const
const height = (title: string) => numberColumn('significant_wave_height', title)
const RATE = { unit: '1/h', noKind: 'a rate of events from none to thousands an hour' } as const

export const values = {
  operability: resultOf(response.operability, 'fraction', {
    description: 'Probability of the sea states that meet every criterion.',
    unit: '%',
    minimum,
    maximum: 100.001,
    ...limits,
  }),
  integration_error: numberValue('fraction', {
    title: 'Integration error',
    description: 'Largest change of a variance, or of the fourth moment of heave, on a grid twice as fine.',
    unit: '%',
    minimum,
    needs: ['sea_states'],
  }),
  significant_heave: motion('wave_height', 'Heave', 'x_3', ['sea_states']),
  significant_roll: motion('heading', 'Roll', 'x_4', ['roll_rao']),
  significant_pitch: motion('heading', 'Pitch', 'x_5', ['pitch_rao']),
  significant_vertical_acceleration: motion('acceleration', 'Vertical acceleration', 'a_s', ['sea_states']),
  rms_vertical_acceleration: listValue('acceleration', {
    title: 'Vertical acceleration, rms',
    description: `${EACH}; as given where it alone is given.`,
    symbol: 'a_z',
    minimum,
    orNumber: true,
    ...NEEDS,
  }),
  rms_vertical_acceleration_g: listValue('-', {
    title: 'Vertical acceleration, rms, in g',
    description: `${EACH}; g is 9.80665 m/s2.`,
    symbol: 'a_g',
    minimum,
    orNumber: true,
    ...NEEDS,
  }),
  mean_frequency_of_acceleration: listValue('cyclic_frequency', {
    title: 'Mean frequency of the acceleration',
    description: `${EACH}; none where nothing heaves.`,
    symbol: 'f_a',
    minimum,
    gaps: true,
    ...NEEDS,
  }),
  motion_sickness_incidence: listValue('fraction', {
    title: 'Motion sickness incidence',
    description: `${EACH}; one number where an acceleration alone is given.`,
    symbol: 'MSI',
    unit: '%',
    minimum,
    maximum: 100,
    orNumber: true,
  }),
  iso_limit_acceleration: listValue('acceleration', {
    title: 'Acceleration that makes 10 % sick',
    description: `${EACH}, by ISO 2631-3; none outside 0.1 to 0.63 Hz.`,
    symbol: 'a_10',
    minimum,
    gaps: true,
    orNumber: true,
  }),
  slamming_probability: listValue('fraction', {
    title: 'Probability of a slam',
    description: `${EACH}, per cycle of the relative motion.`,
    symbol: 'P_s',
    minimum,
    needs: ['draft_at_station'],
  }),
  deck_wetness_probability: listValue('fraction', {
    title: 'Probability of a wet deck',
    description: `${EACH}, per cycle of the relative motion.`,
    symbol: 'P_w',
    minimum,
    needs: ['freeboard_at_station'],
  }),
  slams_per_hour: listValue(RATE, {
    title: 'Slams per hour',
    description: `${EACH}.`,
    symbol: 'N_s',
    minimum,
    needs: ['draft_at_station'],
  }),
  wettings_per_hour: listValue(RATE, {
    title: 'Wettings per hour',
    description: `${EACH}.`,
    symbol: 'N_w',
    minimum,
    needs: ['freeboard_at_station'],
  }),
  limiting_significant_wave_height: listValue('significant_wave_height', {
    title: 'Limiting wave height',
    description: `${EACH}: at its peak period, the wave height at which the first criterion is reached; none where none ever is.`,
    minimum,
    gaps: true,
    ...limits,
  }),
  limiting_significant_wave_height_by_criterion: rowsValue({
    title: 'Limiting wave heights by criterion',
    description: `${EACH}.`,
    columns: {
      heave: height('Heave'),
      roll: height('Roll'),
      pitch: height('Pitch'),
      vertical_acceleration: height('Vertical acceleration'),
      slamming: height('Slamming'),
      deck_wetness: height('Deck wetness'),
    },
    ...limits,
  }),
  governing_criterion: textsValue({
    title: 'Governing criterion',
    description: `${EACH}: that of the smallest limiting wave height, none where all are met.`,
    gaps: true,
    ...limits,
  }),
}
