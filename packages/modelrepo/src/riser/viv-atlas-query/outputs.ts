/** The tables, charts and figures of a run, as the contract declares them. */

export const charts = {
  surface: {
    title: 'The query among spans and currents',
    description:
      'Vibration begins along the flow at a reduced velocity of 1.0 and across it at 3.0; the band of 1.3 around shedding that older screens used is drawn and decides nothing.',
  },
}

export const figures = {
  span: {
    title: 'Base span',
    description:
      'Seen along the current, with its first mode, to which the drawing gives a size where it is not excited.',
  },
}
