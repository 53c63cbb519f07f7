/** Thrust of a propeller by its open-water characteristic, and its loading. Coherent SI but for revolutions per second. */
import { equation, pi, sum } from '@keelson/equations'
import { bertram } from '../rudder/sources.ts'

const V_A = ['speed of advance', 'm/s'] as const
const n = ['rotation rate (rev/s)', 'rev/s'] as const
const D = ['propeller diameter', 'm'] as const
const rho = ['water density', 'kg/m3'] as const
const CLAUSE = 'ch. 2, propeller in open water'

export const advanceSpeed = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'V_A',
  title: 'Speed of advance',
  unit: 'm/s',
  where: { V: ['ship speed', 'm/s'], w: ['wake fraction', '-'] },
  evaluate: ({ V, w }) => V * (1 - w),
})

export const advanceRatio = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'J',
  title: 'Advance ratio',
  unit: '-',
  where: { V_A, n, D },
  evaluate: ({ V_A, n, D }) => V_A / (n * D),
})

export const thrustCoefficient = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'K_T',
  title: 'Thrust coefficient',
  unit: '-',
  where: { k: ['polynomial coefficients', '-', 'list'], J: ['advance ratio', '-'] },
  evaluate: ({ k, J }) => sum(k.length, (i) => k[i] * J ** i),
})

export const thrust = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'T',
  title: 'Thrust',
  unit: 'N',
  where: { rho, n, D, K_T: ['thrust coefficient', '-'] },
  evaluate: ({ rho, n, D, K_T }) => rho * n ** 2 * D ** 4 * K_T,
})

export const thrustLoading = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'C_Th',
  title: 'Thrust loading coefficient',
  unit: '-',
  where: { T: ['thrust', 'N'], rho, V_A, D },
  evaluate: ({ T, rho, V_A, D }) => T / ((rho / 2) * V_A ** 2 * ((pi * D ** 2) / 4)),
})

export const thrustOfLoading = equation({
  source: bertram,
  clause: CLAUSE,
  symbol: 'T',
  title: 'Thrust',
  unit: 'N',
  where: { C_Th: ['thrust loading coefficient', '-'], rho, V_A, D },
  evaluate: ({ C_Th, rho, V_A, D }) => (C_Th * (rho / 2) * V_A ** 2 * (pi * D ** 2)) / 4,
})
