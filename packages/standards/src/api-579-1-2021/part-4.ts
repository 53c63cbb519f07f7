/** General metal loss: thickness averaging over critical thickness profiles. API 579-1 (2021) Part 4. */
import { constant, equation, max, min, sqrt, sum } from '@keelson/equations'
import { TRAPEZOIDS } from '@keelson/physics/metal-loss/profile.ts'
import { api579 } from './source.ts'

export const COV_LIMIT = constant({
  symbol: 'COV_a',
  title: 'Maximum coefficient of variation for point thickness readings',
  value: 0.1,
  unit: '-',
  source: api579,
  clause: '4.3.3.2',
})

const AVERAGING = { source: api579, clause: '4.4.2.2, thickness averaging' } as const
const LEVEL_1 = { source: api579, clause: '4.4.2.2, Level 1' } as const
const LEVEL_2 = { source: api579, clause: '4.4.3.2, Level 2' } as const

const RSF_a = ['allowable remaining strength factor', '-'] as const
const t_c = ['corroded wall thickness away from the flaw', 'm'] as const
const t_min = ['minimum required thickness', 'm'] as const
const t_am = ['average measured thickness', 'm'] as const
const FCA = ['future corrosion allowance', 'm'] as const

/** A ratio within rounding of RSF_a is at it: the root runs away just below. */
export const averagingFactor = equation({
  ...AVERAGING,
  symbol: 'Q',
  title: 'Averaging factor',
  unit: '-',
  where: { R_t: ['remaining thickness ratio', '-'], RSF_a },
  evaluate: ({ R_t, RSF_a }) => (R_t < RSF_a - 1e-9 ? 1.123 * sqrt(((1 - R_t) / (1 - R_t / RSF_a)) ** 2 - 1) : 50),
  limited: { holds: 'Q is 50 if R_t is at least RSF_a' },
})

export const averagingLength = equation({
  ...AVERAGING,
  symbol: 'L_avg',
  title: 'Thickness averaging length',
  unit: 'm',
  where: { Q: ['averaging factor', '-'], D: ['inside diameter', 'm'], t_c },
  evaluate: ({ Q, D, t_c }) => Q * sqrt(D * t_c),
})

/** Trapezoids between the points of the window: point j at x_a with thickness t_a, its next at x_b with t_b. */
export const averageThickness = equation({
  ...AVERAGING,
  symbol: 't_am',
  title: 'Average measured thickness',
  unit: 'm',
  where: {
    ...TRAPEZOIDS,
    t_a: ['point thicknesses', 'm', 'list'],
    t_b: ['next-point thicknesses', 'm', 'list'],
    x_1: ['start of averaging length', 'm'],
    x_2: ['end of averaging length', 'm'],
  },
  evaluate: ({ x_a, x_b, t_a, t_b, x_1, x_2 }) =>
    sum(x_a.length, (j) => ((x_b[j] - x_a[j]) * (t_a[j] + t_b[j])) / 2) / (x_2 - x_1),
})

export const averageRemainingWall = equation({
  ...LEVEL_1,
  symbol: 't_am_f',
  title: 'Average thickness after future corrosion',
  unit: 'm',
  where: { t_am, FCA },
  evaluate: ({ t_am, FCA }) => t_am - FCA,
})

export const levelTwoThickness = equation({
  ...LEVEL_2,
  symbol: 't_L2',
  title: 'Required average thickness, Level 2',
  unit: 'm',
  where: { RSF_a, t_min },
  evaluate: ({ RSF_a, t_min }) => RSF_a * t_min,
})

export const leastWallLimit = equation({
  ...LEVEL_1,
  symbol: 't_mm_lim',
  title: 'Required minimum thickness, Levels 1 and 2',
  unit: 'm',
  where: { t_min, t_lim: ['limiting thickness', 'm'] },
  evaluate: ({ t_min, t_lim }) => max(0.5 * t_min, t_lim),
})

/** The wall of the sound pipe whose pressure Level 2 grants; 0 where the limiting thickness is not kept. */
export const creditedWall = equation({
  ...LEVEL_2,
  symbol: 't_r',
  title: 'Credited wall thickness, Level 2',
  unit: 'm',
  where: {
    t_c,
    t_am_s: ['average thickness after future corrosion, longitudinal', 'm'],
    t_am_c: ['average thickness after future corrosion, circumferential', 'm'],
    t_mm_f: ['minimum thickness after future corrosion', 'm'],
    t_lim: ['limiting thickness', 'm'],
    RSF_a,
  },
  evaluate: ({ t_c, t_am_s, t_am_c, t_mm_f, t_lim, RSF_a }) =>
    t_mm_f < t_lim ? 0 : min(t_c, t_am_s / RSF_a, t_am_c / RSF_a, 2 * t_mm_f),
  limited: { holds: 'no wall is credited below the limiting thickness' },
})

/** Standard deviation of the readings' loss over its mean is not used: this is the scatter of the thickness itself. */
export const coefficientOfVariation = equation({
  source: api579,
  clause: '4.3.3.2, table 4.3',
  symbol: 'COV',
  title: 'Coefficient of variation of thickness readings',
  unit: '-',
  where: { t_i: ['thickness readings', 'm', 'list'], t_mean: ['mean thickness reading', 'm'] },
  evaluate: ({ t_i, t_mean }) => sqrt(sum(t_i.length, (j) => (t_i[j] - t_mean) ** 2) / max(1, t_i.length - 1)) / t_mean,
  limited: { holds: 'a single reading has no variation' },
})

export const meanThickness = equation({
  source: api579,
  clause: '4.3.3.2, table 4.3',
  symbol: 't_mean',
  title: 'Mean thickness reading',
  unit: 'm',
  where: { t_i: ['thickness readings', 'm', 'list'] },
  evaluate: ({ t_i }) => sum(t_i.length, (j) => t_i[j]) / t_i.length,
})
