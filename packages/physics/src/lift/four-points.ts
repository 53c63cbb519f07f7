/** A load on four points of a rectangle, its hook plumb above the centre of gravity: shares, legs and forces. Coherent SI. */
import { equation, max, min, sqrt } from '@keelson/equations'
import { statics } from './leg.ts'

const at = (clause: string) => ({ source: statics, clause }) as const
const L = ['lift point spacing', 'm'] as const
const e = ['centre of gravity offset from mid-spacing', 'm'] as const

export const nearShare = equation({
  ...at('3/3, levers'),
  symbol: 'c_n',
  title: 'Load share, positive-side lift points',
  unit: '-',
  where: { e, L },
  evaluate: ({ e, L }) => 0.5 + e / L,
})

export const farShare = equation({
  ...at('3/3, levers'),
  symbol: 'c_f',
  title: 'Load share, negative-side lift points',
  unit: '-',
  where: { e, L },
  evaluate: ({ e, L }) => 0.5 - e / L,
})

export const nearReach = equation({
  ...at('geometry'),
  symbol: 'r_n',
  title: 'Hook distance to positive-side lift points',
  unit: 'm',
  where: { L, e },
  evaluate: ({ L, e }) => L / 2 - e,
})

export const farReach = equation({
  ...at('geometry'),
  symbol: 'r_f',
  title: 'Hook distance to negative-side lift points',
  unit: 'm',
  where: { L, e },
  evaluate: ({ L, e }) => L / 2 + e,
})

export const verticalReaction = equation({
  ...at('3/3, levers'),
  symbol: 'V',
  title: 'Vertical reaction',
  unit: 'N',
  where: { W: ['lift weight', 'N'], c_x: ['longitudinal load share', '-'], c_y: ['transverse load share', '-'] },
  evaluate: ({ W, c_x, c_y }) => W * c_x * c_y,
})

export const legLength = equation({
  ...at('geometry'),
  symbol: 'l',
  title: 'Leg length',
  unit: 'm',
  where: { r_x: ['longitudinal hook distance', 'm'], r_y: ['transverse hook distance', 'm'], h: ['hook height', 'm'] },
  evaluate: ({ r_x, r_y, h }) => sqrt(r_x ** 2 + r_y ** 2 + h ** 2),
})

export const legForce = equation({
  ...at('3/3, equilibrium of concurrent forces'),
  symbol: 'F',
  title: 'Leg force',
  unit: 'N',
  where: {
    V: ['vertical reaction', 'N'],
    DAF: ['dynamic amplification factor', '-'],
    SKL: ['skew load factor', '-'],
    l: ['leg length', 'm'],
    h: ['hook height', 'm'],
  },
  evaluate: ({ V, DAF, SKL, l, h }) => (V * DAF * SKL * l) / h,
})

const four = (what: string, unit: string) =>
  ({ x_1: [what, unit], x_2: [what, unit], x_3: [what, unit], x_4: [what, unit] }) as const

export const largestForce = equation({
  ...at('maximum of four legs'),
  symbol: 'F',
  title: 'Maximum sling force',
  unit: 'N',
  where: four('leg force', 'N'),
  evaluate: ({ x_1, x_2, x_3, x_4 }) => max(x_1, x_2, x_3, x_4),
})

export const largestReaction = equation({
  ...at('maximum of four legs'),
  symbol: 'V_max',
  title: 'Maximum vertical reaction',
  unit: 'N',
  where: four('point reaction', 'N'),
  evaluate: ({ x_1, x_2, x_3, x_4 }) => max(x_1, x_2, x_3, x_4),
})

export const longestLeg = equation({
  ...at('maximum of four legs'),
  symbol: 'l_max',
  title: 'Maximum leg length',
  unit: 'm',
  where: four('leg length', 'm'),
  evaluate: ({ x_1, x_2, x_3, x_4 }) => max(x_1, x_2, x_3, x_4),
})

export const flattestAngle = equation({
  ...at('minimum of four legs'),
  symbol: 'theta_min',
  title: 'Minimum leg angle',
  unit: 'rad',
  where: four('leg angle', 'rad'),
  evaluate: ({ x_1, x_2, x_3, x_4 }) => min(x_1, x_2, x_3, x_4),
})
