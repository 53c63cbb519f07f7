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
  title: 'Share of the length that the short edges hold at yield',
  clause: '6.3 (6.6)',
  where: { t, l, E, f_y },
  evaluate: ({ t, l, E, f_y }) => min(1, 1.3 * (t / l) * sqrt(E / f_y)),
  limited: { holds: 'the share ends at the whole length' },
})

export const transverseSlenderness = equation({
  ...AT,
  symbol: 'lambda_c',
  title: 'Reduced slenderness, transverse',
  clause: '6.3 (6.8)',
  where: { s, t, f_y, E },
  evaluate: ({ s, t, f_y, E }) => 1.1 * (s / t) * sqrt(f_y / E),
})

export const transverseImperfection = equation({
  ...AT,
  symbol: 'mu',
  title: 'Imperfection parameter',
  clause: '6.3 (6.9)',
  where: { lambda_c: ['reduced slenderness', '-'] },
  evaluate: ({ lambda_c }) => 0.21 * (lambda_c - 0.2),
})

export const transverseReduction = equation({
  ...AT,
  symbol: 'kappa',
  title: 'Reduction factor of the strip between the short edges',
  clause: '6.3 (6.7)',
  where: { lambda_c: ['reduced slenderness', '-'], mu: ['imperfection parameter', '-'] },
  evaluate: ({ lambda_c, mu }) =>
    lambda_c <= 0.2
      ? 1
      : lambda_c < 2
        ? (1 + mu + lambda_c ** 2 - sqrt((1 + mu + lambda_c ** 2) ** 2 - 4 * lambda_c ** 2)) / (2 * lambda_c ** 2)
        : 1 / (2 * lambda_c ** 2) + 0.07,
  limited: { holds: 'a strip as stocky as this yields' },
})

export const pressureSensitivity = equation({
  ...AT,
  symbol: 'h_alpha',
  title: 'Sensitivity to pressure',
  clause: '6.3 (6.11)',
  where: { s, t },
  evaluate: ({ s, t }) => max(0, 0.05 * (s / t) - 0.75),
  limited: { holds: 'pressure takes nothing from a plate as stocky as this' },
})

export const pressureReduction = equation({
  ...AT,
  symbol: 'k_p',
  title: 'Reduction by lateral pressure',
  clause: '6.3 (6.10)',
  where: { p_Sd: ['lateral pressure', 'Pa'], s, t, f_y, h_alpha: ['sensitivity to pressure', '-'] },
  evaluate: ({ p_Sd, s, t, f_y, h_alpha }) =>
    p_Sd <= 2 * (t / s) ** 2 * f_y ? 1 : max(0, 1 - h_alpha * (p_Sd / f_y - 2 * (t / s) ** 2)),
  limited: { holds: '6.3: small pressures take nothing, large ones all' },
})

export const transverseStrength = equation({
  ...AT,
  symbol: 'sigma_yR',
  title: 'Characteristic resistance to transverse stress',
  unit: 'Pa',
  clause: '6.3 (6.6)',
  where: {
    r_l: ['share of the length held at yield', '-'],
    kappa: ['reduction factor of the rest', '-'],
    f_y,
    k_p: ['reduction by lateral pressure', '-'],
  },
  evaluate: ({ r_l, kappa, f_y, k_p }) => (r_l + kappa * (1 - r_l)) * f_y * k_p,
})

export const transverseResistance = equation({
  ...AT,
  symbol: 'sigma_yRd',
  title: 'Resistance to transverse stress',
  unit: 'Pa',
  clause: '6.3 (6.5)',
  where: { sigma_yR: ['characteristic resistance', 'Pa'], gamma_M: ['material factor', '-'] },
  evaluate: ({ sigma_yR, gamma_M }) => sigma_yR / gamma_M,
})

/** Where varying transverse stress is checked, from the end that has the most. */
export const transverseCheckDistance = equation({
  ...AT,
  symbol: 'l_1',
  title: 'Distance to the transverse stress that counts',
  unit: 'm',
  clause: '6.8',
  where: { l, s },
  evaluate: ({ l, s }) => min(0.25 * l, 0.5 * s),
})

/** Of compression at the end that has the most. */
export const transverseDesignStress = equation({
  ...AT,
  symbol: 'sigma_y1',
  title: 'Transverse stress that counts for buckling',
  unit: 'Pa',
  clause: '6.8',
  where: {
    sigma_y: ['largest transverse stress', 'Pa'],
    psi_t: ['ratio of the transverse stress at the far end', '-'],
    l_1: ['distance from the end', 'm'],
    l,
  },
  evaluate: ({ sigma_y, psi_t, l_1, l }) => max(0.75 * sigma_y, sigma_y * (1 - ((1 - psi_t) * l_1) / l)),
})
