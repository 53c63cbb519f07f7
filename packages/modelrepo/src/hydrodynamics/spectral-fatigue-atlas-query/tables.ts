/** The corners of the cell that holds the query. */
import { damageInLife, GRID_LIFE } from '@keelson/physics/fatigue/life-scaling.ts'
import { cornersOf, nearestOf } from './calculate-cell.ts'
import { damageAt, type Query } from './calculate-query.ts'
import type { Params } from './inputs.ts'

export function nodeRows(p: Params, { place }: Query) {
  const nearest = nearestOf(place)
  const share = (end: number, { lower, upper, t }: typeof place.height) =>
    (end === lower ? 1 - t : 0) + (end === upper ? t : 0)
  return cornersOf(place).map(({ i, j }) => {
    const D_G = damageAt(p, { i, j })
    return {
      wave_height: p.axis_significant_wave_height[i] ?? null,
      peak_period: p.axis_peak_period[j] ?? null,
      damage: D_G === undefined ? null : damageInLife.evaluateSI({ D_G, T_L: p.design_life, T_G: GRID_LIFE.si }),
      weight: share(i, place.height) * share(j, place.period),
      nearest: i === nearest.i && j === nearest.j ? 'nearest' : '',
    }
  })
}
