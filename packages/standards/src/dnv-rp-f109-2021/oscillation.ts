/** Wave-induced flow at the pipe: design oscillation of a storm and its period. DNV-RP-F109 (2021) 3.4. */
import { abs, equation, log, sin, sqrt } from '@keelson/equations'
import { dnvRpF109 } from './source.ts'

export const directionalReduction = equation({
  symbol: 'R_D',
  title: 'Direction reduction factor, long-crested sea',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.3',
  where: { theta_w: ['angle between wave heading and pipe', 'rad'] },
  evaluate: ({ theta_w }) => abs(sin(theta_w)),
})

export const perpendicularVelocity = equation({
  symbol: 'U_w',
  title: 'Significant flow velocity normal to the pipe',
  unit: 'm/s',
  source: dnvRpF109,
  clause: '3.4.3',
  where: { R_D: ['direction reduction factor', '-'], U_s: ['significant flow velocity', 'm/s'] },
  evaluate: ({ R_D, U_s }) => R_D * U_s,
})

export const numberOfOscillations = equation({
  symbol: 'tau',
  title: 'Number of oscillations in sea state',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.2',
  where: { T_storm: ['sea state duration', 's'], T_u: ['flow zero up-crossing period', 's'] },
  evaluate: ({ T_storm, T_u }) => T_storm / T_u,
})

export const designOscillationVelocity = equation({
  symbol: 'U_star',
  title: 'Design oscillation velocity amplitude',
  unit: 'm/s',
  source: dnvRpF109,
  clause: '3.4.2',
  where: {
    tau: ['number of oscillations', '-'],
    U_w: ['significant flow velocity normal to the pipe', 'm/s'],
  },
  evaluate: ({ tau, U_w }) => 0.5 * (sqrt(2 * log(tau)) + 0.5772 / sqrt(2 * log(tau))) * U_w,
})

export const referencePeriod = equation({
  symbol: 'T_n',
  title: 'Reference period for water depth',
  unit: 's',
  source: dnvRpF109,
  clause: '3.4.2',
  where: { d: ['water depth', 'm'], g: ['gravitational acceleration', 'm/s2'] },
  evaluate: ({ d, g }) => sqrt(d / g),
})

/** Linear in the peak enhancement factor between its three tabled values. */
export const periodCoefficient = equation({
  symbol: 'k_t',
  title: 'Period coefficient for peak enhancement factor',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.2',
  where: { gamma: ['peak enhancement factor', '-'] },
  evaluate: ({ gamma }) =>
    gamma <= 1
      ? 1.25
      : gamma <= 3.3
        ? 1.25 + ((1.21 - 1.25) * (gamma - 1)) / (3.3 - 1)
        : gamma <= 5
          ? 1.21 + ((1.17 - 1.21) * (gamma - 3.3)) / (5 - 3.3)
          : 1.17,
  limited: { holds: '3.4.2 gives values for gamma of 1 to 5, the limits of the spectrum' },
})

export const periodRatio = equation({
  symbol: 'k_T',
  title: 'Design to zero up-crossing period ratio',
  unit: '-',
  source: dnvRpF109,
  clause: '3.4.2',
  where: {
    k_t: ['period coefficient', '-'],
    T_n: ['reference period', 's'],
    T_u: ['flow zero up-crossing period', 's'],
  },
  evaluate: ({ k_t, T_n, T_u }) => (T_n / T_u <= 0.2 ? k_t - (5 * (k_t - 1) * T_n) / T_u : 1),
  limited: { holds: '3.4.2 sets the design period equal to the flow period for T_n/T_u above 0.2' },
})

export const designOscillationPeriod = equation({
  symbol: 'T_star',
  title: 'Design oscillation period',
  unit: 's',
  source: dnvRpF109,
  clause: '3.4.2',
  where: { k_T: ['design to zero up-crossing period ratio', '-'], T_u: ['flow zero up-crossing period', 's'] },
  evaluate: ({ k_T, T_u }) => k_T * T_u,
})
