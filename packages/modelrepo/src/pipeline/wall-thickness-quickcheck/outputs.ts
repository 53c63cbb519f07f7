/** The tables of the run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  required_walls: {
    title: 'Required walls side by side',
    description:
      'Each code and limit state that was run. Required is before allowances, nominal with them. Mass is that of the nominal wall, utilisation that of the selected one.',
    columns: {
      code: textColumn('Code'),
      limit_state: wordedColumn('Limit state'),
      clause: wordedColumn('Clause'),
      net_pressure: numberColumn('net_pressure', 'Net pressure'),
      required: numberColumn('wall_thickness_pipe', 'Required'),
      nominal: numberColumn('wall_thickness_pipe', 'Nominal'),
      standard: numberColumn('wall_thickness_pipe', 'Next standard'),
      mass: numberColumn('pipe_mass_per_length', 'Steel mass'),
      utilisation: numberColumn('-', 'Utilisation'),
    },
  },
  coverage: {
    title: 'What each code checks here',
    description: 'A blank comparison is no pass: where a code is not run or not checked, the reason stands.',
    columns: {
      limit_state: wordedColumn('Limit state'),
      f101: wordedColumn('DNV-ST-F101'),
      rp1111: wordedColumn('API RP 1111'),
      b314: wordedColumn('ASME B31.4'),
      b318: wordedColumn('ASME B31.8'),
    },
  },
  basis: {
    title: 'What each code reckons with',
    description: 'Pressure, temperature, strength and factors, which differ between the codes.',
    columns: {
      code: textColumn('Code'),
      pressure: wordedColumn('Internal pressure'),
      temperature: numberColumn('temperature', 'Design temperature'),
      temperature_effect: wordedColumn('Effect of temperature'),
      strength: wordedColumn('Strength'),
      strength_value: numberColumn('steel_yield_strength', 'Strength'),
      factors: wordedColumn('Factors'),
      wall: wordedColumn('Wall that counts'),
    },
  },
}

export const figures = {
  section: {
    title: 'Pipe under its pressures',
    description:
      'Section of the pipe with the selected wall, or the one that satisfies what was run, and its pressures.',
  },
  walls: {
    title: 'Selected and required walls',
    description:
      'Strips of wall to one scale, the outside on the left: the selected one in its parts, and the nominal wall that each code and limit state asks for, with tolerance and corrosion allowance. The dashed line is the selected wall.',
  },
}

export const charts = {
  walls_by_code: {
    title: 'Required nominal wall by code',
    description: 'Each limit state that a code was run for, with the selected wall.',
  },
  wall_depth: {
    title: 'Required nominal wall against water depth',
    description:
      'External pressure relieves pressure containment and drives collapse and propagation (DNV-ST-F101 only).',
    apart: { 'this point': 'The depth of the external pressure at the density of the water.' },
  },
  wall_pressure: {
    title: 'Required nominal wall against design pressure',
    description: 'Pressure containment of each code, at the external pressure of the run.',
  },
}
