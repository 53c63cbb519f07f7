/** The walls that an assessment reckons with, now and at the end of the future corrosion. API 579-1 (2021) parts 4, 5. */
import { constant, equation, max, sqrt } from '@keelson/equations'
import { api579 } from './source.ts'

export const RSF_ALLOWABLE = constant({
  symbol: 'RSF_a',
  title: 'Allowable remaining strength factor',
  value: 0.9,
  unit: '-',
  source: api579,
  clause: '2.4.2.2',
})
export const LEAST_WALL = constant({
  symbol: 't_floor',
  title: 'Minimum piping thickness',
  value: 1.3e-3,
  unit: 'm',
  source: api579,
  clause: '4.4.2, 5.4.2',
})
export const LEAST_THICKNESS_RATIO = constant({
  symbol: 'R_t_min',
  title: 'Minimum remaining thickness ratio, local thin area',
  value: 0.2,
  unit: '-',
  source: api579,
  clause: '5.4.2.2',
})

const WALL = { source: api579, clause: '4.4.2, 5.4.2' } as const
const t_nom = ['nominal wall thickness', 'm'] as const
const t_c = ['corroded wall thickness away from the flaw', 'm'] as const
const t_mm = ['minimum measured thickness', 'm'] as const
const FCA = ['future corrosion allowance', 'm'] as const
const D = ['inside diameter', 'm'] as const

export const corrodedWall = equation({
  ...WALL,
  symbol: 't_c',
  title: 'Corroded wall thickness away from the flaw',
  unit: 'm',
  where: { t_nom, LOSS: ['uniform metal loss', 'm'], FCA },
  evaluate: ({ t_nom, LOSS, FCA }) => t_nom - LOSS - FCA,
})

export const insideDiameter = equation({
  ...WALL,
  symbol: 'D',
  title: 'Corroded inside diameter',
  unit: 'm',
  where: { D_o: ['outside diameter', 'm'], t_c },
  evaluate: ({ D_o, t_c }) => D_o - 2 * t_c,
})

/** The same future corrosion in the flaw as beside it. */
export const thicknessRatio = equation({
  ...WALL,
  symbol: 'R_t',
  title: 'Remaining thickness ratio',
  unit: '-',
  where: { t_mm, FCA, t_c },
  evaluate: ({ t_mm, FCA, t_c }) => (t_mm - FCA) / t_c,
})

export const leastRemainingWall = equation({
  ...WALL,
  symbol: 't_mm_f',
  title: 'Minimum thickness after future corrosion',
  unit: 'm',
  where: { t_mm, FCA },
  evaluate: ({ t_mm, FCA }) => t_mm - FCA,
})

export const lossSoFar = equation({
  ...WALL,
  symbol: 'd_0',
  title: 'Maximum metal loss to date',
  unit: 'm',
  where: { t_nom, t_mm },
  evaluate: ({ t_nom, t_mm }) => t_nom - t_mm,
})

export const limitingThickness = equation({
  ...WALL,
  symbol: 't_lim',
  title: 'Limiting piping thickness',
  unit: 'm',
  where: { t_nom, t_floor: ['minimum piping thickness', 'm'] },
  evaluate: ({ t_nom, t_floor }) => max(0.2 * t_nom, t_floor),
})

export const discontinuityDistance = equation({
  ...WALL,
  symbol: 'L_req',
  title: 'Minimum distance to major structural discontinuity',
  unit: 'm',
  where: { D, t_c },
  evaluate: ({ D, t_c }) => 1.8 * sqrt(D * t_c),
})

/** Years until the future corrosion that the flaw can bear is used up at the rate so far. */
export const remainingLife = equation({
  source: api579,
  clause: '4.5, 5.5',
  symbol: 'RL',
  title: 'Remaining life',
  unit: 'year',
  where: { FCA_lim: ['allowable future corrosion', 'mm'], CR: ['corrosion rate', 'mm/year'] },
  evaluate: ({ FCA_lim, CR }) => FCA_lim / CR,
})
