/** The tables, charts and figures of a run, as the contract declares them. */

import { tables as parentTables } from '../riser-fatigue/outputs.ts'

export const tables = { ranges: parentTables.ranges }

export const charts = {
  damage_curves: {
    title: 'Damage curves and query',
    description:
      'Wave damage against stress concentration factor and VIV damage against stress scale, with the atlas limits dashed. Within the atlas no base segment range reaches the S-N curve knee.',
  },
  damage_bars: {
    title: 'Query damage',
    description: 'Wave, VIV and total damage, with the allowable value for the design life and factor.',
  },
}

export const figures = {
  base: { title: 'Base segment pipe', description: 'Longitudinal section of the pipe, to scale.' },
}
