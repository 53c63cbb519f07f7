/** The inputs of a query to a grid of spectral fatigue damages: the grid, the sea asked for, the life. */

import { GRID_LIFE } from '@keelson/physics/fatigue/life-scaling.ts'
import { choice, gappedGrid, grouped, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const MOST_NODES = 200

const axis = (of: 'significant_wave_height' | 'wave_period', title: string, symbol: string) =>
  quantityList(of, {
    title,
    description: 'Nodes of the grid, ascending.',
    symbol,
    above: 0,
    minItems: 2,
    maxItems: MOST_NODES,
  })

const grid = {
  axis_significant_wave_height: axis('significant_wave_height', 'Wave heights of the grid', 'H_i'),
  axis_peak_period: axis('wave_period', 'Peak periods of the grid', 'T_j'),
  damage_grid: gappedGrid('-', {
    title: 'Damages of the grid',
    description:
      'One row for each wave height, one number for each peak period: damage in 25 years of that sea state all the time, without design fatigue factor. null where a node was not computed.',
    symbol: 'D_ij',
    minItems: 2,
    maxItems: MOST_NODES,
  }),
}

const query = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Of the sea asked for, within the grid.',
    symbol: 'H_s',
    above: 0,
    example: 3.5,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'Of the sea asked for, within the grid.',
    symbol: 'T_p',
    above: 0,
    example: 11,
  }),
  out_of_range_policy: choice(
    { escalate: 'Use the direct solver (none available)', refuse: 'Reject the query' },
    {
      title: 'Outside the grid',
      description: 'The grid is yours, and no solver stands behind it: either way a query outside it is refused.',
      default: 'escalate',
      inert: 'the grid of the request has no solver to ask: both ways refuse',
    },
  ),
}

const life = {
  design_life: field.designLife({
    description: 'The damage of the grid is scaled to it from 25 years.',
    symbol: 'T_L',
    default: GRID_LIFE.value,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description: 'On damage, of the detail: 1 dry and inspected to 10 without access and of substantial consequence.',
    minimum: 1,
    example: 3,
  }),
}

export const inputs = grouped({ Grid: grid, 'Sea state': query, 'Life and factor': life })
export type Params = ParamsOf<typeof inputs>
