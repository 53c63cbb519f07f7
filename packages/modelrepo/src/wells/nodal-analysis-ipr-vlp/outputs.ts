/** The tables and charts of a run. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { nodal } from './modes.ts'

export const tables = {
  intersections: {
    title: 'Intersections of inflow and lift',
    description: 'All that were found between 0.01 % of the open flow and the open flow itself.',
    columns: {
      rate: numberColumn('Rate', 'stb/d', 'q'),
      flowing_bottomhole_pressure: numberColumn('Flowing pressure', 'psia', 'p_wf'),
      stability: textColumn('Stability'),
    },
    onlyWhen: nodal,
  },
  traverse: {
    title: 'Traverse at the operating rate',
    description:
      'Each step by the midpoint rule: from its top pressure and gradient to the middle, and on to its bottom.',
    columns: {
      top: numberColumn('Top', 'ft'),
      top_pressure: numberColumn('Pressure at the top', 'psia', 'p_1'),
      top_gradient: numberColumn('Gradient at the top', 'psi/ft', 'G_1'),
      middle_pressure: numberColumn('Pressure in the middle', 'psia', 'p'),
      middle_temperature: numberColumn('Temperature in the middle', 'degF', 'T'),
      gravity: numberColumn('Gravity', 'psi/ft', 'G_g'),
      friction: numberColumn('Friction', 'psi/ft', 'G_f'),
      acceleration: numberColumn('Acceleration', 'psi/ft'),
      gradient: numberColumn('Gradient in the middle', 'psi/ft', 'G'),
      bottom_pressure: numberColumn('Pressure at the bottom', 'psia', 'p_2'),
    },
    onlyWhen: nodal,
  },
  velocities: {
    title: 'Velocities at the operating rate',
    description: 'What flows at each depth, and the erosional velocity there.',
    columns: {
      measured_depth: numberColumn('Measured depth', 'ft'),
      superficial_liquid_velocity: numberColumn('Liquid velocity', 'ft/s', 'v_sl'),
      superficial_gas_velocity: numberColumn('Gas velocity', 'ft/s', 'v_sg'),
      mixture_velocity: numberColumn('Mixture velocity', 'ft/s', 'v_m'),
      liquid_density: numberColumn('Liquid density', 'lb/ft3', 'rho_l'),
      gas_density: numberColumn('Gas density', 'lb/ft3', 'rho_g'),
      surface_tension: numberColumn('Interfacial tension', 'dyn/cm', 'sigma'),
      no_slip_density: numberColumn('No-slip density', 'lb/ft3', 'rho_n'),
      erosional_velocity: numberColumn('Erosional velocity', 'ft/s', 'v_e'),
      erosional_ratio: numberColumn('Velocity ratio', '-'),
    },
    onlyWhen: nodal,
  },
  sensitivity: {
    title: 'What moves the well',
    description: 'One input changed at a time, the others held. An empty rate: the well does not flow so.',
    columns: {
      input: textColumn('Input'),
      low_change: textColumn('Lowered by'),
      low_rate: numberColumn('Operating rate, lowered', 'stb/d'),
      low_open_flow: numberColumn('Open flow, lowered', 'stb/d'),
      high_change: textColumn('Raised by'),
      high_rate: numberColumn('Operating rate, raised', 'stb/d'),
      high_open_flow: numberColumn('Open flow, raised', 'stb/d'),
    },
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
