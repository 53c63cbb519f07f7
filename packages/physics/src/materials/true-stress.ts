/** Between engineering and true stress and strain, at constant volume: valid up to uniform elongation (necking). */
import { equation, exp, log, max, type Source } from '@keelson/equations'

export const dieter: Source = {
  id: 'Dieter (1986)',
  title: 'Mechanical Metallurgy',
  publisher: 'McGraw-Hill',
  revision: '3rd edition',
}
const TRUE = { source: dieter, clause: '8-2 true stress and true strain' } as const

const s = ['engineering stress', 'MPa'] as const
const e = ['engineering strain', '-'] as const
const sigma_t = ['true stress', 'MPa'] as const
const epsilon_t = ['true strain', '-'] as const

/** For e > -1. */
export const trueStress = equation({
  ...TRUE,
  symbol: 'sigma_t',
  title: 'True stress',
  unit: 'MPa',
  where: { s, e },
  evaluate: ({ s, e }) => s * (1 + e),
})

/** For e > -1. */
export const trueStrain = equation({
  ...TRUE,
  symbol: 'epsilon_t',
  title: 'True strain',
  unit: '-',
  where: { e },
  evaluate: ({ e }) => log(1 + e),
})

/** What an FE program takes beside the true stress; elastic strain, where the tension is below yield, leaves none. */
export const truePlasticStrain = equation({
  ...TRUE,
  symbol: 'epsilon_pl',
  title: 'True plastic strain',
  unit: '-',
  where: { epsilon_t, sigma_t, E: ["Young's modulus", 'MPa'] },
  evaluate: ({ epsilon_t, sigma_t, E }) => max(0, epsilon_t - sigma_t / E),
  limited: { holds: 'an elastic strain leaves no plastic strain' },
})

/** Slope of the engineering curve where that of the true curve is E_t: 0 where E_t is the true stress, and a bar necks. */
export const engineeringTangentModulus = equation({
  ...TRUE,
  clause: '8-3 instability in tension',
  symbol: 'E_s',
  title: 'Engineering curve tangent modulus',
  unit: 'MPa',
  where: { E_t: ['true curve tangent modulus', 'MPa'], sigma_t, e },
  evaluate: ({ E_t, sigma_t, e }) => (E_t - sigma_t) / (1 + e) ** 2,
})

/** For e > -1. */
export const engineeringStress = equation({
  ...TRUE,
  symbol: 's',
  title: 'Engineering stress',
  unit: 'MPa',
  where: { sigma_t, e },
  evaluate: ({ sigma_t, e }) => sigma_t / (1 + e),
})

export const engineeringStrain = equation({
  ...TRUE,
  symbol: 'e',
  title: 'Engineering strain',
  unit: '-',
  where: { epsilon_t },
  evaluate: ({ epsilon_t }) => exp(epsilon_t) - 1,
})
