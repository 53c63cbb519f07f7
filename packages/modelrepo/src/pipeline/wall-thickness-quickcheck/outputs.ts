/** The tables of the run, as the contract declares them. */
import { numberColumn, textColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  required_walls: {
    title: 'Required wall thickness comparison',
    description:
      'Required wall thickness for each code and limit state assessed. Required wall thicknesses exclude allowances; nominal values include them. Mass is for the nominal wall thickness and utilisation for the selected wall thickness.',
    columns: {
      code: textColumn('Code'),
      limit_state: wordedColumn('Limit state'),
      clause: wordedColumn('Clause'),
      net_pressure: numberColumn('net_pressure', 'Net pressure'),
      required: numberColumn('wall_thickness_pipe', 'Required wall thickness'),
      nominal: numberColumn('wall_thickness_pipe', 'Required nominal wall thickness'),
      standard: numberColumn('wall_thickness_pipe', 'Next standard wall thickness'),
      mass: numberColumn('pipe_mass_per_length', 'Steel mass'),
      utilisation: numberColumn('-', 'Utilisation'),
    },
  },
  coverage: {
    title: 'Checks by code',
    description:
      'Limit states checked for each code, with the clause. Limit states outside the scope of this comparison are marked.',
    columns: {
      limit_state: wordedColumn('Limit state'),
      f101: wordedColumn('DNV-ST-F101'),
      rp1111: wordedColumn('API RP 1111'),
      b314: wordedColumn('ASME B31.4'),
      b318: wordedColumn('ASME B31.8'),
    },
  },
  basis: {
    title: 'Design basis by code',
    description: 'Pressure, temperature, strength and factors used by each code.',
    columns: {
      code: textColumn('Code'),
      pressure: wordedColumn('Pressure basis'),
      temperature: numberColumn('temperature', 'Design temperature'),
      temperature_effect: wordedColumn('Temperature effect'),
      strength: wordedColumn('Strength basis'),
      strength_value: numberColumn('steel_yield_strength', 'Strength'),
      factors: wordedColumn('Factors'),
      wall: wordedColumn('Wall thickness used'),
    },
  },
}

export const figures = {
  section: {
    title: 'Pipe under pressure',
    description:
      'Pipe section with pressures and the selected wall thickness, or the wall thickness that satisfies the codes assessed.',
  },
  walls: {
    title: 'Selected and required wall thicknesses',
    description:
      'Wall thicknesses as strips to one scale, with the outside on the left. The selected wall thickness is divided into its components. Required nominal wall thicknesses for each code and limit state include tolerance and corrosion allowance. The dashed line is the selected wall thickness.',
  },
}

export const charts = {
  walls_by_code: {
    title: 'Required nominal wall thickness by code',
    description:
      'Required nominal wall thickness for each limit state assessed by each code, with the selected wall thickness.',
  },
  wall_depth: {
    title: 'Required nominal wall thickness against water depth',
    description:
      'External pressure reduces the wall thickness required for pressure containment and increases the wall thickness required for collapse and propagation (DNV-ST-F101 only).',
    apart: { 'this point': 'Water depth equivalent to the external pressure.' },
  },
  wall_pressure: {
    title: 'Required nominal wall thickness against design pressure',
    description:
      'Required nominal wall thickness for pressure containment to each code, at the external pressure considered.',
  },
}
