/** The tables and charts of a run. */
import { inPractice, textColumn } from '@keelson/workflow'
import { nodal } from './modes.ts'

const { numberColumn } = inPractice('oilfield')

export const tables = {
  intersections: {
    title: 'Intersections of inflow and lift',
    description: 'All that were found between 0.01 % of the open flow and the open flow itself.',
    columns: {
      rate: numberColumn('oil_rate', 'Rate', { symbol: 'q' }),
      flowing_bottomhole_pressure: numberColumn('well_pressure_absolute', 'Flowing pressure', {
        symbol: 'p_wf',
      }),
      stability: textColumn('Stability'),
    },
    onlyWhen: nodal,
  },
  traverse: {
    title: 'Traverse at the operating rate',
    description:
      'Each step by the midpoint rule: from its top pressure and gradient to the middle, and on to its bottom.',
    columns: {
      top: numberColumn('well_depth', 'Top'),
      top_pressure: numberColumn('well_pressure_absolute', 'Pressure at the top', {
        symbol: 'p_1',
      }),
      top_gradient: numberColumn('gas_gradient', 'Gradient at the top', { symbol: 'G_1' }),
      middle_pressure: numberColumn('well_pressure_absolute', 'Pressure in the middle', {
        symbol: 'p',
      }),
      middle_temperature: numberColumn('well_temperature', 'Temperature in the middle', {
        symbol: 'T',
      }),
      gravity: numberColumn('gas_gradient', 'Gravity', { symbol: 'G_g' }),
      friction: numberColumn('gas_gradient', 'Friction', { symbol: 'G_f' }),
      acceleration: numberColumn('gas_gradient', 'Acceleration'),
      gradient: numberColumn('gas_gradient', 'Gradient in the middle', { symbol: 'G' }),
      bottom_pressure: numberColumn('well_pressure_absolute', 'Pressure at the bottom', {
        symbol: 'p_2',
      }),
    },
    onlyWhen: nodal,
  },
  velocities: {
    title: 'Velocities at the operating rate',
    description: 'What flows at each depth, and the erosional velocity there.',
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
      erosional_ratio: numberColumn('-', 'Velocity ratio'),
    },
    onlyWhen: nodal,
  },
  sensitivity: {
    title: 'What moves the well',
    description: 'One input changed at a time, the others held. Where a rate is missing the well does not flow.',
    columns: {
      input: textColumn('Input'),
      low_change: textColumn('Change down'),
      low_rate: numberColumn('oil_rate', 'Operating rate, lowered'),
      low_open_flow: numberColumn('oil_rate', 'Open flow, lowered'),
      high_change: textColumn('Change up'),
      high_rate: numberColumn('oil_rate', 'Operating rate, raised'),
      high_open_flow: numberColumn('oil_rate', 'Open flow, raised'),
    },
  },
}

export const figures = {
  well: {
    title: 'The well',
    description:
      'Tubing, wellhead and reservoir with the flow and the pressures at the nodes; depths to one scale, widths enlarged.',
    onlyWhen: nodal,
  },
}

const familyOf = (what: string, title: string) => ({
  title,
  description: `The lift curve with other ${what}.`,
  onlyWhen: nodal,
})

export const charts = {
  inflow_and_lift: {
    title: 'Inflow and lift',
    description: 'They meet where the well flows; a lift curve that falls to the right is unstable.',
  },
  pressure_depth: { title: 'Pressure against depth', description: 'At the operating rate.', onlyWhen: nodal },
  holdup_depth: { title: 'Liquid holdup against depth', description: 'At the operating rate.', onlyWhen: nodal },
  tubing_family: familyOf('tubing diameters', 'Tubing diameter'),
  wellhead_pressure_family: familyOf('wellhead pressures', 'Wellhead pressure'),
  gas_oil_ratio_family: familyOf('gas-oil ratios', 'Gas-oil ratio'),
  water_cut_family: familyOf('water cuts, at the same oil rate', 'Water cut'),
  operating_tornado: {
    title: 'What moves the operating rate',
    description: 'One input changed at a time.',
    onlyWhen: nodal,
  },
  open_flow_tornado: { title: 'What moves the open flow', description: 'One input changed at a time.' },
}
