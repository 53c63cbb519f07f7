/** The tables, charts and figures of a run, as the contract declares them. */
import { numberColumn } from '@keelson/workflow'

export const tables = {
  restoring_curve: {
    title: 'Tensions over the horizontal span',
    description:
      'The same line at neighbouring spans; where the span is a result, lines of the same height at neighbouring tensions.',
    columns: {
      horizontal_span: numberColumn('line_span', 'Horizontal span', { symbol: 'x' }),
      horizontal_tension: numberColumn('line_tension', 'Horizontal tension', { symbol: 'H' }),
      vertical_tension: numberColumn('line_tension', 'Vertical tension', { symbol: 'V' }),
      fairlead_tension: numberColumn('line_tension', 'Fairlead tension', { symbol: 'T' }),
    },
  },
}

export const charts = {
  line_profile: { title: 'Line profile', description: 'The line over the seabed, with its touchdown or low point.' },
  tension_along_line: { title: 'Tension along the line', description: 'From the anchor to the fairlead.' },
  restoring_curve: {
    title: 'Restoring curve',
    description: 'Fairlead tensions over the span, with the operating point.',
  },
}

export const figures = {
  profile: {
    title: 'Line in elevation',
    description:
      'The line from its anchor, or touchdown, to its fairlead, with the part on the seabed and the forces that hold its ends.',
  },
}
