/** The tables, charts and figures of a run, as the contract declares them. */
export const charts = {
  curves: {
    title: 'Family of curves',
    description: 'The curve of each case up to 2 % strain; of many cases twelve, evenly spread.',
  },
  tornado: {
    title: 'What moves the stress at 2 % strain',
    description:
      'Mean stress at the lowest and at the highest value of each parameter, less the mean over all its values; the strongest on top.',
    apart: { x: 'Changes of a result: the answer has the result itself.' },
  },
  heat_map: {
    title: 'Stress at 2 % strain over two parameters',
    description: 'The first two parameters with several values; the mean over the others.',
  },
}
