/** Buckling under shear, alone and beside transverse compression. DNV-RP-C201 (2010) 6.4, 6.5. */
import { equation, sqrt } from '@keelson/equations'
import { dnvRpC201 } from './source.ts'

const AT = { source: dnvRpC201, clause: '6.4', unit: '-' } as const
const s = ['stiffener spacing', 'm'] as const
const f_y = ['yield strength', 'Pa'] as const
const lambda_w = ['reduced slenderness', '-'] as const
const YIELDS = { holds: 'a plate of this low slenderness yields in shear' }

export const shearFactor = equation({
  ...AT,
  symbol: 'k_l',
  title: 'Shear buckling factor',
  where: { s, l: ['plate length', 'm'] },
  evaluate: ({ s, l }) => (l >= s ? 5.34 + 4 * (s / l) ** 2 : 5.34 * (s / l) ** 2 + 4),
})

export const shearSlenderness = equation({
  ...AT,
  symbol: 'lambda_w',
  title: 'Reduced slenderness, shear',
  where: {
    s,
    t: ['plate thickness', 'm'],
    f_y,
    E: ["Young's modulus", 'Pa'],
    k_l: ['shear buckling factor', '-'],
  },
  evaluate: ({ s, t, f_y, E, k_l }) => 0.795 * (s / t) * sqrt(f_y / (E * k_l)),
})

export const shearReduction = equation({
  ...AT,
  symbol: 'C_tau',
  title: 'Shear reduction factor',
  where: { lambda_w },
  evaluate: ({ lambda_w }) => (lambda_w <= 0.8 ? 1 : lambda_w <= 1.2 ? 1 - 0.625 * (lambda_w - 0.8) : 0.9 / lambda_w),
  limited: YIELDS,
})

/** Without what a plate holds after it has buckled in shear. */
export const shearReductionElastic = equation({
  ...AT,
  symbol: 'C_taue',
  title: 'Shear reduction factor with transverse compression',
  clause: '6.5',
  where: { lambda_w },
  evaluate: ({ lambda_w }) => (lambda_w <= 0.8 ? 1 : lambda_w <= 1.25 ? 1 - 0.8 * (lambda_w - 0.8) : 1 / lambda_w ** 2),
  limited: YIELDS,
})

export const shearResistance = equation({
  ...AT,
  symbol: 'tau_Rd',
  title: 'Shear resistance',
  unit: 'Pa',
  clause: '6.4, 6.5',
  where: { C_tau: ['shear reduction factor', '-'], f_y, gamma_M: ['material factor', '-'] },
  evaluate: ({ C_tau, f_y, gamma_M }) => ((C_tau / gamma_M) * f_y) / sqrt(3),
})
