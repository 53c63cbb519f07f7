/** The tables of the comparison, in SI. */
import { mean, quantile, standardDeviation } from '@keelson/numerics/statistics.ts'
import { notApplicable, type TablesOf } from '@keelson/workflow'
import { bbl, days, feet, mcf } from '../_shared/field-units.ts'
import { dashed } from '../_shared/months.ts'
import { gasOilRatioOf, known, meanRate, rateSI, sharedOil, shareOf, waterCutOf } from './calculate-ratios.ts'
import { ageOf, earlyOil, normalised, type Well, type Window } from './calculate-wells.ts'
import type { contract } from './contract.ts'
import type { Metric, Params } from './inputs.ts'

type Tables = TablesOf<typeof contract>

/** By the metric; wells without it last, and of equals the lower number first. */
function ordered(ranked: readonly Well[], metric: Metric): readonly Well[] {
  const of: Readonly<Record<Metric, (w: Well) => number | null>> = {
    cumulative_oil: (w) => w.oil,
    mean_producing_day_oil_rate: meanRate,
    peak_oil_rate: (w) => w.peak?.rate ?? null,
  }
  const rank = (w: Well) => of[metric](w) ?? Number.NEGATIVE_INFINITY
  return ranked.toSorted((a, b) => {
    const [first, second] = [rank(a), rank(b)]
    if (first === second) return a.api < b.api ? -1 : 1
    return second > first ? 1 : -1
  })
}

/** Wells with most oil first. */
export function tablesOf(p: Params, ranked: readonly Well[], window: Window): Tables {
  return {
    wells: wellRows(p, ranked),
    production: ranked.map(productionRow),
    facts: p.include_borehole_facts ? ranked.map(factRow) : notApplicable('{include_borehole_facts} are not selected'),
    on_stream: ranked.map((w) => streamRow(w, window)),
    spread: spreadRows(ranked),
    type_well: typeWell(ranked, window).map((t) => ({
      month: t.month,
      wells: t.wells,
      mean: rateSI(t.mean),
      p90: rateSI(t.p90),
      p50: rateSI(t.p50),
      p10: rateSI(t.p10),
    })),
    months: ranked.flatMap((w) =>
      w.months.map((m) => ({
        api: w.api,
        month: dashed(m.month),
        oil: bbl(m.oil),
        gas: mcf(m.gas),
        water: bbl(m.water),
        producing_days: days(m.producingDays),
        oil_rate: rateSI(m.rate),
      })),
    ),
  }
}

function wellRows(p: Params, ranked: readonly Well[]): NonNullable<Tables['wells']> {
  const all = sharedOil(ranked)
  return ordered(ranked, p.metric).map((w, i) => ({
    rank: i + 1,
    api: w.api,
    oil: bbl(w.oil),
    share: shareOf(w, all),
    gas: mcf(w.gas),
    water: bbl(w.water),
    gas_oil_ratio: gasOilRatioOf(w),
    water_cut: waterCutOf(w),
    oil_rate: meanRate(w),
    peak_rate: known(w.peak?.rate, rateSI),
  }))
}

const monthOr = (month: string | undefined) => (month === undefined ? 'none' : dashed(month))

const productionRow = (w: Well) => ({
  api: w.api,
  first_oil: monthOr(w.firstOil),
  peak_month: monthOr(w.peak?.month),
  producing_days: days(w.producingDays),
  calendar_days: days(w.calendarDays),
  uptime: w.uptime,
  capped: w.months.reduce((sum, m) => sum + m.capped, 0),
  bores: w.bores.join(', '),
})

function streamRow(w: Well, window: Window) {
  const of = (count: number) => known(earlyOil(w, count, window), bbl)
  return {
    api: w.api,
    months: ageOf(w, window),
    one: of(1),
    three: of(3),
    six: of(6),
    twelve: of(12),
    twenty_four: of(24),
    thirty_six: of(36),
  }
}

function factRow({ api, facts, firstOilOfFiles }: Well) {
  const [spud, depth] = [isoDate(facts?.spudDate ?? null), isoDate(facts?.totalDepthDate ?? null)]
  return {
    api,
    bore: facts?.api12 ?? '',
    name: facts?.name ?? '',
    water_depth: known(facts?.waterDepth, feet),
    measured_depth: known(facts?.measuredDepth, feet),
    vertical_depth: known(facts?.verticalDepth, feet),
    spud: spud ?? '',
    days_to_depth: known(daysBetween(spud, depth), days),
    days_to_oil: known(
      daysBetween(depth, firstOilOfFiles === undefined ? null : `${dashed(firstOilOfFiles)}-01`),
      days,
    ),
  }
}

/** YYYY-MM-DD of M/D/YYYY; null of anything else, and of days that no month has. */
export function isoDate(date: string | null): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date ?? '') ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null
}

const DAY = 86_400_000
const daysBetween = (from: string | null, to: string | null): number | null =>
  from === null || to === null ? null : (Date.parse(to) - Date.parse(from)) / DAY

function spreadRows(ranked: readonly Well[]): NonNullable<Tables['spread']> {
  const oil = ranked.map((w) => w.oil).toSorted((a, b) => a - b)
  const average = mean(oil)
  const [p90, p50, p10] = [0.1, 0.5, 0.9].map((share) => quantile(oil, share))
  const volume = (measure: string, value: number | undefined) => ({ measure, oil: bbl(value ?? 0), ratio: null })
  const ratio = (measure: string, value: number) => ({ measure, oil: null, ratio: value })
  return [
    volume('mean', average),
    volume('median, P50', p50),
    volume('P90 (low)', p90),
    volume('P10 (high)', p10),
    ...(p90 !== undefined && p90 > 0 && p10 !== undefined ? [ratio('P10 to P90 ratio', p10 / p90)] : []),
    ...(average > 0 ? [ratio('coefficient of variation', standardDeviation(oil) / average)] : []),
  ]
}

export interface TypeMonth {
  readonly month: number
  readonly wells: number
  readonly mean: number
  readonly p90: number
  readonly p50: number
  readonly p10: number
}

/** Rates of each month on stream over the wells that reach it, as far as two do. */
export function typeWell(ranked: readonly Well[], window: Window): readonly TypeMonth[] {
  const lives = ranked.map((w) => normalised(w, window)).filter((life) => life.length > 0)
  const longest = Math.max(0, ...lives.map((life) => life.length))
  return Array.from({ length: longest }, (_, i) => {
    const rates = lives.flatMap((life) => life[i]?.rate ?? []).toSorted((a, b) => a - b)
    const at = (share: number) => (rates.length === 0 ? 0 : quantile(rates, share))
    return {
      month: i + 1,
      wells: rates.length,
      mean: rates.length === 0 ? 0 : mean(rates),
      p90: at(0.1),
      p50: at(0.5),
      p10: at(0.9),
    }
  }).filter((t) => t.wells >= 2)
}
