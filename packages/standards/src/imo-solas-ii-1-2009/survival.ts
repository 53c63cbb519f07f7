/** Probability of survival: regulation 7-2. */
import { constant, equation, max, min, sqrt } from '@keelson/equations'
import { solas2009 } from './source.ts'

const common = { source: solas2009, clause: 'reg. 7-2.3', unit: '-' } as const
const holds = { holds: 'regulation 7-2 limits the ratio to 1' } as const
const coefficient = (symbol: string, title: string, value: number, unit: string, clause = 'reg. 7-2.3') =>
  constant({ source: solas2009, symbol, title, value, unit, clause })

export const TARGET_LEVER = coefficient('TGZ', 'Maximum credited righting lever', 0.12, 'm')
export const TARGET_RANGE = coefficient('TR', 'Maximum credited range', 16, 'deg')
/** Heels between which the factor of the equilibrium falls from 1 to nothing. */
export const HEEL_LIMITS = {
  cargo: {
    least: coefficient('theta_min', 'Heel limit for no reduction, cargo ships', 25, 'deg', 'reg. 7-2.3.2'),
    most: coefficient('theta_max', 'Heel limit for zero survival, cargo ships', 30, 'deg', 'reg. 7-2.3.2'),
  },
  passenger: {
    least: coefficient('theta_min', 'Heel limit for no reduction, passenger ships', 7, 'deg', 'reg. 7-2.3.1'),
    most: coefficient('theta_max', 'Heel limit for zero survival, passenger ships', 15, 'deg', 'reg. 7-2.3.1'),
  },
} as const
/** Heel at an intermediate stage beyond which no survival is counted. */
export const INTERMEDIATE_HEEL = {
  cargo: coefficient('theta_i_max', 'Maximum intermediate heel, cargo ships', 30, 'deg', 'reg. 7-2.2'),
  passenger: coefficient('theta_i_max', 'Maximum intermediate heel, passenger ships', 15, 'deg', 'reg. 7-2.2'),
} as const

export const equilibriumFactor = equation({
  ...common,
  clause: 'reg. 7-2.3',
  symbol: 'K',
  title: 'Equilibrium heel factor',
  where: {
    theta_max: ['heel limit for zero survival', 'rad'],
    theta_min: ['heel limit for no reduction', 'rad'],
    theta_e: ['equilibrium heel angle', 'rad'],
  },
  evaluate: ({ theta_max, theta_min, theta_e }) =>
    sqrt(max(0, min(1, (theta_max - theta_e) / (theta_max - theta_min)))),
  limited: { holds: 'regulation 7-2.3 gives 1 up to the lower heel limit and 0 from the upper limit' },
})

export const finalSurvival = equation({
  ...common,
  symbol: 's_final',
  title: 'Survival probability, final stage',
  where: {
    K: ['equilibrium heel factor', '-'],
    GZ_max: ['maximum righting lever', 'm'],
    TGZ: ['maximum credited righting lever', 'm'],
    R: ['range of positive righting levers', 'rad'],
    TR: ['maximum credited range', 'rad'],
  },
  evaluate: ({ K, GZ_max, TGZ, R, TR }) => K * (min(1, GZ_max / TGZ) * min(1, R / TR)) ** 0.25,
  limited: holds,
})

export const INTERMEDIATE_LEVER = coefficient(
  'GZ_i',
  'Maximum credited righting lever, intermediate stage',
  0.05,
  'm',
  'reg. 7-2.2',
)
export const INTERMEDIATE_RANGE = coefficient(
  'R_i',
  'Maximum credited range, intermediate stage',
  7,
  'deg',
  'reg. 7-2.2',
)
export const intermediateSurvival = equation({
  ...common,
  clause: 'reg. 7-2.2',
  symbol: 's_int',
  title: 'Survival probability, worst intermediate stage',
  where: {
    GZ_max_i: ['maximum righting lever at this stage', 'm'],
    GZ_i: ['maximum credited righting lever', 'm'],
    R_int: ['range of positive righting levers at this stage', 'rad'],
    R_i: ['maximum credited range', 'rad'],
  },
  evaluate: ({ GZ_max_i, GZ_i, R_int, R_i }) => (min(1, GZ_max_i / GZ_i) * min(1, R_int / R_i)) ** 0.25,
  limited: holds,
})

export const MOMENT_LEVER = coefficient('GZ_m', 'Righting lever deduction for heeling moments', 0.04, 'm', 'reg. 7-2.4')
export const momentSurvival = equation({
  ...common,
  clause: 'reg. 7-2.4',
  symbol: 's_mom',
  title: 'Survival probability under heeling moments',
  where: {
    GZ_max: ['maximum righting lever', 'm'],
    GZ_m: ['righting lever deduction for heeling moments', 'm'],
    Delta: ['intact displacement at subdivision draught', 'kg'],
    M_heel: ['maximum heeling moment, in mass units', 'kg*m'],
  },
  evaluate: ({ GZ_max, GZ_m, Delta, M_heel }) => max(0, min(1, ((GZ_max - GZ_m) * Delta) / M_heel)),
  limited: { holds: 'regulation 7-2.4 limits the factor to between 0 and 1' },
})

export const survival = equation({
  ...common,
  clause: 'reg. 7-2.1',
  symbol: 's',
  title: 'Survival probability',
  where: {
    s_int: ['survival probability, worst intermediate stage', '-'],
    s_final: ['survival probability, final stage', '-'],
    s_mom: ['survival probability under heeling moments', '-'],
  },
  evaluate: ({ s_int, s_final, s_mom }) => min(s_int, s_final * s_mom),
})

/** Probabilities that a case has without a formula. */
export const NO_STAGE = constant({
  ...common,
  clause: 'reg. 7-2.2',
  symbol: 's_int',
  title: 'Intermediate stage not considered',
  value: 1,
})
export const BEYOND_HEEL = constant({
  ...common,
  clause: 'reg. 7-2.2',
  symbol: 's_int',
  title: 'Intermediate heel above limit',
  value: 0,
})
export const NO_MOMENT = constant({
  ...common,
  clause: 'reg. 7-2.4',
  symbol: 's_mom',
  title: 'Heeling moment not considered, cargo ship',
  value: 1,
})
