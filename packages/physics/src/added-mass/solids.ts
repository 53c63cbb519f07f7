/** Volume, areas and inertia of a solid box or an upright cylinder, and the drag area moment of a rectangle. Coherent SI. */
import { equation, pi } from '@keelson/equations'
import { newman } from './source.ts'

const at = { source: newman, clause: 'geometry of solids' } as const
const l = ['length', 'm'] as const
const w = ['width', 'm'] as const
const h = ['height', 'm'] as const
const R = ['radius', 'm'] as const
const m = ['mass', 'kg'] as const
const s_1 = ['first side', 'm'] as const
const s_2 = ['second side', 'm'] as const

export const boxVolume = equation({
  ...at,
  symbol: 'V',
  title: 'Box volume',
  unit: 'm3',
  where: { l, w, h },
  evaluate: ({ l, w, h }) => l * w * h,
})

export const cylinderVolume = equation({
  ...at,
  symbol: 'V',
  title: 'Cylinder volume',
  unit: 'm3',
  where: { R, h },
  evaluate: ({ R, h }) => pi * R ** 2 * h,
})

export const rectangleArea = equation({
  ...at,
  symbol: 'A',
  title: 'Face area',
  unit: 'm2',
  where: { s_1, s_2 },
  evaluate: ({ s_1, s_2 }) => s_1 * s_2,
})

export const discArea = equation({
  ...at,
  symbol: 'A',
  title: 'Disc area',
  unit: 'm2',
  where: { R },
  evaluate: ({ R }) => pi * R ** 2,
})

export const boxInertia = equation({
  ...at,
  symbol: 'I',
  title: 'Box moment of inertia',
  unit: 'kg*m2',
  where: { m, s_1, s_2 },
  evaluate: ({ m, s_1, s_2 }) => (m * (s_1 ** 2 + s_2 ** 2)) / 12,
})

/** About an axis across it, through its middle. */
export const cylinderInertia = equation({
  ...at,
  symbol: 'I',
  title: 'Cylinder moment of inertia, transverse axis',
  unit: 'kg*m2',
  where: { m, R, h },
  evaluate: ({ m, R, h }) => (m * (3 * R ** 2 + h ** 2)) / 12,
})

export const cylinderInertiaAlong = equation({
  ...at,
  symbol: 'I',
  title: 'Cylinder moment of inertia, longitudinal axis',
  unit: 'kg*m2',
  where: { m, R },
  evaluate: ({ m, R }) => (m * R ** 2) / 2,
})

/** Integral of the third power of the distance from its middle line, over the rectangle. */
export const dragAreaMoment = equation({
  ...at,
  symbol: 'A_D3',
  title: 'Drag area moment',
  unit: 'm5',
  where: { b: ['breadth along the axis', 'm'], s: ['side normal to the axis', 'm'] },
  evaluate: ({ b, s }) => (b * s ** 4) / 32,
})

export const equivalentSide = equation({
  ...at,
  symbol: 's_eq',
  title: 'Equivalent square side',
  unit: 'm',
  where: { A_p: ['projected area', 'm2'] },
  evaluate: ({ A_p }) => A_p ** 0.5,
})

export const equivalentHeight = equation({
  ...at,
  symbol: 'h_eq',
  title: 'Equivalent box height',
  unit: 'm',
  where: { V: ['volume', 'm3'], A_p: ['projected area', 'm2'] },
  evaluate: ({ V, A_p }) => V / A_p,
})

export const trappedWater = equation({
  ...at,
  symbol: 'm_w',
  title: 'Trapped water mass',
  unit: 'kg',
  where: {
    rho: ['water density', 'kg/m3'],
    V_box: ['outline box volume', 'm3'],
    V: ['displaced volume', 'm3'],
  },
  evaluate: ({ rho, V_box, V }) => rho * (V_box - V),
})
