/** Severe wind and rolling: IS Code (2008) part A 2.3. */
import { constant, equation, interpolated, reachRange, reachRule, sqrt, type Trace } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import { isCode } from './source.ts'

const source = isCode

export const steadyLever = equation({
  source,
  clause: 'A/2.3.2',
  symbol: 'l_w1',
  title: 'Steady wind heeling lever',
  unit: 'm',
  where: {
    P: ['wind pressure', 'Pa'],
    A: ['projected lateral area', 'm2'],
    Z: ['lever from half draught to lateral area centroid', 'm'],
    g: ['gravitational acceleration', 'm/s2'],
    Delta: ['displacement', 'kg'],
  },
  evaluate: ({ P, A, Z, g, Delta }) => (P * A * Z) / (g * Delta),
})

export const GUST = constant({
  symbol: 'k_g',
  title: 'Gust-to-steady wind ratio',
  value: 1.5,
  unit: '-',
  source,
  clause: 'A/2.3.2',
})
export const gustLever = equation({
  source,
  clause: 'A/2.3.2',
  symbol: 'l_w2',
  title: 'Gust wind heeling lever',
  unit: 'm',
  where: { k_g: ['gust-to-steady wind ratio', '-'], l_w1: ['steady wind heeling lever', 'm'] },
  evaluate: ({ k_g, l_w1 }) => k_g * l_w1,
})

export const effectiveSlope = equation({
  source,
  clause: 'A/2.3.4',
  symbol: 'r',
  title: 'Effective wave slope coefficient',
  unit: '-',
  where: { OG: ['height of centre of gravity above waterline', 'm'], d: ['draught', 'm'] },
  evaluate: ({ OG, d }) => 0.73 + (0.6 * OG) / d,
})

/** By the factors of the tables; the coefficient 109 gives degrees. */
export const rollAngle = equation({
  source,
  clause: 'A/2.3.4',
  symbol: 'phi_w',
  title: 'Angle of roll to windward',
  unit: 'deg',
  where: {
    k: ['bilge keel factor', '-'],
    X_1: ['breadth-to-draught factor', '-'],
    X_2: ['block coefficient factor', '-'],
    r: ['effective wave slope coefficient', '-'],
    s: ['wave steepness', '-'],
  },
  evaluate: ({ k, X_1, X_2, r, s }) => 109 * k * X_1 * X_2 * sqrt(r * s),
})
/** Negative to windward. */
export const rolledBack = equation({
  source,
  clause: 'A/2.3.1',
  symbol: 'phi_r',
  title: 'Heel after roll to windward',
  unit: 'rad',
  where: { phi_0: ['heel under steady wind', 'rad'], phi_w: ['angle of roll to windward', 'rad'] },
  evaluate: ({ phi_0, phi_w }) => phi_0 - phi_w,
})

export const periodCoefficient = equation({
  source,
  clause: 'A/2.3.4',
  symbol: 'C',
  title: 'Roll period coefficient',
  unit: '-',
  where: {
    B: ['moulded breadth', 'm'],
    d: ['mean draught', 'm'],
    L: ['waterline length', 'm'],
  },
  fit: 'the coefficients apply to length in metres',
  evaluate: ({ B, d, L }) => 0.373 + (0.023 * B) / d - 0.043 * (L / 100),
})
export const rollPeriod = equation({
  source,
  clause: 'A/2.3.4',
  symbol: 'T',
  title: 'Roll period',
  unit: 's',
  fit: 'the coefficient C applies to metres and seconds',
  where: {
    C: ['roll period coefficient', '-'],
    B: ['moulded breadth', 'm'],
    GM: ['metacentric height', 'm'],
  },
  evaluate: ({ C, B, GM }) => (2 * C * B) / sqrt(GM),
})

/** Wind pressure of unrestricted service, Pa. IS Code A/2.3.2. */
export const UNRESTRICTED_PRESSURE = 504
const ROLL = {
  source,
  clause: 'A/2.3.5',
  because: 'the roll angle formula was derived for ships within this limit',
} as const
export const BREADTH_REACH = reachRange({
  ...ROLL,
  symbol: 'B/d',
  title: 'Breadth-to-draught ratio',
  unit: '-',
  to: 3.5,
  unsafe: 'above',
})
export const CENTRE_REACH = reachRange({
  ...ROLL,
  symbol: 'KG/d - 1',
  title: 'Ratio of centre of gravity height above waterline to draught',
  unit: '-',
  from: -0.3,
  to: 0.5,
  unsafe: 'either',
})
export const PERIOD_REACH = reachRange({
  ...ROLL,
  symbol: 'T',
  title: 'Roll period',
  unit: 's',
  to: 20,
  unsafe: 'above',
})
/** The criterion rolls the ship about an upright that she floats in. */
export const UPRIGHT_RULE = reachRule({
  source,
  clause: 'A/2.3.1',
  title: 'The ship floats upright',
  because: 'the criterion applies roll about the upright position',
})

/** IS Code (2008) part A, table 2.3.4-1: X_1 by breadth over draught. */
export const X1 = {
  at: [2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3, 3.1, 3.2, 3.3, 3.4, 3.5],
  values: [1, 0.98, 0.96, 0.95, 0.93, 0.91, 0.9, 0.88, 0.86, 0.84, 0.82, 0.8],
} as const
/** IS Code (2008) part A, table 2.3.4-2: X_2 by block coefficient. */
export const X2 = {
  at: [0.45, 0.5, 0.55, 0.6, 0.65, 0.7],
  values: [0.75, 0.82, 0.89, 0.95, 0.97, 1],
} as const
/** IS Code (2008) part A, table 2.3.4-4: steepness by rolling period, s. */
export const STEEPNESS = {
  at: [6, 7, 8, 12, 14, 16, 18, 20],
  values: [0.1, 0.098, 0.093, 0.065, 0.053, 0.044, 0.038, 0.035],
} as const
/** IS Code (2008) part A, table 2.3.4-3: k by area of bilge keels in per cent of length times breadth; sharp bilges. */
export const BILGE_KEELS = {
  at: [0, 1, 1.5, 2, 2.5, 3, 3.5, 4],
  values: [1, 0.98, 0.95, 0.88, 0.79, 0.74, 0.72, 0.7],
} as const

export interface WeatherTable {
  readonly at: readonly number[]
  readonly values: readonly number[]
}
/** Straight lines between the entries, the end entries beyond them, as the tables say. */
export const readWeather = (table: WeatherTable, x: number) => linear(table.at, table.values, x, 'clamp')

export interface WeatherFactor {
  readonly symbol: string
  readonly title: string
  readonly clause: string
  readonly table: WeatherTable
  /** What the table is read by. */
  readonly axis: { readonly symbol: string; readonly title: string; readonly unit: string }
}
export const FACTOR_X1: WeatherFactor = {
  symbol: 'X_1',
  title: 'Breadth-to-draught factor',
  clause: 'A/table 2.3.4-1',
  table: X1,
  axis: { symbol: 'B_d', title: 'breadth-to-draught ratio', unit: '-' },
}
export const FACTOR_X2: WeatherFactor = {
  symbol: 'X_2',
  title: 'Block coefficient factor',
  clause: 'A/table 2.3.4-2',
  table: X2,
  axis: { symbol: 'C_B', title: 'block coefficient', unit: '-' },
}
export const FACTOR_S: WeatherFactor = {
  symbol: 's',
  title: 'Wave steepness',
  clause: 'A/table 2.3.4-4',
  table: STEEPNESS,
  axis: { symbol: 'T', title: 'rolling period', unit: 's' },
}

/** Reads a factor and records where it stands. */
export function weatherFactor({ symbol, title, clause, table, axis }: WeatherFactor, x: number, trace: Trace): number {
  const { value, at, clamped } = readWeather(table, x)
  const [lower, upper, t] = at
  const place = { lower, upper, t, clamped }
  const nearest = t < 1 ? lower : upper
  return trace.lookup({
    symbol,
    title,
    unit: '-',
    source,
    clause,
    value,
    cell:
      t > 0 && t < 1
        ? `between ${table.at[lower]} and ${table.at[upper]}`
        : `at ${table.at[nearest]}${clamped ? ', end of table' : ''}`,
    where: { [axis.symbol]: [axis.title, axis.unit, x] },
    ...interpolated(
      [{ ...axis, at: x, nodes: table.at, scale: 'linear', place }],
      ([i = 0]) => table.values[i] as number,
    ),
  })
}

export const breadthOverDraught = equation({
  source,
  clause: 'A/2.3.4',
  symbol: 'B_d',
  title: 'Breadth-to-draught ratio',
  unit: '-',
  where: { B: ['moulded breadth', 'm'], d: ['mean draught', 'm'] },
  evaluate: ({ B, d }) => B / d,
})

/** Steady heel under l_w1, and share of the heel at which the deck edge goes under. */
export const LARGEST_STEADY_HEEL = constant({
  symbol: 'phi_0_max',
  title: 'Maximum heel under steady wind',
  value: 16,
  unit: 'deg',
  source,
  clause: 'A/2.3.1',
})
export const DECK_EDGE_SHARE = constant({
  symbol: 'k_de',
  title: 'Fraction of deck edge immersion angle',
  value: 0.8,
  unit: '-',
  source,
  clause: 'A/2.3.1',
})
export const deckEdgeLimit = equation({
  source,
  clause: 'A/2.3.1',
  symbol: 'phi_0_de',
  title: 'Maximum heel under steady wind, deck edge limit',
  unit: 'rad',
  where: { k_de: ['fraction of deck edge immersion angle', '-'], phi_de: ['deck edge immersion angle', 'rad'] },
  evaluate: ({ k_de, phi_de }) => k_de * phi_de,
})
/** Heel at which area b ends at the latest. */
export const END_OF_AREA_B = constant({
  symbol: 'phi_50',
  title: 'Upper heel limit of area b',
  value: 50,
  unit: 'deg',
  source,
  clause: 'A/2.3.1',
})
export const areaRatio = equation({
  source,
  clause: 'A/2.3.1',
  symbol: 'R_ba',
  title: 'Ratio of area b to area a',
  unit: '-',
  where: { b: ['area b', 'm*rad'], a: ['area a', 'm*rad'] },
  evaluate: ({ b, a }) => b / a,
})
