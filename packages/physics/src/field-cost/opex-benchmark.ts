/**
 * Benchmark of the operating cost of an offshore field by its host: Gulf of Mexico, money of 2024, 100 000 bbl/d, in its
 * fifth year. A screening heuristic, no published standard: low, base and high are no percentiles.
 */
import { constant, equation, max, type Trace } from '@keelson/equations'
import { toSI } from '@keelson/units'
import type { CostRange, End, StandaloneHost } from './capex-benchmark.ts'
import { costScreening, unitCost } from './sources.ts'

export type OperatedHost = StandaloneHost | 'Subsea_Tieback'
/** Operating cost at the reference, 1e6 USD a year. */
export const OPERATING_COST: Readonly<Record<OperatedHost, CostRange>> = {
  TLP: { low: 80, base: 160, high: 260 },
  Spar: { low: 90, base: 175, high: 290 },
  Semi: { low: 110, base: 210, high: 360 },
  FPSO: { low: 140, base: 270, high: 480 },
  Subsea_Tieback: { low: 20, base: 50, high: 90 },
  Dry_Tree_Unit: { low: 95, base: 185, high: 300 },
}

const CLAUSE = { source: costScreening, clause: 'operating cost benchmark' } as const
const given = (symbol: string, title: string, value: number, unit: string) =>
  constant({ ...CLAUSE, symbol, title, value, unit })

export const OPEX_CAPACITY = given('Q_r', 'Benchmark capacity', 100_000, 'bbl/d')
export const OPEX_EXPONENT = given('n', 'Capacity exponent', 0.7, '-')
export const REFERENCE_AGE = given('a_r', 'Benchmark age', 5, 'year')
export const YOUTH_SLOPE = given('s_a', 'Cost decrease per year below benchmark age', 0.03, '1/year')
export const LEAST_AGE_FACTOR = given('f_min', 'Minimum age factor', 0.85, '-')
export const YEARLY_AGEING = given('g_a', 'Annual cost growth factor above benchmark age', 1.025, '-')

const TABLED = 'MUSD/year'
export const operatingCost = (host: OperatedHost, end: End, trace: Trace): number =>
  trace.lookup({
    ...CLAUSE,
    symbol: `T_${end}`,
    title: `Tabulated operating cost, ${end}`,
    unit: TABLED,
    value: toSI(OPERATING_COST[host][end], TABLED),
    cell: `row ${host.replaceAll('_', ' ').toLowerCase()}, ${end}`,
  })

const AGE = { ...CLAUSE, symbol: 'f_a', title: 'Age factor', unit: '-' } as const

/** Up to the age of the benchmark. */
export const youngFactor = equation({
  ...AGE,
  where: {
    f_min: ['minimum age factor', '-'],
    s_a: ['cost decrease per year below benchmark age', '1/year'],
    a_r: ['benchmark age', 'year'],
    a: ['field age', 'year'],
  },
  evaluate: ({ f_min, s_a, a_r, a }) => max(f_min, 1 - s_a * (a_r - a)),
})
/** Beyond the age of the benchmark. */
export const ageingFactor = equation({
  ...AGE,
  fit: 'cost compounds annually, with ages in years',
  where: {
    g_a: ['annual growth factor', '-'],
    a: ['field age', 'year'],
    a_r: ['benchmark age', 'year'],
  },
  evaluate: ({ g_a, a, a_r }) => g_a ** (a - a_r),
})
export const benchmarkOpex = equation({
  ...CLAUSE,
  symbol: 'F',
  title: 'Operating cost',
  unit: 'USD/s',
  where: {
    T: ['tabulated operating cost', 'USD/s'],
    Q: ['oil capacity', 'm3/s'],
    Q_r: ['benchmark capacity', 'm3/s'],
    n: ['capacity exponent', '-'],
    f_a: ['age factor', '-'],
  },
  evaluate: ({ T, Q, Q_r, n, f_a }) => T * (Q / Q_r) ** n * f_a,
})
/** At full capacity: the cost of a year over the oil of N_d days. */
export const unitOpex = equation({
  source: unitCost,
  clause: 'operating cost over production',
  symbol: 'u',
  title: 'Unit operating cost',
  unit: 'USD/m3',
  where: {
    F: ['operating cost', 'USD/s'],
    Y: ['annual cost period', 's'],
    N_d: ['days in the year', 's'],
    Q: ['oil rate', 'm3/s'],
  },
  evaluate: ({ F, Y, N_d, Q }) => (F * Y) / (N_d * Q),
})

/** Of a field of that age, s. */
export function ageFactor(a: number, trace: Trace): number {
  return a <= REFERENCE_AGE.si
    ? trace.apply(youngFactor, { f_min: LEAST_AGE_FACTOR, s_a: YOUTH_SLOPE, a_r: REFERENCE_AGE, a })
    : trace.apply(ageingFactor, { g_a: YEARLY_AGEING, a, a_r: REFERENCE_AGE })
}

/** Low, base or high of the benchmark at a factor of age, USD/s. */
export function operatedYear(
  { host, Q }: { readonly host: OperatedHost; readonly Q: number },
  end: End,
  f_a: number,
  trace: Trace,
): number {
  const T = operatingCost(host, end, trace)
  return trace.apply(
    benchmarkOpex,
    { T, Q, Q_r: OPEX_CAPACITY, n: OPEX_EXPONENT, f_a },
    { as: `F_${end}`, rename: { T: `T_${end}` } },
  )
}
