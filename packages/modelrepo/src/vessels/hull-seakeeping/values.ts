/** The values that a run answers with. */
import * as still from '@keelson/physics/ship-motions/hydrostatics.ts'
import * as periods from '@keelson/physics/ship-motions/periods.ts'
import { significantMotion } from '@keelson/physics/ship-motions/response.ts'
import { listValue, resultOf } from '@keelson/workflow'

const MOVING = { onlyWhen: { method: ['closed_form_jmo', 'strip_theory'] }, single: true } as const
const STRIPS = { onlyWhen: { method: ['strip_theory'] }, single: true } as const
const POINT = { ...MOVING, needs: ['position_from_midship'] }
const EACH = 'One entry for each wave of each heading'
const result = (unit: string) => ({ unit, noKind: 'a result whose dimension no other field has' })

export const values = {
  displacement_volume: resultOf(still.volumeOfStrips, 'displacement_volume', {
    description: 'Of the form, or of the displacement given.',
  }),
  midship_coefficient: resultOf(still.midshipCoefficient, 'block_coefficient', {
    description: 'Largest section over breadth and draught.',
  }),
  waterplane_coefficient: resultOf(still.waterplaneCoefficient, 'block_coefficient', {
    description: 'Over length and breadth.',
  }),
  waterplane_area: resultOf(still.waterplaneOfStrips, 'hull_area', { description: 'Of the form, or as given.' }),
  longitudinal_bm: resultOf(still.longitudinalRadius, 'metacentric_height', { description: 'About amidships.' }),
  transverse_bm: resultOf(still.transverseRadius, 'metacentric_height', { description: 'About the centre line.' }),
  kb: resultOf(still.centreOfBuoyancy, 'height_above_datum', { description: 'Above the keel.' }),
  heave_stiffness: resultOf(periods.heaveStiffness, 'spring_stiffness', { description: 'Of the waterplane.' }),
  heave_period: resultOf(periods.heavePeriod, 'natural_period', { description: 'With the added mass of the input.' }),
  roll_period: resultOf(periods.rollPeriod, 'natural_period', { description: 'By the gyradius with added inertia.' }),
  roll_period_imo: resultOf(periods.imoRollPeriod, 'natural_period', { description: 'By main dimensions.' }),
  pitch_period: resultOf(periods.pitchPeriod, 'natural_period', {
    description: 'With an added inertia as large as that of the ship.',
  }),
  roll_amplification: resultOf(periods.rollAmplification, '-', { description: 'By the damping ratio alone.' }),
  encounter_frequency: listValue('wave_angular_frequency', {
    title: 'Frequency of encounter',
    description: `${EACH}: without sign.`,
    symbol: 'omega_e',
    ...MOVING,
  }),
  added_mass_heave: listValue('structure_mass', {
    title: 'Added mass in heave',
    description: `${EACH}.`,
    symbol: 'A_33',
    ...STRIPS,
  }),
  damping_heave: listValue('mass_flow_rate', {
    title: 'Damping in heave',
    description: `${EACH}.`,
    symbol: 'B_33',
    unit: 'kg/s',
    ...STRIPS,
  }),
  added_inertia_pitch: listValue('moment_of_inertia', {
    title: 'Added inertia in pitch',
    description: `${EACH}: with its term of speed.`,
    symbol: 'A_55',
    ...STRIPS,
  }),
  damping_pitch: listValue(result('kg*m2/s'), {
    title: 'Damping in pitch',
    description: `${EACH}: with its term of speed.`,
    symbol: 'B_55',
    ...STRIPS,
  }),
  heave_excitation: listValue('force_per_length', {
    title: 'Heave force per wave amplitude',
    description: `${EACH}.`,
    symbol: 'F_a',
    ...STRIPS,
  }),
  pitch_excitation: listValue(result('N*m/m'), {
    title: 'Pitch moment per wave amplitude',
    description: `${EACH}.`,
    symbol: 'M_a',
    ...STRIPS,
  }),
  heave_rao: listValue('-', {
    title: 'Heave per wave amplitude',
    description: `${EACH}: amidships.`,
    symbol: 'R_3',
    minimum: 0,
    ...MOVING,
  }),
  pitch_rao: listValue('rotation_rao', {
    title: 'Pitch per wave amplitude',
    description: `${EACH}.`,
    symbol: 'R_5',
    minimum: 0,
    ...MOVING,
  }),
  surge_rao: listValue('-', {
    title: 'Surge per wave amplitude',
    description: `${EACH}: amidships in the waterline.`,
    symbol: 'R_1',
    minimum: 0,
    ...STRIPS,
  }),
  sway_rao: listValue('-', {
    title: 'Sway per wave amplitude',
    description: `${EACH}: amidships in the waterline.`,
    symbol: 'R_2',
    minimum: 0,
    ...STRIPS,
  }),
  roll_rao: listValue('rotation_rao', {
    title: 'Roll per wave amplitude',
    description: `${EACH}.`,
    symbol: 'R_4',
    minimum: 0,
    ...STRIPS,
  }),
  yaw_rao: listValue('rotation_rao', {
    title: 'Yaw per wave amplitude',
    description: `${EACH}.`,
    symbol: 'R_6',
    minimum: 0,
    ...STRIPS,
  }),
  pitch_rao_over_wave_slope: listValue('-', {
    title: 'Pitch over wave slope',
    description: `${EACH}.`,
    minimum: 0,
    ...MOVING,
  }),
  significant_heave: resultOf(significantMotion, 'wave_height', {
    description: 'Single amplitude, of the first heading; by strips where 20 waves or more are asked for.',
    onlyWhen: MOVING.onlyWhen,
    needs: ['significant_wave_height', 'peak_period'],
  }),
  added_mass_heave_nondimensional: listValue('-', {
    title: 'Added mass in heave over displacement',
    description: `${EACH}.`,
    ...STRIPS,
  }),
  damping_heave_nondimensional: listValue('-', {
    title: 'Damping in heave without dimension',
    description: `${EACH}: over displacement, times the root of length over gravity.`,
    ...STRIPS,
  }),
  heave_excitation_nondimensional: listValue('-', {
    title: 'Heave force over stiffness',
    description: `${EACH}.`,
    ...STRIPS,
  }),
  pitch_excitation_nondimensional: listValue('-', {
    title: 'Pitch moment over wave number and stiffness',
    description: `${EACH}.`,
    ...STRIPS,
  }),
  pitch_rao_over_2pi_zeta_over_length: listValue('-', {
    title: 'Pitch times length over a full turn',
    description: `${EACH}.`,
    minimum: 0,
    ...MOVING,
  }),
  vertical_motion_rao_at_point: listValue('-', {
    title: 'Vertical motion of the point per wave amplitude',
    description: 'For each place, and in it each wave of each heading.',
    symbol: 'R_P',
    minimum: 0,
    ...POINT,
  }),
  vertical_acceleration_rao_at_point: listValue(
    { unit: '1/s2', noKind: 'acceleration per wave amplitude: a result' },
    {
      title: 'Vertical acceleration of the point per wave amplitude',
      description: 'In the same order.',
      symbol: 'R_a',
      minimum: 0,
      ...POINT,
    },
  ),
  significant_acceleration_at_point: listValue('acceleration', {
    title: 'Significant acceleration of the point',
    description: 'Single amplitude, one entry for each place, of the first heading.',
    symbol: 'a_s',
    minimum: 0,
    ...MOVING,
    needs: ['position_from_midship', 'significant_wave_height', 'peak_period'],
  }),
}
