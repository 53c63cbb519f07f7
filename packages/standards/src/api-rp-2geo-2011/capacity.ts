/** From bearing pressure to load. API RP 2GEO (2011) section 7. */
import { equation } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '7, bearing capacity', unit: 'N' } as const
const A_prime = ['effective area', 'm2'] as const

export const overburden = equation({
  ...AT,
  symbol: 'p_0',
  title: 'Effective overburden pressure at base level',
  unit: 'Pa',
  where: { gamma_prime: ['submerged unit weight of soil', 'N/m3'], D: ['embedment depth', 'm'] },
  evaluate: ({ gamma_prime, D }) => gamma_prime * D,
})

/** The soil beside a base that was dug in; within skirts it lies on the base level as well, and adds nothing. */
export const bareCapacity = equation({
  ...AT,
  symbol: 'Q',
  title: 'Ultimate vertical capacity',
  where: {
    q_u: ['ultimate net bearing pressure', 'Pa'],
    p_0: ['effective overburden pressure at base level', 'Pa'],
    A_prime,
  },
  evaluate: ({ q_u, p_0, A_prime }) => (q_u + p_0) * A_prime,
})

export const netCapacity = equation({
  ...AT,
  symbol: 'Q',
  title: 'Ultimate vertical capacity',
  where: { q_u: ['ultimate net bearing pressure', 'Pa'], A_prime },
  evaluate: ({ q_u, A_prime }) => q_u * A_prime,
})
