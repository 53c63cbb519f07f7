/** The tables, charts and figures of a run, as the contract declares them. */

import { tables as parentTables } from '../riser-fatigue/outputs.ts'

export const tables = { ranges: parentTables.ranges }

export const charts = {
  damage_curves: {
    title: 'Damage curves with query point',
    description:
      'Wave damage against stress concentration factor and VIV damage against VIV stress range scale. The atlas limits are dashed. Within the atlas no base segment stress range reaches the knee of the S-N curve.',
  },
  damage_bars: {
    title: 'Damage at query point',
    description:
      'Wave, VIV and total annual damage, with the allowable value for the design life and design fatigue factor.',
  },
}

export const figures = {
  base: { title: 'Base segment pipe', description: 'Longitudinal section of the pipe, to scale.' },
}
