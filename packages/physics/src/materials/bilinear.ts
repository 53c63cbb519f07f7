/** The two idealised curves of an elastic-plastic metal: perfectly plastic, and with a straight second line. */
import { equation, min, type Source } from '@keelson/equations'

export const chenHan: Source = {
  id: 'Chen and Han (1988)',
  title: 'Plasticity for Structural Engineers',
  publisher: 'Springer',
  revision: '1988',
}
const IDEAL = { source: chenHan, clause: 'ch. 1 idealised uniaxial curves' } as const

const E = ["Young's modulus", 'MPa'] as const
const sigma_y = ['yield strength', 'MPa'] as const
const epsilon = ['total strain', '-'] as const

/** Strain at which the elastic line ends. */
export const elasticLimitStrain = equation({
  ...IDEAL,
  symbol: 'epsilon_y',
  title: 'Strain at yield strength',
  unit: '-',
  where: { sigma_y, E },
  evaluate: ({ sigma_y, E }) => sigma_y / E,
})

/** Hooke's law. */
export const elasticStress = equation({
  ...IDEAL,
  symbol: 'sigma',
  title: 'Elastic stress',
  unit: 'MPa',
  where: { E, epsilon },
  evaluate: ({ E, epsilon }) => E * epsilon,
})

/** For epsilon >= 0. */
export const perfectlyPlasticStress = equation({
  ...IDEAL,
  symbol: 'sigma',
  title: 'Stress, elastic-perfectly plastic',
  unit: 'MPa',
  where: { E, epsilon, sigma_y },
  evaluate: ({ E, epsilon, sigma_y }) => min(E * epsilon, sigma_y),
})

/** For epsilon >= 0 and 0 <= E_2 <= E; E_2 is the slope against total strain, not the plastic modulus. */
export const bilinearStress = equation({
  ...IDEAL,
  symbol: 'sigma',
  title: 'Stress, bilinear',
  unit: 'MPa',
  where: { E, epsilon, sigma_y, E_2: ['slope of second line', 'MPa'] },
  evaluate: ({ E, epsilon, sigma_y, E_2 }) =>
    E * epsilon <= sigma_y ? E * epsilon : sigma_y + E_2 * (epsilon - sigma_y / E),
})
