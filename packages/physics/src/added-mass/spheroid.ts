/** Added mass of a prolate spheroid in an unbounded fluid. Coherent SI. */
import { equation, log, type Source, sqrt } from '@keelson/equations'

export const lamb: Source = {
  id: 'Lamb',
  title: 'Hydrodynamics',
  publisher: 'Cambridge University Press',
  revision: '6th ed. 1932',
  read: 'public descriptions',
}

const SPHEROID = { source: lamb, clause: '114 to 115' } as const
const e = ['meridian eccentricity', '-'] as const
const alpha_0 = ['axial coefficient', '-'] as const
const beta_0 = ['lateral coefficient', '-'] as const

export const eccentricity = equation({
  ...SPHEROID,
  symbol: 'e',
  title: 'Meridian eccentricity',
  unit: '-',
  where: { n_s: ['length-to-diameter ratio', '-'] },
  evaluate: ({ n_s }) => sqrt(1 - 1 / n_s ** 2),
})

export const axialCoefficient = equation({
  ...SPHEROID,
  symbol: 'alpha_0',
  title: 'Spheroid axial coefficient',
  unit: '-',
  where: { e },
  evaluate: ({ e }) => ((2 * (1 - e ** 2)) / e ** 3) * (log((1 + e) / (1 - e)) / 2 - e),
})

export const lateralCoefficient = equation({
  ...SPHEROID,
  symbol: 'beta_0',
  title: 'Spheroid lateral coefficient',
  unit: '-',
  where: { e },
  evaluate: ({ e }) => 1 / e ** 2 - ((1 - e ** 2) / (2 * e ** 3)) * log((1 + e) / (1 - e)),
})

export const axialAddedMass = equation({
  ...SPHEROID,
  symbol: 'k_1',
  title: 'Axial added mass coefficient',
  unit: '-',
  where: { alpha_0 },
  evaluate: ({ alpha_0 }) => alpha_0 / (2 - alpha_0),
})

export const lateralAddedMass = equation({
  ...SPHEROID,
  symbol: 'k_2',
  title: 'Lateral added mass coefficient',
  unit: '-',
  where: { beta_0 },
  evaluate: ({ beta_0 }) => beta_0 / (2 - beta_0),
})

/** Of the inertia of the displaced water about a short axis. */
export const rotationalAddedInertia = equation({
  ...SPHEROID,
  symbol: 'k_r',
  title: 'Added inertia coefficient, short axis',
  unit: '-',
  where: { e, alpha_0, beta_0 },
  evaluate: ({ e, alpha_0, beta_0 }) =>
    (e ** 4 * (beta_0 - alpha_0)) / ((2 - e ** 2) * (2 * e ** 2 - (2 - e ** 2) * (beta_0 - alpha_0))),
})
