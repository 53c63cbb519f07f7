/** The table, charts and figures of the run, as the contract declares them. */
import { inPractice, numberColumn as metric } from '@keelson/workflow'
import * as modes from './modes.ts'

const { numberColumn } = inPractice('oilfield')

export const tables = {
  layers: {
    title: 'Layers on the reel',
    description: 'From the core outwards; of a mean coil the one row.',
    columns: {
      layer: metric('-', 'Layer'),
      coil_diameter: metric('reel_diameter', 'Coil diameter'),
      length: metric('well_section_length', 'Length'),
      critical_reynolds_number: metric('-', 'Critical Reynolds number'),
      dean_number: metric('-', 'Dean number'),
      friction_factor: metric('-', 'Friction factor'),
      pressure_loss: numberColumn('pressure_loss', 'Pressure loss'),
    },
    onlyWhen: modes.whole,
  },
}

export const charts = {
  pressure_path: {
    title: 'Pressure down the tubing and up the annulus',
    description: 'Vertical depth in proportion to measured depth; the tools take theirs at the foot.',
    onlyWhen: modes.whole,
  },
  pump_rate: {
    title: 'Pump pressure against flow rate',
    description:
      'The sum and its parts; loss of the bottom-hole assembly, and of the reel where it is given, as given.',
    onlyWhen: modes.whole,
  },
  density_rate: {
    title: 'Equivalent circulating density against flow rate',
    description: 'Beside the pore and fracture gradient where they are given.',
    onlyWhen: modes.whole,
  },
  pump_depth: {
    title: 'Pump pressure against length in the hole',
    description: 'Running in, what goes into the hole leaves the reel; vertical depth in proportion.',
    onlyWhen: modes.whole,
  },
  section_rate: {
    title: 'Pressure loss of the section against flow rate',
    description: 'As it is, and of the same pipe straight.',
    onlyWhen: modes.oneSection,
  },
}

export const figures = {
  well: {
    title: 'Reel, tubing and well',
    description: 'From the reel over the gooseneck to the tools, with the pressures on the way; not to scale.',
    onlyWhen: modes.whole,
  },
  reel: {
    title: 'The reel',
    description: 'Core and layers from the side, to scale.',
    onlyWhen: modes.whole,
  },
  section: {
    title: 'The section',
    description: 'The coil from the side, or the straight pipe across, to scale.',
    onlyWhen: modes.oneSection,
  },
}
