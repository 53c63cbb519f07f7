/** What the charts and figures of the analyses are called, and what they show. */
import { offTheMiddle } from './inputs-mud.ts'

export const mudChart = {
  rheogram: {
    title: 'Rheogram',
    description: 'Shear stress of the model against shear rate, with the readings if entered.',
    apart: {
      '# rpm': 'Viscometer reading as a shear stress at a shear rate.',
      x: 'Shear rates of the viscometer.',
    },
  },
}
export const aroundChart = {
  velocity_around: {
    title: 'Velocity around the eccentric annulus',
    description:
      'Velocity of a laminar power law fluid in a slot of varying height at the bit, with the mean velocity.',
    onlyWhen: offTheMiddle,
    apart: { x: 'Angles around the pipe.' },
  },
}
export const tripChart = {
  trip_density: {
    title: 'Surge and swab against tripping speed',
    description: 'Equivalent mud weights at the bit, with pore pressure and fracture gradients if entered.',
    needs: ['tripping_speed'],
  },
}
export const wellCharts = {
  pressure_depth: {
    title: 'Pressure against depth',
    description: 'Annular pressure while circulating and static, with pore and fracture pressures if entered.',
    apart: { x: 'Pressures along the well. The results give only the end values.' },
  },
  losses: {
    title: 'Pressure losses by section',
    description: 'Pressure losses along the flow path from the pump to the bit and back.',
  },
  standpipe_rate: {
    title: 'Standpipe pressure against flow rate',
    description: 'Standpipe pressure against flow rate, with the entered flow rate marked.',
  },
  density_rate: {
    title: 'Equivalent circulating density against flow rate',
    description:
      'Equivalent circulating density against flow rate, with the static mud weight and, if entered, the fracture gradient.',
  },
}

export const wellFigure = {
  well: {
    title: 'Well and drill string',
    description:
      'Hole and string along the measured depth, with the pressures at each change of section. Not to scale.',
  },
}
export const sectionFigure = {
  section: { title: 'Flow cross-section', description: 'Pipe and hole to scale, at the bit.' },
}
