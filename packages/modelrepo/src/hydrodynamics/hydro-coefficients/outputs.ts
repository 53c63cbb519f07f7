/** The tables, charts and figures of a run, as the contract declares them. */
export const TABLE = { body: ['table'] }

export const charts = {
  nondimensional: {
    title: 'Added mass and damping over frequency',
    description: 'Both over the displaced mass.',
    onlyWhen: { body: ['floating_hemisphere', 'section'] },
  },
  coefficients: {
    title: 'Added mass and damping over frequency',
    description: 'Damping over the frequency, so that both have the unit of a mass.',
    onlyWhen: { body: ['exponential_cosine', 'table'] },
  },
  retardation: {
    title: 'Retardation function',
    description: 'What a motion leaves in the water, over the time since.',
    onlyWhen: { body: ['exponential_cosine', 'table'] },
    needs: ['retardation_times'],
  },
  causality: {
    title: 'Added mass of the table and of its damping',
    description: 'They are one where the table is causal.',
    onlyWhen: TABLE,
  },
  excitation: {
    title: 'Effective inertia coefficient',
    description: '2 for a slender cylinder; less where it scatters the waves.',
    onlyWhen: { body: ['vertical_cylinder'] },
  },
}

export const figures = {
  section: {
    title: 'Body in the water',
    description: 'To scale, with y to port and z up from the still water; points are nodes of the solver, thinned out.',
    onlyWhen: { body: ['floating_hemisphere', 'section'] },
  },
}
