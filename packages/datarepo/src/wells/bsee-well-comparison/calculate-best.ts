/** The well with most oil worked out step by step: the other wells are worked out by the same formulas. */
import type { Trace } from '@keelson/equations'
import * as production from '@keelson/physics/production/volumes.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { bbl, days, mcf } from '../_shared/field-units.ts'
import { dashed, daysInMonth } from '../_shared/months.ts'
import { sharedOil } from './calculate-ratios.ts'
import type { Month, Well } from './calculate-wells.ts'

/** Traces nothing where no well has oil. */
export function traceBest(ranked: readonly Well[], N_p: number, trace: Trace): void {
  const [best] = ranked
  if (best === undefined || !(best.oil > 0)) return
  trace.section(`Top well, ${best.api}`)
  const read = readerOf(best.api, trace)
  const N_1 = read('N_1', 'Well oil volume', 'bbl', bbl(best.oil), 'MON_O_PROD_VOL')
  const oil = { N_p: 'N_1' }
  if (sharedOil(ranked) !== null) trace.apply(production.oilShare, { N_w: N_1, N_p }, { rename: { N_w: 'N_1' } })
  if (best.producingDays > 0) {
    const t_pd = read('t_1', 'Well producing days', 'd', days(best.producingDays), 'DAYS_ON_PROD')
    trace.apply(production.producingDayRate, { N_p: N_1, t_pd }, { as: 'q_1', rename: { ...oil, t_pd: 't_1' } })
  }
  if (best.peak) peakRate(best.peak, trace)
  const G_p = read('G_1', 'Well gas volume', 'Mcf', mcf(best.gas), 'MON_G_PROD_VOL')
  trace.apply(production.gasOilRatio, { G_p, N_p: N_1 }, { rename: { ...oil, G_p: 'G_1' } })
  if (best.water < 0) return
  const W_p = read('W_1', 'Well water volume', 'bbl', bbl(best.water), 'MON_WTR_PROD_VOL')
  trace.apply(production.waterCut, { W_p, N_p: N_1 }, { rename: { ...oil, W_p: 'W_1' } })
}

function peakRate(peak: Month, trace: Trace): void {
  const read = readerOf(dashed(peak.month), trace)
  const V = read('V_1', 'Peak month oil volume', 'bbl', bbl(peak.oil), 'MON_O_PROD_VOL')
  const t_m = read('t_m1', 'Peak month days', 'd', days(daysInMonth(peak.month)), 'PRODUCTION_DATE')
  trace.apply(
    production.calendarDayRate,
    { V, t_m },
    { as: 'q_max', rename: { V: 'V_1', t_m: 't_m1' }, title: 'Peak calendar-day oil rate' },
  )
}

/** Reads sums of the records, `cell` saying of what. */
const readerOf =
  (cell: string, trace: Trace) =>
  (symbol: string, title: string, unit: string, value: number, clause: string): number =>
    trace.lookup({ symbol, title, unit, source: ogorA, clause, value, cell })
