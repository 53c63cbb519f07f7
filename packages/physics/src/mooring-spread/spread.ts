/** A spread of lines about a vessel: where anchors lie, how far they then are, and how the lines add up. World axes, coherent SI. */
import { cos, equation, hypot, sin, sum } from '@keelson/equations'
import { faltinsen } from '../handbooks.ts'

const SPREAD = { source: faltinsen, clause: 'ch. 8, spread mooring' } as const

const x_G = ['surge of the vessel', 'm'] as const
const y_G = ['sway of the vessel', 'm'] as const
const alpha = ['azimuth of the line before the vessel moves', 'rad'] as const
const x_0 = ['horizontal distance from fairlead to anchor before the vessel moves', 'm'] as const
const n = ['number of lines', '-'] as const

export const anchorX = equation({
  ...SPREAD,
  symbol: 'X_a',
  title: 'Anchor of the line, along x',
  unit: 'm',
  where: { r_x: ['fairlead forward of the middle', 'm'], x_0, alpha },
  evaluate: ({ r_x, x_0, alpha }) => r_x + x_0 * cos(alpha),
})

export const anchorY = equation({
  ...SPREAD,
  symbol: 'Y_a',
  title: 'Anchor of the line, along y',
  unit: 'm',
  where: { r_y: ['fairlead to port of the middle', 'm'], x_0, alpha },
  evaluate: ({ r_y, x_0, alpha }) => r_y + x_0 * sin(alpha),
})

export const lineSpan = equation({
  ...SPREAD,
  symbol: 'x',
  title: 'Horizontal span of the line',
  unit: 'm',
  where: {
    X_a: ['anchor along x', 'm'],
    Y_a: ['anchor along y', 'm'],
    x_G,
    y_G,
    f_x: ['lever of the fairlead along x', 'm'],
    f_y: ['lever of the fairlead along y', 'm'],
  },
  evaluate: ({ X_a, Y_a, x_G, y_G, f_x, f_y }) => hypot(X_a - x_G - f_x, Y_a - y_G - f_y),
})

export const vesselOffset = equation({
  ...SPREAD,
  symbol: 'S',
  title: 'Offset of the vessel',
  unit: 'm',
  where: { x_G, y_G },
  evaluate: ({ x_G, y_G }) => hypot(x_G, y_G),
})

/** The same direction, another radius. */
export const surgeAlong = equation({
  ...SPREAD,
  symbol: 'x_e',
  title: 'Surge of the extreme position',
  unit: 'm',
  where: { S_e: ['extreme offset', 'm'], x_G, S: ['mean offset', 'm'] },
  evaluate: ({ S_e, x_G, S }) => (S_e * x_G) / S,
})

export const swayAlong = equation({
  ...SPREAD,
  symbol: 'y_e',
  title: 'Sway of the extreme position',
  unit: 'm',
  where: { S_e: ['extreme offset', 'm'], y_G, S: ['mean offset', 'm'] },
  evaluate: ({ S_e, y_G, S }) => (S_e * y_G) / S,
})

export const offsetShare = equation({
  ...SPREAD,
  symbol: 'u_S',
  title: 'Offset over the allowable one',
  unit: '-',
  where: { S: ['offset', 'm'], S_all: ['allowable offset', 'm'] },
  evaluate: ({ S, S_all }) => S / S_all,
})

export const dynamicTension = equation({
  ...SPREAD,
  symbol: 'T_max',
  title: 'Line tension with the dynamic factor',
  unit: 'N',
  where: { DF: ['dynamic factor', '-'], T: ['static line tension', 'N'] },
  evaluate: ({ DF, T }) => DF * T,
})

/** What hangs below a point of a line takes off its vertical tension. */
export const verticalBelow = equation({
  ...SPREAD,
  symbol: 'V_s',
  title: 'Vertical tension below what hangs above',
  unit: 'N',
  where: {
    V: ['vertical tension at the fairlead', 'N'],
    m: ['number of segments above', '-'],
    w: ['weight in water per length of each', 'N/m', 'list'],
    L: ['length of each', 'm', 'list'],
  },
  evaluate: ({ V, m, w, L }) => V - sum(m, (j) => w[j] * L[j]),
})

/** With clump weights and buoys between the segments. */
export const verticalBelowLoads = equation({
  ...SPREAD,
  symbol: 'V_s',
  title: 'Vertical tension below what hangs above, loads included',
  unit: 'N',
  where: {
    V: ['vertical tension at the fairlead', 'N'],
    m: ['number of segments above', '-'],
    w: ['weight in water per length of each', 'N/m', 'list'],
    L: ['length of each', 'm', 'list'],
    q: ['number of loads above', '-'],
    P: ['load at a node, down', 'N', 'list'],
  },
  evaluate: ({ V, m, w, L, q, P }) => V - sum(m, (j) => w[j] * L[j]) - sum(q, (j) => P[j]),
})

export const spreadStiffness = equation({
  ...SPREAD,
  symbol: 'K',
  title: 'Stiffness of the spread',
  unit: 'N/m',
  where: { n, k: ['stiffness that each line adds', 'N/m', 'list'] },
  evaluate: ({ n, k }) => sum(n, (j) => k[j]),
})

export const spreadYawStiffness = equation({
  ...SPREAD,
  symbol: 'K_66',
  title: 'Stiffness of the spread in yaw',
  unit: 'N*m/rad',
  where: { n, k: ['stiffness that each line adds', 'N*m/rad', 'list'] },
  evaluate: ({ n, k }) => sum(n, (j) => k[j]),
})

/** A spread of the same shape at another depth of water: its lengths go with the height of its fairleads. */
export const scaledLength = equation({
  ...SPREAD,
  symbol: 'l',
  title: 'Length in the depth of water',
  unit: 'm',
  where: {
    l_0: ['length in the depth of the base', 'm'],
    h: ['water depth', 'm'],
    h_f: ['fairlead depth', 'm'],
    h_0: ['water depth of the base', 'm'],
  },
  evaluate: ({ l_0, h, h_f, h_0 }) => (l_0 * (h - h_f)) / (h_0 - h_f),
})

export const upperTension = equation({
  ...SPREAD,
  symbol: 'T_up',
  title: 'Upper end of the band of the tension',
  unit: 'N',
  where: { T_max: ['line tension read from a grid', 'N'], epsilon: ['largest relative error of the grid', '-'] },
  evaluate: ({ T_max, epsilon }) => T_max * (1 + epsilon),
})

export const tensionRatio = equation({
  ...SPREAD,
  symbol: 'r_T',
  title: 'Tension read from a grid over that of the solver',
  unit: '-',
  where: { T_max: ['line tension read from a grid', 'N'], T_dir: ['line tension by the solver itself', 'N'] },
  evaluate: ({ T_max, T_dir }) => T_max / T_dir,
})
