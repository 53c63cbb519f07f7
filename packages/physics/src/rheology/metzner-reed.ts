/** Power-law fluids in pipes after Metzner and Reed: exact in laminar flow, in any units. */
import { equation } from '@keelson/equations'
import { bourgoyne, metznerReed } from './sources.ts'
import { FANNING, INDEX } from './symbols.ts'

const DENSITY = ['fluid density', 'kg/m3'] as const
const VELOCITY = ['mean velocity', 'm/s'] as const
const BORE = ['inside diameter', 'm'] as const
const CONSISTENCY = ['consistency index', 'Pa*s^n'] as const

/** Homogeneous for a fixed n: s^n stands for the power that n makes. */
export const metznerReedReynolds = equation({
  symbol: 'N_Re',
  title: 'Generalised Reynolds number',
  unit: '-',
  source: metznerReed,
  clause: 'definition for pipes',
  fit: 'the unit of K depends on n',
  where: { rho: DENSITY, v: VELOCITY, n: INDEX, d: BORE, K: CONSISTENCY },
  evaluate: ({ rho, v, n, d, K }) => (rho * v ** (2 - n) * d ** n) / (8 ** (n - 1) * K * ((3 * n + 1) / (4 * n)) ** n),
})

export const powerLawWallStress = equation({
  symbol: 'tau_w',
  title: 'Laminar wall shear stress',
  unit: 'Pa',
  source: metznerReed,
  clause: 'laminar flow in pipes',
  fit: 'the unit of K depends on n',
  where: { K: CONSISTENCY, n: INDEX, v: VELOCITY, d: BORE },
  evaluate: ({ K, n, v, d }) => K * ((((3 * n + 1) / (4 * n)) * 8 * v) / d) ** n,
})

export const stressGradient = equation({
  symbol: 'G',
  title: 'Pressure gradient',
  unit: 'Pa/m',
  source: bourgoyne,
  clause: 'ch. 4, balance of forces on the column',
  where: { tau_w: ['wall shear stress', 'Pa'], d: BORE },
  evaluate: ({ tau_w, d }) => (4 * tau_w) / d,
})

export const fanningGradient = equation({
  symbol: 'G',
  title: 'Pressure gradient',
  unit: 'Pa/m',
  source: bourgoyne,
  clause: 'ch. 4, Fanning equation',
  where: { f: FANNING, rho: DENSITY, v: VELOCITY, d: BORE },
  evaluate: ({ f, rho, v, d }) => (2 * f * rho * v ** 2) / d,
})
