/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn, wordedColumn } from '@keelson/workflow'

export const tables = {
  nodes: {
    title: 'Nearest nodes',
    description:
      'Corner nodes of the grid cell containing the query point, with the interpolation weights for the logarithm of frequency.',
    columns: {
      span_length: numberColumn('span_length', 'Span length', { symbol: 'L' }),
      outer_diameter: numberColumn('line_pipe_outer_diameter', 'Outside diameter', { symbol: 'D' }),
      wall_thickness: numberColumn('wall_thickness_pipe', 'Wall thickness', { symbol: 't_s' }),
      frequency: numberColumn('cyclic_frequency', 'In-line frequency', { symbol: 'f_IL' }),
      weight: numberColumn('-', 'Interpolation weight'),
    },
  },
  terms: {
    title: 'Fixed atlas inputs',
    description: 'Inputs with a single value in the atlas, compared with the values entered.',
    columns: { input: wordedColumn('Input'), atlas: wordedColumn('Atlas value'), asked: wordedColumn('Entered value') },
  },
}

export const charts = {
  atlas_slice: {
    title: 'Query position in the atlas',
    description: 'Atlas nodes over span length and diameter, with the query point marked.',
  },
  frequency_length: {
    title: 'Frequency against span length',
    description: 'In-line frequency of this pipe against span length, with the atlas node lengths marked.',
  },
}

export const figures = {
  elevation: {
    title: 'Span elevation',
    description: 'Pipe between the span shoulders. Sag is not calculated and is not drawn.',
  },
  section: {
    title: 'Pipe above the seabed',
    description: 'Pipe cross-section above the seabed, showing the current direction.',
  },
}
