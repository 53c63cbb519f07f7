/** Buckling under longitudinal stress, even or varying over the width. DNV-RP-C201 (2010) 6.2, 6.6. */
import { constant, equation, min, reachRange, sqrt } from '@keelson/equations'
import { dnvRpC201 } from './source.ts'

export const REFERENCE_YIELD = constant({
  symbol: 'f_235',
  title: 'Reference yield strength',
  value: 235,
  unit: 'MPa',
  source: dnvRpC201,
  clause: '6.6',
})
/** Contained in the 28.4 of the slenderness under varying stress. */
export const REFERENCE_MODULUS = constant({
  symbol: 'E_210',
  title: "Young's modulus assumed in varying stress slenderness",
  value: 210,
  unit: 'GPa',
  source: dnvRpC201,
  clause: '6.6',
})

/** Of a plate under varying stress: moduli of steel in the codes of practice, 200 to 210 GPa. */
export const modulusOfSteel = reachRange({
  symbol: 'E',
  title: "Young's modulus with varying stress",
  unit: 'GPa',
  from: 200,
  unsafe: 'below',
  because: "the slenderness formula for varying stress assumes the Young's modulus of steel",
  source: dnvRpC201,
  clause: '6.6',
})

export const UNIFORM_FACTOR = constant({
  symbol: 'k_sigma',
  title: 'Buckling factor, uniform stress',
  value: 4,
  unit: '-',
  source: dnvRpC201,
  clause: '6.2, 6.6',
})

const UNIFORM = { source: dnvRpC201, unit: '-' } as const
const VARYING = { source: dnvRpC201, clause: '6.6', unit: '-' } as const
const s = ['stiffener spacing', 'm'] as const
const t = ['plate thickness', 'm'] as const
const f_y = ['yield strength', 'Pa'] as const
const lambda_p = ['reduced slenderness', '-'] as const
const psi = ['edge stress ratio', '-'] as const
const NO_MORE = { holds: 'a plate that yields before buckling is fully effective' }

export const plateSlenderness = equation({
  ...UNIFORM,
  symbol: 'lambda_p',
  title: 'Reduced slenderness, longitudinal',
  clause: '6.2 eq. 6.3',
  where: { s, t, f_y, E: ["Young's modulus", 'Pa'] },
  evaluate: ({ s, t, f_y, E }) => 0.525 * (s / t) * sqrt(f_y / E),
})

export const effectiveWidth = equation({
  ...UNIFORM,
  symbol: 'C_x',
  title: 'Effective width factor',
  clause: '6.2 eq. 6.2',
  where: { lambda_p },
  evaluate: ({ lambda_p }) => (lambda_p <= 0.673 ? 1 : min(1, (lambda_p - 0.22) / lambda_p ** 2)),
  limited: NO_MORE,
})

/** For psi above -2. */
export const gradientFactor = equation({
  ...VARYING,
  symbol: 'k_sigma',
  title: 'Buckling factor, varying stress',
  where: { psi },
  evaluate: ({ psi }) =>
    psi >= 0 ? 8.2 / (1.05 + psi) : psi >= -1 ? 7.81 - 6.29 * psi + 9.78 * psi ** 2 : 5.98 * (1 - psi) ** 2,
})

export const gradientSlenderness = equation({
  ...VARYING,
  symbol: 'lambda_p',
  title: 'Reduced slenderness, varying stress',
  where: { s, t, f_y, f_235: ['reference yield strength', 'Pa'], k_sigma: ['buckling factor', '-'] },
  evaluate: ({ s, t, f_y, f_235, k_sigma }) => s / t / (28.4 * sqrt(f_235 / f_y) * sqrt(k_sigma)),
})

export const gradientEffectiveWidth = equation({
  ...VARYING,
  symbol: 'C_x',
  title: 'Effective width factor, varying stress',
  where: { lambda_p, psi },
  evaluate: ({ lambda_p, psi }) => (lambda_p <= 0.673 ? 1 : min(1, (lambda_p - 0.055 * (3 + psi)) / lambda_p ** 2)),
  limited: NO_MORE,
})

export const longitudinalResistance = equation({
  ...UNIFORM,
  symbol: 'sigma_xRd',
  title: 'Longitudinal stress resistance',
  unit: 'Pa',
  clause: '6.2 eq. 6.1',
  where: { C_x: ['effective width factor', '-'], f_y, gamma_M: ['material factor', '-'] },
  evaluate: ({ C_x, f_y, gamma_M }) => (C_x * f_y) / gamma_M,
})
