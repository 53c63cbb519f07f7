/** The tables, charts and figures of a run, as the contract declares them. */

export const charts = {
  slice: {
    title: 'Atlas query',
    description:
      'Maximum tension against wave height at the atlas grid points, at the query depth or the nearest grid depth.',
    apart: {
      allowable:
        'Breaking load divided by the required safety factor. The check applies the factor to the tension instead.',
    },
  },
  error: {
    title: 'Atlas error',
    description:
      'Difference between atlas and direct solver tensions at the same sea states and depth, relative to the direct solver.',
    apart: { y: 'Relative error at other wave heights, at the period and depth of the query.' },
  },
}

export const figures = {
  plan: {
    title: 'Base-case mooring plan',
    description: 'Plan of the twelve lines and anchors at the query depth, with the most loaded line marked.',
  },
}
