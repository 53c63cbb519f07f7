/** The tables, charts and figures of the run, as the contract declares them. */
import { inPractice, textColumn } from '@keelson/workflow'
import * as modes from './modes.ts'

const { numberColumn } = inPractice('oilfield')
const TRIP = ['tripping_speed'] as const

export const tables = {
  trip: {
    title: 'Surge and swab by section',
    description:
      'The annulus from the surface down; the share of the swept mud is given for an open pipe by equal loss.',
    columns: {
      top_measured_depth: numberColumn('well_depth', 'Top'),
      bottom_measured_depth: numberColumn('well_depth', 'Bottom'),
      hole_diameter: numberColumn('hole_diameter', 'Hole'),
      pipe_diameter: numberColumn('tubing_diameter', 'Pipe'),
      clinging_constant: numberColumn('-', 'Clinging constant'),
      annular_share: numberColumn('-', 'Share up the annulus'),
      velocity: numberColumn('pipe_flow_velocity', 'Equivalent velocity'),
      reynolds_number: numberColumn('-', 'Reynolds number'),
      flow_regime: textColumn('Flow'),
      pressure_loss: numberColumn('pressure_loss', 'Pressure loss'),
    },
    onlyWhen: modes.inWell,
  },
}

export const charts = {
  pressure_depth: {
    title: 'Pressure against depth',
    description: 'In the annulus, circulating and at rest, between pore and fracture pressure where they are given.',
    onlyWhen: modes.circulating,
  },
  losses: {
    title: 'Losses by section',
    description: 'Of the flow from the pump to the bit and back.',
    onlyWhen: modes.circulating,
  },
  standpipe_rate: {
    title: 'Standpipe pressure against flow rate',
    description: 'With the flow rate of the run.',
    onlyWhen: modes.circulating,
  },
  density_rate: {
    title: 'Equivalent circulating density against flow rate',
    description: 'Between the mud at rest and the fracture gradient where it is given.',
    onlyWhen: modes.circulating,
  },
  trip_density: {
    title: 'Surge and swab against tripping speed',
    description: 'As mud weights at the bit, between pore and fracture gradient where they are given.',
    onlyWhen: modes.inWell,
    needs: TRIP,
  },
  rheogram: {
    title: 'Rheogram',
    description: 'Shear stress of the model against shear rate, with the readings where they are given.',
    onlyWhen: modes.flowing,
  },
  velocity_around: {
    title: 'Velocity around the eccentric annulus',
    description: 'Laminar power law in a slot of varying height, at the bit; the mean is that of the run.',
    onlyWhen: modes.eccentric,
  },
  bit_rate: {
    title: 'Bit against flow rate',
    description: 'What the nozzles lose, and what the pump leaves for the bit where the best rate is sought.',
    onlyWhen: { analysis: [modes.BIT] },
  },
}

export const figures = {
  well: {
    title: 'The well and its string',
    description:
      'Hole and string along the measured depth, with the pressures at each change of section; not to scale.',
    onlyWhen: modes.inWell,
  },
  section: {
    title: 'Section through the flow',
    description: 'Pipe and hole to scale, at the bit.',
    onlyWhen: { analysis: [modes.CIRCULATION, modes.PIPE, modes.ANNULUS, modes.CLEANING] },
  },
  nozzles: {
    title: 'The bit from below',
    description: 'Nozzles to scale in the bit; where they stand is a sign.',
    onlyWhen: { analysis: [modes.BIT] },
  },
}
