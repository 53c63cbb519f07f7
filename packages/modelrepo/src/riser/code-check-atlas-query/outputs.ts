/** The tables, charts and figures of a run, as the contract declares them. */

import { numberColumn } from '@keelson/workflow'

export const tables = {
  moments: {
    title: 'Limiting moments',
    description: 'Limiting moment at each tension. Blank if the tension alone exceeds the limit.',
    columns: {
      tension: numberColumn('pipe_axial_force', 'Effective tension', { symbol: 'T_eff' }),
      moment: numberColumn('bending_moment', 'Limiting moment', { symbol: 'M' }),
    },
  },
}

export const charts = {
  surface: {
    title: 'Utilisation against bending moment',
    description: 'Utilisation of this pipe against bending moment at five tensions.',
  },
  diagram: {
    title: 'Tension-moment interaction',
    description: 'Lines of equal utilisation without pressure, with the query point marked.',
  },
}

export const figures = {
  pipe: {
    title: 'Pipe under tension and moment',
    description: 'Longitudinal section of the pipe, to scale.',
  },
}
