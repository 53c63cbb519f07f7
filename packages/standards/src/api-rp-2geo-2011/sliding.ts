/** Resistance of a shallow foundation to sliding, and what the factors of safety ask for. API RP 2GEO (2011) section 7. */
import { constant, equation, pi, tan } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '7.4, sliding', unit: 'N' } as const
const A_h = ['embedded vertical cross-sectional area', 'm2'] as const

export const BEARING_SAFETY = constant({
  ...AT,
  symbol: 'FS_V',
  title: 'Factor of safety, bearing',
  clause: '7, factors of safety',
  unit: '-',
  value: 2,
})
export const SLIDING_SAFETY = constant({
  ...AT,
  symbol: 'FS_H',
  title: 'Factor of safety, sliding',
  clause: '7, factors of safety',
  unit: '-',
  value: 1.5,
})
/** What steel on sand is less rough than sand on sand. */
export const INTERFACE_REDUCTION = constant({
  ...AT,
  symbol: 'Delta_phi',
  title: 'Interface friction angle reduction',
  unit: 'deg',
  value: 5,
})
/** On the passive side only: a gap may open on the active one. */
export const REACTION_COEFFICIENT = constant({
  ...AT,
  symbol: 'K_ru',
  title: 'Soil reaction coefficient, passive side only',
  unit: '-',
  value: 2,
})

export const undrainedBase = equation({
  ...AT,
  symbol: 'H_b',
  title: 'Base sliding resistance',
  where: { s_u0: ['undrained shear strength at base level', 'Pa'], B: ['base width', 'm'], L: ['base length', 'm'] },
  evaluate: ({ s_u0, B, L }) => s_u0 * B * L,
})

export const undrainedPassive = equation({
  ...AT,
  symbol: 'H_p',
  title: 'Passive resistance',
  where: {
    K_ru: ['soil reaction coefficient', '-'],
    s_u1: ['mean undrained shear strength above base level', 'Pa'],
    A_h,
  },
  evaluate: ({ K_ru, s_u1, A_h }) => K_ru * s_u1 * A_h,
})

export const interfaceAngle = equation({
  ...AT,
  symbol: 'delta',
  title: 'Interface friction angle',
  unit: 'rad',
  where: { phi: ['friction angle', 'rad'], Delta_phi: ['interface friction angle reduction', 'rad'] },
  evaluate: ({ phi, Delta_phi }) => phi - Delta_phi,
})

export const drainedBase = equation({
  ...AT,
  symbol: 'H_b',
  title: 'Base sliding resistance',
  where: { V: ['vertical load', 'N'], delta: ['interface friction angle', 'rad'] },
  evaluate: ({ V, delta }) => V * tan(delta),
})

export const passiveCoefficient = equation({
  ...AT,
  symbol: 'K_p',
  title: 'Passive earth pressure coefficient',
  unit: '-',
  where: { phi: ['friction angle', 'rad'] },
  evaluate: ({ phi }) => tan(pi / 4 + phi / 2) ** 2,
})

export const reactionCoefficient = equation({
  ...AT,
  symbol: 'K_rd',
  title: 'Drained reaction coefficient, passive minus active',
  unit: '-',
  where: { K_p: ['passive earth pressure coefficient', '-'] },
  evaluate: ({ K_p }) => K_p - 1 / K_p,
})

export const drainedPassive = equation({
  ...AT,
  symbol: 'H_p',
  title: 'Passive resistance',
  where: {
    K_rd: ['drained reaction coefficient', '-'],
    gamma_prime: ['submerged unit weight of soil', 'N/m3'],
    D: ['embedment depth', 'm'],
    A_h,
  },
  evaluate: ({ K_rd, gamma_prime, D, A_h }) => 0.5 * K_rd * gamma_prime * D * A_h,
})

export const slidingCapacity = equation({
  ...AT,
  symbol: 'H_d',
  title: 'Sliding capacity',
  where: { H_b: ['base sliding resistance', 'N'], H_p: ['passive resistance', 'N'] },
  evaluate: ({ H_b, H_p }) => H_b + H_p,
})

export const requiredCapacity = equation({
  ...AT,
  symbol: 'P_req',
  title: 'Required capacity',
  clause: '7, factors of safety',
  where: { FS: ['factor of safety', '-'], P: ['applied load', 'N'] },
  evaluate: ({ FS, P }) => FS * P,
})

export const safetyUse = equation({
  ...AT,
  symbol: 'u',
  title: 'Utilisation',
  clause: '7, factors of safety',
  unit: '-',
  where: { P_req: ['required capacity', 'N'], R: ['capacity', 'N'] },
  evaluate: ({ P_req, R }) => P_req / R,
})
