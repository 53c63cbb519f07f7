/** The charts of the comparison, in field units; of many wells those with most oil. */
import {
  barChart,
  type ChartDefinition,
  type ChartsOf,
  firstOf,
  heatMap,
  lineChart,
  NAME_PADDING,
  type NotApplicable,
  notApplicable,
  onto,
  type Point,
  saying,
} from '@keelson/workflow'
import { bbl } from '../_shared/field-units.ts'
import { dashed, yearOf } from '../_shared/months.ts'
import { gasOilRatioOf, rateSI, sharedOil, shareOf, waterOilRatioOf } from './calculate-ratios.ts'
import { type Month, normalised, type Well, type Window } from './calculate-wells.ts'
import type { contract } from './contract.ts'
import { FIRST_OIL, type Params } from './inputs.ts'
import { typeWell } from './tables.ts'

/** Lines in a chart, bars, rows, and months across. */
const [WELLS_SHOWN, BARS, WELLS_IN_ROWS, MONTHS_SHOWN] = [9, 15, 25, 72] as const
/** Wells are ranked by it. */
const BY_OIL = { things: 'wells', by: 'those with the most oil' } as const
const NO_SHARES = notApplicable('corrections make the oil of one well negative')
const NO_OIL = notApplicable('no well has oil in the window')

export function chartsOf(p: Params, ranked: readonly Well[], window: Window): ChartsOf<typeof contract> {
  const withOil = ranked.filter((w) => w.firstOil !== undefined)
  if (withOil.length === 0) {
    const none = {
      oil_rates: NO_OIL,
      cumulative: NO_OIL,
      ranked: NO_OIL,
      water_oil_ratio: NO_OIL,
      gas_oil_ratio: NO_OIL,
    }
    return { ...none, uptime: uptime(ranked), lorenz: NO_OIL, type_well: NO_OIL }
  }
  const { shown, note } = firstOf(withOil, { most: WELLS_SHOWN, ...BY_OIL })
  return {
    oil_rates: saying(oilRates(p, shown, window), note),
    cumulative: saying(cumulative(p, shown, window), note),
    ranked: rankedBars(ranked),
    water_oil_ratio: saying(ratio(shown, 'Monthly water-oil ratio', '-', waterOilRatioOf), note),
    gas_oil_ratio: saying(ratio(shown, 'Monthly gas-oil ratio', 'scf/bbl', gasOilRatioOf), note),
    uptime: uptime(ranked),
    lorenz: sharedOil(ranked) === null ? NO_SHARES : lorenz(ranked),
    type_well: typeWellChart(withOil, window),
  }
}

const byFirstOil = (p: Params) => p.normalise_to === FIRST_OIL

/** A month as a number: of months on stream, or of years of the calendar. */
const timeAxis = (p: Params) =>
  byFirstOil(p) ? { title: 'Months on stream', unit: '-' } : { title: 'Year', unit: '-', whole: true as const }
const timeOf = (p: Params, month: string, index: number) =>
  byFirstOil(p) ? index + 1 : yearOf(month) + (Number(month.slice(4)) - 1) / 12

function oilRates(p: Params, wells: readonly Well[], window: Window): ChartDefinition {
  return lineChart({
    x: timeAxis(p),
    y: { title: 'Calendar-day oil rate', unit: 'bbl/d', log: true },
    broken: true,
    series: wells.map((w) => ({
      name: w.api,
      points: normalised(w, window).map((m, i): Point => [timeOf(p, m.month, i), rateSI(m.rate)]),
    })),
  })
}

function cumulative(p: Params, wells: readonly Well[], window: Window): ChartDefinition {
  return lineChart({
    x: timeAxis(p),
    y: { title: 'Cumulative oil', unit: 'MMbbl', zero: true },
    series: wells.map((w) => {
      let sum = 0
      const points = normalised(w, window).map((m, i): Point => {
        sum += m.oil
        return [timeOf(p, m.month, i), bbl(sum)]
      })
      return { name: w.api, points }
    }),
  })
}

const PERCENT = { unit: '%' }

function rankedBars(ranked: readonly Well[]): ChartDefinition {
  const all = sharedOil(ranked)
  const named = (w: Well) => {
    const share = shareOf(w, all)
    return share === null ? w.api : `${w.api}, ${onto(PERCENT)(share).toFixed(1)} %`
  }
  const { shown, note } = firstOf(ranked, { most: BARS, ...BY_OIL })
  const chart = barChart({
    category: 'Well and share',
    y: { title: 'Cumulative oil', unit: 'MMbbl' },
    aslant: true,
    bars: shown.map((w) => ({ name: named(w), value: bbl(w.oil) })),
  })
  return saying({ ...chart, padding: NAME_PADDING }, note)
}

function ratio(
  wells: readonly Well[],
  title: string,
  unit: string,
  of: (m: Month) => number | null,
): ChartDefinition | NotApplicable {
  const series = wells.map((w) => {
    let sum = 0
    const points = w.months.flatMap((m): Point[] => {
      sum += m.oil
      const found = of(m) ?? 0
      return found > 0 ? [[bbl(sum), found]] : []
    })
    return { name: w.api, points }
  })
  const drawn = series.filter(({ points }) => points.length > 0)
  if (drawn.length === 0) return notApplicable('no month has both volumes')
  return lineChart({ x: { title: 'Cumulative oil', unit: 'MMbbl' }, y: { title, unit, log: true }, series: drawn })
}

function uptime(ranked: readonly Well[]): ChartDefinition | NotApplicable {
  const { shown, note } = firstOf(ranked, { most: WELLS_IN_ROWS, ...BY_OIL })
  const known = shown.flatMap((w) => w.months.flatMap((m) => (m.uptime === null ? [] : [{ api: w.api, ...m }])))
  const all = [...new Set(known.map((m) => m.month))].toSorted()
  const latest = firstOf(all.toReversed(), { most: MONTHS_SHOWN, things: 'months', by: 'the latest' })
  const months = latest.shown.toReversed()
  if (months.length === 0) return notApplicable('no well produced in the window')
  const map = heatMap({
    x: 'Month',
    value: 'Uptime',
    unit: '-',
    cells: known
      .filter((m) => months.includes(m.month))
      .map((m) => ({ x: dashed(m.month), y: m.api, value: m.uptime ?? 0 })),
    columns: months.map(dashed),
    rows: shown.map((w) => w.api).reverse(),
    range: [0, 1],
  })
  return saying(map, note, latest.note)
}

function lorenz(ranked: readonly Well[]): ChartDefinition {
  const total = ranked.reduce((sum, w) => sum + w.oil, 0)
  let sum = 0
  const points = ranked.toReversed().map((w, i): Point => {
    sum += w.oil
    return [(i + 1) / ranked.length, sum / total]
  })
  return lineChart({
    x: { title: 'Wells in ascending order of oil production', unit: '%', domain: [0, 1] },
    y: { title: 'Cumulative oil share', unit: '%', domain: [0, 1] },
    series: [
      { name: 'wells', points: [[0, 0], ...points], dots: true },
      {
        name: 'Equal oil volume in all wells',
        points: [
          [0, 0],
          [1, 1],
        ],
      },
    ],
  })
}

function typeWellChart(wells: readonly Well[], window: Window): ChartDefinition | NotApplicable {
  const months = typeWell(wells, window)
  if (months.length < 2) return notApplicable('fewer than two wells have two months on stream')
  const line = (name: string, of: (t: (typeof months)[number]) => number) => ({
    name,
    points: months.map((t): Point => [t.month, rateSI(of(t))]),
  })
  return lineChart({
    x: { title: 'Months on stream', unit: '-' },
    y: { title: 'Calendar-day oil rate', unit: 'bbl/d', zero: true },
    series: [
      line('mean', (t) => t.mean),
      line('P90 (low)', (t) => t.p90),
      line('P50', (t) => t.p50),
      line('P10 (high)', (t) => t.p10),
    ],
  })
}
