/** What a circular foundation on an even elastic ground moves at once. API RP 2GEO (2011) 7.7. */
import { equation, pi, sqrt } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '7.7, short-term deformation', unit: 'm' } as const
const nu = ["soil Poisson's ratio", '-'] as const
const G = ['shear modulus', 'Pa'] as const
const R = ['equivalent radius', 'm'] as const

export const equalRadius = equation({
  ...AT,
  symbol: 'R',
  title: 'Equivalent radius',
  where: { B: ['base width', 'm'], L: ['base length', 'm'] },
  evaluate: ({ B, L }) => sqrt((B * L) / pi),
})

export const immediateSettlement = equation({
  ...AT,
  symbol: 'u_v',
  title: 'Immediate settlement',
  where: { nu, V: ['vertical load', 'N'], G, R },
  evaluate: ({ nu, V, G, R }) => ((1 - nu) * V) / (4 * G * R),
})

export const horizontalDisplacement = equation({
  ...AT,
  symbol: 'u_h',
  title: 'Horizontal displacement',
  where: { nu, H: ['horizontal load', 'N'], G, R },
  evaluate: ({ nu, H, G, R }) => ((7 - 8 * nu) * H) / (32 * (1 - nu) * G * R),
})

export const rotation = equation({
  ...AT,
  symbol: 'theta',
  title: 'Rotation',
  unit: 'rad',
  where: { nu, M_B: ['moment about the longitudinal axis', 'N*m'], G, R },
  evaluate: ({ nu, M_B, G, R }) => (3 * (1 - nu) * M_B) / (8 * G * R ** 3),
})
