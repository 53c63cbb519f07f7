/** Boxes and semisubmersibles of columns on pontoons, in closed form. Coherent SI. */
import { atan, equation, min, pi } from '@keelson/equations'
import { barrassDerrett } from './sources.ts'

const box = { source: barrassDerrett, clause: 'ch. 12 and 13, box-shaped vessel' }
const sums = { source: barrassDerrett, clause: 'ch. 13 and 29, parallel axis theorem' }
const L: readonly [string, string] = ['length', 'm']
const B: readonly [string, string] = ['breadth', 'm']
const T: readonly [string, string] = ['draught', 'm']
const n_c: readonly [string, string] = ['number of columns', '-']
const a: readonly [string, string] = ['column section area', 'm2']
const V_p: readonly [string, string] = ['pontoon volume', 'm3']
const h_p: readonly [string, string] = ['pontoon height', 'm']

export const boxVolume = equation({
  ...box,
  symbol: 'V',
  title: 'Box displaced volume',
  unit: 'm3',
  where: { L, B, T },
  evaluate: ({ L, B, T }) => L * B * T,
})
export const boxCentre = equation({
  ...box,
  symbol: 'KB',
  title: 'Box centre of buoyancy above keel',
  unit: 'm',
  where: { T },
  evaluate: ({ T }) => T / 2,
})
export const boxWaterplane = equation({
  ...box,
  symbol: 'A_wp',
  title: 'Box waterplane area',
  unit: 'm2',
  where: { L, B },
  evaluate: ({ L, B }) => L * B,
})
/** About the middle line along l, of a rectangle that is b wide. */
export const rectangleInertia = equation({
  ...box,
  symbol: 'I',
  title: 'Rectangle second moment of area',
  unit: 'm4',
  where: { l: ['side parallel to axis', 'm'], b: ['side normal to axis', 'm'] },
  evaluate: ({ l, b }) => (l * b ** 3) / 12,
})

export const circleArea = equation({
  ...sums,
  symbol: 'a',
  title: 'Round column section area',
  unit: 'm2',
  where: { r: ['radius', 'm'] },
  evaluate: ({ r }) => pi * r ** 2,
})
export const circleInertia = equation({
  ...sums,
  symbol: 'i',
  title: 'Round column second moment about own axis',
  unit: 'm4',
  where: { r: ['radius', 'm'] },
  evaluate: ({ r }) => (pi * r ** 4) / 4,
})
export const columnsWaterplane = equation({
  ...sums,
  symbol: 'A_wp',
  title: 'Column waterplane area',
  unit: 'm2',
  where: { n_c, a },
  evaluate: ({ n_c, a }) => n_c * a,
})
export const columnsInertia = equation({
  ...sums,
  symbol: 'I',
  title: 'Column waterplane second moment',
  unit: 'm4',
  where: { n_c, i: ['column second moment of area', 'm4'], a, y: ['column distance from axis', 'm'] },
  evaluate: ({ n_c, i, a, y }) => n_c * (i + a * y ** 2),
})
export const semiVolume = equation({
  ...sums,
  symbol: 'V',
  title: 'Pontoon and column displaced volume',
  unit: 'm3',
  where: { V_p, n_c, a, T, h_p },
  evaluate: ({ V_p, n_c, a, T, h_p }) => V_p + n_c * a * (T - h_p),
})
export const semiCentre = equation({
  ...sums,
  symbol: 'KB',
  title: 'Pontoon and column centre of buoyancy above keel',
  unit: 'm',
  where: { V_p, h_p, n_c, a, T, V: ['displaced volume', 'm3'] },
  evaluate: ({ V_p, h_p, n_c, a, T, V }) => ((V_p * h_p) / 2 + (n_c * a * (T ** 2 - h_p ** 2)) / 2) / V,
})

const D: readonly [string, string] = ['deck height above keel', 'm']
const y_c: readonly [string, string] = ['column distance from centreline', 'm']
const edge = {
  source: barrassDerrett,
  clause: 'ch. 14, range of the wall-sided formula',
  symbol: 'phi_de',
  title: 'Heel at which the waterline leaves the vertical sides',
  unit: 'rad',
} as const

/** Deck edge or bilge, whichever comes first. */
export const boxEdge = equation({
  ...edge,
  where: { T, D, B },
  evaluate: ({ T, D, B }) => atan((2 * min(T, D - T)) / B),
})
export const roundColumnReach = equation({
  ...edge,
  symbol: 'y_o',
  title: 'Column outermost half breadth',
  unit: 'm',
  where: { y_c, r: ['radius', 'm'] },
  evaluate: ({ y_c, r }) => y_c + r,
})
export const squareColumnReach = equation({
  ...edge,
  symbol: 'y_o',
  title: 'Column outermost half breadth',
  unit: 'm',
  where: { y_c, b_c: ['column breadth', 'm'] },
  evaluate: ({ y_c, b_c }) => y_c + b_c / 2,
})
/** Top of the pontoons or underside of the deck box, whichever comes first. */
export const semiEdge = equation({
  ...edge,
  where: { T, h_p, D, y_o: ['column outermost half breadth', 'm'] },
  evaluate: ({ T, h_p, D, y_o }) => atan(min(T - h_p, D - T) / y_o),
})
