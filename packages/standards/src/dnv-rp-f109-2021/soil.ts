/** Friction, penetration and passive resistance of the seabed. DNV-RP-F109 (2021) 3.4.6. */
import { equation } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

export type Soil = 'sand' | 'clay' | 'rock'

/** Coefficient of friction between pipe and soil. DNV-RP-F109 (2021) 3.4.6. */
export const FRICTION: Readonly<Record<Soil, number>> = { sand: 0.6, clay: 0.2, rock: 0.6 }

export const sandContactParameter = equation({
  symbol: 'kappa_s',
  title: 'Sand contact parameter',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.6',
  where: {
    gamma_s_prime: ['submerged unit weight of soil', 'N/m3'],
    D: ['hydrodynamic diameter', 'm'],
    F_C: ['vertical contact force', 'N/m'],
  },
  evaluate: ({ gamma_s_prime, D, F_C }) => (gamma_s_prime * D ** 2) / F_C,
})

export const sandInitialPenetration = equation({
  symbol: 'zeta_pi',
  title: 'Initial penetration in sand, in diameters',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.6',
  where: { kappa_s: ['sand contact parameter', '-'] },
  evaluate: ({ kappa_s }) => 0.037 * kappa_s ** -0.67,
})

export const sandPassiveResistance = equation({
  symbol: 'F_R',
  title: 'Sand passive resistance',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.4.6',
  where: {
    kappa_s: ['sand contact parameter', '-'],
    zeta_p: ['penetration, in diameters', '-'],
    F_C: ['vertical contact force', 'N/m'],
  },
  evaluate: ({ kappa_s, zeta_p, F_C }) =>
    kappa_s <= 26.7 ? (5 * kappa_s - 0.15 * kappa_s ** 2) * zeta_p ** 1.25 * F_C : kappa_s * zeta_p ** 1.25 * F_C,
})

export const clayContactParameter = equation({
  symbol: 'kappa_c',
  title: 'Clay contact parameter',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.6',
  where: {
    s_u: ['undrained shear strength', 'Pa'],
    D: ['hydrodynamic diameter', 'm'],
    F_C: ['vertical contact force', 'N/m'],
  },
  evaluate: ({ s_u, D, F_C }) => (s_u * D) / F_C,
})

/** With the dry unit weight of the soil, not the submerged one. */
export const clayStrengthParameter = equation({
  symbol: 'G_c',
  title: 'Clay strength parameter',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.6',
  where: {
    s_u: ['undrained shear strength', 'Pa'],
    D: ['hydrodynamic diameter', 'm'],
    gamma_s: ['dry unit weight of soil', 'N/m3'],
  },
  evaluate: ({ s_u, D, gamma_s }) => s_u / (D * gamma_s),
})

export const clayInitialPenetration = equation({
  symbol: 'zeta_pi',
  title: 'Initial penetration in clay, in diameters',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.6',
  where: { G_c: ['clay strength parameter', '-'], kappa_c: ['clay contact parameter', '-'] },
  evaluate: ({ G_c, kappa_c }) => 0.0071 * (G_c ** 0.3 / kappa_c) ** 3.2 + 0.062 * (G_c ** 0.3 / kappa_c) ** 0.7,
})

export const clayPassiveResistance = equation({
  symbol: 'F_R',
  title: 'Clay passive resistance',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.4.6',
  where: {
    kappa_c: ['clay contact parameter', '-'],
    G_c: ['clay strength parameter', '-'],
    zeta_p: ['penetration, in diameters', '-'],
    F_C: ['vertical contact force', 'N/m'],
  },
  evaluate: ({ kappa_c, G_c, zeta_p, F_C }) => ((4.1 * kappa_c) / G_c ** 0.39) * zeta_p ** 1.31 * F_C,
})

export const contactForce = equation({
  symbol: 'F_C',
  title: 'Vertical contact force at peak lift',
  unit: 'N/m',
  source: dnvRpF109,
  clause: '3.4.6',
  where: { w_s: ['submerged weight', 'N/m'], F_Z_star: ['peak vertical load', 'N/m'] },
  evaluate: ({ w_s, F_Z_star }) => w_s - F_Z_star,
})
