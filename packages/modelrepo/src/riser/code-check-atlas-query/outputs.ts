/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  moments: {
    title: 'Moments at the limit',
    description: 'What the pipe of the query bears beside each tension; empty where the tension alone is beyond.',
    columns: {
      tension: numberColumn('pipe_axial_force', 'Effective tension', { symbol: 'T_eff' }),
      moment: numberColumn('bending_moment', 'Moment at the limit', { symbol: 'M' }),
    },
  },
}

export const charts = {
  surface: {
    title: 'Query on the surface of the utilisation',
    description: 'Over the moment, at five tensions, for the pipe of the query.',
  },
  diagram: {
    title: 'Tension and moment',
    description: 'Lines of equal utilisation without pressure, with the query.',
  },
}

export const figures = {
  pipe: {
    title: 'The pipe under tension and moment',
    description: 'A piece of it lengthwise, to scale.',
  },
}
