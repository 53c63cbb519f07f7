/** Peak hydrodynamic loads on a pipe resting on the seabed. DNV-RP-F109 (2021) 3.6. */
import { equation, interpolated, max, min, type PlacedAxis, silent, type Trace } from '@keelson/equations'
import { type BilinearRead, bilinear } from '@keelson/numerics/interpolation.ts'
import { dnvRpF109 } from './source.ts'

/** K* of the columns of both tables. */
const K_COLUMNS = [2.5, 5, 10, 20, 30, 40, 50, 60, 70, 100, 140]
/** M* of the rows of both tables. */
const M_ROWS = [0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 2, 5, 10]

/** Peak horizontal load coefficients C_Y*(M*, K*). DNV-RP-F109 (2021) table 3-9. */
export const C_Y_STAR = [
  [13, 6.8, 4.55, 3.33, 2.72, 2.4, 2.15, 1.95, 1.8, 1.52, 1.3],
  [10.7, 5.76, 3.72, 2.72, 2.2, 1.9, 1.71, 1.58, 1.49, 1.33, 1.22],
  [9.02, 5, 3.15, 2.3, 1.85, 1.58, 1.42, 1.33, 1.27, 1.18, 1.14],
  [7.64, 4.32, 2.79, 2.01, 1.63, 1.44, 1.33, 1.26, 1.21, 1.14, 1.09],
  [6.63, 3.8, 2.51, 1.78, 1.46, 1.32, 1.25, 1.19, 1.16, 1.1, 1.05],
  [5.07, 3.3, 2.27, 1.71, 1.43, 1.34, 1.29, 1.24, 1.18, 1.08, 1],
  [4.01, 2.7, 2.01, 1.57, 1.44, 1.37, 1.31, 1.24, 1.17, 1.05, 1],
  [3.25, 2.3, 1.75, 1.49, 1.4, 1.34, 1.27, 1.2, 1.13, 1.01, 1],
  [1.52, 1.5, 1.45, 1.39, 1.34, 1.2, 1.08, 1.03, 1, 1, 1],
  [1.11, 1.1, 1.07, 1.06, 1.04, 1.01, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
] as const

/** Peak vertical load coefficients C_Z*(M*, K*). DNV-RP-F109 (2021) table 3-10. */
export const C_Z_STAR = [
  [5, 5, 4.85, 3.21, 2.55, 2.26, 2.01, 1.81, 1.63, 1.26, 1.05],
  [3.87, 4.08, 4.23, 2.87, 2.15, 1.77, 1.55, 1.41, 1.31, 1.11, 0.97],
  [3.16, 3.45, 3.74, 2.6, 1.86, 1.45, 1.26, 1.16, 1.09, 1, 0.9],
  [3.01, 3.25, 3.53, 2.14, 1.52, 1.26, 1.1, 1.01, 0.99, 0.95, 0.9],
  [2.87, 3.08, 3.35, 1.82, 1.29, 1.11, 0.98, 0.9, 0.9, 0.9, 0.9],
  [2.21, 2.36, 2.59, 1.59, 1.2, 1.03, 0.92, 0.9, 0.9, 0.9, 0.9],
  [1.53, 1.61, 1.8, 1.18, 1.05, 0.97, 0.92, 0.9, 0.9, 0.9, 0.9],
  [1.05, 1.13, 1.28, 1.12, 0.99, 0.91, 0.9, 0.9, 0.9, 0.9, 0.9],
  [0.96, 1.03, 1.05, 1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
  [0.91, 0.92, 0.93, 0.91, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
  [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9],
] as const

export const keuleganCarpenter = equation({
  symbol: 'K_star',
  title: 'Design oscillation Keulegan-Carpenter number',
  unit: '-',
  source: dnvRpF109,
  clause: '3.6.2',
  where: {
    U_star: ['design oscillation velocity', 'm/s'],
    T_star: ['design oscillation period', 's'],
    D: ['hydrodynamic diameter', 'm'],
  },
  evaluate: ({ U_star, T_star, D }) => (U_star * T_star) / D,
})

export const steadyToOscillatory = equation({
  symbol: 'M_star',
  title: 'Steady to oscillatory velocity ratio',
  unit: '-',
  source: dnvRpF109,
  clause: '3.6.2',
  where: {
    V_star: ['current velocity associated with the design oscillation', 'm/s'],
    U_star: ['design oscillation velocity', 'm/s'],
  },
  evaluate: ({ V_star, U_star }) => V_star / U_star,
})

/** Below K* = 2.5 inertia governs and the coefficient grows as 1/K*. */
export const inertiaGovernedCoefficient = equation({
  symbol: 'C_Y_star',
  title: 'Peak horizontal load coefficient, K* below 2.5',
  unit: '-',
  source: dnvRpF109,
  clause: 'table 3-9, note',
  where: { C_25: ['coefficient for K* of 2.5', '-'], K_star: ['Keulegan-Carpenter number', '-'] },
  evaluate: ({ C_25, K_star }) => (C_25 * 2.5) / K_star,
})

/**
 * Below K* = 2.5 and above M* = 10, where the tables end: the load is held at that of M* = 10 until the steady one is
 * greater, so that more current never lowers it.
 */
export const inertiaBesideCurrent = equation({
  symbol: 'C_Y_star',
  title: 'Peak horizontal load coefficient, K* below 2.5 and M* above 10',
  unit: '-',
  source: dnvRpF109,
  clause: 'table 3-9, note, with the load of M* = 10',
  where: {
    C_25: ['coefficient for K* of 2.5 and M* of 10', '-'],
    K_star: ['Keulegan-Carpenter number', '-'],
    M_star: ['steady to oscillatory velocity ratio', '-'],
  },
  evaluate: ({ C_25, K_star, M_star }) => max(C_25, ((C_25 * 2.5) / K_star) * (11 / (1 + M_star)) ** 2),
})

/** Which edges of the tables a point lies beyond. */
export interface TableEdges {
  readonly belowK: boolean
  readonly aboveK: boolean
  readonly aboveM: boolean
}
export const tableEdges = (K: number, M: number): TableEdges => ({
  belowK: K < 2.5,
  aboveK: K > 140,
  aboveM: M > 10,
})

/**
 * C_Y* and C_Z* by linear interpolation in K* and in M*, both held at the edges of the tables; below K* = 2.5 C_Y* grows
 * as 1/K*, and above M* = 10 the load there is held until the steady one is greater.
 * `M` may be infinite: a current without waves.
 */
export function peakLoadCoefficients(K: number, M: number, trace: Trace): { C_Y: number; C_Z: number } {
  const k = Math.min(Math.max(K, 2.5), 140)
  const m = Math.min(M, 10)
  const read = (symbol: string, title: string, clause: string, table: readonly (readonly number[])[]) => {
    const { value, row, column } = bilinear(M_ROWS, K_COLUMNS, table, m, k, 'clamp')
    const cell = `M* ${span(M_ROWS, m)}, K* ${span(K_COLUMNS, k)}`
    if (trace === silent) return value
    const axes = [
      axisOf('M_star', steadyToOscillatory.title, m, M_ROWS, row),
      axisOf('K_star', keuleganCarpenter.title, k, K_COLUMNS, column),
    ]
    const reading = interpolated(axes, ([i = 0, j = 0]) => table[i]?.[j] ?? Number.NaN)
    return trace.lookup({ symbol, title, unit: '-', source: dnvRpF109, clause, value, cell, ...reading })
  }
  const inertia = K < 2.5 && K > 0 && Number.isFinite(M)
  const tabled = read(inertia ? 'C_25' : 'C_Y_star', 'Peak horizontal load coefficient', 'table 3-9', C_Y_STAR)
  const C_Y = inertia ? belowTable(tabled, K, M, trace) : tabled
  const C_Z = read('C_Z_star', 'Peak vertical load coefficient', 'table 3-10', C_Z_STAR)
  return { C_Y, C_Z }
}

const belowTable = (C_25: number, K_star: number, M_star: number, trace: Trace): number =>
  M_star > 10
    ? trace.apply(inertiaBesideCurrent, { C_25, K_star, M_star })
    : trace.apply(inertiaGovernedCoefficient, { C_25, K_star })

function axisOf(
  symbol: string,
  title: string,
  at: number,
  nodes: readonly number[],
  place: BilinearRead['row'],
): PlacedAxis {
  const [lower, upper, t] = place
  return { symbol, title, unit: '-', at, nodes, scale: 'linear', place: { lower, upper, t } }
}

function span(axis: readonly number[], x: number): string {
  const upper = axis.findIndex((a) => a >= x)
  return axis[upper] === x ? `${x}` : `${axis[upper - 1]} to ${axis[upper]}`
}

export const penetrationReductionHorizontal = equation({
  symbol: 'r_pen_y',
  title: 'Horizontal load reduction due to penetration',
  unit: '-',
  source: dnvRpF109,
  clause: '3.6.3',
  where: { zeta_p: ['penetration, in diameters', '-'] },
  evaluate: ({ zeta_p }) => max(1 - 1.4 * zeta_p, 0.3),
  limited: { holds: '3.6.3 limits the load reduction to 0.7' },
})

export const penetrationReductionVertical = equation({
  symbol: 'r_pen_z',
  title: 'Vertical load reduction due to penetration',
  unit: '-',
  source: dnvRpF109,
  clause: '3.6.3',
  where: { zeta_p: ['penetration, in diameters', '-'] },
  evaluate: ({ zeta_p }) => min(max(1 - 1.3 * (zeta_p - 0.1), 0), 1),
  limited: { holds: '3.6.3 limits the factor to between 0 and 1' },
})

export const peakHorizontalLoad = equation({
  symbol: 'F_Y_star',
  title: 'Peak horizontal load',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.6.2',
  where: {
    r_tot_y: ['horizontal load reduction', '-'],
    rho_w: ['water density', 'kg/m3'],
    D: ['hydrodynamic diameter', 'm'],
    C_Y_star: ['peak horizontal load coefficient', '-'],
    U_star: ['design oscillation velocity', 'm/s'],
    V_star: ['current velocity associated with the design oscillation', 'm/s'],
  },
  evaluate: ({ r_tot_y, rho_w, D, C_Y_star, U_star, V_star }) =>
    r_tot_y * 0.5 * rho_w * D * C_Y_star * (U_star + V_star) ** 2,
})

export const peakVerticalLoad = equation({
  symbol: 'F_Z_star',
  title: 'Peak vertical load',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.6.2',
  where: {
    r_tot_z: ['vertical load reduction', '-'],
    rho_w: ['water density', 'kg/m3'],
    D: ['hydrodynamic diameter', 'm'],
    C_Z_star: ['peak vertical load coefficient', '-'],
    U_star: ['design oscillation velocity', 'm/s'],
    V_star: ['current velocity associated with the design oscillation', 'm/s'],
  },
  evaluate: ({ r_tot_z, rho_w, D, C_Z_star, U_star, V_star }) =>
    r_tot_z * 0.5 * rho_w * D * C_Z_star * (U_star + V_star) ** 2,
})
