/** Probability of survival: regulation 7-2. */
import { constant, equation, max, min, sqrt } from '@keelson/equations'
import { solas2009 } from './source.ts'

const common = { source: solas2009, clause: 'reg. 7-2.3', unit: '-' } as const
const holds = { holds: 'regulation 7-2 takes the ratio at most as 1' } as const
const coefficient = (symbol: string, title: string, value: number, unit: string, clause = 'reg. 7-2.3') =>
  constant({ source: solas2009, symbol, title, value, unit, clause })

export const TARGET_LEVER = coefficient('TGZ', 'Righting lever beyond which nothing is gained', 0.12, 'm')
export const TARGET_RANGE = coefficient('TR', 'Range beyond which nothing is gained', 16, 'deg')
/** Heels between which the factor of the equilibrium falls from 1 to nothing. */
export const HEEL_LIMITS = {
  cargo: {
    least: coefficient('theta_min', 'Heel without loss, cargo ships', 25, 'deg', 'reg. 7-2.3.2'),
    most: coefficient('theta_max', 'Heel without survival, cargo ships', 30, 'deg', 'reg. 7-2.3.2'),
  },
  passenger: {
    least: coefficient('theta_min', 'Heel without loss, passenger ships', 7, 'deg', 'reg. 7-2.3.1'),
    most: coefficient('theta_max', 'Heel without survival, passenger ships', 15, 'deg', 'reg. 7-2.3.1'),
  },
} as const
/** Heel at an intermediate stage beyond which no survival is counted. */
export const INTERMEDIATE_HEEL = {
  cargo: coefficient('theta_i_max', 'Largest intermediate heel, cargo ships', 30, 'deg', 'reg. 7-2.2'),
  passenger: coefficient('theta_i_max', 'Largest intermediate heel, passenger ships', 15, 'deg', 'reg. 7-2.2'),
} as const

export const equilibriumFactor = equation({
  ...common,
  clause: 'reg. 7-2.3',
  symbol: 'K',
  title: 'Factor of the heel at equilibrium',
  where: {
    theta_max: ['heel without survival', 'rad'],
    theta_min: ['heel without loss', 'rad'],
    theta_e: ['heel at equilibrium', 'rad'],
  },
  evaluate: ({ theta_max, theta_min, theta_e }) =>
    sqrt(max(0, min(1, (theta_max - theta_e) / (theta_max - theta_min)))),
  limited: { holds: 'regulation 7-2.3 gives 1 up to the smaller and 0 from the larger heel on' },
})

export const finalSurvival = equation({
  ...common,
  symbol: 's_final',
  title: 'Probability of survival in the final stage',
  where: {
    K: ['factor of the heel at equilibrium', '-'],
    GZ_max: ['largest righting lever', 'm'],
    TGZ: ['lever beyond which nothing is gained', 'm'],
    R: ['range of positive righting levers', 'rad'],
    TR: ['range beyond which nothing is gained', 'rad'],
  },
  evaluate: ({ K, GZ_max, TGZ, R, TR }) => K * (min(1, GZ_max / TGZ) * min(1, R / TR)) ** 0.25,
  limited: holds,
})

export const INTERMEDIATE_LEVER = coefficient(
  'GZ_i',
  'Righting lever of an intermediate stage',
  0.05,
  'm',
  'reg. 7-2.2',
)
export const INTERMEDIATE_RANGE = coefficient('R_i', 'Range of an intermediate stage', 7, 'deg', 'reg. 7-2.2')
export const intermediateSurvival = equation({
  ...common,
  clause: 'reg. 7-2.2',
  symbol: 's_int',
  title: 'Probability of survival in the worst intermediate stage',
  where: {
    GZ_max_i: ['largest righting lever of the stage', 'm'],
    GZ_i: ['lever beyond which nothing is gained', 'm'],
    R_int: ['range of the stage', 'rad'],
    R_i: ['range beyond which nothing is gained', 'rad'],
  },
  evaluate: ({ GZ_max_i, GZ_i, R_int, R_i }) => (min(1, GZ_max_i / GZ_i) * min(1, R_int / R_i)) ** 0.25,
  limited: holds,
})

export const MOMENT_LEVER = coefficient('GZ_m', 'Lever kept beside heeling moments', 0.04, 'm', 'reg. 7-2.4')
export const momentSurvival = equation({
  ...common,
  clause: 'reg. 7-2.4',
  symbol: 's_mom',
  title: 'Probability of survival under heeling moments',
  where: {
    GZ_max: ['largest righting lever', 'm'],
    GZ_m: ['lever kept beside heeling moments', 'm'],
    Delta: ['intact displacement at the subdivision draught', 'kg'],
    M_heel: ['largest heeling moment, in mass terms', 'kg*m'],
  },
  evaluate: ({ GZ_max, GZ_m, Delta, M_heel }) => max(0, min(1, ((GZ_max - GZ_m) * Delta) / M_heel)),
  limited: { holds: 'regulation 7-2.4 takes the factor between 0 and 1' },
})

export const survival = equation({
  ...common,
  clause: 'reg. 7-2.1',
  symbol: 's',
  title: 'Probability of survival',
  where: {
    s_int: ['probability in the worst intermediate stage', '-'],
    s_final: ['probability in the final stage', '-'],
    s_mom: ['probability under heeling moments', '-'],
  },
  evaluate: ({ s_int, s_final, s_mom }) => min(s_int, s_final * s_mom),
})

/** Probabilities that a case has without a formula. */
export const NO_STAGE = constant({
  ...common,
  clause: 'reg. 7-2.2',
  symbol: 's_int',
  title: 'No intermediate stage counted',
  value: 1,
})
export const BEYOND_HEEL = constant({
  ...common,
  clause: 'reg. 7-2.2',
  symbol: 's_int',
  title: 'Intermediate heel beyond its limit',
  value: 0,
})
export const NO_MOMENT = constant({
  ...common,
  clause: 'reg. 7-2.4',
  symbol: 's_mom',
  title: 'No heeling moment counted, as of cargo ships',
  value: 1,
})
