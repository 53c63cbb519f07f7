/** The characteristic wave of a lift through the wave zone. DNV-RP-H103 (2011) 4.3.4. Coherent SI. */
import { constant, equation, exp, pi, reachRange, sqrt } from '@keelson/equations'
import { dnvRpH103 } from './source.ts'

const at = (clause: string) => ({ source: dnvRpH103, clause }) as const

/** For an exposure of less than half an hour. */
export const AMPLITUDE_SHARE = constant({
  ...at('4.3.4.3'),
  symbol: 'c_zeta',
  title: 'Characteristic wave amplitude to significant wave height ratio',
  value: 0.9,
  unit: '-',
})
export const STEEPNESS_SHARE = constant({
  ...at('4.3.4.4'),
  symbol: 'c_T',
  title: 'Minimum zero-crossing period coefficient',
  value: 8.9,
  unit: '-',
})
export const LONGEST_PERIOD = constant({
  ...at('4.3.4.4'),
  symbol: 'T_13',
  title: 'Maximum zero-crossing period in the range',
  value: 13,
  unit: 's',
})
export const PERIOD_REACH = reachRange({
  ...at('4.3.4.4'),
  symbol: 'T_z',
  title: 'Zero-crossing period',
  unit: 's',
  to: LONGEST_PERIOD.value,
  unsafe: 'above',
  because: 'the simplified method applies to waves of shorter period',
})
/** Deep in the water a sea that is shorter than it can be moves less, not more. */
export const STEEPNESS_REACH = reachRange({
  ...at('4.3.4.4'),
  symbol: 'T_z/sqrt(H_s/g)',
  title: 'Zero-crossing period divided by √(wave height/g)',
  unit: '-',
  from: STEEPNESS_SHARE.value,
  unsafe: 'below',
  because: 'a sea state this steep does not occur',
})

const zeta_a = ['wave amplitude', 'm'] as const
const T_z = ['zero-crossing period', 's'] as const
const d = ['depth below still water level', 'm'] as const
const g = ['gravitational acceleration', 'm/s2'] as const
const H_s = ['significant wave height', 'm'] as const

export const waveAmplitude = equation({
  ...at('4.3.4.3'),
  symbol: 'zeta_a',
  title: 'Characteristic wave amplitude',
  unit: 'm',
  where: { c_zeta: ['characteristic wave amplitude to significant wave height ratio', '-'], H_s },
  evaluate: ({ c_zeta, H_s }) => c_zeta * H_s,
})

export const particleVelocity = equation({
  ...at('4.3.4.5'),
  symbol: 'v_w',
  title: 'Water particle vertical velocity',
  unit: 'm/s',
  where: { zeta_a, T_z, d, g },
  evaluate: ({ zeta_a, T_z, d, g }) => ((zeta_a * 2 * pi) / T_z) * exp((-4 * pi ** 2 * d) / (T_z ** 2 * g)),
})

export const particleAcceleration = equation({
  ...at('4.3.4.5'),
  symbol: 'a_w',
  title: 'Water particle vertical acceleration',
  unit: 'm/s2',
  where: { zeta_a, T_z, d, g },
  evaluate: ({ zeta_a, T_z, d, g }) => zeta_a * ((2 * pi) / T_z) ** 2 * exp((-4 * pi ** 2 * d) / (T_z ** 2 * g)),
})

export const shortestPeriod = equation({
  ...at('4.3.4.4'),
  symbol: 'T_min',
  title: 'Minimum zero-crossing period',
  unit: 's',
  where: { c_T: ['minimum zero-crossing period coefficient', '-'], H_s, g },
  evaluate: ({ c_T, H_s, g }) => c_T * sqrt(H_s / g),
})
