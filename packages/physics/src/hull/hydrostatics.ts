/** Hydrostatics by sections at stations: sums of what each station has, with the multipliers of their integration. */
import { equation, sum } from '@keelson/equations'
import { barrassDerrett } from './sources.ts'

const common = { source: barrassDerrett, clause: 'ch. 10, areas and volumes by multipliers' }
const m = ['station multiplier', 'm', 'list'] as const
const x = ['station position forward of midships', 'm', 'list'] as const
const b = ['waterline breadth', 'm', 'list'] as const

export const volumeOfSections = equation({
  ...common,
  symbol: 'V',
  title: 'Displaced volume',
  unit: 'm3',
  where: { m, A: ['submerged section area', 'm2', 'list'] },
  evaluate: ({ m, A }) => sum(m.length, (j) => m[j] * A[j]),
})

export const centreAboveKeel = equation({
  ...common,
  symbol: 'KB',
  title: 'Centre of buoyancy above keel',
  unit: 'm',
  where: { m, M_z: ['section moment about baseline', 'm3', 'list'], V: ['displaced volume', 'm3'] },
  evaluate: ({ m, M_z, V }) => sum(m.length, (j) => m[j] * M_z[j]) / V,
})

export const centreAlong = equation({
  ...common,
  symbol: 'x_B',
  title: 'Centre of buoyancy forward of midships',
  unit: 'm',
  where: { m, x, A: ['submerged section area', 'm2', 'list'], V: ['displaced volume', 'm3'] },
  evaluate: ({ m, x, A, V }) => sum(m.length, (j) => m[j] * x[j] * A[j]) / V,
})

export const waterplaneArea = equation({
  ...common,
  symbol: 'A_wp',
  title: 'Waterplane area',
  unit: 'm2',
  where: { m, b },
  evaluate: ({ m, b }) => sum(m.length, (j) => m[j] * b[j]),
})

export const centreOfFlotation = equation({
  ...common,
  symbol: 'x_F',
  title: 'Centre of flotation forward of midships',
  unit: 'm',
  where: { m, x, b, A_wp: ['waterplane area', 'm2'] },
  evaluate: ({ m, x, b, A_wp }) => sum(m.length, (j) => m[j] * x[j] * b[j]) / A_wp,
})

export const transverseInertia = equation({
  ...common,
  symbol: 'I_T',
  title: 'Transverse waterplane second moment',
  unit: 'm4',
  where: { m, b },
  evaluate: ({ m, b }) => sum(m.length, (j) => m[j] * b[j] ** 3) / 12,
})

export const longitudinalInertia = equation({
  ...common,
  symbol: 'I_L',
  title: 'Longitudinal waterplane second moment',
  unit: 'm4',
  where: { m, x, b, A_wp: ['waterplane area', 'm2'], x_F: ['centre of flotation forward of midships', 'm'] },
  evaluate: ({ m, x, b, A_wp, x_F }) => sum(m.length, (j) => m[j] * x[j] ** 2 * b[j]) - A_wp * x_F ** 2,
})
