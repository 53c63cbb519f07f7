/** Straight pipes in any units: mean velocities, the Reynolds number of a Newtonian fluid, and the limits between its regimes. */
import { constant, equation, pi } from '@keelson/equations'
import { bourgoyne } from './sources.ts'

const RATE = ['flow rate', 'm3/s'] as const

/** From the limit of laminar flow to here the friction factor is a straight line in the Reynolds number. */
export const TURBULENT_BEGIN = constant({
  symbol: 'N_tu',
  title: 'Onset Reynolds number of turbulent Newtonian flow',
  value: 4000,
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, turbulent flow of Newtonian fluids',
})

export const velocityInPipe = equation({
  symbol: 'v',
  title: 'Mean velocity',
  unit: 'm/s',
  source: bourgoyne,
  clause: 'ch. 4, mean velocity',
  where: { q: RATE, d: ['inside diameter', 'm'] },
  evaluate: ({ q, d }) => q / ((pi / 4) * d ** 2),
})

export const velocityInAnnulus = equation({
  symbol: 'v',
  title: 'Mean annular velocity',
  unit: 'm/s',
  source: bourgoyne,
  clause: 'ch. 4, mean velocity',
  where: { q: RATE, d_h: ['hole diameter', 'm'], d_p: ['pipe outside diameter', 'm'] },
  evaluate: ({ q, d_h, d_p }) => q / ((pi / 4) * (d_h ** 2 - d_p ** 2)),
})

export const newtonianReynolds = equation({
  symbol: 'N_Re',
  title: 'Reynolds number',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, definition',
  where: {
    rho: ['fluid density', 'kg/m3'],
    v: ['mean velocity', 'm/s'],
    d: ['inside or hydraulic diameter', 'm'],
    mu: ['viscosity', 'Pa*s'],
  },
  evaluate: ({ rho, v, d, mu }) => (rho * v * d) / mu,
})

export const fanningLoss = equation({
  symbol: 'dP',
  title: 'Pressure loss',
  unit: 'Pa',
  source: bourgoyne,
  clause: 'ch. 4, Fanning equation',
  where: {
    f: ['Fanning friction factor', '-'],
    rho: ['fluid density', 'kg/m3'],
    v: ['mean velocity', 'm/s'],
    L: ['length', 'm'],
    d: ['inside or hydraulic diameter', 'm'],
  },
  evaluate: ({ f, rho, v, L, d }) => (2 * f * rho * v ** 2 * L) / d,
})
