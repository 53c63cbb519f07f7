/** Memory of the water: retardation functions, and added mass from damping. Coherent SI. */
import { abs, constant, cos, equation, exp, max, pi, reachRange, type Source, sum } from '@keelson/equations'
import { newman } from '../strip-theory/sources.ts'

export const cummins: Source = {
  id: 'Cummins (1962)',
  title: 'The impulse response function and ship motions',
  publisher: 'Schiffstechnik 9',
  revision: '1962',
  read: 'public descriptions',
}

export const ogilvie: Source = {
  id: 'Ogilvie (1964)',
  title: 'Recent progress toward the understanding and prediction of ship motions',
  publisher: '5th Symposium on Naval Hydrodynamics',
  revision: '1964',
  read: 'public descriptions',
}

const MEMORY = { source: cummins, clause: 'retardation function' } as const
const CAUSAL = { source: ogilvie, clause: 'added mass and damping as transforms of one function' } as const
const k_0 = ['initial retardation', 'kg/s2'] as const
const alpha = ['decay rate', '1/s'] as const
const beta = ['retardation frequency', 'rad/s'] as const
const omega = ['angular frequency', 'rad/s'] as const

export const decayingRetardation = equation({
  ...MEMORY,
  symbol: 'K_t',
  title: 'Retardation function',
  unit: 'kg/s2',
  where: { k_0, alpha, beta, t: ['time', 's'] },
  evaluate: ({ k_0, alpha, beta, t }) => k_0 * exp(-alpha * t) * cos(beta * t),
})

export const decayingDamping = equation({
  ...CAUSAL,
  symbol: 'B',
  title: 'Damping',
  unit: 'kg/s',
  where: { k_0, alpha, beta, omega },
  evaluate: ({ k_0, alpha, beta, omega }) =>
    (k_0 / 2) * (alpha / (alpha ** 2 + (omega - beta) ** 2) + alpha / (alpha ** 2 + (omega + beta) ** 2)),
})

export const decayingAddedMass = equation({
  ...CAUSAL,
  symbol: 'A',
  title: 'Added mass',
  unit: 'kg',
  where: { A_inf: ['infinite-frequency added mass', 'kg'], k_0, alpha, beta, omega },
  evaluate: ({ A_inf, k_0, alpha, beta, omega }) =>
    A_inf -
    (k_0 / (2 * omega)) *
      ((omega - beta) / (alpha ** 2 + (omega - beta) ** 2) + (omega + beta) / (alpha ** 2 + (omega + beta) ** 2)),
})

const A = ['added mass at each frequency', 'kg', 'list'] as const
const P = ['principal-value integral of the damping at each frequency', 'kg', 'list'] as const
const n = ['number of rows excluding the last', '-'] as const

/** One row is met exactly by the added mass at infinite frequency that is made of it. */
export const causalRows = reachRange({
  ...CAUSAL,
  symbol: 'n',
  title: 'Number of rows excluding the last',
  unit: '-',
  from: 2,
  unsafe: 'below',
  because: 'the infinite-frequency added mass is the mean over the rows, which a single row always matches',
})

/** Mean over the rows but the last. */
export const infiniteAddedMass = equation({
  ...CAUSAL,
  symbol: 'A_inf',
  title: 'Infinite-frequency added mass',
  unit: 'kg',
  where: { n, A, P },
  evaluate: ({ n, A, P }) => sum(n, (j) => A[j] - (2 / pi) * P[j]) / n,
})

/** Of one row: its added mass against that of the damping at all frequencies. */
export const causalityGap = equation({
  ...CAUSAL,
  symbol: 'e_c',
  title: 'Causality error',
  unit: '-',
  where: {
    A_inf: ['infinite-frequency added mass', 'kg'],
    e: ['1 at the row of largest difference, 0 elsewhere', '-', 'list'],
    n,
    A,
    P,
    A_max: ['maximum added mass', 'kg'],
  },
  evaluate: ({ A_inf, e, n, A, P, A_max }) => sum(n, (j) => e[j] * abs(A_inf + (2 / pi) * P[j] - A[j])) / A_max,
})

const SYMMETRIC = { source: newman, clause: 'chapter 6, symmetry of added mass and damping at rest' } as const
const A_m = ['largest coefficient of its kind', 'kg'] as const

export const asymmetry = equation({
  ...SYMMETRIC,
  symbol: 'e_s',
  title: 'Added mass asymmetry',
  unit: '-',
  where: { A_ij: ['off-diagonal coefficient', 'kg'], A_ji: ['transposed coefficient', 'kg'], A_m },
  evaluate: ({ A_ij, A_ji, A_m }) => abs(A_ij - A_ji) / A_m,
})

/** Motion cannot take energy out of still water. */
export const negativeDamping = equation({
  ...SYMMETRIC,
  symbol: 'e_B',
  title: 'Negative damping',
  unit: '-',
  where: { B_ii: ['minimum diagonal damping', 'kg/s'], B_m: ['maximum diagonal damping', 'kg/s'] },
  evaluate: ({ B_ii, B_m }) => max(0, -B_ii / B_m),
  limited: { holds: 'there is no negative damping' },
})

export const MATRIX_TOLERANCE = constant({
  symbol: 'e_m',
  title: 'Coefficient tolerance',
  value: 1e-3,
  unit: '-',
  ...SYMMETRIC,
})
