/** Required and attained subdivision index: regulations 6 and 7. */
import { constant, equation, sum } from '@keelson/equations'
import { solas2009 } from './source.ts'

const common = { source: solas2009, symbol: 'R', title: 'Required subdivision index', unit: '-' } as const
const L_s: readonly [string, string] = ['subdivision length', 'm']

/** Length from which on a cargo ship has the index of a long one. */
export const LONG_SHIP = constant({
  source: solas2009,
  symbol: 'L_long',
  title: 'Threshold length for long cargo ships',
  value: 100,
  unit: 'm',
  clause: 'reg. 6.2.1',
})

export const requiredOfLongCargo = equation({
  ...common,
  clause: 'reg. 6.2.1',
  fit: 'the coefficients apply to length in metres',
  symbol: 'R_o',
  where: { L_s },
  evaluate: ({ L_s }) => 1 - 128 / (L_s + 152),
})
export const requiredOfShortCargo = equation({
  ...common,
  clause: 'reg. 6.2.2',
  fit: 'the coefficients apply to length in metres',
  where: { L_s, R_o: ['index for a long ship', '-'] },
  evaluate: ({ L_s, R_o }) => 1 - 1 / (1 + ((L_s / 100) * R_o) / (1 - R_o)),
})
/** N is the persons with places in lifeboats and twice those beyond them. */
export const requiredOfPassenger = equation({
  ...common,
  clause: 'reg. 6.2.3',
  fit: 'the coefficients apply to length in metres',
  where: { L_s, N: ['persons on board, those without a lifeboat place counted twice', '-'] },
  evaluate: ({ L_s, N }) => 1 - 5000 / (L_s + 2.5 * N + 15225),
})

export const attainedAtDraught = equation({
  source: solas2009,
  clause: 'reg. 7.2',
  symbol: 'A_d',
  title: 'Partial attained index',
  unit: '-',
  where: {
    p: ['damage probability', '-', 'list'],
    v: ['vertical extent probability', '-', 'list'],
    s: ['survival probability', '-', 'list'],
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
    A_s: ['partial index at deepest subdivision draught', '-'],
    A_p: ['partial index at partial subdivision draught', '-'],
    A_l: ['partial index at light service draught', '-'],
  },
  evaluate: ({ A_s, A_p, A_l }) => 0.4 * A_s + 0.4 * A_p + 0.2 * A_l,
})
/** Share of the required index that each draught attains. */
export const LEAST_SHARE = {
  cargo: constant({
    source: solas2009,
    symbol: 'k_R',
    title: 'Required index fraction at each draught, cargo ships',
    value: 0.5,
    unit: '-',
    clause: 'reg. 6.1',
  }),
  passenger: constant({
    source: solas2009,
    symbol: 'k_R',
    title: 'Required index fraction at each draught, passenger ships',
    value: 0.9,
    unit: '-',
    clause: 'reg. 6.1',
  }),
} as const
export const leastAtDraught = equation({
  source: solas2009,
  clause: 'reg. 6.1',
  symbol: 'R_d',
  title: 'Required index at each draught',
  unit: '-',
  where: { k_R: ['required index fraction at each draught', '-'], R: ['required subdivision index', '-'] },
  evaluate: ({ k_R, R }) => k_R * R,
})
