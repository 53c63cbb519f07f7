/** Pinned connections: the eye of a lifting device, as allowable loads. ASME BTH-1 (2017) 3-3.3. Coherent SI. */
import { constant, cos, equation, min, pi, sqrt } from '@keelson/equations'
import { asmeBth1 } from './source.ts'

const at = (clause: string) => ({ source: asmeBth1, clause }) as const

/** On the design factor, where the strength is that of rupture. */
export const RUPTURE_SHARE = constant({
  ...at('3-3.3.1, eq. 3-45'),
  symbol: 'c_r',
  title: 'Design factor multiplier for rupture',
  value: 1.2,
  unit: '-',
})
export const BEARING_SHARE = constant({
  ...at('3-3.3.4, eq. 3-53'),
  symbol: 'c_p',
  title: 'Bearing to yield strength ratio, pin not rotating under load',
  value: 1.25,
  unit: '-',
})
export const TURNING_BEARING_SHARE = constant({
  ...at('3-3.3.4, eq. 3-54'),
  symbol: 'c_p_turning',
  title: 'Bearing to yield strength ratio, pin rotating under load',
  value: 0.63,
  unit: '-',
})

const t = ['plate thickness', 'm'] as const
const D_p = ['pin diameter', 'm'] as const
const D_h = ['hole diameter', 'm'] as const
const b = ['hole edge to side distance', 'm'] as const
const C_r = ['reduction factor', '-'] as const
const F_u = ['tensile strength', 'Pa'] as const
const F_y = ['yield strength', 'Pa'] as const
const c_r = ['design factor multiplier for rupture', '-'] as const
const N_d = ['design factor', '-'] as const

/** For a pin that is smaller than nine tenths of its hole. */
export const reductionFactor = equation({
  ...at('3-3.3.1, eq. 3-48'),
  symbol: 'C_r',
  title: 'Loose pin reduction factor',
  unit: '-',
  where: { D_p, D_h },
  limited: { holds: 'a pin of at least 0.9 times the hole diameter is a close fit' },
  evaluate: ({ D_p, D_h }) => (D_p / D_h <= 0.9 ? 1 - 0.275 * sqrt(1 - D_p ** 2 / D_h ** 2) : 1),
})

export const effectiveWidth = equation({
  ...at('3-3.3.1, eq. 3-46 and 3-47'),
  symbol: 'b_eff',
  title: 'Effective width at hole',
  unit: 'm',
  where: { b, t, F_u, F_y, D_h },
  evaluate: ({ b, t, F_u, F_y, D_h }) => min(b, 4 * t, b * 0.6 * (F_u / F_y) * sqrt(D_h / b)),
})

export const tensileLoad = equation({
  ...at('3-3.3.1, eq. 3-45'),
  symbol: 'P_t',
  title: 'Allowable load, tension on effective area',
  unit: 'N',
  where: { C_r, F_u, c_r, N_d, t, b_eff: ['effective width at hole', 'm'] },
  evaluate: ({ C_r, F_u, c_r, N_d, t, b_eff }) => ((C_r * F_u) / (c_r * N_d)) * 2 * t * b_eff,
})

/** On one plane beyond the hole. */
export const fractureLoad = equation({
  ...at('3-3.3.1, eq. 3-49'),
  symbol: 'P_b',
  title: 'Allowable load, single plane fracture',
  unit: 'N',
  where: { C_r, F_u, c_r, N_d, R: ['hole centre to plate edge distance', 'm'], D_h, b, t },
  evaluate: ({ C_r, F_u, c_r, N_d, R, D_h, b, t }) =>
    ((C_r * F_u) / (c_r * N_d)) * (1.13 * (R - D_h / 2) + (0.92 * b) / (1 + b / D_h)) * t,
})

export const shearPlaneAngle = equation({
  ...at('3-3.3.1, eq. 3-52'),
  symbol: 'phi',
  title: 'Shear plane angle',
  unit: 'rad',
  where: { D_p, D_h },
  evaluate: ({ D_p, D_h }) => ((55 * pi) / 180) * (D_p / D_h),
})

export const shearArea = equation({
  ...at('3-3.3.1, eq. 3-51'),
  symbol: 'A_v',
  title: 'Shear area, two planes',
  unit: 'm2',
  where: {
    a: ['hole edge to plate edge distance along the load', 'm'],
    D_p,
    phi: ['shear plane angle', 'rad'],
    t,
  },
  evaluate: ({ a, D_p, phi, t }) => 2 * (a + (D_p / 2) * (1 - cos(phi))) * t,
})

export const shearLoad = equation({
  ...at('3-3.3.1, eq. 3-50'),
  symbol: 'P_v',
  title: 'Allowable load, double plane shear',
  unit: 'N',
  where: { F_u, c_r, N_d, A_v: ['shear area, two planes', 'm2'] },
  evaluate: ({ F_u, c_r, N_d, A_v }) => ((0.7 * F_u) / (c_r * N_d)) * A_v,
})

export const bearingStress = equation({
  ...at('3-3.3.4, eq. 3-53'),
  symbol: 'F_p',
  title: 'Allowable bearing stress',
  unit: 'Pa',
  where: { c_p: ['bearing to yield strength ratio', '-'], F_y, N_d },
  evaluate: ({ c_p, F_y, N_d }) => (c_p * F_y) / N_d,
})

export const bearingLoad = equation({
  ...at('3-3.3.4'),
  symbol: 'P_p',
  title: 'Allowable load, bearing',
  unit: 'N',
  where: { F_p: ['allowable bearing stress', 'Pa'], D_p, t },
  evaluate: ({ F_p, D_p, t }) => F_p * D_p * t,
})

export const smallestLoad = equation({
  ...at('3-3.3'),
  symbol: 'P_min',
  title: 'Governing allowable load',
  unit: 'N',
  where: {
    P_t: ['allowable load, tension on effective area', 'N'],
    P_b: ['allowable load, single plane fracture', 'N'],
    P_v: ['allowable load, double plane shear', 'N'],
    P_p: ['allowable load, bearing', 'N'],
  },
  evaluate: ({ P_t, P_b, P_v, P_p }) => min(P_t, P_b, P_v, P_p),
})
