/** The tables, charts and figures of a run, as the contract declares them. */

import { tables as parentTables } from '../riser-fatigue/outputs.ts'

export const tables = { ranges: parentTables.ranges }

export const charts = {
  damage_curves: {
    title: 'Query on the damage curves',
    description:
      'Damage by waves over the concentration factor and by vortices over the scale, the ends of the atlas dashed. Inside it no range of the base segment reaches the knee of the curve.',
  },
  damage_bars: {
    title: 'Damage of the query',
    description: 'By waves, by vortices and in all, against what design life and factor allow.',
  },
}

export const figures = {
  base: { title: 'Pipe of the base segment', description: 'Cut lengthwise, to scale.' },
}
