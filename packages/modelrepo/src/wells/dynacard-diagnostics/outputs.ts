/** The tables, charts and figures of a run. */
import { inPractice, numberColumn as plainColumn } from '@keelson/workflow'
import { cardOnly } from './modes.ts'

const { numberColumn } = inPractice('oilfield')

export const tables = {
  cards: {
    title: 'Cards',
    description:
      'Both cards sample by sample: measured loads at the surface, loads without the weight of the rods at the pump.',
    columns: {
      time: plainColumn('sampling_interval', 'Time', { symbol: 't' }),
      surface_position: numberColumn('pump_stroke', 'Surface position', { symbol: 's' }),
      surface_load: numberColumn('rod_load', 'Surface load', { symbol: 'F' }),
      pump_position: numberColumn('pump_stroke', 'Pump position', { symbol: 'u' }),
      pump_load: numberColumn('rod_load', 'Pump load', { symbol: 'f' }),
      crank_angle: plainColumn({ unit: 'deg', noKind: 'an angle of a crank has no usual range' }, 'Crank angle', {
        symbol: 'theta',
      }),
      net_torque: numberColumn('gearbox_torque', 'Net torque', { symbol: 'T_n' }),
    },
    onlyWhen: cardOnly,
  },
  rod_sections: {
    title: 'Rod sections',
    description:
      'Each section at its head: loads of the stroke with the weight of the rods below in the fluid, and its loading.',
    columns: {
      top: numberColumn('well_depth', 'Head at'),
      diameter: numberColumn('tubing_diameter', 'Diameter', { symbol: 'd_j' }),
      largest_load: numberColumn('rod_load', 'Largest load'),
      least_load: numberColumn('rod_load', 'Least load'),
      largest_stress: numberColumn('stress', 'Largest stress', { symbol: 'sigma_max' }),
      least_stress: numberColumn('stress', 'Least stress', { symbol: 'sigma_min' }),
      stress_range: numberColumn('stress', 'Range of stress', { symbol: 'R_s' }),
      allowable_range: numberColumn('stress', 'Allowable range', { symbol: 'R_a' }),
      loading: numberColumn('utilisation', 'Loading', { unit: '%', symbol: 'r_G' }),
    },
    onlyWhen: cardOnly,
  },
}

export const charts = {
  cards: {
    title: 'Surface and pump card',
    description: 'The polished rod above, the pump below; the rods between them carry weight, inertia and damping.',
    onlyWhen: cardOnly,
  },
  pump_card: {
    title: 'Pump card with its plateaus',
    description: 'The fluid load stands between the plateaus; the pump is full down to the place of the release.',
    onlyWhen: cardOnly,
  },
  rod_load: {
    title: 'Load of the rods against depth',
    description: 'Largest and least of the stroke, the weight of the rods below in the fluid included.',
    onlyWhen: cardOnly,
  },
  net_torque: {
    title: 'Net torque against crank angle',
    description: 'From the bottom of the stroke.',
    onlyWhen: cardOnly,
  },
  evidence: {
    title: 'Confidence of each fault',
    description: 'How far its numbers lie from the thresholds of its rule; the first rule that holds is the diagnosis.',
    onlyWhen: cardOnly,
  },
}

export const figures = {
  well: {
    title: 'The pumping unit, its rods and its pump',
    description: 'Depths to one scale; the unit, the widths and the pump are signs.',
    onlyWhen: cardOnly,
  },
}
