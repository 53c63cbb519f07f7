/** Buckling under transverse stress, with what lateral pressure takes from it. DNV-RP-C201 (2010) 6.3, 6.8. */
import { equation, max, min, sqrt } from '@keelson/equations'
import { dnvRpC201 } from './source.ts'

const AT = { source: dnvRpC201, unit: '-' } as const
const s = ['stiffener spacing', 'm'] as const
const t = ['plate thickness', 'm'] as const
const l = ['plate length', 'm'] as const
const f_y = ['yield strength', 'Pa'] as const
const E = ["Young's modulus", 'Pa'] as const

export const heldWidth = equation({
  ...AT,
  symbol: 'r_l',
  title: 'Plate length fraction yielding at the short edges',
  clause: '6.3 eq. 6.6',
  where: { t, l, E, f_y },
  evaluate: ({ t, l, E, f_y }) => min(1, 1.3 * (t / l) * sqrt(E / f_y)),
  limited: { holds: 'the fraction cannot exceed 1' },
})

export const transverseSlenderness = equation({
  ...AT,
  symbol: 'lambda_c',
  title: 'Reduced slenderness, transverse',
  clause: '6.3 eq. 6.8',
  where: { s, t, f_y, E },
  evaluate: ({ s, t, f_y, E }) => 1.1 * (s / t) * sqrt(f_y / E),
})

export const transverseImperfection = equation({
  ...AT,
  symbol: 'mu',
  title: 'Imperfection parameter',
  clause: '6.3 eq. 6.9',
  where: { lambda_c: ['reduced slenderness', '-'] },
  evaluate: ({ lambda_c }) => 0.21 * (lambda_c - 0.2),
})

export const transverseReduction = equation({
  ...AT,
  symbol: 'kappa',
  title: 'Reduction factor, middle strip',
  clause: '6.3 eq. 6.7',
  where: { lambda_c: ['reduced slenderness', '-'], mu: ['imperfection parameter', '-'] },
  evaluate: ({ lambda_c, mu }) =>
    lambda_c <= 0.2
      ? 1
      : lambda_c < 2
        ? (1 + mu + lambda_c ** 2 - sqrt((1 + mu + lambda_c ** 2) ** 2 - 4 * lambda_c ** 2)) / (2 * lambda_c ** 2)
        : 1 / (2 * lambda_c ** 2) + 0.07,
  limited: { holds: 'a strip of this low slenderness yields' },
})

export const pressureSensitivity = equation({
  ...AT,
  symbol: 'h_alpha',
  title: 'Pressure sensitivity',
  clause: '6.3 eq. 6.11',
  where: { s, t },
  evaluate: ({ s, t }) => max(0, 0.05 * (s / t) - 0.75),
  limited: { holds: 'pressure does not reduce the resistance at this low slenderness' },
})

export const pressureReduction = equation({
  ...AT,
  symbol: 'k_p',
  title: 'Lateral pressure reduction factor',
  clause: '6.3 eq. 6.10',
  where: { p_Sd: ['lateral pressure', 'Pa'], s, t, f_y, h_alpha: ['pressure sensitivity', '-'] },
  evaluate: ({ p_Sd, s, t, f_y, h_alpha }) =>
    p_Sd <= 2 * (t / s) ** 2 * f_y ? 1 : max(0, 1 - h_alpha * (p_Sd / f_y - 2 * (t / s) ** 2)),
  limited: { holds: '6.3 gives no reduction at low pressure and full reduction at high pressure' },
})

export const transverseStrength = equation({
  ...AT,
  symbol: 'sigma_yR',
  title: 'Characteristic transverse stress resistance',
  unit: 'Pa',
  clause: '6.3 eq. 6.6',
  where: {
    r_l: ['plate length fraction yielding at the short edges', '-'],
    kappa: ['reduction factor, middle strip', '-'],
    f_y,
    k_p: ['lateral pressure reduction factor', '-'],
  },
  evaluate: ({ r_l, kappa, f_y, k_p }) => (r_l + kappa * (1 - r_l)) * f_y * k_p,
})

export const transverseResistance = equation({
  ...AT,
  symbol: 'sigma_yRd',
  title: 'Transverse stress resistance',
  unit: 'Pa',
  clause: '6.3 eq. 6.5',
  where: { sigma_yR: ['characteristic resistance', 'Pa'], gamma_M: ['material factor', '-'] },
  evaluate: ({ sigma_yR, gamma_M }) => sigma_yR / gamma_M,
})

/** Where varying transverse stress is checked, from the end that has the most. */
export const transverseCheckDistance = equation({
  ...AT,
  symbol: 'l_1',
  title: 'Distance to design transverse stress',
  unit: 'm',
  clause: '6.8',
  where: { l, s },
  evaluate: ({ l, s }) => min(0.25 * l, 0.5 * s),
})

/** Of compression at the end that has the most. */
export const transverseDesignStress = equation({
  ...AT,
  symbol: 'sigma_y1',
  title: 'Design transverse stress for buckling',
  unit: 'Pa',
  clause: '6.8',
  where: {
    sigma_y: ['maximum transverse stress', 'Pa'],
    psi_t: ['far end to maximum transverse stress ratio', '-'],
    l_1: ['distance from the end', 'm'],
    l,
  },
  evaluate: ({ sigma_y, psi_t, l_1, l }) => max(0.75 * sigma_y, sigma_y * (1 - ((1 - psi_t) * l_1) / l)),
})
