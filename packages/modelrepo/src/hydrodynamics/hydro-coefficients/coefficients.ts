/** What several bodies answer alike: their coefficients over frequency, the memory of the water, and how they are drawn. */
import { ENERGY_TOLERANCE, energyGap } from '@keelson/physics/strip-theory/section-equations.ts'
import { compares, listValue } from '@keelson/workflow'

export const PER_FREQUENCY = 'One value per frequency'

/** Of a body in the surface. */
export const nondimensionalValues = {
  added_mass_nondimensional: listValue('-', {
    title: 'Non-dimensional added mass',
    description: `${PER_FREQUENCY}: added mass divided by displaced mass, and also by breadth for sway-roll or by breadth squared for roll.`,
    symbol: 'a_hat',
  }),
  damping_nondimensional: listValue('-', {
    title: 'Non-dimensional damping',
    description: `${PER_FREQUENCY}: damping divided by (frequency × displaced mass), and by breadth as for added mass.`,
    symbol: 'b_hat',
  }),
}
export const bodyValues = {
  added_mass: listValue('ship_displacement', {
    title: 'Added mass',
    description: `${PER_FREQUENCY}: added mass of the body.`,
    symbol: 'A',
  }),
  damping: listValue('mass_flow_rate', {
    title: 'Damping',
    description: `${PER_FREQUENCY}: radiation damping of the body.`,
    symbol: 'B',
    unit: 'kg/s',
  }),
}
/** Half that the hemisphere displaces, or what a table leaves. */
export const INFINITE = {
  title: 'Infinite-frequency added mass',
  description:
    'Added mass at infinite frequency. It is half the displaced mass for the hemisphere. If a table is entered, it is calculated from the tabulated added mass and damping.',
}
const needs = ['retardation_times']
export const memoryValues = {
  retardation: listValue(
    { unit: 'kg/s2', noKind: 'a result whose dimension no other field has' },
    {
      title: 'Retardation function',
      description: 'One value per time, in the coefficient unit divided by time squared.',
      symbol: 'K_t',
      // Both that give it, in the order of words in which every answer says so.
      onlyWhen: { body: ['table', 'exponential_cosine'] },
      needs,
    },
  ),
}

export const energyCheck = {
  energy: compares('-', {
    title: 'Energy balance',
    criterion: ENERGY_TOLERANCE,
    demand: energyGap,
    capacity: { constant: ENERGY_TOLERANCE, title: 'Allowable energy error' },
    selfCheck:
      'The work done by radiation damping balances the energy of the radiated waves, so the panels are fine enough. Failure of this check is not covered by a verification case, because shorter waves have no reference solution.',
  }),
}

export const surfacePictures = {
  charts: {
    nondimensional: {
      title: 'Added mass and damping against frequency',
      description: 'Non-dimensional added mass and damping against wave number.',
    },
  },
  figures: {
    section: {
      title: 'Body cross-section',
      description:
        'Cross-section to scale, with y to port and z up from still water. Points are solver nodes, thinned for clarity.',
    },
  },
}
export const memoryCharts = {
  coefficients: {
    title: 'Added mass and damping against frequency',
    description: 'Added mass, and damping divided by frequency so that both have the unit of mass.',
  },
  retardation: {
    title: 'Retardation function',
    description: 'Retardation function against time, the residual force after an impulsive motion.',
    needs,
  },
}
