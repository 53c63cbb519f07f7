/** Shear stress of a mud at a shear rate: the laws that a rheogram draws. */
import { equation } from '@keelson/equations'
import { bourgoyne } from './sources.ts'

const RATE = ['shear rate', '1/s'] as const

export const binghamStress = equation({
  symbol: 'tau',
  title: 'Bingham plastic shear stress',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, Bingham plastic',
  where: { YP: ['yield point', 'Pa'], PV: ['plastic viscosity', 'Pa*s'], gamma: RATE },
  evaluate: ({ YP, PV, gamma }) => YP + PV * gamma,
})

/** Of a power law with tau_y = 0. */
export const herschelBulkleyStress = equation({
  symbol: 'tau',
  title: 'Yield power law shear stress',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, power law with a yield stress',
  fit: 'the unit of K depends on n',
  where: {
    tau_y: ['yield stress', 'Pa'],
    K: ['consistency index', 'Pa*s^n'],
    gamma: RATE,
    n: ['flow behaviour index', '-'],
  },
  evaluate: ({ tau_y, K, gamma, n }) => tau_y + K * gamma ** n,
})
