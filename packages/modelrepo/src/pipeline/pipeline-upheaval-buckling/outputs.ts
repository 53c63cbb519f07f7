/** The checks, tables, charts and figures of the run, as the contract declares them. */

import { numberColumn, wordedColumn } from '@keelson/workflow'

export const WEIGHT = 'submerged_weight_per_length'

export const tables = {
  survey: {
    title: 'Surveyed imperfections',
    description: 'Required download with its factor against what weight and cover hold, and the cover that would do.',
    columns: {
      position: numberColumn('pipeline_length', 'Position', { symbol: 'x' }),
      height: numberColumn('burial_depth', 'Height', { symbol: 'delta' }),
      length: numberColumn('span_length', 'Length', { symbol: 'L' }),
      compression: numberColumn('pipe_axial_force', 'Compression', { symbol: 'P' }),
      cover: numberColumn('burial_depth', 'Cover', { symbol: 'H' }),
      required: numberColumn(WEIGHT, 'Required', { symbol: 'w_d' }),
      available: numberColumn(WEIGHT, 'Available', { symbol: 'w_av' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u' }),
      required_cover: numberColumn('burial_depth', 'Required cover', { symbol: 'H_req' }),
      rock: numberColumn('rock_volume', 'Rock'),
    },
  },
  design_chart: {
    title: 'Design chart',
    description: 'Cover to the top of the pipe by height and length of an imperfection, at this compression and soil.',
    columns: {
      height: numberColumn('burial_depth', 'Height', { symbol: 'delta' }),
      length: numberColumn('span_length', 'Length', { symbol: 'L' }),
      which: wordedColumn('Which'),
      required: numberColumn(WEIGHT, 'Required download', { symbol: 'w_req' }),
      cover: numberColumn('burial_depth', 'Required cover', { symbol: 'H_req' }),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Pipe over its imperfection',
    description:
      'The buried pipe over the crest, with its compression, its cover, and the cover that it needs. Height and length of the feature are those of the run; between them a cosine is drawn. Of the water only the lowest part is drawn.',
  },
  section: {
    title: 'Pipe in its cover',
    description:
      'Section at the crest with the download to hold, the uplift resistance of the soil and the weight. Of drained soil what goes up with the pipe lies between the dashed lines. Of the water only the lowest part is drawn.',
  },
  berm: {
    title: 'Berm over the feature that lacks most cover',
    description: 'Section of the rock that makes its missing cover good.',
    needs: ['imperfections', 'rock_berm_crest_width', 'rock_berm_side_slope'],
  },
}

export const charts = {
  route: {
    title: 'Download along the route',
    description: 'Required with its factor, and available, at each surveyed imperfection.',
    needs: ['imperfections'],
  },
  download_height: {
    title: 'Required download against imperfection height',
    description: 'With its factor, for several lengths, against what weight and cover hold.',
  },
  universal_curve: {
    title: 'Universal curve',
    description: 'Dimensionless download over dimensionless imperfection length, with the features of this run.',
  },
  cover_height: {
    title: 'Required cover against imperfection height',
    description: 'To the top of the pipe, for several lengths.',
  },
}
