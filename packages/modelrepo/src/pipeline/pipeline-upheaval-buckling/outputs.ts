/** The checks, tables, charts and figures of the run, as the contract declares them. */

import { numberColumn, wordedColumn } from '@keelson/workflow'

export const WEIGHT = 'submerged_weight_per_length'

export const tables = {
  survey: {
    title: 'Surveyed imperfections',
    description: 'Factored required download, available download and required cover at each surveyed imperfection.',
    columns: {
      position: numberColumn('pipeline_length', 'Position along the route', { symbol: 'x' }),
      height: numberColumn('burial_depth', 'Imperfection height', { symbol: 'delta' }),
      length: numberColumn('span_length', 'Imperfection length', { symbol: 'L' }),
      compression: numberColumn('pipe_axial_force', 'Effective axial compression', { symbol: 'P' }),
      cover: numberColumn('burial_depth', 'Cover to top of pipe', { symbol: 'H' }),
      required: numberColumn(WEIGHT, 'Required download', { symbol: 'w_d' }),
      available: numberColumn(WEIGHT, 'Available download', { symbol: 'w_av' }),
      utilisation: numberColumn('utilisation', 'Utilisation', { symbol: 'u' }),
      required_cover: numberColumn('burial_depth', 'Required cover', { symbol: 'H_req' }),
      rock: numberColumn('rock_volume', 'Rock volume'),
    },
  },
  design_chart: {
    title: 'Required cover design chart',
    description:
      'Required cover to top of pipe by imperfection height and length, for the entered compression and soil.',
    columns: {
      height: numberColumn('burial_depth', 'Imperfection height', { symbol: 'delta' }),
      length: numberColumn('span_length', 'Imperfection length', { symbol: 'L' }),
      which: wordedColumn('Case'),
      required: numberColumn(WEIGHT, 'Required download', { symbol: 'w_req' }),
      cover: numberColumn('burial_depth', 'Required cover', { symbol: 'H_req' }),
    },
  },
}

export const figures = {
  elevation: {
    title: 'Pipe over imperfection',
    description:
      'Buried pipe over the crest, showing compression, cover and required cover. The feature height and length are those used in the calculation, joined by a cosine profile. Only the lowest part of the water is drawn.',
  },
  section: {
    title: 'Pipe in cover',
    description:
      'Pipe section at the crest, showing the required download, soil uplift resistance and weight. The drained soil that lifts with the pipe is between the dashed lines. Only the lowest part of the water is drawn.',
  },
  berm: {
    title: 'Berm at maximum cover shortfall',
    description: 'Cross-section of the rock berm that provides the missing cover.',
    needs: ['imperfections', 'rock_berm_crest_width', 'rock_berm_side_slope'],
  },
}

export const charts = {
  route: {
    title: 'Download along the route',
    description: 'Factored required download and available download at each surveyed imperfection.',
    needs: ['imperfections'],
  },
  download_height: {
    title: 'Required download against imperfection height',
    description: 'Factored required download for several imperfection lengths, compared with the available download.',
  },
  universal_curve: {
    title: 'Universal curve',
    description: 'Dimensionless download against dimensionless imperfection length, with the assessed features marked.',
  },
  cover_height: {
    title: 'Required cover against imperfection height',
    description: 'Required cover to top of pipe for several imperfection lengths.',
  },
}
