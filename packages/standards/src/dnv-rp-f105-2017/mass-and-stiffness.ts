/** What a span weighs in water as it vibrates, what concrete adds to its stiffness, and its axial force. DNV-RP-F105 (2017) 6. */
import { constant, equation, pi } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

export const CORROSION_COATINGS = { asphalt: 'Asphalt', 'PP/PE': 'Polypropylene or polyethylene' } as const
export type CorrosionCoating = keyof typeof CORROSION_COATINGS
/** Slip between concrete and steel over the corrosion coating. DNV-RP-F105 (2017) 6.2.5. */
export const K_C: Readonly<Record<CorrosionCoating, number>> = { asphalt: 0.33, 'PP/PE': 0.25 }

export const POISSON_STEEL = constant({
  symbol: 'nu',
  title: "Default steel Poisson's ratio",
  value: 0.3,
  unit: '-',
  source: dnvRpF105,
  clause: '6.4',
})
export const EXPANSION_STEEL = constant({
  symbol: 'alpha_e',
  title: 'Default steel thermal expansion coefficient',
  value: 1.17e-5,
  unit: '1/K',
  source: dnvRpF105,
  clause: '6.4',
})

const C_a = ['added mass coefficient', '-'] as const
const rho_w = ['water density', 'kg/m3'] as const
const D = ['outside diameter', 'm'] as const

/** Near the bed the water round the pipe weighs more; continuous at e/D = 0.8. */
export const addedMassCoefficient = equation({
  symbol: 'C_a',
  title: 'Added mass coefficient',
  unit: '-',
  source: dnvRpF105,
  clause: '6.9',
  where: { e_D: ['gap to diameter ratio', '-'] },
  evaluate: ({ e_D }) => (e_D < 0.8 ? 0.68 + 1.6 / (1 + 5 * e_D) : 1),
  limited: { holds: 'the seabed has no effect for gaps of 0.8 D or more' },
})

export const effectiveMass = equation({
  symbol: 'm_e',
  title: 'Effective mass per unit length',
  unit: 'kg/m',
  source: dnvRpF105,
  clause: '6.9',
  where: { m_dry: ['mass per unit length, steel and contents', 'kg/m'], C_a, rho_w, D },
  evaluate: ({ m_dry, C_a, rho_w, D }) => m_dry + (C_a * rho_w * pi * D ** 2) / 4,
})

export const concreteStiffening = equation({
  symbol: 'CSF',
  title: 'Concrete stiffness enhancement factor',
  unit: '-',
  source: dnvRpF105,
  clause: '6.2.5',
  where: { k_c: ['concrete slip factor', '-'], r_EI: ['concrete to steel stiffness ratio', '-'] },
  evaluate: ({ k_c, r_EI }) => k_c * r_EI ** 0.75,
})

/** Of a pipe that cannot move axially; tension positive. */
export const effectiveAxialForce = equation({
  symbol: 'S_eff',
  title: 'Effective axial force, restrained',
  unit: 'N',
  source: dnvRpF105,
  clause: '6.4',
  where: {
    H_eff: ['effective lay tension', 'N'],
    Delta_p: ['internal pressure change since laying', 'Pa'],
    D_i: ['steel inside diameter', 'm'],
    nu: ["Poisson's ratio", '-'],
    A_s: ['steel cross-sectional area', 'm2'],
    E: ["Young's modulus", 'Pa'],
    alpha_e: ['thermal expansion coefficient', '1/K'],
    Delta_T: ['temperature change since laying', 'K'],
  },
  evaluate: ({ H_eff, Delta_p, D_i, nu, A_s, E, alpha_e, Delta_T }) =>
    H_eff - ((Delta_p * pi * D_i ** 2) / 4) * (1 - 2 * nu) - A_s * E * alpha_e * Delta_T,
})
