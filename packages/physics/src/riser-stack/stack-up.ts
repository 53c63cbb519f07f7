/** A drilling riser as its joints make it up: weight, lift of the modules, columns of mud and seawater, and the effective tension along it. Coherent SI. */
import { equation, type Source, sum } from '@keelson/equations'

export const sparks: Source = {
  id: 'Sparks (2007)',
  title: 'Fundamentals of marine riser mechanics',
  publisher: 'PennWell',
  revision: '1st edition',
  read: 'public descriptions',
}
const JOINTS = { source: sparks, clause: 'apparent weight, sum over the joints' } as const
const TENSION = { source: sparks, clause: 'effective tension and apparent weight' } as const

const c = ['number of joints of each type', '-', 'list'] as const
const l = ['joint length of each type', 'm', 'list'] as const

export const stackLength = equation({
  ...JOINTS,
  symbol: 'L_s',
  title: 'Total joint length',
  unit: 'm',
  where: { c, l },
  evaluate: ({ c, l }) => sum(c.length, (j) => c[j] * l[j]),
})

export const stackWeight = equation({
  ...JOINTS,
  symbol: 'W_s',
  title: 'Submerged weight',
  unit: 'N',
  where: { c, l, w: ['submerged weight per unit length of each type, without modules', 'N/m', 'list'] },
  evaluate: ({ c, l, w }) => sum(c.length, (j) => c[j] * l[j] * w[j]),
})

export const stackLift = equation({
  ...JOINTS,
  symbol: 'B_n',
  title: 'Net buoyancy module lift',
  unit: 'N',
  where: { c, l, b: ['net module lift per unit length of each type', 'N/m', 'list'] },
  evaluate: ({ c, l, b }) => sum(c.length, (j) => c[j] * l[j] * b[j]),
})

/** Of the mud inside less the seawater outside, on the internal area. */
export const columnLoad = equation({
  ...TENSION,
  symbol: 'P_f',
  title: 'Mud and seawater column load',
  unit: 'N',
  where: {
    A_i: ['internal area including auxiliary lines', 'm2'],
    d_m: ['mud unit weight', 'N/m3'],
    H_m: ['mud column height', 'm'],
    d_w: ['seawater unit weight', 'N/m3'],
    H_w: ['seawater column height', 'm'],
  },
  evaluate: ({ A_i, d_m, H_m, d_w, H_w }) => A_i * (d_m * H_m - d_w * H_w),
})

export const apparentWeight = equation({
  ...TENSION,
  symbol: 'W_a',
  title: 'Apparent weight including fluid columns',
  unit: 'N',
  where: {
    W_s: ['submerged weight', 'N'],
    B_n: ['net buoyancy module lift', 'N'],
    P_f: ['mud and seawater column load', 'N'],
  },
  evaluate: ({ W_s, B_n, P_f }) => W_s - B_n + P_f,
})

const T_v = ['vertical tension at the slip ring', 'N'] as const

/** At a share of the depth, the apparent weight even along the string: 0 at the slip ring, 1 at the lower end. */
export const effectiveTension = equation({
  ...TENSION,
  symbol: 'T_e',
  title: 'Effective tension',
  unit: 'N',
  where: { T_v, W_a: ['apparent weight including fluid columns', 'N'], f: ['depth fraction', '-'] },
  evaluate: ({ T_v, W_a, f }) => T_v - f * W_a,
})

/** Weight that hangs above a section between two kinds of joints; the columns are shared out over the length. */
export const weightAbove = equation({
  ...TENSION,
  symbol: 'W_x',
  title: 'Apparent weight above the section',
  unit: 'N',
  where: {
    W_j: ['submerged weight of the joints above', 'N'],
    B_j: ['module lift of the joints above', 'N'],
    P_f: ['mud and seawater column load', 'N'],
    x: ['length of the joints above', 'm'],
    L_s: ['total joint length', 'm'],
  },
  evaluate: ({ W_j, B_j, P_f, x, L_s }) => W_j - B_j + (P_f * x) / L_s,
})
