/** Production summary: from sums of official records to totals, rates, ratios, groupings and data quality. */
import type { Trace } from '@keelson/equations'
import { oilEquivalent } from '@keelson/physics/production/volumes.ts'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import {
  CalculationError,
  check,
  notApplicable,
  notChecked,
  type Outcome,
  type RunContext,
  shownWhole,
} from '@keelson/workflow'
import { bbl, days, mcf } from '../_shared/field-units.ts'
import { dashed, daysInMonth, spanOf } from '../_shared/months.ts'
import { meanOf } from '../_shared/ogor-a/well-months.ts'
import { declineRate } from './calculate-decline.ts'
import { BLANK, type Group, type Groups, groupingSums, type Volumes } from './calculate-groups.ts'
import { NO_OIL, rates, ratios, topWell, totals } from './calculate-headline.ts'
import { faultCheck, type Quality, quality } from './calculate-quality.ts'
import { oilMonths, peakMonth, seriesOf } from './calculate-series.ts'
import type { Summed } from './calculate-sums.ts'
import { NEVER_PRODUCED, type Well, wellLives } from './calculate-wells.ts'
import { chartsOf } from './charts.ts'
import { checks } from './checks.ts'
import type { contract } from './contract.ts'
import type { Grouping, Params } from './inputs.ts'
import { type Derived, tablesOf, wellMonthsFile } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Summary = Outcome<typeof contract>

/** Longest selection, in months, whose months are all among the values. */
const MONTHLY_SPAN = 24
/** Above it, sums would not return whole from their units. */
const LARGEST_EXACT = 1e12

/** The outcome, in SI. Pure; throws CalculationError where volumes are beyond what sums hold exactly. */
export function calculate(p: Params, { trace }: RunContext, data: Summed): Summary {
  refuseInexact(data.total)
  const d = derived(p, data, trace)
  const rate = rates(d.peak, d.summed.N_p, d.producingDays, trace)
  const meanUptime = recordedUptime(d.wells, trace)
  const facts: Derived = { ...d, meanUptime }
  const ratio = ratios(d.summed, trace)
  const share = isByWell(p.group_by) ? topWell(d.groups.api12, d.summed.N_p, trace) : {}
  trace.section('Trend')
  const D = declineRate(d.series, trace)
  return {
    values: {
      ...sumValues(data, d),
      ...oilValues(d),
      peak_oil_rate_calendar_day: rate.q_cd,
      oil_rate_producing_day: rate.q_pd,
      ...ratio,
      mean_uptime: meanUptime ?? NEVER_PRODUCED,
      oil_decline_rate: D,
      ...maps(p, d.groups),
      ...tops(p, d.groups),
      ...share,
      data_quality_flags: d.found.flags,
    },
    checks: checksOf(d.found, trace),
    tables: () => tablesOf(p, data, facts),
    charts: () => chartsOf(p, data, facts),
    warnings: warningsOf(p, data),
    files: () => [wellMonthsFile(data.months)],
    detail: sentence(data.total, d.groups, d.found, d.peak && { month: d.peak.month, rate: d.peak.oilRate }),
  }
}

type Made = Omit<Derived, 'meanUptime'>

/** What follows from the sums; of it, the totals are recorded. */
function derived(p: Params, data: Summed, trace: Trace): Made {
  const { total, groups, months } = data
  const sums = groupingSums(groups, total)
  const series = seriesOf(groups.month, data.activities)
  const wells = wellLives(groups.api12, data.lives, data.boreholes)
  return {
    total,
    groups,
    months,
    sums,
    series,
    wells,
    found: quality(data, sums),
    peak: peakMonth(series),
    producingDays: wells.reduce((sum, w) => sum + w.producingDays, 0),
    summed: totals(total, p.gas_boe_factor, trace),
    equivalent: (oil, gas) => oilEquivalent.evaluateSI({ N_p: bbl(oil), G_p: mcf(gas), f_g: p.gas_boe_factor }),
  }
}

function sumValues({ recordsRead, duplicates, producingWells }: Summed, { total, groups, summed }: Made) {
  return {
    cumulative_oil_bbl: summed.N_p,
    cumulative_gas_mcf: summed.G_p,
    cumulative_water_bbl: summed.W_p,
    cumulative_injection_bbl: summed.W_inj,
    cumulative_boe: summed.E_p,
    rows_matched: total.records,
    rows_read: recordsRead,
    duplicate_rows_removed: duplicates,
    distinct_api12_wells: groups.api12.length,
    distinct_api10_wells: groups.api10.length,
    producing_api12_wells: producingWells,
    distinct_leases: groups.lease.filter((g) => g.key !== BLANK).length,
    blank_lease_rows: groups.lease.find((g) => g.key === BLANK)?.records ?? 0,
  }
}

function oilValues({ series, peak }: Made) {
  const { first, last, count } = oilMonths(series)
  return {
    first_oil_month: first ?? NO_OIL,
    last_oil_month: last ?? NO_OIL,
    months_with_oil: count,
    peak_oil_month: peak?.month ?? NO_OIL,
  }
}

/** Records the mean over the wells whose uptime is known. */
function recordedUptime(wells: readonly Well[], trace: Trace): number | null {
  const known = wells.map((w) => w.uptime)
  const mean = meanOf(known)
  if (mean === null) return null
  trace.section('Uptime')
  return trace.lookup({
    symbol: 'u',
    title: 'Mean well uptime',
    unit: '-',
    source: ogorA,
    clause: 'DAYS_ON_PROD over the days of the month',
    value: mean,
    cell: `wells table, mean uptime of ${shownWhole(known.filter((u) => u !== null).length)} wells`,
  })
}

const isByWell = (grouping: Grouping) => grouping === 'api12' || grouping === 'api10'

function refuseInexact(total: Volumes): void {
  const beyond = Object.entries(total).find(([, v]) => !(Math.abs(v) < LARGEST_EXACT))
  if (beyond) throw new CalculationError(`the sum of ${beyond[0]} has more than 12 digits and cannot be exact`)
}

const mapOf = (groups: readonly Group[], value: (g: Group) => number) =>
  Object.fromEntries(groups.map((g) => [g.key, value(g)]))
const oilOf = (groups: readonly Group[]) => mapOf(groups, (g) => bbl(g.oil))

function maps(p: Params, groups: Groups) {
  const [first, last] = [groups.month[0]?.key ?? '', groups.month.at(-1)?.key ?? '']
  const span = spanOf(first, last)
  const isMonthly = span <= MONTHLY_SPAN || p.group_by === 'month'
  return {
    annual_oil_bbl: oilOf(groups.year),
    annual_gas_mcf: mapOf(groups.year, (g) => mcf(g.gas)),
    monthly_oil_bbl: isMonthly
      ? oilOf(groups.month)
      : notApplicable(
          `the selection spans ${span} months, more than ${MONTHLY_SPAN}; see the monthly table, or set the {group_by} to 'month'`,
        ),
    field_oil_bbl:
      isAnyField(p) || p.group_by === 'field'
        ? oilOf(groups.field)
        : notApplicable('applies only if no field is selected, or if grouped by field'),
    ...(isByWell(p.group_by) && { well_oil_bbl: oilOf(groups[p.group_by]) }),
    ...(p.group_by === 'lease' && { lease_oil_bbl: oilOf(groups.lease) }),
    ...(p.group_by === 'operator' && { operator_oil_bbl: oilOf(groups.operator) }),
  }
}

const isAnyField = (p: Params) => (p.boem_field_codes ?? []).length === 0

function tops(p: Params, groups: Groups) {
  const withOil = (list: readonly Group[]) => list.filter((g) => g.oil > 0 && g.key !== BLANK)
  const fields = withOil(groups.field).slice(0, 5)
  return {
    top_five_fields_by_oil: isAnyField(p)
      ? fields.map((g) => g.key)
      : notApplicable('applies only if no field is selected'),
    top_operator_by_oil: withOil(groups.operator)[0]?.key ?? notApplicable('no selected operator has oil'),
  }
}

function checksOf(found: Quality, trace: Trace): NonNullable<Summary['checks']> {
  trace.section('Record quality')
  return {
    grouping_balance: faultCheck(found.balance, 'n_b', checks.grouping_balance, trace),
    days_on_production: daysCheck(found, trace),
    volumes_not_negative: faultCheck(found.negative, 'n_v', checks.volumes_not_negative, trace),
    month_gaps: faultCheck(found.gaps, 'n_g', checks.month_gaps, trace),
  }
}

/** The record that comes nearest to, or furthest beyond, the days in its month. */
function daysCheck({ longest }: Quality, trace: Trace) {
  if (!longest) return notChecked('not_requested', 'no record is selected')
  trace.section('Days on production')
  const read = (symbol: string, title: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit: 'd', source: ogorA, clause: 'DAYS_ON_PROD', value, cell })
  const spec = checks.days_on_production
  const where = `well '${longest.api12}', ${dashed(longest.month)}`
  const demand = read('t_i', spec.demand, days(longest.longest), where)
  const capacity = read('t_i_max', spec.capacity, days(daysInMonth(longest.month)), dashed(longest.month))
  return check({ demand, capacity, note: where })
}

function sentence(
  total: Volumes,
  groups: Groups,
  found: Quality,
  peak: { month: string; rate: number } | undefined,
): string {
  const [first, last] = [groups.month[0]?.key ?? '', groups.month.at(-1)?.key ?? '']
  const fields = groups.field.length === 1 ? (groups.field[0]?.key ?? '') : `${groups.field.length} fields`
  const best = peak ? `, peak oil rate ${shownWhole(peak.rate)} bbl/d in ${dashed(peak.month)}` : ''
  const flags =
    found.flags.length === 0
      ? 'No data quality flags'
      : `${found.flags.length} data quality ${found.flags.length === 1 ? 'flag' : 'flags'}`
  return `${fields}, ${first === last ? dashed(first) : `${dashed(first)} to ${dashed(last)}`}: ${shownWhole(total.oil)} bbl oil, ${shownWhole(total.gas)} Mcf gas, ${shownWhole(total.water)} bbl water from ${shownWhole(groups.api12.length)} ${groups.api12.length === 1 ? 'wellbore' : 'wellbores'}${best}. ${flags}`
}
