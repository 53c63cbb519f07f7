/** Pin-connected members: the eye of a lug. ANSI/AISC 360 (2016) D2, D5 and J7. Coherent SI. */
import { constant, equation, min } from '@keelson/equations'
import { aisc360 } from './source.ts'

const at = (clause: string) => ({ source: aisc360, clause }) as const

export const EDGE_ALLOWANCE = constant({
  ...at('D5.1'),
  symbol: 'c_b',
  title: 'Constant added to 2t for effective width',
  value: 16,
  unit: 'mm',
})
export const SHEAR_SHARE = constant({
  ...at('D5.1(b), eq. D5-2'),
  symbol: 'c_v',
  title: 'Shear to tensile strength ratio',
  value: 0.6,
  unit: '-',
})
export const BEARING_SHARE = constant({
  ...at('J7(a), eq. J7-1'),
  symbol: 'c_p',
  title: 'Bearing to yield strength ratio',
  value: 1.8,
  unit: '-',
})
/** Of rupture in tension and shear, and of bearing. */
export const RUPTURE_RESISTANCE_FACTOR = constant({
  ...at('D5.1 and J7'),
  symbol: 'phi_r',
  title: 'Resistance factor for rupture and bearing',
  value: 0.75,
  unit: '-',
})
export const YIELD_RESISTANCE_FACTOR = constant({
  ...at('D2(a)'),
  symbol: 'phi_y',
  title: 'Resistance factor for tensile yielding',
  value: 0.9,
  unit: '-',
})
export const RUPTURE_SAFETY_FACTOR = constant({
  ...at('D5.1 and J7'),
  symbol: 'Omega_r',
  title: 'Safety factor for rupture and bearing',
  value: 2,
  unit: '-',
})
export const YIELD_SAFETY_FACTOR = constant({
  ...at('D2(a)'),
  symbol: 'Omega_y',
  title: 'Safety factor for tensile yielding',
  value: 1.67,
  unit: '-',
})
export const EDGE_RATIO = constant({
  ...at('D5.2(c)'),
  symbol: 'c_a',
  title: 'Minimum edge distance to effective width ratio',
  value: 1.33,
  unit: '-',
})
/** Where the pin provides for movement of the connected parts under full load. */
export const PIN_CLEARANCE = constant({
  ...at('D5.2(b)'),
  symbol: 'c_d',
  title: 'Maximum hole clearance',
  value: 1,
  unit: 'mm',
})

const t = ['plate thickness', 'm'] as const
const w = ['plate width at the hole', 'm'] as const
const d = ['pin diameter', 'm'] as const
const d_h = ['hole diameter', 'm'] as const
const a = ['clear edge distance parallel to the load', 'm'] as const
const b_e = ['effective width at hole', 'm'] as const
const F_y = ['yield strength', 'Pa'] as const
const F_u = ['tensile strength', 'Pa'] as const

export const effectiveWidth = equation({
  ...at('D5.1'),
  symbol: 'b_e',
  title: 'Effective width at hole',
  unit: 'm',
  where: { t, c_b: ['constant added to 2t for effective width', 'm'], w, d_h },
  evaluate: ({ t, c_b, w, d_h }) => min(2 * t + c_b, (w - d_h) / 2),
})

export const tensileRupture = equation({
  ...at('D5.1(a), eq. D5-1'),
  symbol: 'P_n',
  title: 'Tensile rupture strength',
  unit: 'N',
  where: { F_u, t, b_e },
  evaluate: ({ F_u, t, b_e }) => F_u * (2 * t * b_e),
})

export const shearArea = equation({
  ...at('D5.1(b)'),
  symbol: 'A_sf',
  title: 'Shear failure path area',
  unit: 'm2',
  where: { t, a, d },
  evaluate: ({ t, a, d }) => 2 * t * (a + d / 2),
})

export const shearRupture = equation({
  ...at('D5.1(b), eq. D5-2'),
  symbol: 'P_v',
  title: 'Shear rupture strength',
  unit: 'N',
  where: { c_v: ['shear to tensile strength ratio', '-'], F_u, A_sf: ['shear failure path area', 'm2'] },
  evaluate: ({ c_v, F_u, A_sf }) => c_v * F_u * A_sf,
})

/** With cheek plates, which bear on the pin as the plate does. */
export const bearing = equation({
  ...at('J7(a), eq. J7-1'),
  symbol: 'R_n',
  title: 'Bearing strength',
  unit: 'N',
  where: {
    c_p: ['bearing to yield strength ratio', '-'],
    F_y,
    d,
    t,
    t_c: ['cheek plate thickness, each side', 'm'],
  },
  evaluate: ({ c_p, F_y, d, t, t_c }) => c_p * F_y * d * (t + 2 * t_c),
})

export const grossYield = equation({
  ...at('D2(a), eq. D2-1'),
  symbol: 'P_y',
  title: 'Gross yield strength',
  unit: 'N',
  where: { F_y, w, t },
  evaluate: ({ F_y, w, t }) => F_y * w * t,
})

export const allowableStrength = equation({
  ...at('B3.2, eq. B3-2'),
  symbol: 'P_a',
  title: 'Allowable strength',
  unit: 'N',
  where: { P_n: ['nominal strength', 'N'], Omega: ['safety factor', '-'] },
  evaluate: ({ P_n, Omega }) => P_n / Omega,
})

export const designStrength = equation({
  ...at('B3.1, eq. B3-1'),
  symbol: 'P_d',
  title: 'Design strength',
  unit: 'N',
  where: { phi: ['resistance factor', '-'], P_n: ['nominal strength', 'N'] },
  evaluate: ({ phi, P_n }) => phi * P_n,
})

export const smallestStrength = equation({
  ...at('D5.1'),
  symbol: 'P_min',
  title: 'Governing strength',
  unit: 'N',
  where: {
    P_t: ['tensile rupture strength', 'N'],
    P_v: ['shear rupture strength', 'N'],
    P_b: ['bearing strength', 'N'],
    P_y: ['gross yield strength', 'N'],
  },
  evaluate: ({ P_t, P_v, P_b, P_y }) => min(P_t, P_v, P_b, P_y),
})

export const leastEdgeDistance = equation({
  ...at('D5.2(c)'),
  symbol: 'a_min',
  title: 'Minimum edge distance',
  unit: 'm',
  where: { c_a: ['minimum edge distance to effective width ratio', '-'], b_e },
  evaluate: ({ c_a, b_e }) => c_a * b_e,
})

/** It can not be missed by an effective width that is no wider than the plate beside the hole. */
export const leastWidth = equation({
  ...at('D5.2(c)'),
  symbol: 'w_min',
  title: 'Minimum plate width',
  unit: 'm',
  where: { b_e, d },
  evaluate: ({ b_e, d }) => 2 * b_e + d,
})
