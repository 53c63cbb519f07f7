/** How far a query to a grid of soil and piles is from its nodes. Coherent SI. */
import { abs, equation, house, max, min } from '@keelson/equations'

const NODE = { source: house, clause: 'position of a query between two nodes' } as const

const share = (dimension: 'm' | 'Pa') =>
  ({
    ...NODE,
    symbol: 's',
    title: 'Fractional position between the nodes',
    unit: '-',
    where: {
      x: ['query value', dimension],
      x_0: ['lower node', dimension],
      x_1: ['upper node', dimension],
    },
    limited: { holds: 'outside the node range, the value at the end node is used' },
  }) as const

export const shareOfLength = equation({
  ...share('m'),
  evaluate: ({ x, x_0, x_1 }) => min(1, max(0, (x - x_0) / (x_1 - x_0))),
})

export const shareOfStrength = equation({
  ...share('Pa'),
  evaluate: ({ x, x_0, x_1 }) => min(1, max(0, (x - x_0) / (x_1 - x_0))),
})

/** In cells: nothing at a node, a half in the middle. */
export const distanceOfShare = equation({
  ...NODE,
  symbol: 'd',
  title: 'Distance to nearer node',
  unit: '-',
  where: { s: ['fractional position between the nodes', '-'] },
  evaluate: ({ s }) => min(s, 1 - s),
})

export const strengthApart = equation({
  ...NODE,
  symbol: 'd',
  title: 'Distance to nearest node',
  unit: 'Pa',
  where: { x: ['query undrained shear strength', 'Pa'], x_n: ['nearest node undrained shear strength', 'Pa'] },
  evaluate: ({ x, x_n }) => abs(x - x_n),
})
