/** Wind forces and heeling moments of MODU Code (2009) 3.2. */
import { constant, equation, reachRange, sum } from '@keelson/equations'
import { modu2009 } from './source.ts'

const source = modu2009

export const AIR_DENSITY = constant({
  symbol: 'rho_a',
  title: 'Air density',
  value: 1.222,
  unit: 'kg/m3',
  source,
  clause: '3.2.3',
})

/** Wind speeds, m/s: normal operation offshore, severe storm, and a damaged unit offshore. MODU Code (2009) 3.2.2. */
export const WIND_SPEEDS = { normal: 36, severe: 51.5, damaged: 25.8 } as const

/** Shape coefficients. MODU Code (2009) table 3-1. */
export const SHAPE_COEFFICIENTS = {
  spherical: 0.4,
  cylindrical: 0.5,
  largeFlat: 1,
  derrick: 1.25,
  wires: 1.2,
  exposedBeams: 1.3,
  smallParts: 1.4,
  isolatedShapes: 1.5,
  clusteredDeckhouses: 1.1,
} as const

export const SHAPE_REACH = reachRange({
  source,
  clause: 'table 3-1',
  symbol: 'C_S',
  title: 'Block shape coefficient',
  unit: '-',
  from: SHAPE_COEFFICIENTS.spherical,
  to: SHAPE_COEFFICIENTS.isolatedShapes,
  unsafe: 'below',
  because: 'no shape in the table has a lower coefficient',
})

/** Height coefficients by bands above the sea. MODU Code (2009) table 3-2. */
export const HEIGHT_COEFFICIENTS = [
  1, 1.1, 1.2, 1.3, 1.37, 1.43, 1.48, 1.52, 1.56, 1.6, 1.63, 1.67, 1.7, 1.72, 1.75, 1.77, 1.79, 1.8,
] as const
/** Upper ends of the bands but the last, m. MODU Code (2009) table 3-2. */
export const HEIGHT_BANDS = [
  15.3, 30.5, 46, 61, 76, 91.5, 106.5, 122, 137, 152.5, 167.5, 183, 198, 213.5, 228.5, 244, 256,
] as const

/** Coefficient of the band in which a height lies, m above the water; at its upper end it is the band's own. */
export function heightCoefficient(height: number): number {
  const band = HEIGHT_BANDS.findIndex((top) => height <= top)
  return HEIGHT_COEFFICIENTS[band === -1 ? HEIGHT_BANDS.length : band] as number
}

const where = {
  rho_a: ['air density', 'kg/m3'],
  V: ['wind speed', 'm/s'],
  C_S: ['block shape coefficient', '-', 'list'],
  C_H: ['block height coefficient', '-', 'list'],
  A: ['projected block area', 'm2', 'list'],
} as const

export const windForce = equation({
  source,
  clause: '3.2.3',
  symbol: 'F',
  title: 'Wind force on all blocks',
  unit: 'N',
  where,
  evaluate: ({ rho_a, V, C_S, C_H, A }) => (rho_a * V ** 2 * sum(A.length, (j) => C_S[j] * C_H[j] * A[j])) / 2,
})

/** Lever: from the centre of lateral resistance below the water up to the centre of each block. */
export const windHeelingMoment = equation({
  source,
  clause: '3.2.5',
  symbol: 'M',
  title: 'Wind heeling moment, upright',
  unit: 'N*m',
  where: {
    ...where,
    z: ['height of block centre above water', 'm', 'list'],
    l_r: ['depth of centre of lateral resistance', 'm'],
  },
  evaluate: ({ rho_a, V, C_S, C_H, A, z, l_r }) =>
    (rho_a * V ** 2 * sum(A.length, (j) => C_S[j] * C_H[j] * A[j] * (z[j] + l_r))) / 2,
})

/** The moment of a ship-shaped hull falls as the cosine of the heel; of other units only by tests or calculation. */
export const SHIP_EXPONENT = constant({
  symbol: 'n',
  title: 'Heel cosine exponent',
  value: 1,
  unit: '-',
  source,
  clause: '3.2.7, ship-shaped hulls',
})
export const NO_REDUCTION = constant({
  symbol: 'n',
  title: 'Heel cosine exponent, no reduction',
  value: 0,
  unit: '-',
  source,
  clause: '3.2, other units',
})
