/** Pressure of a column of mud as drillers reckon it, by 0.052 psi per foot and pound per gallon. Depths are vertical. */
import { constant, equation } from '@keelson/equations'
import { lapeyrouse } from './sources.ts'

const COLUMN = { source: lapeyrouse, clause: 'ch. 1, hydrostatic pressure' } as const

/** As the field rounds it: 1/19.25. */
export const HYDROSTATIC_FACTOR = constant({
  symbol: 'c_g',
  title: 'Hydrostatic factor',
  value: 0.052,
  unit: 'psi/ft/ppg',
  ...COLUMN,
})

export const c_g = ['hydrostatic factor', 'm/s2'] as const

/** Gauge. `G` may be the weight of a mud or a gradient that is written as one. */
export const columnPressure = equation({
  ...COLUMN,
  symbol: 'P',
  title: 'Column pressure',
  unit: 'Pa',
  where: { c_g, G: ['mud weight or pressure gradient', 'kg/m3'], z: ['vertical depth', 'm'] },
  evaluate: ({ c_g, G, z }) => c_g * G * z,
})
