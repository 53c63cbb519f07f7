/** The tables, charts and figures of a run, as the contract declares them. */

export const charts = {
  surface: {
    title: 'Query in the span-current plane',
    description:
      'Vibration starts in-line at a reduced velocity of 1.0 and cross-flow at 3.0. The frequency ratio of 1.3 used by older screening methods is for information only.',
  },
}

export const figures = {
  span: {
    title: 'Base span',
    description: 'Base span in elevation with its first mode, drawn at an arbitrary amplitude if not excited.',
  },
}
