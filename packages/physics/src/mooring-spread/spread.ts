/** A spread of lines about a vessel: where anchors lie, how far they then are, and how the lines add up. World axes, coherent SI. */
import { cos, equation, hypot, sin, sum } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'

const SPREAD = { source: faltinsen, clause: 'ch. 8, spread mooring' } as const

const x_G = ['vessel surge', 'm'] as const
const y_G = ['vessel sway', 'm'] as const
const alpha = ['line azimuth at zero offset', 'rad'] as const
const x_0 = ['horizontal fairlead to anchor distance at zero offset', 'm'] as const
const n = ['number of lines', '-'] as const

export const anchorX = equation({
  ...SPREAD,
  symbol: 'X_a',
  title: 'Anchor x coordinate',
  unit: 'm',
  where: { r_x: ['fairlead distance forward of vessel centre', 'm'], x_0, alpha },
  evaluate: ({ r_x, x_0, alpha }) => r_x + x_0 * cos(alpha),
})

export const anchorY = equation({
  ...SPREAD,
  symbol: 'Y_a',
  title: 'Anchor y coordinate',
  unit: 'm',
  where: { r_y: ['fairlead distance to port of vessel centre', 'm'], x_0, alpha },
  evaluate: ({ r_y, x_0, alpha }) => r_y + x_0 * sin(alpha),
})

export const lineSpan = equation({
  ...SPREAD,
  symbol: 'x',
  title: 'Line horizontal span',
  unit: 'm',
  where: {
    X_a: ['anchor x coordinate', 'm'],
    Y_a: ['anchor y coordinate', 'm'],
    x_G,
    y_G,
    f_x: ['fairlead lever along x', 'm'],
    f_y: ['fairlead lever along y', 'm'],
  },
  evaluate: ({ X_a, Y_a, x_G, y_G, f_x, f_y }) => hypot(X_a - x_G - f_x, Y_a - y_G - f_y),
})

export const vesselOffset = equation({
  ...SPREAD,
  symbol: 'S',
  title: 'Vessel offset',
  unit: 'm',
  where: { x_G, y_G },
  evaluate: ({ x_G, y_G }) => hypot(x_G, y_G),
})

/** The same direction, another radius. */
export const surgeAlong = equation({
  ...SPREAD,
  symbol: 'x_e',
  title: 'Extreme position surge',
  unit: 'm',
  where: { S_e: ['extreme offset', 'm'], x_G, S: ['mean offset', 'm'] },
  evaluate: ({ S_e, x_G, S }) => (S_e * x_G) / S,
})

export const swayAlong = equation({
  ...SPREAD,
  symbol: 'y_e',
  title: 'Extreme position sway',
  unit: 'm',
  where: { S_e: ['extreme offset', 'm'], y_G, S: ['mean offset', 'm'] },
  evaluate: ({ S_e, y_G, S }) => (S_e * y_G) / S,
})

export const offsetShare = equation({
  ...SPREAD,
  symbol: 'u_S',
  title: 'Offset to allowable offset ratio',
  unit: '-',
  where: { S: ['offset', 'm'], S_all: ['allowable offset', 'm'] },
  evaluate: ({ S, S_all }) => S / S_all,
})

export const dynamicTension = equation({
  ...SPREAD,
  symbol: 'T_max',
  title: 'Line tension including dynamic factor',
  unit: 'N',
  where: { DF: ['dynamic factor', '-'], T: ['static line tension', 'N'] },
  evaluate: ({ DF, T }) => DF * T,
})

/** What hangs below a point of a line takes off its vertical tension. */
export const verticalBelow = equation({
  ...SPREAD,
  symbol: 'V_s',
  title: 'Vertical tension below suspended segments',
  unit: 'N',
  where: {
    V: ['fairlead vertical tension', 'N'],
    m: ['number of segments above', '-'],
    w: ['submerged weight per unit length of each', 'N/m', 'list'],
    L: ['length of each', 'm', 'list'],
  },
  evaluate: ({ V, m, w, L }) => V - sum(m, (j) => w[j] * L[j]),
})

/** With clump weights and buoys between the segments. */
export const verticalBelowLoads = equation({
  ...SPREAD,
  symbol: 'V_s',
  title: 'Vertical tension below suspended segments and loads',
  unit: 'N',
  where: {
    V: ['fairlead vertical tension', 'N'],
    m: ['number of segments above', '-'],
    w: ['submerged weight per unit length of each', 'N/m', 'list'],
    L: ['length of each', 'm', 'list'],
    q: ['number of loads above', '-'],
    P: ['load at a node (positive downwards)', 'N', 'list'],
  },
  evaluate: ({ V, m, w, L, q, P }) => V - sum(m, (j) => w[j] * L[j]) - sum(q, (j) => P[j]),
})

export const spreadStiffness = equation({
  ...SPREAD,
  symbol: 'K',
  title: 'Spread stiffness',
  unit: 'N/m',
  where: { n, k: ['stiffness contribution of each line', 'N/m', 'list'] },
  evaluate: ({ n, k }) => sum(n, (j) => k[j]),
})

export const spreadYawStiffness = equation({
  ...SPREAD,
  symbol: 'K_66',
  title: 'Spread yaw stiffness',
  unit: 'N*m/rad',
  where: { n, k: ['stiffness contribution of each line', 'N*m/rad', 'list'] },
  evaluate: ({ n, k }) => sum(n, (j) => k[j]),
})

/** A spread of the same shape at another depth of water: its lengths go with the height of its fairleads. */
export const scaledLength = equation({
  ...SPREAD,
  symbol: 'l',
  title: 'Line length at water depth',
  unit: 'm',
  where: {
    l_0: ['line length at base-case water depth', 'm'],
    h: ['water depth', 'm'],
    h_f: ['fairlead depth', 'm'],
    h_0: ['base-case water depth', 'm'],
  },
  evaluate: ({ l_0, h, h_f, h_0 }) => (l_0 * (h - h_f)) / (h_0 - h_f),
})

export const upperTension = equation({
  ...SPREAD,
  symbol: 'T_up',
  title: 'Upper bound on grid tension',
  unit: 'N',
  where: { T_max: ['line tension from grid', 'N'], epsilon: ['maximum relative grid error', '-'] },
  evaluate: ({ T_max, epsilon }) => T_max * (1 + epsilon),
})

export const tensionRatio = equation({
  ...SPREAD,
  symbol: 'r_T',
  title: 'Grid to solver tension ratio',
  unit: '-',
  where: { T_max: ['line tension from grid', 'N'], T_dir: ['line tension from solver', 'N'] },
  evaluate: ({ T_max, T_dir }) => T_max / T_dir,
})
