/** The values of the string loads: one of each by the name of the string. */
import { inPractice, textMapValue } from '@keelson/workflow'
import { ofStrings } from './modes.ts'

const { mapValue } = inPractice('oilfield')
const each = { keys: 'names of the strings', onlyWhen: ofStrings } as const

export const stringValues = {
  burst_safety_factor: mapValue('safety_factor', {
    title: 'Safety factor in burst',
    description: 'Rating over the load at surface.',
    ...each,
  }),
  collapse_safety_factor: mapValue('safety_factor', {
    title: 'Safety factor in collapse',
    description:
      'The smaller of those at the shoe and at the fluid level; left out where nothing presses from outside.',
    ...each,
  }),
  tension_safety_factor: mapValue('safety_factor', {
    title: 'Safety factor in tension',
    description: 'Of the pipe body, or of the connection where it is weaker, at surface.',
    ...each,
  }),
  triaxial_safety_factor: mapValue('safety_factor', {
    title: 'Triaxial safety factor',
    description: 'Yield strength over the largest von Mises stress at surface, shut in on the burst load.',
    ...each,
  }),
  burst_load_at_surface: mapValue('net_pressure', {
    title: 'Burst load at surface',
    description: 'Gas to surface from the next section, no more than fractures the shoe; nothing outside.',
    ...each,
  }),
  burst_resistance: mapValue('pipe_pressure', {
    title: 'Burst rating',
    description: 'Internal yield pressure of the pipe body, unrounded.',
    ...each,
  }),
  collapse_load_at_shoe: mapValue('net_pressure', {
    title: 'Collapse load at the shoe',
    description: 'Mud outside less what is left inside; below 0 where that is the heavier.',
    ...each,
  }),
  collapse_load_at_fluid_level: mapValue('net_pressure', {
    title: 'Collapse load at the fluid level',
    description: 'That at the shoe where the string is empty down to it.',
    ...each,
  }),
  collapse_resistance: mapValue('pipe_pressure', {
    title: 'Collapse rating',
    description: 'Without axial load, unrounded.',
    ...each,
  }),
  collapse_resistance_at_fluid_level: mapValue('pipe_pressure', {
    title: 'Collapse rating at the fluid level',
    description: 'Less what the weight below takes from the yield strength; left out where it leaves nothing.',
    ...each,
  }),
  collapse_regime: textMapValue({
    title: 'Regime of collapse',
    description: 'Yield, plastic, transition or elastic, without axial load.',
    ...each,
  }),
  buoyancy_factor: mapValue('-', {
    title: 'Buoyancy factor',
    description: 'Share of its weight that a string keeps in the mud.',
    ...each,
  }),
  tension_load: mapValue('well_tubular_force', {
    title: 'Tension load',
    description: 'At surface: weight in mud, bending and overpull.',
    ...each,
  }),
  shock_load: mapValue('well_tubular_force', {
    title: 'Shock load',
    description: 'Of a string that is stopped while it is run; stands apart and is not added.',
    ...each,
  }),
  drift_diameter: mapValue('tubing_diameter', {
    title: 'Drift diameter',
    description: 'Of the standard mandrel of casing.',
    ...each,
  }),
}
