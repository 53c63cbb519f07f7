/** The least tension of a fibre rope, below which its yarns buckle. API RP 2SM (2014), axial compression fatigue. Coherent SI. */
import { equation, max, type Source } from '@keelson/equations'

export const apiRp2sm: Source = {
  id: 'API RP 2SM',
  title: 'Design, manufacture, installation, and maintenance of synthetic fiber ropes for offshore mooring',
  publisher: 'API',
  revision: '2nd edition, 2014',
  read: 'public descriptions',
}

const COMPRESSION = { source: apiRp2sm, clause: 'axial compression fatigue' } as const

/** Clause under which the least ratios are read. */
export const MINIMUM_TABLE = 'axial compression fatigue, least tension'

/** Least tension over breaking load by fibre: yarns of aramid fail in compression after few cycles. API RP 2SM (2014). */
export const MINIMUM_RATIOS = { POLYESTER: 0.05, NYLON: 0.05, HMPE: 0.05, ARAMID: 0.1 } as const
export type Fibre = keyof typeof MINIMUM_RATIOS

/** The tension to which the largest range takes a rope about its mean tension: no lower one can be left out. */
export const troughTension = equation({
  ...COMPRESSION,
  symbol: 'T_tr',
  title: 'Trough tension at maximum tension range',
  unit: 'N',
  where: { T_mean: ['mean tension', 'N'], dT: ['maximum tension range', 'N'] },
  evaluate: ({ T_mean, dT }) => T_mean - dT / 2,
})

export const minimumRatio = equation({
  ...COMPRESSION,
  symbol: 'r_min',
  title: 'Minimum tension to breaking load ratio',
  unit: '-',
  where: { T_min: ['minimum tension', 'N'], MBL: ['minimum breaking load', 'N'] },
  evaluate: ({ T_min, MBL }) => max(T_min, 0) / MBL,
  limited: { holds: 'a rope cannot carry compression; it becomes slack' },
})

/** Needs a ratio above 0 to be asked for. */
export const compressionMargin = equation({
  ...COMPRESSION,
  symbol: 'k_min',
  title: 'Minimum tension margin',
  unit: '-',
  where: {
    r_min: ['minimum tension to breaking load ratio', '-'],
    r_all: ['minimum allowable tension to breaking load ratio', '-'],
  },
  evaluate: ({ r_min, r_all }) => r_min / r_all,
})
