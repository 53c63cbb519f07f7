/** The inputs of a query to a grid of spectral fatigue damages: the grid, the sea asked for, the life. */

import { GRID_LIFE } from '@keelson/physics/fatigue/life-scaling.ts'
import { choice, gappedGrid, grouped, type ParamsOf, quantity, quantityList } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const MOST_NODES = 200

const axis = (of: 'significant_wave_height' | 'wave_period', title: string, symbol: string) =>
  quantityList(of, {
    title,
    description: `${title} at the nodes, in ascending order.`,
    symbol,
    above: 0,
    minItems: 2,
    maxItems: MOST_NODES,
  })

const grid = {
  axis_significant_wave_height: axis('significant_wave_height', 'Grid wave heights', 'H_i'),
  axis_peak_period: axis('wave_period', 'Grid peak periods', 'T_j'),
  damage_grid: gappedGrid('-', {
    title: 'Grid damage values',
    description:
      'One row per wave height with one value per peak period. Each value is damage over 25 years for that sea state acting all the time, excluding the design fatigue factor. Enter null for nodes not calculated.',
    symbol: 'D_ij',
    minItems: 2,
    maxItems: MOST_NODES,
  }),
}

const query = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height of the query. Must be within the grid.',
    symbol: 'H_s',
    above: 0,
    example: 3.5,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'Peak period of the query. Must be within the grid.',
    symbol: 'T_p',
    above: 0,
    example: 11,
  }),
  out_of_range_policy: choice(
    { escalate: 'Use the direct solver (none available)', refuse: 'Reject the query' },
    {
      title: 'Outside the grid',
      description:
        'Action outside the grid. The query is rejected under either option, because a user grid has no direct solver.',
      default: 'escalate',
      inert: 'a user grid has no direct solver, so both options reject a query outside the grid',
    },
  ),
}

const life = {
  design_life: field.designLife({
    description: 'Design life to which the 25-year grid damage is scaled.',
    symbol: 'T_L',
    default: GRID_LIFE.value,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'Factor applied to damage for the detail, from 1 (dry and inspected) to 10 (no access and substantial consequence).',
    minimum: 1,
    example: 3,
  }),
}

export const inputs = grouped({ Grid: grid, 'Sea state': query, 'Life and factor': life })
export type Params = ParamsOf<typeof inputs>
