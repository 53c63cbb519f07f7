/** Generalised lateral stability on sand: weight for a permitted displacement. DNV-RP-F109 (2021) 3.5. */
import { equation, interpolated, type Lookup, log10, type PlacedAxis, silent, type Trace } from '@keelson/equations'
import { type BilinearRead, bilinear } from '@keelson/numerics/interpolation.ts'
import {
  K_NARROW,
  K_TEN_LEAST,
  K_TEN_MOST,
  K_WIDE,
  K_WIDE_MOST,
  M_FALLING,
  M_LEAST,
  M_LEVEL,
  M_MOST,
  N_LEAST,
  N_MOST,
} from './generalised-limits.ts'
import { dnvRpF109 } from './source.ts'

const M_ROWS = [M_LEAST.value, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 4, M_MOST.value]

const K_COLUMNS_STABLE = [K_WIDE.value, 15, 20, 30, 40, K_WIDE_MOST.value]
/** L_stable/(2 + M)^2 for K >= 10 on sand. DNV-RP-F109 (2021) table 3-2. */
export const L_STABLE_WIDE = [
  [1.5, 1.42, 1.35, 1.25, 1.22, 1.22],
  [1.82, 1.7, 1.61, 1.53, 1.5, 1.5],
  [2.19, 1.97, 1.83, 1.69, 1.61, 1.61],
  [2.65, 2.35, 2.18, 1.99, 1.85, 1.72],
  [3.05, 2.55, 2.32, 2.13, 2.01, 1.9],
  [3.05, 2.55, 2.4, 2.2, 2.06, 1.95],
  [2.65, 2.45, 2.36, 2.24, 2.11, 2.09],
  [2.5, 2.4, 2.35, 2.27, 2.22, 2.19],
  [2.45, 2.4, 2.39, 2.37, 2.37, 2.37],
  [2.5, 2.5, 2.5, 2.5, 2.5, 2.5],
] as const

const N_COLUMNS = [N_LEAST.value, 0.006, 0.012, 0.024, N_MOST.value]
/** L_stable/(2 + M)^2 for K <= 5 on sand. DNV-RP-F109 (2021) table 3-3. */
export const L_STABLE_NARROW = [
  [1.55, 1.45, 1.34, 1.24, 1.13],
  [2.0, 1.65, 1.34, 1.24, 1.13],
  [3.3, 2.6, 1.91, 1.24, 1.13],
  [3.75, 3.07, 2.38, 1.7, 1.13],
  [4.0, 3.45, 2.9, 2.36, 1.81],
  [3.9, 3.5, 3.1, 2.71, 2.31],
  [3.25, 3.13, 3.0, 2.88, 2.75],
  [2.75, 2.75, 2.75, 2.75, 2.75],
  [2.6, 2.6, 2.6, 2.6, 2.6],
  [2.5, 2.5, 2.5, 2.5, 2.5],
] as const

const K_COLUMNS_10 = [K_TEN_LEAST.value, 10, 15, 20, 30, 40, 60, K_TEN_MOST.value]
/**
 * L_10/(2 + M)^2 on sand. DNV-RP-F109 (2021) table 3-4. The cell M = 0.5, K >= 100 (1.00) is doubtful in the public
 * transcription it was read from: its row falls to 0.75 at K = 60 and every other row is level there.
 */
export const L_10_SAND = [
  [0.2, 0.41, 0.61, 0.81, 0.69, 0.69, 0.69, 0.69],
  [0.31, 0.62, 0.93, 0.81, 0.75, 0.72, 0.7, 0.7],
  [0.34, 0.69, 1.03, 0.93, 0.83, 0.78, 0.75, 1.0],
  [0.79, 1.2, 1.13, 1.1, 1.07, 1.05, 1.03, 1.02],
  [0.85, 1.4, 1.37, 1.35, 1.33, 1.33, 1.32, 1.31],
  [1.6, 1.5, 1.47, 1.45, 1.43, 1.43, 1.42, 1.41],
  [1.8, 1.7, 1.67, 1.65, 1.63, 1.63, 1.62, 1.61],
  [1.9, 1.8, 1.77, 1.75, 1.73, 1.73, 1.72, 1.71],
  [2.1, 2.0, 1.97, 1.95, 1.93, 1.93, 1.92, 1.91],
  [2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5, 2.5],
] as const

export const significantKeuleganCarpenter = equation({
  symbol: 'K',
  title: 'Significant Keulegan-Carpenter number',
  unit: '-',
  source: dnvRpF109,
  clause: '3.5.1',
  where: {
    U_w: ['significant flow velocity normal to the pipe', 'm/s'],
    T_u: ['flow zero up-crossing period', 's'],
    D: ['hydrodynamic diameter', 'm'],
  },
  evaluate: ({ U_w, T_u, D }) => (U_w * T_u) / D,
})

export const significantVelocityRatio = equation({
  symbol: 'M',
  title: 'Steady to oscillatory velocity ratio',
  unit: '-',
  source: dnvRpF109,
  clause: '3.5.1',
  where: {
    V: ['current velocity normal to the pipe', 'm/s'],
    U_w: ['significant flow velocity normal to the pipe', 'm/s'],
  },
  evaluate: ({ V, U_w }) => V / U_w,
})

export const accelerationParameter = equation({
  symbol: 'N',
  title: 'Significant acceleration parameter',
  unit: '-',
  source: dnvRpF109,
  clause: '3.5.1',
  where: {
    U_w: ['significant flow velocity normal to the pipe', 'm/s'],
    g: ['gravitational acceleration', 'm/s2'],
    T_u: ['flow zero up-crossing period', 's'],
  },
  evaluate: ({ U_w, g, T_u }) => U_w / (g * T_u),
})

/** The tables hold L/(2 + M)^2. */
export const significantWeightParameter = equation({
  symbol: 'L',
  title: 'Tabulated significant weight parameter',
  unit: '-',
  source: dnvRpF109,
  clause: '3.5.2',
  where: { l: ['table value', '-'], M: ['steady to oscillatory velocity ratio', '-'] },
  evaluate: ({ l, M }) => l * (2 + M) ** 2,
})

export const weightOfParameter = equation({
  symbol: 'w_req',
  title: 'Submerged weight from weight parameter',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.5.1',
  where: {
    L: ['significant weight parameter', '-'],
    rho_w: ['water density', 'kg/m3'],
    D: ['hydrodynamic diameter', 'm'],
    U_w: ['significant flow velocity normal to the pipe', 'm/s'],
  },
  evaluate: ({ L, rho_w, D, U_w }) => L * 0.5 * rho_w * D * U_w ** 2,
})

export const weightParameter = equation({
  symbol: 'L',
  title: 'Pipe significant weight parameter',
  unit: '-',
  source: dnvRpF109,
  clause: '3.5.1',
  where: {
    w_s: ['submerged weight', 'N/m'],
    rho_w: ['water density', 'kg/m3'],
    D: ['hydrodynamic diameter', 'm'],
    U_w: ['significant flow velocity normal to the pipe', 'm/s'],
  },
  evaluate: ({ w_s, rho_w, D, U_w }) => w_s / (0.5 * rho_w * D * U_w ** 2),
})

/** Ten diameters belong to a thousand oscillations. */
export const greatestDisplacement = equation({
  symbol: 'Y_tau',
  title: 'Displacement at ten-diameter weight in this sea state, in diameters',
  unit: '-',
  source: dnvRpF109,
  clause: '3.5.3',
  where: { r_Y: ['displacement per oscillation, in diameters', '-'], tau: ['number of oscillations', '-'] },
  evaluate: ({ r_Y, tau }) => r_Y * tau,
})

/** Log-linear in the displacement. */
export const weightParameterForDisplacement = equation({
  symbol: 'L_Y',
  title: 'Weight parameter for permitted displacement',
  unit: '-',
  source: dnvRpF109,
  clause: '3.5.3',
  where: {
    L_stable: ['weight parameter for half-diameter displacement', '-'],
    L_10: ['weight parameter for ten-diameter displacement', '-'],
    Y_tau: ['displacement at ten-diameter weight, in diameters', '-'],
    Y: ['permitted displacement, in diameters', '-'],
  },
  evaluate: ({ L_stable, L_10, Y_tau, Y }) =>
    10 ** (log10(L_stable) + (log10(L_stable / L_10) / log10(0.5 / Y_tau)) * log10(Y / 0.5)),
})

/** Table value for a displacement below half a diameter, linear in M, K and N; between K = 5 and 10 linear in K. */
export function stableTableValue(K: number, M: number, N: number, trace: Trace): number {
  const m = heldRatio(M)
  const k = Math.min(K, K_WIDE_MOST.value)
  const n = Math.min(Math.max(N, N_LEAST.value), N_MOST.value)
  const wide = (at: number) => bilinear(M_ROWS, K_COLUMNS_STABLE, L_STABLE_WIDE, m, at, 'clamp')
  const narrow = () => bilinear(M_ROWS, N_COLUMNS, L_STABLE_NARROW, m, n, 'clamp')
  const lookup = stableLookup(trace)
  if (K >= K_WIDE.value) {
    const { value, row, column } = wide(K)
    const axes = [axisOf('M', m, M_ROWS, row), axisOf('K', k, K_COLUMNS_STABLE, column)]
    return lookup(
      value,
      'table 3-2',
      `M = ${short(m)}, K = ${short(k)}`,
      axes,
      ([i = 0, j = 0]) => L_STABLE_WIDE[i]?.[j],
    )
  }
  const { value, row, column } = narrow()
  const rows = [axisOf('M', m, M_ROWS, row), axisOf('N', n, N_COLUMNS, column)]
  if (K <= K_NARROW.value)
    return lookup(
      value,
      'table 3-3',
      `M = ${short(m)}, N = ${short(n)}`,
      rows,
      ([i = 0, j = 0]) => L_STABLE_NARROW[i]?.[j],
    )
  const [from, to] = [K_NARROW.value, K_WIDE.value]
  const mixed = value + ((wide(to).value - value) * (K - from)) / (to - from)
  return lookup(
    mixed,
    'tables 3-2 and 3-3',
    `M = ${short(m)}, in K from ${from} (N = ${short(n)}) to ${to}`,
    [axisOf('K', K, [from, to], [0, 1, (K - from) / (to - from)]), ...rows],
    ([side, i = 0, j = 0]) => (side === 0 ? L_STABLE_NARROW[i]?.[j] : L_STABLE_WIDE[i]?.[0]),
  )
}

type Entry = (at: readonly number[]) => number | undefined

const stableLookup =
  (trace: Trace) => (value: number, clause: string, cell: string, axes: readonly PlacedAxis[], entry: Entry) =>
    tableRead(
      { symbol: 'l_stable', title: 'L/(2+M)² for half-diameter displacement', clause, value, cell },
      axes,
      entry,
      trace,
    )

function tableRead(
  read: Pick<Lookup, 'symbol' | 'title' | 'clause' | 'value' | 'cell'>,
  axes: readonly PlacedAxis[],
  entry: Entry,
  trace: Trace,
): number {
  if (trace === silent) return read.value
  const reading = interpolated(axes, (at) => entry(at) ?? Number.NaN)
  return trace.lookup({ ...read, unit: '-', source: dnvRpF109, ...reading })
}

const AXIS_TITLES = {
  M: significantVelocityRatio.title,
  K: significantKeuleganCarpenter.title,
  N: accelerationParameter.title,
} as const

function axisOf(symbol: 'M' | 'K' | 'N', at: number, nodes: readonly number[], place: BilinearRead['row']): PlacedAxis {
  const [lower, upper, t] = place
  return { symbol, title: AXIS_TITLES[symbol], unit: '-', at, nodes, scale: 'linear', place: { lower, upper, t } }
}

/** Table value for a displacement of ten diameters, linear in M and K. */
export function tenDiameterTableValue(K: number, M: number, trace: Trace): number {
  const m = heldRatio(M)
  const k = Math.min(Math.max(K, K_TEN_LEAST.value), K_TEN_MOST.value)
  const { value, row, column } = bilinear(M_ROWS, K_COLUMNS_10, L_10_SAND, m, k, 'clamp')
  const cell = `M = ${short(m)}, K = ${short(k)}`
  const axes = [axisOf('M', m, M_ROWS, row), axisOf('K', k, K_COLUMNS_10, column)]
  const read = { symbol: 'l_10', title: 'L/(2+M)² for ten-diameter displacement', clause: 'table 3-4', value, cell }
  return tableRead(read, axes, ([i = 0, j = 0]) => L_10_SAND[i]?.[j], trace)
}

const heldRatio = (M: number) => Math.min(Math.max(M, M_LEAST.value), M_MOST.value)

/**
 * Where a table is read at its edge although what it holds still grows beyond: that of half a diameter below its least N,
 * that of ten diameters below its least K. From M_LEVEL on the first is level in N; up to M_FALLING the second falls with K.
 */
export const heldTooLow = (K: number, M: number, N: number): { readonly half: boolean; readonly ten: boolean } => ({
  half: K < K_WIDE.value && N < N_LEAST.value && M < M_LEVEL.value,
  ten: K < K_TEN_LEAST.value && M > M_FALLING.value && M < M_MOST.value,
})

const short = (x: number) => String(Number(x.toPrecision(4)))
