/** Roll beside what strips say of it: where gravity acts, and the damping that waves do not carry away. Coherent SI. */
import { equation, sqrt } from '@keelson/equations'
import { newman, salvesenTuckFaltinsen } from './sources.ts'

const DAMPING = { source: salvesenTuckFaltinsen, clause: 'damping in roll beside that by waves' } as const
const STILL = { source: newman, clause: 'chapter 6, hydrostatics' } as const
const GM = ['transverse metacentric height', 'm'] as const
const M = ['displacement', 'kg'] as const
const z_G = ['centre of gravity above the waterline', 'm'] as const

/** That of a ship whose metacentric height is given: what her tanks lose of it stands in a higher centre. */
export const centreOfHeight = equation({
  ...STILL,
  symbol: 'KG',
  title: 'Centre of gravity above keel',
  unit: 'm',
  where: { KB: ['centre of buoyancy above the keel', 'm'], BM: ['transverse metacentric radius', 'm'], GM },
  evaluate: ({ KB, BM, GM }) => KB + BM - GM,
})
export const centreOverWater = equation({
  ...STILL,
  symbol: 'z_G',
  title: 'Centre of gravity above the waterline',
  unit: 'm',
  where: { KG: ['centre of gravity above the keel', 'm'], T: ['draught', 'm'] },
  evaluate: ({ KG, T }) => KG - T,
})

/** About the centre of gravity, so that the share of critical damping does not depend on where the origin lies. */
export const rollInertia = equation({
  ...DAMPING,
  symbol: 'I_44',
  title: 'Roll inertia about the centre of gravity, including added inertia',
  unit: 'kg*m2',
  where: {
    M,
    k_xx: ['roll radius of gyration excluding added inertia', 'm'],
    A_44: ['roll added inertia', 'kg*m2'],
    z_G,
    A_24: ['sway-roll coupling added mass', 'kg*m'],
    A_22: ['sway added mass', 'kg'],
  },
  evaluate: ({ M, k_xx, A_44, z_G, A_24, A_22 }) => M * k_xx ** 2 + A_44 + 2 * z_G * A_24 + z_G ** 2 * A_22,
})
export const viscousRollDamping = equation({
  ...DAMPING,
  symbol: 'B_v',
  title: 'Additional roll damping (non-wave)',
  unit: 'N*m*s',
  where: {
    zeta: ['roll damping ratio', '-'],
    I_44: ['roll inertia', 'kg*m2'],
    M,
    g: ['gravitational acceleration', 'm/s2'],
    GM,
  },
  evaluate: ({ zeta, I_44, M, g, GM }) => 2 * zeta * sqrt(I_44 * M * g * GM),
})
