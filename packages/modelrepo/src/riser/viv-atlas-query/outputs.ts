/** The tables, charts and figures of a run, as the contract declares them. */

export const charts = {
  surface: {
    title: 'Query point in span and current',
    description:
      'Vibration starts at a reduced velocity of 1.0 in-line and 3.0 cross-flow. The frequency ratio of 1.3 used by older screening methods is shown for information only.',
  },
}

export const figures = {
  span: {
    title: 'Base span',
    description: 'Base span in elevation with its first mode, drawn at an arbitrary amplitude if not excited.',
  },
}
