/** The checks of the comparison: that it adds up, and that no rate is beyond what its days allow. */
import { constant, house, type Trace } from '@keelson/equations'
import { calendarDayRate, calendarOverProducing, producingDayRate } from '@keelson/physics/production/volumes.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { check, notChecked, type Outcome } from '@keelson/workflow'
import { bbl, days } from '../_shared/field-units.ts'
import { sharedOil, shareOf } from './calculate-ratios.ts'
import type { Well, Window } from './calculate-wells.ts'
import type { contract } from './contract.ts'

const ROUNDING = constant({
  symbol: 'd_max',
  title: 'Share rounding tolerance',
  value: 1e-9,
  unit: '-',
  source: house,
  clause: 'shares are quotients of whole barrels',
})

const NONE_OUTSIDE = constant({
  symbol: 'n_max',
  title: 'Permitted peaks outside the window',
  value: 0,
  unit: '-',
  source: house,
  clause: 'only months in the window count',
})

const EQUAL = constant({
  symbol: 'r_max',
  title: 'Ratio for equal rates',
  value: 1,
  unit: '-',
  source: house,
  clause: 'wellbore producing days are limited to the days in the month',
})

/** Wells with most oil first. */
export function checksOf(
  ranked: readonly Well[],
  window: Window,
  trace: Trace,
): NonNullable<Outcome<typeof contract>['checks']> {
  trace.section('Checks')
  return {
    shares_balance: sharesCheck(ranked, trace),
    peaks_in_window: peaksCheck(ranked, window, trace),
    rates_in_order: ratesCheck(ranked, trace),
  }
}

function sharesCheck(ranked: readonly Well[], trace: Trace) {
  const all = sharedOil(ranked)
  if (all === null) return notChecked('not_requested', 'the wells have no oil in the window')
  const sum = ranked.reduce((s, w) => s + (shareOf(w, all) ?? 0), 0)
  const demand = trace.lookup({
    symbol: 'd_s',
    title: 'Share sum difference from one',
    unit: '-',
    source: house,
    clause: 'every barrel counts once',
    value: Math.abs(sum - 1),
    cell: `${ranked.length} wells`,
  })
  return check({ demand, capacity: ROUNDING })
}

function peaksCheck(ranked: readonly Well[], { first, last }: Window, trace: Trace) {
  const peaks = ranked.flatMap((w) => w.peak?.month ?? [])
  if (peaks.length === 0) return notChecked('not_requested', 'no well has oil in the window')
  const demand = trace.lookup({
    symbol: 'n_o',
    title: 'Peak months outside the window',
    unit: '-',
    source: ogorA,
    clause: 'PRODUCTION_DATE',
    value: peaks.filter((month) => month < first || month > last).length,
    cell: `count of ${peaks.length} peak months`,
  })
  return check({ demand, capacity: NONE_OUTSIDE })
}

/** Of the well that comes nearest to producing on every day. */
function ratesCheck(ranked: readonly Well[], trace: Trace) {
  const share = (w: Well) => w.producingDays / w.calendarDays
  const flowing = ranked.filter((w) => w.oil > 0 && w.producingDays > 0)
  const worst = flowing.reduce<Well | undefined>((a, b) => (a && share(a) >= share(b) ? a : b), undefined)
  if (worst === undefined) return notChecked('not_requested', 'no well has oil on a producing day')
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({ symbol, title, unit, source: ogorA, clause: 'records of the well', value, cell: worst.api })
  const V = read('N_x', 'Oil volume of the well with the highest uptime', 'bbl', bbl(worst.oil))
  const t_m = read('t_x', 'Calendar days of the same well', 'd', days(worst.calendarDays))
  const t_pd = read('t_pd', 'Producing days of the same well', 'd', days(worst.producingDays))
  const q_cd = trace.apply(calendarDayRate, { V, t_m }, { rename: { V: 'N_x', t_m: 't_x' } })
  const q_pd = trace.apply(producingDayRate, { N_p: V, t_pd }, { rename: { N_p: 'N_x' } })
  const demand = trace.apply(calendarOverProducing, { q_cd, q_pd })
  return check({ demand, capacity: EQUAL, note: `well '${worst.api}'` })
}
