/** What moves with a coated pipe that vibrates in water. Coherent SI. */
import { equation, pi } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'
import { blevins } from '../tensioned-beam/source.ts'

const RING = { source: youngBudynas, clause: 'appendix A, hollow circle' } as const

const D_s = ['steel outside diameter', 'm'] as const
const t_c = ['coating thickness', 'm'] as const

export const hydrodynamicDiameter = equation({
  ...RING,
  symbol: 'D_h',
  title: 'Diameter over coating',
  unit: 'm',
  where: { D_s, t_c },
  evaluate: ({ D_s, t_c }) => D_s + 2 * t_c,
})

export const coatingMass = equation({
  ...RING,
  symbol: 'm_c',
  title: 'Coating mass per unit length',
  unit: 'kg/m',
  where: { rho_t: ['coating density', 'kg/m3'], D_s, t_c },
  evaluate: ({ rho_t, D_s, t_c }) => rho_t * pi * t_c * (D_s + t_c),
})

/** Steel, contents and coating, and the water that has to move with them. */
export const massWithWater = equation({
  source: blevins,
  clause: 'chapter 2, added mass',
  symbol: 'm_e',
  title: 'Effective mass per unit length',
  unit: 'kg/m',
  where: {
    m_dry: ['mass per unit length of steel and contents', 'kg/m'],
    m_c: ['coating mass per unit length', 'kg/m'],
    C_a: ['added mass coefficient', '-'],
    rho_w: ['water density', 'kg/m3'],
    D_h: ['diameter over coating', 'm'],
  },
  evaluate: ({ m_dry, m_c, C_a, rho_w, D_h }) => m_dry + m_c + (C_a * rho_w * pi * D_h ** 2) / 4,
})
