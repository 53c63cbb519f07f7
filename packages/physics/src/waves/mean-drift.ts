/** Mean wave drift force of irregular waves, from the drift coefficient of regular ones. Coherent SI. */
import { equation, house, integral, reachRange, sum } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'
import { jonswap, jonswapDensity, SEA, spectralWidth } from './jonswap.ts'

const DRIFT = { source: faltinsen, clause: 'mean drift force in irregular waves' } as const

export const elevationVariance = equation({
  ...DRIFT,
  symbol: 'm_0',
  title: 'Surface elevation variance',
  unit: 'm2',
  where: { H_s: SEA.H_s },
  evaluate: ({ H_s }) => H_s ** 2 / 16,
})

/** What the variance, and with it the mean drift force, is in proportion to. */
export const heightSquared = equation({
  ...DRIFT,
  symbol: 'H_2',
  title: 'Significant wave height squared',
  unit: 'm2',
  where: { H_s: SEA.H_s },
  evaluate: ({ H_s }) => H_s ** 2,
})

export const meanDriftForce = equation({
  ...DRIFT,
  symbol: 'F_d',
  title: 'Mean wave drift force',
  unit: 'N',
  where: {
    D: ['mean drift force per wave amplitude squared', 'N/m2'],
    m_0: ['surface elevation variance', 'm2'],
  },
  evaluate: ({ D, m_0 }) => 2 * D * m_0,
})

const S_eta = jonswapDensity
const OVER_SPECTRUM = {
  ...DRIFT,
  functions: {
    S_eta: {
      name: 'S_eta',
      call: S_eta,
      means: {
        of: ['omega', 'alpha', 'omega_p', 'gamma', 'g'],
        formula: jonswap,
        beside: [{ symbol: 'sigma', equation: spectralWidth }],
      },
    },
  },
} as const
const SPECTRUM = { alpha: SEA.alpha, omega_p: SEA.omega_p, gamma: SEA.gamma, g: SEA.g } as const
const BANDS = {
  n: ['number of frequency bands', '-'],
  omega_a: ['lower end of each band', 'rad/s', 'list'],
  omega_b: ['upper end of each band', 'rad/s', 'list'],
} as const

export const spectrumArea = equation({
  ...OVER_SPECTRUM,
  symbol: 'I_S',
  title: 'Spectral area over the bands',
  unit: 'm2',
  where: { ...BANDS, ...SPECTRUM },
  evaluate: ({ n, omega_a, omega_b, alpha, omega_p, gamma, g }) =>
    sum(n, (j) => integral(omega_a[j], omega_b[j], (omega) => S_eta(omega, alpha, omega_p, gamma, g))),
})

/** The coefficient is linear within each band. */
export const spectrumDrift = equation({
  ...OVER_SPECTRUM,
  symbol: 'I_D',
  title: 'Integral of drift coefficient × spectrum over the bands',
  unit: 'N',
  where: {
    ...BANDS,
    D_a: ['drift coefficient at the lower end of each band', 'N/m2', 'list'],
    D_b: ['drift coefficient at the upper end of each band', 'N/m2', 'list'],
    ...SPECTRUM,
  },
  evaluate: ({ n, omega_a, omega_b, D_a, D_b, alpha, omega_p, gamma, g }) =>
    sum(n, (j) =>
      integral(
        omega_a[j],
        omega_b[j],
        (omega) =>
          (D_a[j] + ((D_b[j] - D_a[j]) * (omega - omega_a[j])) / (omega_b[j] - omega_a[j])) *
          S_eta(omega, alpha, omega_p, gamma, g),
      ),
    ),
})

export const meanDriftCoefficient = equation({
  ...DRIFT,
  symbol: 'D',
  title: 'Mean drift coefficient over the spectrum',
  unit: 'N/m2',
  where: { I_D: ['integral of drift coefficient × spectrum', 'N'], I_S: ['spectral area', 'm2'] },
  evaluate: ({ I_D, I_S }) => I_D / I_S,
})

/** Frequencies of the waves that count, rad/s. */
export const DRIFT_RANGE = [0.2, 3] as const

/** A drift coefficient at a frequency: rad/s, N/m2. */
export interface DriftRow {
  readonly omega: number
  readonly drift: number
}

export interface DriftBands {
  readonly n: number
  readonly omega_a: readonly number[]
  readonly omega_b: readonly number[]
  readonly D_a: readonly number[]
  readonly D_b: readonly number[]
}

/**
 * The range of frequencies cut at the rows and at the peak, where the width of the spectrum steps; the coefficient is
 * linear between the rows and stays at that of the first and the last outside them. Rows in the order of frequency.
 */
export function driftBands(rows: readonly DriftRow[], omega_p: number): DriftBands {
  const [low, high] = DRIFT_RANGE
  const inside = [...rows.map((r) => r.omega), omega_p].filter((omega) => omega > low && omega < high)
  const ends = [...new Set([low, ...inside, high])].toSorted((a, b) => a - b)
  const [omega_a, omega_b] = [ends.slice(0, -1), ends.slice(1)]
  const drift = (omega: number) => driftAt(rows, omega)
  return { n: omega_a.length, omega_a, omega_b, D_a: omega_a.map(drift), D_b: omega_b.map(drift) }
}

function driftAt(rows: readonly DriftRow[], omega: number): number {
  const above = rows.findIndex((r) => r.omega >= omega)
  const [before, after] = [rows[above - 1], rows[above]]
  if (after === undefined) return rows.at(-1)?.drift ?? 0
  if (before === undefined) return after.drift
  const share = (omega - before.omega) / (after.omega - before.omega)
  return before.drift + share * (after.drift - before.drift)
}

/** Of the waves above the last row: a coefficient that still grows there is kept, while below the first it would fall. */
export const driftCovered = reachRange({
  symbol: 'e_D',
  title: 'Wave energy fraction above the drift coefficient table',
  unit: '%',
  to: 5,
  unsafe: 'above',
  because: 'the last coefficient is used at higher frequencies, where short waves may exert a greater force',
  source: house,
  clause: 'waves outside the drift coefficients',
})

interface Sea {
  readonly alpha: number
  readonly omega_p: number
  readonly gamma: number
  readonly g: number
}

/** Share of the waves above the last row. */
export const shareAbove = (rows: readonly DriftRow[], sea: Sea): number =>
  shareWhere(rows, sea, (from) => from >= (rows.at(-1)?.omega ?? 0))

/** Share of the waves outside the rows, where the coefficient is not known but kept. */
export const shareOutside = (rows: readonly DriftRow[], sea: Sea): number =>
  shareWhere(rows, sea, (from, to) => from >= (rows.at(-1)?.omega ?? 0) || to <= (rows[0]?.omega ?? 0))

function shareWhere(rows: readonly DriftRow[], sea: Sea, isOutside: (from: number, to: number) => boolean): number {
  const { omega_a, omega_b } = driftBands(rows, sea.omega_p)
  const area = (j: number) =>
    spectrumArea.evaluate({ n: 1, omega_a: [omega_a[j] ?? 0], omega_b: [omega_b[j] ?? 0], ...sea })
  const areas = omega_a.map((from, j) => ({ outside: isOutside(from, omega_b[j] ?? 0), area: area(j) }))
  const total = areas.reduce((all, a) => all + a.area, 0)
  return areas.reduce((all, a) => all + (a.outside ? a.area : 0), 0) / total
}
