/** The tables, charts and figures of a run, as the contract declares them. */

export const charts = {
  slice: {
    title: 'Query on the atlas',
    description:
      'Largest tension over wave height at the knots of the atlas, at the depth of the query or the nearest that it has.',
    apart: { allowed: 'The breaking load over the factor, to which the answer holds the tension as a factor.' },
  },
  error: {
    title: 'Error of the atlas',
    description: 'What the atlas gives against the solver itself, along the same line.',
    apart: { y: 'The atlas against its solver, beside the answer.' },
  },
}

export const figures = {
  plan: {
    title: 'The base mooring from above',
    description: 'Twelve lines to their anchors at the depth of the query, the most loaded one marked.',
  },
}
