/** Hoop buckling under the pressure of the sea, and the rings that hold it. API RP 2A-WSD 3.2.5. */
import { cosh, equation, pi, sqrt } from '@keelson/equations'
import { apiRp2aWsd } from './source.ts'

const AT = { source: apiRp2aWsd, unit: 'Pa' } as const
const F_y = ['yield strength', 'Pa'] as const
const E = ["Young's modulus", 'Pa'] as const
const D = ['outside diameter', 'm'] as const
const t = ['wall thickness', 'm'] as const
const L = ['ring spacing', 'm'] as const
const F_he = ['elastic hoop buckling stress', 'Pa'] as const

export const waveNumber = equation({
  ...AT,
  symbol: 'k',
  title: 'Wave number',
  unit: 'rad/m',
  clause: '3.2.5',
  where: { L_w: ['wavelength', 'm'] },
  evaluate: ({ L_w }) => (2 * pi) / L_w,
})

export const designHead = equation({
  ...AT,
  symbol: 'H_z',
  title: 'Design head',
  unit: 'm',
  clause: '3.2.5',
  where: {
    z: ['depth below still water, including tide', 'm'],
    H_w: ['wave height', 'm'],
    k: ['wave number', 'rad/m'],
    d: ['water depth', 'm'],
  },
  evaluate: ({ z, H_w, k, d }) => z + (H_w / 2) * (cosh(k * (d - z)) / cosh(k * d)),
})

export const headPressure = equation({
  ...AT,
  symbol: 'p',
  title: 'Design head pressure',
  clause: '3.2.5',
  where: { gamma_w: ['seawater unit weight', 'N/m3'], H_z: ['design head', 'm'] },
  evaluate: ({ gamma_w, H_z }) => gamma_w * H_z,
})

export const hoopStress = equation({
  ...AT,
  symbol: 'f_h',
  title: 'Hoop stress due to external pressure',
  clause: '3.2.5',
  where: { p: ['external pressure', 'Pa'], D, t },
  evaluate: ({ p, D, t }) => (p * D) / (2 * t),
})

export const geometricParameter = equation({
  ...AT,
  symbol: 'M',
  title: 'Geometric parameter',
  unit: '-',
  clause: '3.2.5a',
  where: { L, D, t },
  evaluate: ({ L, D, t }) => (L / D) * sqrt((2 * D) / t),
})

export const hoopCoefficient = equation({
  ...AT,
  symbol: 'C_h',
  title: 'Hoop buckling coefficient',
  unit: '-',
  clause: '3.2.5a',
  where: { M: ['geometric parameter', '-'], D, t },
  evaluate: ({ M, D, t }) =>
    M >= (1.6 * D) / t
      ? (0.44 * t) / D
      : M >= (0.825 * D) / t
        ? (0.44 * t) / D + (0.21 * (D / t) ** 3) / M ** 4
        : M >= 3.5
          ? 0.736 / (M - 0.636)
          : M >= 1.5
            ? 0.755 / (M - 0.559)
            : 0.8,
  limited: { holds: '3.2.5a gives 0.8 for closely spaced rings' },
})

export const elasticHoopBuckling = equation({
  ...AT,
  symbol: 'F_he',
  title: 'Elastic hoop buckling stress',
  clause: '3.2.5a',
  where: { C_h: ['hoop buckling coefficient', '-'], E, t, D },
  evaluate: ({ C_h, E, t, D }) => (2 * C_h * E * t) / D,
})

export const criticalHoopBuckling = equation({
  ...AT,
  symbol: 'F_hc',
  title: 'Critical hoop buckling stress',
  clause: '3.2.5b',
  where: { F_he, F_y },
  evaluate: ({ F_he, F_y }) =>
    F_he <= 0.55 * F_y
      ? F_he
      : F_he <= 1.6 * F_y
        ? 0.45 * F_y + 0.18 * F_he
        : F_he <= 6.2 * F_y
          ? (1.31 * F_y) / (1.15 + F_y / F_he)
          : F_y,
})

export const allowableHoop = equation({
  ...AT,
  symbol: 'F_h',
  title: 'Allowable hoop stress',
  clause: '3.2.5 eq. 3.2.5-1',
  where: { F_hc: ['critical hoop buckling stress', 'Pa'], SF_h: ['hoop compression safety factor', '-'] },
  evaluate: ({ F_hc, SF_h }) => F_hc / SF_h,
})

/** Of the ring with the shell that works with it, 1.1 root of D t wide. */
export const ringInertia = equation({
  ...AT,
  symbol: 'I_c',
  title: 'Required ring second moment of area',
  unit: 'm4',
  clause: '3.2.5c',
  where: { F_he, t, L, D, E },
  evaluate: ({ F_he, t, L, D, E }) => (F_he * t * L * D ** 2) / (8 * E),
})
