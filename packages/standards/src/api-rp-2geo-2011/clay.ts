/** Shaft friction and end bearing of piles in clay. API RP 2GEO 8.1.3. */
import { constant, equation, integral, min, reachRange } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '8.1.3' } as const
const p_0 = ['effective vertical stress', 'Pa'] as const
const s_u = ['undrained shear strength', 'Pa'] as const

export const CLAY_BEARING_FACTOR = constant({
  ...AT,
  symbol: 'N_c',
  title: 'Clay end bearing factor',
  value: 9,
  unit: '-',
})
/** Test piles in stronger clay are few. */
export const HIGHEST_TESTED_RATIO = constant({
  ...AT,
  symbol: 'psi_max',
  title: 'Maximum strength ratio with adequate load tests',
  value: 3,
  unit: '-',
})

export const TESTED_RATIO = reachRange({
  ...AT,
  symbol: 'psi',
  title: 'Clay strength to effective vertical stress ratio',
  unit: '-',
  to: HIGHEST_TESTED_RATIO.value,
  unsafe: 'above',
  because: 'few load tests are available above this ratio',
})

export const strengthRatio = equation({
  ...AT,
  symbol: 'psi',
  title: 'Strength ratio',
  unit: '-',
  where: { s_u, p_0 },
  evaluate: ({ s_u, p_0 }) => s_u / p_0,
})

export const adhesionFactor = equation({
  ...AT,
  symbol: 'alpha',
  title: 'Adhesion factor',
  unit: '-',
  where: { psi: ['strength ratio', '-'] },
  limited: { holds: 'the adhesion factor is limited to 1' },
  evaluate: ({ psi }) => min(1, psi <= 1 ? 0.5 * psi ** -0.5 : 0.5 * psi ** -0.25),
})

export const clayFriction = equation({
  ...AT,
  symbol: 'f',
  title: 'Unit skin friction in clay',
  unit: 'Pa',
  where: { alpha: ['adhesion factor', '-'], s_u },
  evaluate: ({ alpha, s_u }) => alpha * s_u,
})

export const clayBearing = equation({
  ...AT,
  symbol: 'q',
  title: 'Unit end bearing in clay',
  unit: 'Pa',
  where: { N_c: ['end bearing factor', '-'], s_u },
  evaluate: ({ N_c, s_u }) => N_c * s_u,
})

export const claySlope = equation({
  ...AT,
  symbol: 'k',
  title: 'Clay layer strength gradient',
  unit: 'Pa/m',
  where: {
    s_t: ['undrained shear strength at layer top', 'Pa'],
    s_b: ['undrained shear strength at layer base', 'Pa'],
    h: ['layer thickness', 'm'],
  },
  evaluate: ({ s_t, s_b, h }) => (s_b - s_t) / h,
})

const alpha = (psi: number): number => adhesionFactor.evaluate({ psi })

/** From the top of the layer down; alpha at every depth. At the seabed the ratio has no end, and the friction is nothing. */
export const clayLayerFriction = equation({
  ...AT,
  symbol: 'F',
  title: 'Clay layer friction per unit shaft width',
  unit: 'N/m',
  where: {
    s_t: ['undrained shear strength at layer top', 'Pa'],
    k: ['layer strength gradient', 'Pa/m'],
    p_t: ['effective vertical stress at layer top', 'Pa'],
    gamma: ['effective unit weight', 'N/m3'],
    h: ['layer thickness along the pile', 'm'],
  },
  functions: { alpha: { name: 'alpha', call: alpha, means: { of: ['psi'], formula: adhesionFactor } } },
  evaluate: ({ s_t, k, p_t, gamma, h }) =>
    integral(0, h, (z) => alpha((s_t + k * z) / (p_t + gamma * z)) * (s_t + k * z)),
})
