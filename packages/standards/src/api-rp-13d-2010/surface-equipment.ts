/** Pressure loss in standpipe, hose, swivel and kelly, by the types of the IADC. */
import { constant, equation } from '@keelson/equations'
import { apiRp13d } from './source.ts'
import { DENSITY, FIELD, PLASTIC, RATE } from './symbols.ts'

const typed = (type: number, value: number) =>
  constant({
    symbol: 'E_s',
    title: `Surface equipment factor, type ${type}`,
    value,
    unit: '-',
    source: apiRp13d,
    clause: `surface connections, type ${type} of the IADC`,
  })

/** By type 1 to 4, the smallest to the largest. */
export const SURFACE_FACTOR = {
  1: typed(1, 2.5e-4),
  2: typed(2, 9.6e-5),
  3: typed(3, 5.3e-5),
  4: typed(4, 4.2e-5),
} as const

export const surfaceLoss = equation({
  symbol: 'dP_s',
  title: 'Surface equipment pressure loss',
  unit: 'psi',
  source: apiRp13d,
  clause: 'surface connections, form of the field with plastic viscosity',
  fit: FIELD,
  where: { E_s: ['surface equipment factor', '-'], rho: DENSITY, q: RATE, PV: PLASTIC },
  evaluate: ({ E_s, rho, q, PV }) => E_s * rho ** 0.8 * q ** 1.8 * PV ** 0.2,
})
