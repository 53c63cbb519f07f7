/** Longitudinal, transverse and shear stress together. DNV-RP-C201 (2010) 6.5. */
import { abs, constant, equation, max, reachRule, sqrt } from '@keelson/equations'
import { dnvRpC201 } from './source.ts'

const AT = { source: dnvRpC201, clause: '6.5', unit: '-' } as const
const sigma_x = ['longitudinal stress', 'Pa'] as const
const sigma_y = ['transverse stress', 'Pa'] as const

export const COMBINED_LIMIT = constant({
  ...AT,
  symbol: 'u_lim',
  title: 'Combined stress limit',
  value: 1,
})

export const transverseLeft = reachRule({
  source: dnvRpC201,
  clause: '6.5',
  title: 'The pressure leaves positive transverse stress resistance',
  because: 'utilisations cannot be summed when a resistance is zero',
})

/** Where the interaction factor has fallen to 0. */
export const INTERACTION_END = constant({
  ...AT,
  symbol: 'r_s',
  title: 'Spacing to thickness ratio at zero interaction factor',
  value: 120,
})

export const interactionFactor = equation({
  ...AT,
  symbol: 'c_i',
  title: 'Interaction factor',
  where: { sigma_x, sigma_y, s: ['stiffener spacing', 'm'], t: ['plate thickness', 'm'] },
  evaluate: ({ sigma_x, sigma_y, s, t }) => (sigma_x < 0 || sigma_y < 0 ? 1 : max(0, 1 - s / (120 * t))),
  limited: { holds: '6.5 gives 1 for tension in either direction and 0 for s/t above 120' },
})

export const combinedStress = equation({
  ...AT,
  symbol: 'u_c',
  title: 'Combined stresses',
  where: {
    sigma_x,
    sigma_xRd: ['longitudinal stress resistance', 'Pa'],
    sigma_y,
    sigma_yRd: ['transverse stress resistance', 'Pa'],
    c_i: ['interaction factor', '-'],
    tau: ['shear stress', 'Pa'],
    tau_Rd: ['shear resistance', 'Pa'],
  },
  evaluate: ({ sigma_x, sigma_xRd, sigma_y, sigma_yRd, c_i, tau, tau_Rd }) =>
    (sigma_x / sigma_xRd) ** 2 +
    (sigma_y / sigma_yRd) ** 2 -
    c_i * (sigma_x / sigma_xRd) * (sigma_y / sigma_yRd) +
    (tau / tau_Rd) ** 2,
})

/** The combined stresses solved for both stresses in a fixed proportion. Needs a shear that is held alone. */
export const stressTogether = equation({
  ...AT,
  symbol: 'r_c',
  title: 'Resultant stress resistance at constant stress ratios',
  unit: 'Pa',
  where: {
    x: ['longitudinal to resultant stress ratio', '-'],
    sigma_xRd: ['longitudinal stress resistance', 'Pa'],
    y: ['transverse to resultant stress ratio', '-'],
    sigma_yRd: ['transverse stress resistance', 'Pa'],
    c_i: ['interaction factor', '-'],
    tau: ['shear stress', 'Pa'],
    tau_Rd: ['shear resistance', 'Pa'],
  },
  evaluate: ({ x, sigma_xRd, y, sigma_yRd, c_i, tau, tau_Rd }) =>
    sqrt(
      (1 - (tau / tau_Rd) ** 2) /
        ((x / sigma_xRd) ** 2 + (y / sigma_yRd) ** 2 - c_i * (x / sigma_xRd) * (y / sigma_yRd)),
    ),
})

/** Nothing asked uses nothing, whatever there is. */
export const resistanceUse = equation({
  ...AT,
  symbol: 'u',
  title: 'Resistance utilisation',
  clause: 'sections 5 and 6',
  where: { S: ['stress or pressure', 'Pa'], R: ['corresponding resistance', 'Pa'] },
  limited: { holds: 'zero load gives zero utilisation whatever the resistance' },
  evaluate: ({ S, R }) => (abs(S) > 0 ? abs(S) / R : 0),
})
