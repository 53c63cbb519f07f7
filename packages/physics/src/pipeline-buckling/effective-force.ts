/** Effective axial force of a pipe that cannot move along its axis. Tension is positive, a compression says so. */
import { equation } from '@keelson/equations'
import { fyrileivCollberg } from './sources.ts'

const RESTRAINED = { source: fyrileivCollberg, clause: 'fully restrained pipe', unit: 'N' } as const

const H = ['residual lay tension', 'N'] as const
const Delta_p = ['internal pressure relative to as-laid', 'Pa'] as const
const A_i = ['bore area', 'm2'] as const
const nu = ["Poisson's ratio", '-'] as const
const A_s = ['steel area', 'm2'] as const
const E = ["Young's modulus", 'Pa'] as const
const alpha = ['thermal expansion coefficient', '1/K'] as const
const Delta_T = ['temperature relative to as-laid', 'K'] as const

/** Tension positive. */
export const restrainedForce = equation({
  ...RESTRAINED,
  symbol: 'S_0',
  title: 'Fully restrained effective axial force',
  where: { H, Delta_p, A_i, nu, A_s, E, alpha, Delta_T },
  evaluate: ({ H, Delta_p, A_i, nu, A_s, E, alpha, Delta_T }) =>
    H - Delta_p * A_i * (1 - 2 * nu) - A_s * E * alpha * Delta_T,
})

/** The same force, compression positive. */
export const restrainedCompression = equation({
  ...RESTRAINED,
  symbol: 'P',
  title: 'Effective axial compression',
  where: { H, Delta_p, A_i, nu, A_s, E, alpha, Delta_T },
  evaluate: ({ H, Delta_p, A_i, nu, A_s, E, alpha, Delta_T }) =>
    Delta_p * A_i * (1 - 2 * nu) + A_s * E * alpha * Delta_T - H,
})

/** What start-up and shut-down change, compression positive: the lay tension stays. */
export const operatingForceRange = equation({
  ...RESTRAINED,
  symbol: 'Delta_P',
  title: 'Restrained force change due to pressure and temperature',
  where: { Delta_p, A_i, nu, A_s, E, alpha, Delta_T },
  evaluate: ({ Delta_p, A_i, nu, A_s, E, alpha, Delta_T }) => Delta_p * A_i * (1 - 2 * nu) + A_s * E * alpha * Delta_T,
})

/** A compression given, with the sign of an effective force. */
export const compressionAsForce = equation({
  ...RESTRAINED,
  symbol: 'S_0',
  title: 'Fully restrained effective axial force',
  where: { P_0: ['fully restrained compression (entered)', 'N'] },
  evaluate: ({ P_0 }) => -P_0,
})

/** The compression in a force, 0 in tension. */
export const compressionOf = equation({
  ...RESTRAINED,
  symbol: 'P_0',
  title: 'Fully restrained compression',
  where: { S_0: ['fully restrained effective axial force', 'N'] },
  evaluate: ({ S_0 }) => (S_0 < 0 ? -S_0 : 0),
  limited: { holds: 'a line in tension has no compression' },
})
