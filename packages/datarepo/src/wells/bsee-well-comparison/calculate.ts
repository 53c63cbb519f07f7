/** The comparison: each well over the window, their ranking, and how unequal they are. */
import type { Trace } from '@keelson/equations'
import { giniCoefficient, oilOfWells } from '@keelson/physics/production/volumes.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { notApplicable, type Outcome, type RunContext, shown } from '@keelson/workflow'
import { bbl, days, feet, mcf } from '../_shared/field-units.ts'
import { dashed } from '../_shared/months.ts'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { traceBest } from './calculate-best.ts'
import { checksOf } from './calculate-checks.ts'
import { gasOilRatioOf, known, meanRate, rateSI, sharedOil, shareOf, waterCutOf } from './calculate-ratios.ts'
import { byOil, earlyOil, firstYearOil, type Well, type Window, wellsOf, windowOf } from './calculate-wells.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { isoDate, tablesOf } from './tables.ts'
import { askedWarnings, factWarnings, recordWarnings } from './warnings-records.ts'
import { wellWarnings } from './warnings-wells.ts'

/** The outcome, in SI. Pure; refuses a well that no file has; throws CalculationError where sums would not be exact. */
export function calculate(p: Params, { trace }: RunContext, data: ProductionData): Outcome<typeof contract> {
  const window = windowOf(p, data)
  const wells = wellsOf(p, data, window)
  const ranked = byOil(wells)
  const { total, gini } = concentration(ranked, window, trace)
  traceBest(ranked, total, trace)
  return {
    values: {
      total_oil_bbl: total,
      gini_coefficient: gini,
      ranking_by_cumulative_oil: ranked.map((w) => w.api),
      ...volumes(wells),
      ...rates(wells),
      ...early(wells, window),
      ...(p.include_borehole_facts && facts(wells)),
    },
    checks: checksOf(ranked, window, trace),
    tables: () => tablesOf(p, ranked, window),
    charts: () => chartsOf(p, ranked, window),
    warnings: [
      ...recordWarnings(data, wells, window),
      ...wellWarnings(data, wells, window),
      ...askedWarnings(p, data),
      ...factWarnings(p, wells),
    ],
    detail: sentence(ranked, window),
  }
}

/** A number of each well under its name. */
const each = <T>(wells: readonly Well[], of: (well: Well) => T): Record<string, T> =>
  Object.fromEntries(wells.map((w) => [w.api, of(w)]))

function concentration(ranked: readonly Well[], window: Window, trace: Trace) {
  trace.section('Well oil')
  const N_w = ranked.map((w) => bbl(w.oil)).toReversed()
  const n_w = trace.lookup({
    symbol: 'n_w',
    title: 'Number of wells',
    unit: '-',
    source: ogorA,
    clause: 'API_WELL_NUMBER',
    value: ranked.length,
    cell: `${dashed(window.first)} to ${dashed(window.last)}`,
  })
  const N_p = trace.apply(oilOfWells, { N_w, n_w })
  const gini =
    sharedOil(ranked) === null
      ? notApplicable('the wells have no oil in the window, or corrections make the oil of one well negative')
      : trace.apply(giniCoefficient, { N_w, N_p, n_w })
  return { total: N_p, gini }
}

const volumes = (wells: readonly Well[]) => ({
  cumulative_oil_bbl: each(wells, (w) => bbl(w.oil)),
  cumulative_gas_mcf: each(wells, (w) => mcf(w.gas)),
  cumulative_water_bbl: each(wells, (w) => bbl(w.water)),
  producing_days: each(wells, (w) => days(w.producingDays)),
})

function rates(wells: readonly Well[]) {
  const all = sharedOil(wells)
  return {
    first_oil_month: each(wells, (w) => w.firstOil ?? null),
    mean_producing_day_oil_rate: each(wells, meanRate),
    peak_oil_rate_calendar_day: each(wells, (w) => known(w.peak?.rate, rateSI)),
    peak_oil_month: each(wells, (w) => w.peak?.month ?? null),
    cumulative_gor: each(wells, gasOilRatioOf),
    cumulative_water_cut: each(wells, waterCutOf),
    share_of_total_oil: each(wells, (w) => shareOf(w, all)),
  }
}

function early(wells: readonly Well[], window: Window) {
  const of = (count: number) => each(wells, (w) => known(earlyOil(w, count, window), bbl))
  return {
    first_12_calendar_months_oil_bbl: each(wells, (w) => known(firstYearOil(w), bbl)),
    months_on_stream_1_cumulative_oil_bbl: of(1),
    months_on_stream_3_cumulative_oil_bbl: of(3),
    months_on_stream_6_cumulative_oil_bbl: of(6),
    months_on_stream_12_cumulative_oil_bbl: of(12),
    months_on_stream_24_cumulative_oil_bbl: of(24),
    months_on_stream_36_cumulative_oil_bbl: of(36),
  }
}

const facts = (wells: readonly Well[]) => ({
  water_depth_ft: each(wells, (w) => known(w.facts?.waterDepth, feet)),
  total_md_ft: each(wells, (w) => known(w.facts?.measuredDepth, feet)),
  tvd_ft: each(wells, (w) => known(w.facts?.verticalDepth, feet)),
  spud_date: each(wells, (w) => isoDate(w.facts?.spudDate ?? null)),
})

function sentence(ranked: readonly Well[], window: Window): string {
  const span = `${ranked.length} wells, ${dashed(window.first)} to ${dashed(window.last)}`
  const [best] = ranked
  const all = sharedOil(ranked)
  if (best === undefined || !(best.oil > 0)) return `${span}: no oil`
  const total = ranked.reduce((sum, w) => sum + w.oil, 0)
  const share = shareOf(best, all)
  const part = share === null ? '' : ` (${shown(100 * share, 3)} %)`
  return `${span}: ${millions(total)} MMbbl oil. Top well '${best.api}' with ${millions(best.oil)} MMbbl${part}`
}
const millions = (oil: number) => shown(oil / 1e6, 4)
