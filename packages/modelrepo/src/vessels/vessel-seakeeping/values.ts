/** The answers of vessel-seakeeping. */
import * as response from '@keelson/physics/seakeeping/response.ts'
import { listValue, numberColumn, numberValue, resultOf, rowsValue, textsValue } from '@keelson/workflow'

const minimum = 0
const EACH = 'for each sea state'
const NEEDS = { needs: ['sea_states'] } as const
const motion = (
  of: 'wave_height' | 'heading' | 'acceleration',
  title: string,
  symbol: string,
  needs: readonly string[],
) => listValue(of, { title, description: `Significant single amplitude ${EACH}.`, symbol, minimum, needs })
const limits = { needs: ['criteria_significant_single_amplitude', 'criteria_probability'] } as const
const height = (title: string) => numberColumn('significant_wave_height', title)
const RATE = { unit: '1/h', noKind: 'an event rate from zero to thousands an hour' } as const

export const values = {
  operability: resultOf(response.operability, 'fraction', {
    description: 'Total probability of sea states that meet all criteria.',
    unit: '%',
    minimum,
    maximum: 100.001,
    ...limits,
  }),
  integration_error: numberValue('fraction', {
    title: 'Integration error',
    description: 'Maximum change of a variance, or of the heave fourth moment, when the grid spacing is halved.',
    unit: '%',
    minimum,
    needs: ['sea_states'],
  }),
  significant_heave: motion('wave_height', 'Significant heave', 'x_3', ['sea_states']),
  significant_roll: motion('heading', 'Significant roll', 'x_4', ['roll_rao']),
  significant_pitch: motion('heading', 'Significant pitch', 'x_5', ['pitch_rao']),
  significant_vertical_acceleration: motion('acceleration', 'Significant vertical acceleration', 'a_s', ['sea_states']),
  rms_vertical_acceleration: listValue('acceleration', {
    title: 'RMS vertical acceleration',
    description: `RMS vertical acceleration ${EACH}, or the entered value.`,
    symbol: 'a_z',
    minimum,
    orNumber: true,
    ...NEEDS,
  }),
  rms_vertical_acceleration_g: listValue('-', {
    title: 'RMS vertical acceleration in g',
    description: `RMS vertical acceleration ${EACH}, with g = 9.80665 m/s².`,
    symbol: 'a_g',
    minimum,
    orNumber: true,
    ...NEEDS,
  }),
  mean_frequency_of_acceleration: listValue('cyclic_frequency', {
    title: 'Mean acceleration frequency',
    description: `Mean frequency of the acceleration ${EACH}. Not reported without heave.`,
    symbol: 'f_a',
    minimum,
    gaps: true,
    ...NEEDS,
  }),
  motion_sickness_incidence: listValue('fraction', {
    title: 'Motion sickness incidence',
    description: `Percentage of people affected by motion sickness ${EACH}, or for the entered acceleration.`,
    symbol: 'MSI',
    unit: '%',
    minimum,
    maximum: 100,
    orNumber: true,
  }),
  iso_limit_acceleration: listValue('acceleration', {
    title: 'Acceleration for 10 % motion sickness',
    description: `RMS acceleration for 10 % motion sickness to ISO 2631-3, ${EACH}. Not reported outside 0.1 to 0.63 Hz.`,
    symbol: 'a_10',
    minimum,
    gaps: true,
    orNumber: true,
  }),
  slamming_probability: listValue('fraction', {
    title: 'Slamming probability',
    description: `Slamming probability per cycle of relative motion, ${EACH}.`,
    symbol: 'P_s',
    minimum,
    needs: ['draft_at_station'],
  }),
  deck_wetness_probability: listValue('fraction', {
    title: 'Deck wetness probability',
    description: `Deck wetness probability per cycle of relative motion, ${EACH}.`,
    symbol: 'P_w',
    minimum,
    needs: ['freeboard_at_station'],
  }),
  slams_per_hour: listValue(RATE, {
    title: 'Slams per hour',
    description: `Number of slams per hour, ${EACH}.`,
    symbol: 'N_s',
    minimum,
    needs: ['draft_at_station'],
  }),
  wettings_per_hour: listValue(RATE, {
    title: 'Deck wettings per hour',
    description: `Number of deck wettings per hour, ${EACH}.`,
    symbol: 'N_w',
    minimum,
    needs: ['freeboard_at_station'],
  }),
  limiting_significant_wave_height: listValue('significant_wave_height', {
    title: 'Limiting wave height',
    description: `Significant wave height at which the first criterion is reached at the peak period, ${EACH}. Not reported if no criterion is reached.`,
    minimum,
    gaps: true,
    ...limits,
  }),
  limiting_significant_wave_height_by_criterion: rowsValue({
    title: 'Limiting wave height by criterion',
    description: `Limiting significant wave height by criterion, ${EACH}.`,
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
    description: `Criterion with the lowest limiting wave height, ${EACH}. Not reported if all criteria are met.`,
    gaps: true,
    ...limits,
  }),
}
