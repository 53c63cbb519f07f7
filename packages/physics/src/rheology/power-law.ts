/** Power-law muds in pipes and annuli, in the units of the field. */
import { equation } from '@keelson/equations'
import { guoLiu } from './sources.ts'
import { BORE, CONSISTENCY, DENSITY, FANNING, FIELD, GAP, INDEX, VELOCITY } from './symbols.ts'

export const powerLawPipeReynolds = equation({
  symbol: 'N_Re',
  title: 'Reynolds number',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, power law, pipe',
  fit: FIELD,
  where: { rho: DENSITY, v: VELOCITY, n: INDEX, K: CONSISTENCY, d: BORE },
  evaluate: ({ rho, v, n, K, d }) => ((89100 * rho * v ** (2 - n)) / K) * ((0.0416 * d) / (3 + 1 / n)) ** n,
})

/** Its factor of a slot makes 16/N of an annulus too. */
export const powerLawAnnulusReynolds = equation({
  symbol: 'N_Re',
  title: 'Reynolds number',
  unit: '-',
  source: guoLiu,
  clause: 'ch. 2, power law, annulus',
  fit: FIELD,
  where: { rho: DENSITY, v: VELOCITY, n: INDEX, K: CONSISTENCY, d_e: GAP },
  evaluate: ({ rho, v, n, K, d_e }) => ((109000 * rho * v ** (2 - n)) / K) * ((0.0208 * d_e) / (2 + 1 / n)) ** n,
})

export const fanningPipeGradient = equation({
  symbol: 'G',
  title: 'Pressure gradient',
  unit: 'psi/ft',
  source: guoLiu,
  clause: 'ch. 2, Fanning equation, pipe',
  where: { f: FANNING, rho: DENSITY, v: VELOCITY, d: BORE },
  evaluate: ({ f, rho, v, d }) => (f * rho * v ** 2) / (25.8 * d),
})

export const fanningAnnulusGradient = equation({
  symbol: 'G',
  title: 'Pressure gradient',
  unit: 'psi/ft',
  source: guoLiu,
  clause: 'ch. 2, Fanning equation, annulus',
  where: { f: FANNING, rho: DENSITY, v: VELOCITY, d_e: GAP },
  evaluate: ({ f, rho, v, d_e }) => (f * rho * v ** 2) / (21.1 * d_e),
})
