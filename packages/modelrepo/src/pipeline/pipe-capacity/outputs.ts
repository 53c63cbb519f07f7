/** The tables, charts and figures of the run, as the contract declares them. */
import { numberColumn, textColumn } from '@keelson/workflow'

const capacities = {
  net: numberColumn('wall_thickness_pipe', 'Net wall'),
  slenderness: numberColumn('-', 'D/t'),
  burst: numberColumn('pipe_pressure', 'Burst'),
  internal: numberColumn('pipe_pressure', 'Allowable internal'),
  collapse: numberColumn('pipe_pressure', 'Collapse'),
  external: numberColumn('pipe_pressure', 'Allowable external'),
  propagation: numberColumn('pipe_pressure', 'Propagation'),
  no_arrestors: numberColumn('pipe_pressure', 'No arrestors up to'),
  yield_tension: numberColumn('pipe_axial_force', 'Yield tension'),
  used: numberColumn('-', 'Largest utilisation'),
  governing: textColumn('Governing'),
}

export const tables = {
  limit_states: {
    title: 'Limit states',
    description:
      'Utilisation of each limit state, and the wall that the pressures alone ask for: net, with the corrosion allowance, the next standard wall and its mass.',
    columns: {
      limit_state: textColumn('Limit state'),
      clause: textColumn('Clause'),
      utilisation: numberColumn('-', 'Utilisation'),
      net_pressure: numberColumn('net_pressure', 'Net pressure'),
      required: numberColumn('wall_thickness_pipe', 'Required'),
      nominal: numberColumn('wall_thickness_pipe', 'Nominal'),
      standard: numberColumn('wall_thickness_pipe', 'Next standard'),
      mass: numberColumn('pipe_mass_per_length', 'Steel mass'),
    },
  },
  pressure_limits: {
    title: 'Limits of the net internal pressure',
    description: 'By condition, with the share of the burst pressure that each is.',
    columns: {
      condition: textColumn('Condition'),
      share: numberColumn('-', 'Share of burst'),
      limit: numberColumn('net_pressure', 'Net pressure limit'),
    },
  },
  corrosion: {
    title: 'With and without the corrosion allowance',
    description: 'The same pipe and loads as new and at the end of its life.',
    columns: { state: textColumn('Wall'), ...capacities },
  },
  wall_sweep: {
    title: 'Capacities over the wall',
    description: 'Walls of ASME B36.10M around the selected one where the diameter is a standard one, else even steps.',
    columns: { nominal: numberColumn('wall_thickness_pipe', 'Nominal wall'), ...capacities },
  },
  depths: {
    title: 'Water depths',
    description:
      'Depth at which the net external pressure reaches its limit, with the smallest internal pressure inside and the bending strain of the run.',
    columns: {
      limit_state: textColumn('Limit state'),
      pressure: numberColumn('net_pressure', 'Net external pressure'),
      depth: numberColumn('water_depth', 'Water depth'),
    },
  },
  codes: {
    title: 'Codes side by side',
    description:
      'The same net wall by each code: the code of the run with its factors, the others with the factors that they print.',
    columns: {
      code: textColumn('Code'),
      basis: textColumn('Basis'),
      burst: numberColumn('pipe_pressure', 'Burst'),
      internal: numberColumn('pipe_pressure', 'Allowable internal'),
      collapse: numberColumn('pipe_pressure', 'Collapse'),
      external: numberColumn('pipe_pressure', 'Allowable external'),
      propagation: numberColumn('pipe_pressure', 'Propagation'),
      no_arrestors: numberColumn('pipe_pressure', 'No arrestors up to'),
    },
  },
}

export const figures = {
  section: {
    title: 'Pipe under its pressures',
    description:
      'Section with the pressures inside and outside, and those at which the net wall bursts and collapses. The corrosion allowance is drawn on the inside, wherever the metal may be lost.',
  },
  lengthwise: {
    title: 'Pipe under tension and bending',
    description: 'A piece of the pipe lengthwise, with the effective tension and the bending of the run.',
  },
}

export const charts = {
  capacity_wall: {
    title: 'Allowable net pressure against wall',
    description: 'After the factors of the code, with the pressures of the run and the walls that they ask for.',
  },
  interaction: {
    title: 'Pressure and tension',
    description:
      'Where the combined load reaches its limit: an ellipse, cut by the bending of Method 1; with the load of the run.',
  },
  bending_envelope: {
    title: 'Bending strain and external pressure',
    description: 'Strain that remains at each net external pressure, with the load of the run.',
  },
}
