/** One leg of a sling: its angle, and its force where all legs are alike. Coherent SI. */
import { asin, cos, equation, pi, type Source, sin } from '@keelson/equations'

export const statics: Source = {
  id: 'Meriam and Kraige',
  title: 'Engineering Mechanics: Statics',
  publisher: 'Wiley',
  revision: '7th ed. 2012',
}

const at = (clause: string) => ({ source: statics, clause }) as const
const theta = ['leg angle from horizontal', 'rad'] as const

export const angleFromVertical = equation({
  ...at('geometry'),
  symbol: 'v',
  title: 'Leg angle from vertical',
  unit: 'rad',
  where: { theta },
  evaluate: ({ theta }) => pi / 2 - theta,
})

/** Legs alike that share the load evenly. */
export const equalLegForce = equation({
  ...at('3/3, equilibrium of concurrent forces'),
  symbol: 'F',
  title: 'Leg force',
  unit: 'N',
  where: {
    W: ['lifted load', 'N'],
    DAF: ['dynamic amplification factor', '-'],
    SKL: ['skew load factor', '-'],
    n: ['number of legs', '-'],
    theta,
  },
  evaluate: ({ W, DAF, SKL, n, theta }) => (W * DAF * SKL) / (n * sin(theta)),
})

export const horizontalForce = equation({
  ...at('2/3, components'),
  symbol: 'F_h',
  title: 'Leg horizontal force',
  unit: 'N',
  where: { F: ['leg force', 'N'], theta },
  evaluate: ({ F, theta }) => F * cos(theta),
})

export const legAngle = equation({
  ...at('geometry'),
  symbol: 'theta',
  title: 'Leg angle from horizontal',
  unit: 'rad',
  where: { h: ['hook height above lift point', 'm'], l: ['leg length', 'm'] },
  evaluate: ({ h, l }) => asin(h / l),
})
