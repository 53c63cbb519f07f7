/** Still water of a hull from its strips, as early design needs it. Coherent SI. */
import { equation, sum } from '@keelson/equations'
import { newman } from '../strip-theory/sources.ts'

const STILL = { source: newman, clause: 'chapter 6, hydrostatics' } as const
const n = ['number of strips', '-'] as const
const w = ['strip length', 'm', 'list'] as const
const s = ['immersed area of each strip', 'm2', 'list'] as const
const y = ['half-breadth at the waterline of each strip', 'm', 'list'] as const
const V = ['displaced volume', 'm3'] as const

export const volumeOfStrips = equation({
  ...STILL,
  symbol: 'V',
  title: 'Displaced volume',
  unit: 'm3',
  where: { n, w, s },
  evaluate: ({ n, w, s }) => sum(n, (j) => w[j] * s[j]),
})
export const waterplaneOfStrips = equation({
  ...STILL,
  symbol: 'A_w',
  title: 'Waterplane area',
  unit: 'm2',
  where: { n, w, y },
  evaluate: ({ n, w, y }) => 2 * sum(n, (j) => w[j] * y[j]),
})
export const centreOfBuoyancy = equation({
  ...STILL,
  symbol: 'KB',
  title: 'Centre of buoyancy above the keel',
  unit: 'm',
  where: { T: ['draught', 'm'], n, w, m: ['immersed area moment of each strip about the waterline', 'm3', 'list'], V },
  evaluate: ({ T, n, w, m, V }) => T + sum(n, (j) => w[j] * m[j]) / V,
})
export const transverseRadius = equation({
  ...STILL,
  symbol: 'BM',
  title: 'Transverse metacentric radius',
  unit: 'm',
  where: { n, w, y, V },
  evaluate: ({ n, w, y, V }) => ((2 / 3) * sum(n, (j) => w[j] * y[j] ** 3)) / V,
})
/** About amidships. */
export const longitudinalRadius = equation({
  ...STILL,
  symbol: 'BM_L',
  title: 'Longitudinal metacentric radius',
  unit: 'm',
  where: { n, w, x: ['position of each strip', 'm', 'list'], y, V },
  evaluate: ({ n, w, x, y, V }) => (2 * sum(n, (j) => w[j] * x[j] ** 2 * y[j])) / V,
})
export const midshipCoefficient = equation({
  ...STILL,
  symbol: 'C_M',
  title: 'Midship coefficient',
  unit: '-',
  where: { A_m: ['midship section area', 'm2'], B: ['breadth', 'm'], T: ['draught', 'm'] },
  evaluate: ({ A_m, B, T }) => A_m / (B * T),
})
export const waterplaneCoefficient = equation({
  ...STILL,
  symbol: 'C_WP',
  title: 'Waterplane coefficient',
  unit: '-',
  where: { A_w: ['waterplane area', 'm2'], L: ['length', 'm'], B: ['breadth', 'm'] },
  evaluate: ({ A_w, L, B }) => A_w / (L * B),
})
export const transverseHeight = equation({
  ...STILL,
  symbol: 'GM',
  title: 'Transverse metacentric height',
  unit: 'm',
  where: {
    KB: ['centre of buoyancy above the keel', 'm'],
    BM: ['metacentric radius', 'm'],
    KG: ['centre of gravity above the keel', 'm'],
  },
  evaluate: ({ KB, BM, KG }) => KB + BM - KG,
})
export const longitudinalHeight = equation({
  ...STILL,
  symbol: 'GM_L',
  title: 'Longitudinal metacentric height',
  unit: 'm',
  where: {
    KB: ['centre of buoyancy above the keel', 'm'],
    BM_L: ['metacentric radius', 'm'],
    KG: ['centre of gravity above the keel', 'm'],
  },
  evaluate: ({ KB, BM_L, KG }) => KB + BM_L - KG,
})

/** Of the waterplane alone: pitch follows the slope of long waves. */
export const pitchStiffness = equation({
  ...STILL,
  symbol: 'C_55',
  title: 'Pitch stiffness',
  unit: 'N*m',
  where: {
    rho: ['water density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    n,
    w,
    x: ['position of each strip', 'm', 'list'],
    y,
  },
  evaluate: ({ rho, g, n, w, x, y }) => 2 * rho * g * sum(n, (j) => w[j] * x[j] ** 2 * y[j]),
})
export const couplingStiffness = equation({
  ...STILL,
  symbol: 'C_35',
  title: 'Heave-pitch coupling stiffness',
  unit: 'N',
  where: {
    rho: ['water density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    n,
    w,
    x: ['position of each strip', 'm', 'list'],
    y,
  },
  evaluate: ({ rho, g, n, w, x, y }) => -2 * rho * g * sum(n, (j) => w[j] * x[j] * y[j]),
})
export const pitchInertia = equation({
  ...STILL,
  symbol: 'I_55',
  title: 'Pitch moment of inertia',
  unit: 'kg*m2',
  where: { M: ['displacement', 'kg'], k_yy: ['pitch radius of gyration', 'm'] },
  evaluate: ({ M, k_yy }) => M * k_yy ** 2,
})
/** A hull whose gravity stands over its buoyancy forward of amidships pitches what it heaves. */
export const couplingInertia = equation({
  ...STILL,
  symbol: 'M_35',
  title: 'Heave-pitch coupling mass',
  unit: 'kg*m',
  where: { rho: ['water density', 'kg/m3'], n, w, x: ['position of each strip', 'm', 'list'], s },
  evaluate: ({ rho, n, w, x, s }) => -rho * sum(n, (j) => w[j] * x[j] * s[j]),
})
