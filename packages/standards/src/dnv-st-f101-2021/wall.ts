/** Characteristic walls: what of the nominal wall counts in operation. DNV-ST-F101 (2021) table 5-6. */
import { equation } from '@keelson/equations'
import { dnvStF101 } from './source.ts'

const WALL = { source: dnvStF101, clause: 'table 5-6', unit: 'm' } as const

const t = ['nominal wall thickness', 'm'] as const
const t_corr = ['corrosion allowance', 'm'] as const
const t_fab = ['fabrication tolerance', 'm'] as const
const r_mill = ['mill tolerance, fraction of nominal wall thickness', '-'] as const

export const toleranceOfFraction = equation({
  ...WALL,
  symbol: 't_fab',
  title: 'Fabrication tolerance',
  where: { r_mill, t },
  evaluate: ({ r_mill, t }) => r_mill * t,
})

/** Pressure containment and system collapse in operation. */
export const characteristicWallOperation = equation({
  ...WALL,
  symbol: 't_1',
  title: 'Minimum characteristic wall thickness',
  where: { t, t_fab, t_corr },
  evaluate: ({ t, t_fab, t_corr }) => t - t_fab - t_corr,
})

/** Pressure test and installation, before any corrosion. */
export const characteristicWallInstallation = equation({
  ...WALL,
  symbol: 't_1_inst',
  title: 'Characteristic wall thickness before operation',
  where: { t, t_fab },
  evaluate: ({ t, t_fab }) => t - t_fab,
})

/** Propagation buckling and local buckling in operation. */
export const characteristicWallLocal = equation({
  ...WALL,
  symbol: 't_2',
  title: 'Average characteristic wall thickness',
  where: { t, t_corr },
  evaluate: ({ t, t_corr }) => t - t_corr,
})

/** Nominal wall that leaves t_1 when the tolerance is a fraction of the nominal wall. */
export const nominalWallOfFraction = equation({
  ...WALL,
  symbol: 't_nom',
  title: 'Required nominal wall thickness',
  where: { t_1: ['required minimum wall thickness', 'm'], t_corr, r_mill },
  evaluate: ({ t_1, t_corr, r_mill }) => (t_1 + t_corr) / (1 - r_mill),
})

/** Nominal wall that leaves t_1 when the tolerance is a length. */
export const nominalWallOfTolerance = equation({
  ...WALL,
  symbol: 't_nom',
  title: 'Required nominal wall thickness',
  where: { t_1: ['required minimum wall thickness', 'm'], t_corr, t_fab },
  evaluate: ({ t_1, t_corr, t_fab }) => t_1 + t_corr + t_fab,
})

/** Nominal wall that leaves t_2. */
export const nominalWallOfAverage = equation({
  ...WALL,
  symbol: 't_nom',
  title: 'Required nominal wall thickness',
  where: { t_2: ['required average wall thickness', 'm'], t_corr },
  evaluate: ({ t_2, t_corr }) => t_2 + t_corr,
})
