/** What several bodies answer alike: their coefficients over frequency, the memory of the water, and how they are drawn. */
import { ENERGY_TOLERANCE, energyGap } from '@keelson/physics/strip-theory/section-equations.ts'
import { compares, listValue } from '@keelson/workflow'

export const PER_FREQUENCY = 'One entry for each frequency'

/** Of a body in the surface. */
export const nondimensionalValues = {
  added_mass_nondimensional: listValue('-', {
    title: 'Added mass without dimension',
    description: `${PER_FREQUENCY}: over the displaced mass, and once over the breadth for a coupling, twice for roll.`,
    symbol: 'a_hat',
  }),
  damping_nondimensional: listValue('-', {
    title: 'Damping without dimension',
    description: `${PER_FREQUENCY}: over frequency and displaced mass, and over the breadth as added mass is.`,
    symbol: 'b_hat',
  }),
}
export const bodyValues = {
  added_mass: listValue('ship_displacement', { title: 'Added mass', description: `${PER_FREQUENCY}.`, symbol: 'A' }),
  damping: listValue('mass_flow_rate', {
    title: 'Damping',
    description: `${PER_FREQUENCY}.`,
    symbol: 'B',
    unit: 'kg/s',
  }),
}
/** Half that the hemisphere displaces, or what a table leaves. */
export const INFINITE = {
  title: 'Added mass at infinite frequency',
  description: 'Half the displaced mass of the hemisphere; of a table what its damping leaves of the added mass.',
}
const needs = ['retardation_times']
export const memoryValues = {
  retardation: listValue(
    { unit: 'kg/s2', noKind: 'a result whose dimension no other field has' },
    {
      title: 'Retardation function',
      description: 'One entry for each time; in the unit of the coefficient over its time squared.',
      symbol: 'K_t',
      // Both that give it, in the order of words in which every answer says so.
      onlyWhen: { body: ['table', 'exponential_cosine'] },
      needs,
    },
  ),
}

export const energyCheck = {
  energy: compares('-', {
    title: 'Energy of damping and waves',
    criterion: ENERGY_TOLERANCE,
    demand: energyGap,
    capacity: { constant: ENERGY_TOLERANCE, title: 'Energy that panels may miss' },
    selfCheck:
      'The damping found carries the energy of the waves found: the panels are fine enough. Waves that are too short for them have no solution beside them to be a case.',
  }),
}

export const surfacePictures = {
  charts: {
    nondimensional: {
      title: 'Added mass and damping over frequency',
      description: 'Both over the displaced mass.',
    },
  },
  figures: {
    section: {
      title: 'Body in the water',
      description:
        'To scale, with y to port and z up from the still water; points are nodes of the solver, thinned out.',
    },
  },
}
export const memoryCharts = {
  coefficients: {
    title: 'Added mass and damping over frequency',
    description: 'Damping over the frequency, so that both have the unit of a mass.',
  },
  retardation: {
    title: 'Retardation function',
    description: 'What a motion leaves in the water, over the time since.',
    needs,
  },
}
