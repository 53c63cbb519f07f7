/** Shaft friction and end bearing of piles in sand and sand-silt: the main text method. API RP 2GEO 8.1.4 and table 1. */
import { equation, integral, min } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '8.1.4' } as const

export const SAND = 'Sand'
export const SAND_SILT = 'Sand-silt'
export const DESCRIPTIONS = [SAND, SAND_SILT] as const
export type Description = (typeof DESCRIPTIONS)[number]

export const MEDIUM_DENSE = 'Medium dense'
export const DENSE = 'Dense'
export const VERY_DENSE = 'Very dense'
export const DENSITIES = [MEDIUM_DENSE, DENSE, VERY_DENSE] as const
export type Density = (typeof DENSITIES)[number]

/** Table 1: shaft friction factor, its limit in kPa, bearing factor of the tip, its limit in MPa. */
export interface SandRow {
  readonly beta: number
  readonly f_lim: number
  readonly N_q: number
  readonly q_lim: number
}

/** Looser ground is left out: table 1 sends it to methods that rest on cone tests. */
export const TABLE_1: Readonly<Record<Description, Readonly<Record<Density, SandRow>>>> = {
  [SAND_SILT]: {
    [MEDIUM_DENSE]: { beta: 0.29, f_lim: 67, N_q: 12, q_lim: 3 },
    [DENSE]: { beta: 0.37, f_lim: 81, N_q: 20, q_lim: 5 },
    [VERY_DENSE]: { beta: 0.46, f_lim: 96, N_q: 40, q_lim: 10 },
  },
  [SAND]: {
    [MEDIUM_DENSE]: { beta: 0.37, f_lim: 81, N_q: 20, q_lim: 5 },
    [DENSE]: { beta: 0.46, f_lim: 96, N_q: 40, q_lim: 10 },
    [VERY_DENSE]: { beta: 0.56, f_lim: 115, N_q: 50, q_lim: 12 },
  },
}

const p_0 = ['effective vertical stress', 'Pa'] as const
const beta = ['shaft friction factor', '-'] as const
const f_lim = ['limiting unit skin friction', 'Pa'] as const

export const sandFriction = equation({
  ...AT,
  symbol: 'f',
  title: 'Unit skin friction in sand',
  unit: 'Pa',
  where: { beta, p_0, f_lim },
  evaluate: ({ beta, p_0, f_lim }) => min(beta * p_0, f_lim),
})

export const sandBearing = equation({
  ...AT,
  symbol: 'q',
  title: 'Unit end bearing in sand',
  unit: 'Pa',
  where: { N_q: ['end bearing factor', '-'], p_0, q_lim: ['limiting unit end bearing', 'Pa'] },
  evaluate: ({ N_q, p_0, q_lim }) => min(N_q * p_0, q_lim),
})

/** From the top of the layer down. */
export const sandLayerFriction = equation({
  ...AT,
  symbol: 'F',
  title: 'Sand layer friction per unit shaft width',
  unit: 'N/m',
  where: {
    beta,
    p_t: ['effective vertical stress at layer top', 'Pa'],
    gamma: ['effective unit weight', 'N/m3'],
    f_lim,
    h: ['layer thickness along the pile', 'm'],
  },
  evaluate: ({ beta, p_t, gamma, f_lim, h }) => integral(0, h, (z) => min(beta * (p_t + gamma * z), f_lim)),
})
