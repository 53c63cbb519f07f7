/** The checks, charts and figures of the run, as the contract declares them. */
export const charts = {
  wall_depth: {
    title: 'Required wall thickness against water depth',
    description:
      'Required wall thickness for each mud unit weight and case, with the provided wall thickness as a limit.',
  },
  tension_depth: {
    title: 'Top tension against water depth',
    description:
      'Top tension for each mud unit weight, in order of increasing depth, with the tensioner setting as a limit.',
  },
}

export const figures = {
  cases: {
    title: 'Case comparison',
    description:
      'Tube of each case in its water depth, full of mud, with the required wall thickness. Depths have a common scale; widths and wall thicknesses have another.',
  },
}
