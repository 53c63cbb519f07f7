/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Nearest nodes',
    description: 'Corners of the cell that holds the query, and their weights in the logarithm of the frequency.',
    columns: {
      span_length: numberColumn('span_length', 'Span length', { symbol: 'L' }),
      outer_diameter: numberColumn('line_pipe_outer_diameter', 'Outside diameter', { symbol: 'D' }),
      wall_thickness: numberColumn('wall_thickness_pipe', 'Wall thickness', { symbol: 't_s' }),
      frequency: numberColumn('cyclic_frequency', 'In-line frequency', { symbol: 'f_IL' }),
      weight: numberColumn('-', 'Weight'),
    },
  },
  terms: {
    title: 'What the atlas holds fixed',
    description: 'Inputs with one value in the atlas, and the value asked.',
    columns: { input: wordedColumn('Input'), atlas: wordedColumn('Atlas'), asked: wordedColumn('Asked') },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Query in the atlas',
    description: 'Nodes of the atlas over length and diameter, with the query.',
  },
  frequency_length: {
    title: 'Frequency over span length',
    description: 'Of this pipe, with the lengths at which the atlas has nodes.',
  },
}

export const figures = {
  elevation: {
    title: 'Span in elevation',
    description: 'The pipe between its shoulders. The sag is not part of the answer and is not drawn.',
  },
  section: { title: 'Pipe over the bed', description: 'Section with the current.' },
}
