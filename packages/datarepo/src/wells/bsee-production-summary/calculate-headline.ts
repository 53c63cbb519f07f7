/** The totals and ratios that answer the question, each a recorded step. */
import type { Trace } from '@keelson/equations'
import {
  calendarDayRate,
  gasOilRatio,
  oilEquivalent,
  oilShare,
  producingDayRate,
  waterCut,
  waterOilRatio,
} from '@keelson/physics/production/volumes.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { bbl, days, mcf } from '../_shared/field-units.ts'
import { dashed } from '../_shared/months.ts'
import type { Group, Volumes } from './calculate-groups.ts'
import type { Month } from './calculate-series.ts'

export const NO_OIL = notApplicable('the selection has no oil')

export interface Totals {
  /** SI, m3 and (for the equivalent) boe. */
  readonly N_p: number
  readonly G_p: number
  readonly W_p: number
  readonly W_inj: number
  readonly E_p: number
}

/** Reads the sums into the trace and makes the oil equivalent. */
export function totals(total: Volumes, f_g: number, trace: Trace): Totals {
  trace.section('Totals')
  const read = (symbol: string, title: string, unit: string, column: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: ogorA,
      clause: column,
      value,
      cell: `sum of ${column} over ${total.records} records`,
    })
  const N_p = read('N_p', 'Cumulative oil', 'bbl', 'MON_O_PROD_VOL', bbl(total.oil))
  const G_p = read('G_p', 'Cumulative gas', 'Mcf', 'MON_G_PROD_VOL', mcf(total.gas))
  const W_p = read('W_p', 'Cumulative water', 'bbl', 'MON_WTR_PROD_VOL', bbl(total.water))
  const W_inj = read('W_inj', 'Cumulative injection', 'bbl', 'INJECTION_VOLUME', bbl(total.injection))
  return { N_p, G_p, W_p, W_inj, E_p: trace.apply(oilEquivalent, { N_p, G_p, f_g }) }
}

/** Ratios of the totals; none where the denominator is not positive. */
export function ratios({ N_p, G_p, W_p }: Totals, trace: Trace) {
  trace.section('Ratios')
  return {
    cumulative_gor: N_p > 0 ? trace.apply(gasOilRatio, { G_p, N_p }) : NO_OIL,
    cumulative_water_cut:
      W_p + N_p > 0 ? trace.apply(waterCut, { W_p, N_p }) : notApplicable('the selection has no oil or water'),
    cumulative_wor: N_p > 0 ? trace.apply(waterOilRatio, { W_p, N_p }) : NO_OIL,
  }
}

/** Peak calendar-day rate, and the producing-day rate of the average well. */
export function rates(peak: Month | undefined, N_p: number, producingDays: number, trace: Trace) {
  trace.section('Rates')
  const q_cd = peak ? peakRate(peak, trace) : NO_OIL
  return { q_cd, q_pd: averageRate(N_p, producingDays, trace) }
}

function peakRate(peak: Month, trace: Trace): number {
  const month = dashed(peak.month)
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit, source: ogorA, clause: 'PRODUCTION_DATE', value, cell })
  const V = read('V', `Oil volume in ${month}`, 'bbl', bbl(peak.oil), `monthly table, ${peak.month}, oil`)
  const t_m = read('t_m', `Days in ${month}`, 'd', days(peak.days), `monthly table, ${peak.month}, days`)
  return trace.apply(calendarDayRate, { V, t_m }, { title: 'Peak calendar-day oil rate' })
}

function averageRate(N_p: number, producingDays: number, trace: Trace): number | NotApplicable {
  if (!(producingDays > 0)) return notApplicable('no day of production is reported')
  const t_pd = trace.lookup({
    symbol: 't_pd',
    title: 'Total producing days',
    unit: 'd',
    source: ogorA,
    clause: 'DAYS_ON_PROD',
    value: days(producingDays),
    cell: 'sum over wells and months, limited to the days in each month, excluding service records',
  })
  return trace.apply(producingDayRate, { N_p, t_pd })
}

/** The well with the most oil and its share. `wells` has the most oil first. */
export function topWell(wells: readonly Group[], N_p: number, trace: Trace) {
  const [top] = wells
  if (!top || !(top.oil > 0)) return { top_well_api12: NO_OIL, top_well_share: NO_OIL }
  trace.section('Top well')
  const N_w = trace.lookup({
    symbol: 'N_w',
    title: `Oil volume, well ${top.key}`,
    unit: 'bbl',
    source: ogorA,
    clause: 'MON_O_PROD_VOL',
    value: bbl(top.oil),
    cell: `wells table, ${top.key}, oil`,
  })
  return { top_well_api12: top.key, top_well_share: trace.apply(oilShare, { N_w, N_p }) }
}
