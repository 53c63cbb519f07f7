/** The tables of a way down a tubing, and its flow profile. */
import { type Condition, inPractice, textColumn } from '@keelson/workflow'

const { numberColumn } = inPractice('oilfield')

/** Columns of the profile that a workflow answers with as a value. */
export const profileColumns = {
  measured_depth: numberColumn('well_depth', 'Measured depth'),
  pressure: numberColumn('well_pressure_absolute', 'Pressure', { symbol: 'p' }),
  temperature: numberColumn('well_temperature', 'Temperature', { symbol: 'T' }),
  liquid_holdup: numberColumn('-', 'Liquid holdup', { symbol: 'H_L' }),
  flow_pattern: textColumn('Flow pattern'),
}

/** `at`: the rate at which they stand, in words. */
export const wayTables = (at: string, onlyWhen: Condition) => ({
  traverse: {
    title: `Traverse at ${at}`,
    description:
      'Pressure traverse by the midpoint rule. The pressure and gradient at the top of a step give the midpoint pressure. The midpoint gradient gives the bottom pressure.',
    columns: {
      top: numberColumn('well_depth', 'Top'),
      top_pressure: numberColumn('well_pressure_absolute', 'Top pressure', {
        symbol: 'p_1',
      }),
      top_gradient: numberColumn('gas_gradient', 'Top gradient', { symbol: 'G_1' }),
      middle_pressure: numberColumn('well_pressure_absolute', 'Midpoint pressure', {
        symbol: 'p',
      }),
      middle_temperature: numberColumn('well_temperature', 'Midpoint temperature', {
        symbol: 'T',
      }),
      gravity: numberColumn('gas_gradient', 'Gravity', { symbol: 'G_g' }),
      friction: numberColumn('gas_gradient', 'Friction', { symbol: 'G_f' }),
      acceleration: numberColumn('gas_gradient', 'Acceleration'),
      gradient: numberColumn('gas_gradient', 'Midpoint gradient', { symbol: 'G' }),
      bottom_pressure: numberColumn('well_pressure_absolute', 'Bottom pressure', {
        symbol: 'p_2',
      }),
    },
    onlyWhen,
  },
  velocities: {
    title: `Velocities at ${at}`,
    description: 'Superficial velocities and fluid properties at each depth, with the erosional velocity.',
    columns: {
      measured_depth: numberColumn('well_depth', 'Measured depth'),
      superficial_liquid_velocity: numberColumn('pipe_flow_velocity', 'Liquid velocity', {
        symbol: 'v_sl',
      }),
      superficial_gas_velocity: numberColumn('pipe_flow_velocity', 'Gas velocity', {
        symbol: 'v_sg',
      }),
      mixture_velocity: numberColumn('pipe_flow_velocity', 'Mixture velocity', { symbol: 'v_m' }),
      liquid_density: numberColumn('liquid_density', 'Liquid density', { symbol: 'rho_l' }),
      gas_density: numberColumn('gas_density', 'Gas density', { symbol: 'rho_g' }),
      surface_tension: numberColumn('surface_tension', 'Interfacial tension', {
        symbol: 'sigma',
      }),
      no_slip_density: numberColumn('liquid_density', 'No-slip density', { symbol: 'rho_n' }),
      erosional_velocity: numberColumn('pipe_flow_velocity', 'Erosional velocity', {
        symbol: 'v_e',
      }),
      erosional_ratio: numberColumn('-', 'Erosional velocity ratio'),
    },
    onlyWhen,
  },
})
