/** What the charts and figures of the analyses are called, and what they show. */
import { offTheMiddle } from './inputs-mud.ts'

export const mudChart = {
  rheogram: {
    title: 'Rheogram',
    description: 'Shear stress of the model against shear rate, with the readings where they are given.',
    apart: {
      '# rpm': 'A reading of the viscometer as a stress at a rate of shear.',
      x: 'Shear rates of the viscometer.',
    },
  },
}
export const aroundChart = {
  velocity_around: {
    title: 'Velocity around the eccentric annulus',
    description: 'Laminar power law in a slot of varying height, at the bit; the mean is that of the run.',
    onlyWhen: offTheMiddle,
    apart: { x: 'Angles around the pipe.' },
  },
}
export const tripChart = {
  trip_density: {
    title: 'Surge and swab against tripping speed',
    description: 'As mud weights at the bit, between pore and fracture gradient where they are given.',
    needs: ['tripping_speed'],
  },
}
export const wellCharts = {
  pressure_depth: {
    title: 'Pressure against depth',
    description: 'In the annulus, circulating and at rest, between pore and fracture pressure where they are given.',
    apart: { x: 'Pressures down the well: the answer has those at the ends.' },
  },
  losses: {
    title: 'Losses by section',
    description: 'Of the flow from the pump to the bit and back.',
  },
  standpipe_rate: {
    title: 'Standpipe pressure against flow rate',
    description: 'With the flow rate of the run.',
  },
  density_rate: {
    title: 'Equivalent circulating density against flow rate',
    description: 'Between the mud at rest and the fracture gradient where it is given.',
  },
}

export const wellFigure = {
  well: {
    title: 'The well and its string',
    description:
      'Hole and string along the measured depth, with the pressures at each change of section; not to scale.',
  },
}
export const sectionFigure = {
  section: { title: 'Section through the flow', description: 'Pipe and hole to scale, at the bit.' },
}
