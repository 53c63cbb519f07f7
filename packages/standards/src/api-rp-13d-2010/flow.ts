/** Velocities, and the one pressure loss of all muds in pipe and annulus. API RP 13D clause 7. */
import { equation } from '@keelson/equations'
import { apiRp13d } from './source.ts'
import { CRITICAL, DENSITY, FIELD, INDEX, RATE, REYNOLDS, VELOCITY, YIELD_STRESS } from './symbols.ts'

const ALPHA = ['geometry factor (0 for pipe, 1 for annulus)', '-'] as const
const WIDTH = ['pipe inside diameter, or hole diameter minus pipe diameter', 'in'] as const
const LAMINAR = ['laminar friction factor', '-'] as const
const TURBULENT = ['turbulent friction factor', '-'] as const

export const pipeVelocity = equation({
  symbol: 'v',
  title: 'Pipe velocity',
  unit: 'ft/min',
  source: apiRp13d,
  clause: 'clause 7, fluid velocity',
  where: { q: RATE, d: ['pipe inside diameter', 'in'] },
  evaluate: ({ q, d }) => (24.51 * q) / d ** 2,
})

export const annularVelocity = equation({
  symbol: 'v',
  title: 'Annular velocity',
  unit: 'ft/min',
  source: apiRp13d,
  clause: 'clause 7, fluid velocity',
  where: { q: RATE, d_h: ['hole diameter', 'in'], d_p: ['pipe outside diameter', 'in'] },
  evaluate: ({ q, d_h, d_p }) => (24.51 * q) / (d_h ** 2 - d_p ** 2),
})

export const geometryFactor = equation({
  symbol: 'G_s',
  title: 'Shear-rate geometry factor',
  unit: '-',
  source: apiRp13d,
  clause: 'clause 7, shear-rate geometry correction',
  where: { alpha: ALPHA, n: INDEX },
  evaluate: ({ alpha, n }) => ((((3 - alpha) * n + 1) / ((4 - alpha) * n)) * (2 + alpha)) / 2,
})

export const wallShearRate = equation({
  symbol: 'gamma_w',
  title: 'Wall shear rate',
  unit: '1/s',
  source: apiRp13d,
  clause: 'clause 7, shear rate at the wall',
  where: { G_s: ['shear-rate geometry factor', '-'], v: VELOCITY, d_e: WIDTH },
  evaluate: ({ G_s, v, d_e }) => (1.6 * G_s * v) / d_e,
})

export const flowStress = equation({
  symbol: 'tau_f',
  title: 'Flow equation shear stress, dial degrees',
  unit: '-',
  source: apiRp13d,
  clause: 'clause 7, shear stress at the wall',
  fit: FIELD,
  where: {
    alpha: ALPHA,
    n: INDEX,
    tau_y: YIELD_STRESS,
    k: ['consistency index, dial degrees', '-'],
    gamma_w: ['wall shear rate', '1/s'],
  },
  evaluate: ({ alpha, n, tau_y, k, gamma_w }) => ((4 - alpha) / (3 - alpha)) ** n * tau_y + k * gamma_w ** n,
})

export const wallStress = equation({
  symbol: 'tau_w',
  title: 'Wall shear stress',
  unit: 'lbf/100ft2',
  source: apiRp13d,
  clause: 'clause 7, shear stress at the wall',
  fit: FIELD,
  where: { tau_f: ['flow equation shear stress, dial degrees', '-'] },
  evaluate: ({ tau_f }) => 1.066 * tau_f,
})

export const generalisedReynolds = equation({
  symbol: 'N_Re',
  title: 'Generalised Reynolds number',
  unit: '-',
  source: apiRp13d,
  clause: 'clause 7, generalised Reynolds number',
  where: { rho: DENSITY, v: VELOCITY, tau_w: ['wall shear stress', 'lbf/100ft2'] },
  evaluate: ({ rho, v, tau_w }) => (rho * v ** 2) / (19.36 * tau_w),
})

export const transitionFriction = equation({
  symbol: 'f_tr',
  title: 'Transitional friction factor',
  unit: '-',
  source: apiRp13d,
  clause: 'clause 7, friction factor: transitional flow',
  where: { N_Re: REYNOLDS, N_cr: CRITICAL },
  evaluate: ({ N_Re, N_cr }) => (16 * N_Re) / N_cr ** 2,
})

export const intermediateFriction = equation({
  symbol: 'f_in',
  title: 'Intermediate friction factor',
  unit: '-',
  source: apiRp13d,
  clause: 'clause 7, friction factor: all flow',
  where: { f_tr: ['transitional friction factor', '-'], f_tu: TURBULENT },
  evaluate: ({ f_tr, f_tu }) => (f_tr ** -8 + f_tu ** -8) ** (-1 / 8),
})

export const blendedFriction = equation({
  symbol: 'f',
  title: 'Fanning friction factor',
  unit: '-',
  source: apiRp13d,
  clause: 'clause 7, friction factor: all flow',
  where: { f_in: ['intermediate friction factor', '-'], f_la: LAMINAR },
  evaluate: ({ f_in, f_la }) => (f_in ** 12 + f_la ** 12) ** (1 / 12),
})

export const frictionGradient = equation({
  symbol: 'G',
  title: 'Pressure gradient',
  unit: 'psi/ft',
  source: apiRp13d,
  clause: 'clause 7, pressure loss',
  where: { rho: DENSITY, v: VELOCITY, f: ['Fanning friction factor', '-'], d_e: WIDTH },
  evaluate: ({ rho, v, f, d_e }) => (1.076 * rho * v ** 2 * f) / (1e5 * d_e),
})
