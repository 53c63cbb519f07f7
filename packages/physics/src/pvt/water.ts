/** Produced water: taken incompressible and free of gas. */
import { equation, exp } from '@keelson/equations'
import { brillMukherjee } from './sources.ts'
import { TEMPERATURE } from './symbols.ts'

export const waterDensity = equation({
  symbol: 'rho_w',
  title: 'Water density',
  unit: 'lb/ft3',
  source: brillMukherjee,
  clause: 'App. B, water with B_w = 1',
  fit: '62.4 is the fresh water density in lb/ft³',
  where: { gamma_w: ['water specific gravity', '-'] },
  evaluate: ({ gamma_w }) => 62.4 * gamma_w,
})

/** Fit of Van Wingen's chart; sane from 32 to about 400 degF. */
export const waterViscosity = equation({
  symbol: 'mu_w',
  title: 'Water viscosity',
  unit: 'cP',
  source: brillMukherjee,
  clause: 'App. B, chart of Van Wingen',
  fit: 'the regression is in °F and cP',
  where: { T: TEMPERATURE },
  evaluate: ({ T }) => exp(1.003 - 0.01479 * T + 1.982e-5 * T ** 2),
})
