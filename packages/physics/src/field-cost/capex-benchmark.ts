/**
 * Benchmark of the capital cost of an offshore development by its host: Gulf of Mexico, money of 2024, 100 000 bbl/d.
 * A screening heuristic, no published standard: low, base and high are no percentiles.
 */
import { constant, equation, max, type Trace } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { costScreening } from './sources.ts'

export interface CostRange {
  readonly low: number
  readonly base: number
  readonly high: number
}
export type End = keyof CostRange
export const ENDS = ['low', 'base', 'high'] as const

export const STANDALONE_HOSTS = ['TLP', 'Spar', 'Semi', 'FPSO', 'Dry_Tree_Unit'] as const
export type StandaloneHost = (typeof STANDALONE_HOSTS)[number]

/** Cost of a standalone development at the reference capacity, 1e9 USD. */
export const STANDALONE_COST: Readonly<Record<StandaloneHost, CostRange>> = {
  TLP: { low: 2, base: 4, high: 6 },
  Spar: { low: 3, base: 5, high: 7 },
  Semi: { low: 4, base: 7, high: 10 },
  FPSO: { low: 5, base: 8.5, high: 12 },
  Dry_Tree_Unit: { low: 3.5, base: 6, high: 8 },
}
/** Cost of a tieback at the reference capacity, 1e9 USD: below the near distance, and at the far one. */
export const NEAR_TIEBACK_COST: CostRange = { low: 0.1, base: 0.35, high: 0.5 }
export const FAR_TIEBACK_COST: CostRange = { low: 0.5, base: 0.85, high: 1.2 }
/** Share of the cost per length beyond the far distance. */
export const LENGTH_SHARE: CostRange = { low: 0.6, base: 1, high: 1.4 }

const CLAUSE = { source: costScreening, clause: 'capital cost benchmark' } as const
const given = (symbol: string, title: string, value: number, unit: string) =>
  constant({ ...CLAUSE, symbol, title, value, unit })

export const REFERENCE_CAPACITY = given('Q_r', 'Benchmark capacity', 100_000, 'bbl/d')
export const CAPACITY_EXPONENT = given('n', 'Capacity exponent', 0.6, '-')
export const TIEBACK_EXPONENT = given('n_t', 'Tieback capacity exponent', 0.4, '-')
export const REFERENCE_DEPTH = given('d_r', 'Benchmark water depth', 1500, 'm')
export const DEPTH_SLOPE = given('s_d', 'Cost increase with depth', 0.00015, '1/m')
export const NEAR_DISTANCE = given('L_n', 'Tieback near distance', 10, 'km')
export const FAR_DISTANCE = given('L_f', 'Tieback far distance', 20, 'km')
export const COST_PER_LENGTH = given('c_L', 'Tieback cost per unit length beyond far distance', 20, 'MUSD/km')

/** Unit of the tables. */
const TABLED = 'GUSD'
const inWords = (host: StandaloneHost) => host.replaceAll('_', ' ').toLowerCase()

export const standaloneCost = (host: StandaloneHost, end: End, trace: Trace): number =>
  trace.lookup({
    ...CLAUSE,
    symbol: `T_${end}`,
    title: `Tabulated cost, ${end}`,
    unit: TABLED,
    value: toSI(STANDALONE_COST[host][end], TABLED),
    cell: `row ${inWords(host)}, ${end}`,
  })
/** Reads one entry of a row of tiebacks, under its own symbol unless it is the whole tabled cost. */
const tiebackCell =
  (table: CostRange, own: string, title: string, row: string, unit: string) =>
  (end: End, trace: Trace, symbol = own): number =>
    trace.lookup({
      ...CLAUSE,
      symbol: `${symbol}_${end}`,
      title: `${title}, ${end}`,
      unit,
      value: toSI(table[end], unit),
      cell: `row subsea tieback, ${row}, ${end}`,
    })
export const nearTiebackCost = tiebackCell(
  NEAR_TIEBACK_COST,
  'T_n',
  'Tabulated cost at near distance',
  'below 10 km',
  TABLED,
)
export const farTiebackCost = tiebackCell(FAR_TIEBACK_COST, 'T_f', 'Tabulated cost at far distance', 'at 20 km', TABLED)
export const lengthShare = tiebackCell(LENGTH_SHARE, 'w', 'Multiplier on cost per unit length', 'beyond 20 km', '-')

const T = ['tabulated cost', 'USD'] as const
const Q = ['oil capacity', 'm3/s'] as const
const Q_r = ['benchmark capacity', 'm3/s'] as const
const L = ['tieback length', 'm'] as const
const L_f = ['far distance', 'm'] as const
const T_f = ['tabulated cost at far distance', 'USD'] as const

export const standaloneCapex = equation({
  ...CLAUSE,
  symbol: 'C',
  title: 'Capital cost',
  unit: 'USD',
  where: {
    T,
    Q,
    Q_r,
    n: ['capacity exponent', '-'],
    s_d: ['cost increase with depth', '1/m'],
    d: ['water depth', 'm'],
    d_r: ['benchmark water depth', 'm'],
  },
  evaluate: ({ T, Q, Q_r, n, s_d, d, d_r }) => T * (Q / Q_r) ** n * (1 + s_d * max(0, d - d_r)),
  limited: { holds: 'the benchmark cost is not reduced in shallower water' },
})
export const tiebackBetween = equation({
  ...CLAUSE,
  symbol: 'T',
  title: 'Tabulated tieback cost',
  unit: 'USD',
  where: { T_n: ['tabulated cost at near distance', 'USD'], T_f, L, L_n: ['near distance', 'm'], L_f },
  evaluate: ({ T_n, T_f, L, L_n, L_f }) => T_n + ((T_f - T_n) * (L - L_n)) / (L_f - L_n),
})
export const tiebackBeyond = equation({
  ...CLAUSE,
  symbol: 'T',
  title: 'Tabulated tieback cost',
  unit: 'USD',
  where: { T_f, w: ['multiplier on cost per unit length', '-'], c_L: ['cost per unit length', 'USD/m'], L, L_f },
  evaluate: ({ T_f, w, c_L, L, L_f }) => T_f + w * c_L * (L - L_f),
})
export const tiebackCapex = equation({
  ...CLAUSE,
  symbol: 'C',
  title: 'Capital cost',
  unit: 'USD',
  where: { T, Q, Q_r, n_t: ['capacity exponent', '-'] },
  evaluate: ({ T, Q, Q_r, n_t }) => T * (Q / Q_r) ** n_t,
})

/** A development as the benchmark sees it, in SI; the length is that of a tieback. */
export interface BenchmarkedField {
  readonly host: OfferedHost
  readonly Q: number
  readonly d: number
  readonly L: number
}
export type OfferedHost = StandaloneHost | 'Subsea_Tieback'
export const isStandalone = (host: OfferedHost): host is StandaloneHost => host !== 'Subsea_Tieback'

/** Low, base or high of the benchmark, USD. */
export function benchmarkCapex(of: BenchmarkedField, end: End, trace: Trace): number {
  const { host, Q, d } = of
  const scaled = { Q, Q_r: REFERENCE_CAPACITY }
  const named = { as: `C_${end}`, rename: { T: `T_${end}` } }
  if (!isStandalone(host)) {
    const T = tiebackTable(of, end, trace)
    return trace.apply(tiebackCapex, { T, ...scaled, n_t: TIEBACK_EXPONENT }, named)
  }
  const T = standaloneCost(host, end, trace)
  return trace.apply(
    standaloneCapex,
    { T, ...scaled, n: CAPACITY_EXPONENT, s_d: DEPTH_SLOPE, d, d_r: REFERENCE_DEPTH },
    named,
  )
}

/** Of the length of the tieback, at the capacity of the benchmark. */
function tiebackTable({ L }: BenchmarkedField, end: End, trace: Trace): number {
  if (L < NEAR_DISTANCE.si) return nearTiebackCost(end, trace, 'T')
  const T_f = farTiebackCost(end, trace)
  const rename = { T_n: `T_n_${end}`, T_f: `T_f_${end}`, w: `w_${end}` }
  const options = { as: `T_${end}`, rename }
  if (L > FAR_DISTANCE.si) {
    const w = lengthShare(end, trace)
    return trace.apply(tiebackBeyond, { T_f, w, c_L: COST_PER_LENGTH, L, L_f: FAR_DISTANCE }, options)
  }
  const T_n = nearTiebackCost(end, trace)
  return trace.apply(tiebackBetween, { T_n, T_f, L, L_n: NEAR_DISTANCE, L_f: FAR_DISTANCE }, options)
}
