/** Stiffness of fibre rope in two parts: static for mean offsets, dynamic for wave-frequency tensions about the mean. DNVGL-RP-E305 (2015). Coherent SI. */
import { equation, type Source } from '@keelson/equations'

export const dnvglRpE305: Source = {
  id: 'DNVGL-RP-E305',
  title: 'Design, testing and analysis of offshore fibre ropes',
  publisher: 'DNV GL',
  revision: '2015',
  read: 'public descriptions',
}

const MODEL = { source: dnvglRpE305, clause: 'static-dynamic stiffness' } as const

const MBL = ['minimum breaking load', 'N'] as const
const T_mean = ['mean tension', 'N'] as const
const EA_s = ['static stiffness', 'N'] as const

export const staticStiffness = equation({
  ...MODEL,
  symbol: 'EA_s',
  title: 'Static stiffness',
  unit: 'N',
  where: { k_s: ['static stiffness to breaking load ratio', '-'], MBL },
  evaluate: ({ k_s, MBL }) => k_s * MBL,
})

export const dynamicStiffness = equation({
  ...MODEL,
  symbol: 'EA_d',
  title: 'Dynamic stiffness',
  unit: 'N',
  where: {
    alpha: ['dynamic stiffness to breaking load ratio at zero mean tension', '-'],
    beta: ['dynamic stiffness increase per 1 % mean load', '-'],
    L_m: ['mean load ratio', '-'],
    MBL,
  },
  evaluate: ({ alpha, beta, L_m, MBL }) => (alpha + beta * 100 * L_m) * MBL,
})

/** Factor on the unstretched length that keeps the mean tension where the stiffness is switched. */
export const equivalentLength = equation({
  ...MODEL,
  symbol: 'lambda_L',
  title: 'Equivalent to original unstretched length ratio',
  unit: '-',
  where: { T_mean, EA_s, EA_d: ['dynamic stiffness', 'N'] },
  evaluate: ({ T_mean, EA_s, EA_d }) => (1 + T_mean / EA_s) / (1 + T_mean / EA_d),
})

export const meanElongation = equation({
  ...MODEL,
  symbol: 'epsilon_m',
  title: 'Elongation at mean tension',
  unit: '-',
  where: { T_mean, EA_s },
  evaluate: ({ T_mean, EA_s }) => T_mean / EA_s,
})
