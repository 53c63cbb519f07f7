/** The tables, charts and figures of a run, as the contract declares them. */
export const charts = {
  curves: {
    title: 'Stress-strain curves',
    description:
      'Stress-strain curve of each case up to 2 % strain. If there are many cases, twelve evenly spaced cases are shown.',
  },
  tornado: {
    title: 'Parameter effect on stress at 2 % strain',
    description:
      'Mean stress at the minimum and maximum value of each parameter, relative to the mean over all its values. Sorted by effect.',
    apart: { x: 'Change relative to the reported results.' },
  },
  heat_map: {
    title: 'Stress at 2 % strain for two parameters',
    description: 'Stress at 2 % strain for the first two parameters with several values, averaged over the others.',
  },
}
