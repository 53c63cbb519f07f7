/** The inextensible catenary that rises from a horizontal tangent on the seabed: no iteration in any of its modes. */
import { asinh, cos, equation, pi, sin, sqrt, tan } from '@keelson/equations'
import { IRVINE, where } from './symbols.ts'

const CATENARY = { source: IRVINE, clause: 'inextensible catenary from a horizontal tangent' } as const

/** 0 < q < pi/2. */
export const topAngle = equation({
  ...CATENARY,
  symbol: 'phi',
  title: 'Top angle from horizontal',
  unit: 'rad',
  where: where('q'),
  evaluate: ({ q }) => pi / 2 - q,
})

/** 0 < phi < pi/2. d cos(phi)/(1 - cos(phi)) is the same, and loses its digits for a small phi. */
export const parameterFromAngle = equation({
  ...CATENARY,
  symbol: 'a',
  title: 'Catenary parameter from top angle',
  unit: 'm',
  where: where('d', 'phi'),
  evaluate: ({ d, phi }) => (d * cos(phi)) / (2 * sin(phi / 2) ** 2),
})

export const lengthFromAngle = equation({
  ...CATENARY,
  symbol: 'S',
  title: 'Suspended length from top angle',
  unit: 'm',
  where: where('a', 'phi'),
  evaluate: ({ a, phi }) => a * tan(phi),
})

export const spanFromAngle = equation({
  ...CATENARY,
  symbol: 'X',
  title: 'Horizontal touchdown distance from top angle',
  unit: 'm',
  where: where('a', 'phi'),
  evaluate: ({ a, phi }) => a * asinh(tan(phi)),
})

export const horizontalFromParameter = equation({
  ...CATENARY,
  symbol: 'H',
  title: 'Horizontal tension from catenary parameter',
  unit: 'N',
  where: where('w', 'a'),
  evaluate: ({ w, a }) => w * a,
})

/** T > w d. */
export const horizontalFromTop = equation({
  ...CATENARY,
  symbol: 'H',
  title: 'Horizontal tension from top tension',
  unit: 'N',
  where: where('T', 'w', 'd'),
  evaluate: ({ T, w, d }) => T - w * d,
})

export const topFromHorizontal = equation({
  ...CATENARY,
  symbol: 'T',
  title: 'Top tension from horizontal tension',
  unit: 'N',
  where: where('H', 'w', 'd'),
  evaluate: ({ H, w, d }) => H + w * d,
})

/** The least length of line that leaves the anchor without uplift; T > w d. */
export const lengthFromTop = equation({
  ...CATENARY,
  symbol: 'S',
  title: 'Suspended length from top tension',
  unit: 'm',
  where: where('d', 'T', 'w'),
  evaluate: ({ d, T, w }) => d * sqrt((2 * T) / (w * d) - 1),
})

export const lengthFromHorizontal = equation({
  ...CATENARY,
  symbol: 'S',
  title: 'Suspended length from horizontal tension',
  unit: 'm',
  where: where('d', 'H', 'w'),
  evaluate: ({ d, H, w }) => d * sqrt(1 + (2 * H) / (w * d)),
})

export const verticalFromLength = equation({
  ...CATENARY,
  symbol: 'V',
  title: 'Top vertical tension (suspended weight)',
  unit: 'N',
  where: where('w', 'S'),
  evaluate: ({ w, S }) => w * S,
})

export const spanFromHorizontal = equation({
  ...CATENARY,
  symbol: 'X',
  title: 'Horizontal touchdown distance from horizontal tension',
  unit: 'm',
  where: where('H', 'w', 'S'),
  evaluate: ({ H, w, S }) => (H / w) * asinh((w * S) / H),
})
