/** Required and attained subdivision index: regulations 6 and 7. */
import { constant, equation, sum } from '@keelson/equations'
import { solas2009 } from './source.ts'

const common = { source: solas2009, symbol: 'R', title: 'Required subdivision index', unit: '-' } as const
const L_s: readonly [string, string] = ['subdivision length', 'm']

/** Length from which on a cargo ship has the index of a long one. */
export const LONG_SHIP = constant({
  source: solas2009,
  symbol: 'L_long',
  title: 'Length of a long cargo ship',
  value: 100,
  unit: 'm',
  clause: 'reg. 6.2.1',
})

export const requiredOfLongCargo = equation({
  ...common,
  clause: 'reg. 6.2.1',
  fit: 'lengths are metres',
  symbol: 'R_o',
  where: { L_s },
  evaluate: ({ L_s }) => 1 - 128 / (L_s + 152),
})
export const requiredOfShortCargo = equation({
  ...common,
  clause: 'reg. 6.2.2',
  fit: 'the length is in hundreds of metres',
  where: { L_s, R_o: ['index of a long ship', '-'] },
  evaluate: ({ L_s, R_o }) => 1 - 1 / (1 + ((L_s / 100) * R_o) / (1 - R_o)),
})
/** N is the persons with places in lifeboats and twice those beyond them. */
export const requiredOfPassenger = equation({
  ...common,
  clause: 'reg. 6.2.3',
  fit: 'the length is in metres',
  where: { L_s, N: ['persons, those without a place in lifeboats twice', '-'] },
  evaluate: ({ L_s, N }) => 1 - 5000 / (L_s + 2.5 * N + 15225),
})

export const attainedAtDraught = equation({
  source: solas2009,
  clause: 'reg. 7.2',
  symbol: 'A_d',
  title: 'Attained index at a draught',
  unit: '-',
  where: {
    p: ['probability of the damage', '-', 'list'],
    v: ['probability of its height', '-', 'list'],
    s: ['probability of survival', '-', 'list'],
  },
  evaluate: ({ p, v, s }) => sum(p.length, (j) => p[j] * v[j] * s[j]),
})
export const attainedIndex = equation({
  source: solas2009,
  clause: 'reg. 7.1',
  symbol: 'A',
  title: 'Attained subdivision index',
  unit: '-',
  where: {
    A_s: ['index at the deepest draught', '-'],
    A_p: ['index at the partial draught', '-'],
    A_l: ['index at the light draught', '-'],
  },
  evaluate: ({ A_s, A_p, A_l }) => 0.4 * A_s + 0.4 * A_p + 0.2 * A_l,
})
/** Share of the required index that each draught attains. */
export const LEAST_SHARE = {
  cargo: constant({
    source: solas2009,
    symbol: 'k_R',
    title: 'Share at each draught, cargo ships',
    value: 0.5,
    unit: '-',
    clause: 'reg. 6.1',
  }),
  passenger: constant({
    source: solas2009,
    symbol: 'k_R',
    title: 'Share at each draught, passenger ships',
    value: 0.9,
    unit: '-',
    clause: 'reg. 6.1',
  }),
} as const
export const leastAtDraught = equation({
  source: solas2009,
  clause: 'reg. 6.1',
  symbol: 'R_d',
  title: 'Index required at each draught',
  unit: '-',
  where: { k_R: ['share at each draught', '-'], R: ['required subdivision index', '-'] },
  evaluate: ({ k_R, R }) => k_R * R,
})
