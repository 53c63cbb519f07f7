/** How many people a vertical acceleration makes sick. */
import { constant, equation, log10, pi, sqrt } from '@keelson/equations'
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { iso2631, mccauley, ohanlon } from './sources.ts'

const Phi = normalCumulative
const functions = { Phi: { name: 'Phi', call: Phi, means: 'the standard normal distribution' } } as const
const MCCAULEY = { source: mccauley, clause: 'model with exposure time', unit: '-' } as const
const OHANLON = { source: ohanlon, clause: 'model of two hours', unit: '-' } as const
const ISO = { source: iso2631, clause: 'severe discomfort boundary, 10 % sick' } as const

/** Needs a, f > 0. */
export const accelerationScore = equation({
  ...MCCAULEY,
  symbol: 'z_a',
  title: 'Acceleration score',
  fit: 'f is in Hz',
  where: { a_g: ['RMS vertical acceleration in g', '-'], f: ['frequency', 'Hz'] },
  evaluate: ({ a_g, f }) => 2.128 * log10(a_g) - 9.277 * log10(f) - 5.809 * log10(f) ** 2 - 1.851,
})
export const exposureScore = equation({
  ...MCCAULEY,
  symbol: 'z_t',
  title: 'Exposure score',
  fit: 't is in minutes',
  where: { z_a: ['acceleration score', '-'], t: ['exposure time', 'min'] },
  evaluate: ({ z_a, t }) => 1.134 * z_a + 1.989 * log10(t) - 2.904,
})
export const sicknessOfScores = equation({
  ...MCCAULEY,
  symbol: 'MSI',
  title: 'Motion sickness incidence',
  functions,
  where: { z_a: ['acceleration score', '-'], z_t: ['exposure score', '-'] },
  evaluate: ({ z_a, z_t }) => Phi(z_a) * Phi(z_t),
})

/** Of a Gaussian acceleration. */
export const meanAbsolute = equation({
  ...OHANLON,
  symbol: 'a_m',
  title: 'Mean absolute acceleration',
  unit: 'm/s2',
  where: { a_z: ['RMS vertical acceleration', 'm/s2'] },
  evaluate: ({ a_z }) => sqrt(2 / pi) * a_z,
})
export const sicknessThreshold = equation({
  ...OHANLON,
  symbol: 'mu',
  title: 'Log acceleration for 50 % sickness',
  fit: 'the frequency is in rad/s',
  where: { f: ['frequency', 'Hz'] },
  evaluate: ({ f }) => -0.819 + 2.32 * log10(2 * pi * f) ** 2,
})
/** Needs a_m > 0. */
export const sicknessOfTwoHours = equation({
  ...OHANLON,
  symbol: 'MSI',
  title: 'Motion sickness incidence',
  fit: 'the acceleration is in m/s²',
  functions,
  where: {
    a_m: ['mean absolute acceleration', 'm/s2'],
    mu: ['log acceleration for 50 % sickness', '-'],
  },
  evaluate: ({ a_m, mu }) => Phi((log10(a_m / 9.81) - mu) / 0.4),
})

const bound = (symbol: string, value: number) =>
  constant({ ...ISO, symbol, title: 'Criterion frequency bound', value, unit: 'Hz' })
export const LOWEST_FREQUENCY = bound('f_1', 0.1)
export const KNEE_FREQUENCY = bound('f_2', 0.315)
export const HIGHEST_FREQUENCY = bound('f_3', 0.63)

/** From 0.1 to 0.63 Hz. */
export const tenPercentLimit = equation({
  ...ISO,
  symbol: 'a_10',
  title: 'Acceleration for 10 % sickness',
  unit: 'm/s2',
  fit: 't is in hours, f in Hz',
  where: { t: ['exposure time', 'h'], f: ['frequency', 'Hz'] },
  evaluate: ({ t, f }) => (f < 0.315 ? 0.5 * sqrt(2 / t) : 0.5 * sqrt(2 / t) * 6.8837 * f ** 1.67),
})
