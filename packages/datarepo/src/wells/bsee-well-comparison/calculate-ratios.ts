/** Rates and ratios of one well, by the equations; null where it has none. In SI. */
import * as production from '@keelson/physics/production/volumes.ts'
import { toSI } from '@keelson/units'
import { bbl, days, mcf } from '../_shared/field-units.ts'
import type { Month, Well } from './calculate-wells.ts'

export const rateSI = (rate: number): number => toSI(rate, 'bbl/d')
/** What is known, in SI. */
export const known = (value: number | null | undefined, inSI: (value: number) => number): number | null =>
  value === null || value === undefined ? null : inSI(value)

/** Of a producing day; null without one. */
export const meanRate = ({ oil, producingDays }: Well): number | null =>
  producingDays > 0 ? production.producingDayRate.evaluateSI({ N_p: bbl(oil), t_pd: days(producingDays) }) : null

type Volumes = Pick<Month, 'oil' | 'gas' | 'water'>

/** Null without oil. */
export const gasOilRatioOf = ({ gas, oil }: Volumes): number | null =>
  oil > 0 ? production.gasOilRatio.evaluateSI({ G_p: mcf(gas), N_p: bbl(oil) }) : null
/** Null without oil. */
export const waterOilRatioOf = ({ water, oil }: Volumes): number | null =>
  oil > 0 ? production.waterOilRatio.evaluateSI({ W_p: bbl(water), N_p: bbl(oil) }) : null
/** Null without liquid, and where corrections leave oil or water below zero. */
export const waterCutOf = ({ oil, water }: Volumes): number | null =>
  oil >= 0 && water >= 0 && oil + water > 0 ? production.waterCut.evaluateSI({ W_p: bbl(water), N_p: bbl(oil) }) : null

/** Oil of all wells; null where one has less than none, or all have none: a share would say nothing. */
export function sharedOil(wells: readonly Well[]): number | null {
  const total = wells.reduce((sum, w) => sum + w.oil, 0)
  return total > 0 && wells.every((w) => w.oil >= 0) ? total : null
}
/** Of the oil of all wells. */
export const shareOf = ({ oil }: Well, all: number | null): number | null =>
  all === null ? null : production.oilShare.evaluateSI({ N_w: bbl(oil), N_p: bbl(all) })
