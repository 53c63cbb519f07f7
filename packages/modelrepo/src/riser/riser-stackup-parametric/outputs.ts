/** The checks, charts and figures of the run, as the contract declares them. */
export const charts = {
  wall_depth: {
    title: 'Required wall against water depth',
    description: 'One line for each mud unit weight, the cases on it; the wall that is there as a limit.',
  },
  tension_depth: {
    title: 'Top tension against water depth',
    description: 'The cases of each mud unit weight from shallow to deep; the tensioner setting as a limit.',
  },
}

export const figures = {
  cases: {
    title: 'Cases side by side',
    description:
      'The tube of each case in its water depth, full of its mud, with the wall that it needs. Depths are to scale among themselves, widths with their walls too.',
  },
}
