/** The separation factor of two wells. SPE-187073 (2017). */
import { constant, equation, house, hypot, max, sqrt } from '@keelson/equations'
import { separationRule } from './source.ts'

export const LEAST_SEPARATION_FACTOR = constant({
  symbol: 'SF_min',
  title: 'Minimum separation factor for continued drilling',
  value: 1,
  unit: '-',
  source: separationRule,
  clause: 'separation rule',
})
export const WATCH_SEPARATION_FACTOR = constant({
  symbol: 'SF_watch',
  title: 'Separation factor threshold for specialist review',
  value: 1.5,
  unit: '-',
  source: house,
  clause: 'usual practice; not part of the separation rule',
})
export const CONFIDENCE_FACTOR = constant({
  symbol: 'k',
  title: 'Confidence factor',
  value: 3.5,
  unit: '-',
  source: separationRule,
  clause: 'separation rule',
})
export const SURFACE_MARGIN = constant({
  symbol: 'S_m',
  title: 'Surface margin',
  value: 0.3,
  unit: 'm',
  source: separationRule,
  clause: 'separation rule',
})
export const PROJECT_AHEAD_SIGMA = constant({
  symbol: 'sigma_pa',
  title: 'Project-ahead standard deviation',
  value: 0.5,
  unit: 'm',
  source: separationRule,
  clause: 'separation rule',
})

const rule = { source: separationRule, clause: 'separation rule' } as const
const SYMBOLS = {
  D: ['centre-to-centre distance', 'm'],
  R_r: ['reference hole radius', 'm'],
  R_o: ['offset hole or casing radius', 'm'],
  S_m: ['surface margin', 'm'],
  k: ['confidence factor', '-'],
  sigma_r: ['reference well standard deviation along line of centres', 'm'],
  sigma_o: ['offset well standard deviation along line of centres', 'm'],
  sigma_s: ['relative position standard deviation along line of centres', 'm'],
  sigma_pa: ['project-ahead standard deviation', 'm'],
  sigma_t: ['total standard deviation', 'm'],
} as const
function where<K extends keyof typeof SYMBOLS>(...names: K[]): Pick<typeof SYMBOLS, K> {
  return Object.fromEntries(names.map((name) => [name, SYMBOLS[name]])) as Pick<typeof SYMBOLS, K>
}

export const holeRadius = equation({
  ...rule,
  symbol: 'R',
  title: 'Hole or casing radius',
  unit: 'm',
  where: { d: ['hole or casing diameter', 'm'] },
  evaluate: ({ d }) => d / 2,
})

/** One component of the unit vector from the reference point to the offset point. */
export const lineOfCentres = equation({
  ...rule,
  symbol: 'u',
  title: 'Direction cosine of line of centres',
  unit: '-',
  where: { P: ['reference point coordinate', 'm'], Q: ['offset point coordinate', 'm'], D: SYMBOLS.D },
  evaluate: ({ P, Q, D }) => (Q - P) / D,
})

/** sqrt(u^T C u). */
export const sigmaAlong = equation({
  ...rule,
  symbol: 'sigma',
  title: 'Standard deviation along the line of centres',
  unit: 'm',
  where: {
    u_N: ['north component of the line of centres', '-'],
    u_E: ['east component of the line of centres', '-'],
    u_V: ['downward component of the line of centres', '-'],
    C_NN: ['north variance', 'm2'],
    C_EE: ['east variance', 'm2'],
    C_VV: ['vertical variance', 'm2'],
    C_NE: ['north–east covariance', 'm2'],
    C_NV: ['north–vertical covariance', 'm2'],
    C_EV: ['east–vertical covariance', 'm2'],
  },
  evaluate: ({ u_N, u_E, u_V, C_NN, C_EE, C_VV, C_NE, C_NV, C_EV }) =>
    sqrt(
      max(
        0,
        u_N ** 2 * C_NN +
          u_E ** 2 * C_EE +
          u_V ** 2 * C_VV +
          2 * (u_N * u_E * C_NE + u_N * u_V * C_NV + u_E * u_V * C_EV),
      ),
    ),
  limited: { holds: 'a variance is negative only through rounding' },
})

export const relativeSigma = equation({
  ...rule,
  symbol: 'sigma_s',
  title: 'Relative position standard deviation',
  unit: 'm',
  where: where('sigma_r', 'sigma_o'),
  evaluate: ({ sigma_r, sigma_o }) => hypot(sigma_r, sigma_o),
})
export const totalSigma = equation({
  ...rule,
  symbol: 'sigma_t',
  title: 'Total standard deviation',
  unit: 'm',
  where: where('sigma_s', 'sigma_pa'),
  evaluate: ({ sigma_s, sigma_pa }) => hypot(sigma_s, sigma_pa),
})
export const radiiSum = equation({
  ...rule,
  symbol: 'R_sum',
  title: 'Sum of radii',
  unit: 'm',
  where: where('R_r', 'R_o'),
  evaluate: ({ R_r, R_o }) => R_r + R_o,
})
/** The distance at which the separation factor is one: minimum allowable separation distance. */
export const allowableDistance = equation({
  ...rule,
  symbol: 'D_min',
  title: 'Minimum allowable separation distance',
  unit: 'm',
  where: where('R_r', 'R_o', 'S_m', 'k', 'sigma_t'),
  evaluate: ({ R_r, R_o, S_m, k, sigma_t }) => R_r + R_o + S_m + k * sigma_t,
})
export const separationFactor = equation({
  ...rule,
  symbol: 'SF',
  title: 'Separation factor',
  unit: '-',
  where: where('D', 'R_r', 'R_o', 'S_m', 'k', 'sigma_t'),
  evaluate: ({ D, R_r, R_o, S_m, k, sigma_t }) => (D - R_r - R_o - S_m) / (k * sigma_t),
})
