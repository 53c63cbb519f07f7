/** The checks, charts and figures of the run, as the contract declares them. */
export const charts = {
  wall_depth: {
    title: 'Required wall against water depth',
    description: 'Required wall for each mud unit weight and case, with the provided wall as a limit.',
  },
  tension_depth: {
    title: 'Top tension against water depth',
    description: 'Top tension for each mud unit weight from shallow to deep, with the tensioner setting as a limit.',
  },
}

export const figures = {
  cases: {
    title: 'Case comparison',
    description:
      'Tube of each case in its water depth, full of mud, with the required wall. Depths are to a common scale, and widths with walls to another.',
  },
}
