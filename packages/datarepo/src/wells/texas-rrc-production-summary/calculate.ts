/** Texas production summary: from sums of lease records to totals, districts, years, groups and the soundness of the records. */
import { numberOfDistrict } from '@keelson/standards/rrc-pdq/districts.ts'
import {
  CalculationError,
  type NotApplicable,
  notApplicable,
  type Outcome,
  once,
  type RunContext,
  shownWhole,
} from '@keelson/workflow'
import { bbl, mcf } from '../_shared/field-units.ts'
import { dashed } from '../_shared/months.ts'
import { allGroups, BLANK, type Groups, gasOf, groupingSums, liquidsOf, sumOf } from './calculate-groups.ts'
import { flagsOf, issuesOf, rejectedIn } from './calculate-quality.ts'
import { monthlySeries } from './calculate-series.ts'
import { totals, water } from './calculate-totals.ts'
import { chartsOf } from './charts.ts'
import { checks } from './checks.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import type { Group, PdqData, Volumes } from './load-data.ts'
import { tablesOf } from './tables.ts'
import { askedWarnings, tableWarnings } from './warnings.ts'

type Summary = Outcome<typeof contract>

/** Above it, sums would not return whole from their units. */
const LARGEST_EXACT = 1e12

/** The outcome, in SI. Pure; throws CalculationError where volumes are beyond what sums hold exactly. */
export function calculate(p: Params, { trace }: RunContext, data: PdqData): Summary {
  const total = sumOf(data.months)
  refuseInexact(total)
  const groups = allGroups(data)
  const sums = groupingSums(groups, total)
  const series = monthlySeries(data)
  const issues = issuesOf(data, sums, series)
  const flags = flagsOf(issues)
  const late = series.filter((m) => m.isLate).map((m) => m.month)
  const derived = once(() => ({ total, groups, sums, series, issues }))
  return {
    values: {
      rows_read: data.rowsRead,
      rows_rejected: rejectedIn(data.rejects),
      ...totals(data, total, trace),
      water_bbl: water(data, total, trace),
      district_liquids_bbl: mapOf(groups.district.listed, (g) => bbl(liquidsOf(g))),
      district_gas_mcf: mapOf(groups.district.listed, (g) => mcf(gasOf(g))),
      annual_liquids_bbl: mapOf(groups.year.listed, (g) => bbl(liquidsOf(g))),
      annual_gas_mcf: mapOf(groups.year.listed, (g) => mcf(gasOf(g))),
      top_operator_by_liquids: topOperator(data, groups),
      data_quality_flags: flags,
    },
    checks: checks(data, sums, trace),
    tables: () => tablesOf(p, data, derived()),
    charts: () => chartsOf(data, derived()),
    warnings: [...tableWarnings(data, late), ...askedWarnings(p, data)],
    detail: sentence(total, data, groups, flags),
  }
}

function refuseInexact(total: Volumes): void {
  const beyond = Object.entries(total).find(([, v]) => !(Math.abs(v) < LARGEST_EXACT))
  if (beyond) throw new CalculationError(`the sum of ${beyond[0]} has more than 12 digits and cannot be exact`)
}

const mapOf = (groups: readonly Group[], value: (g: Group) => number) =>
  Object.fromEntries(groups.map((g) => [g.key, value(g)]))

function topOperator({ has }: PdqData, { operator }: Groups): string | NotApplicable {
  if (!has.operators) return notApplicable("the table has no column 'OPERATOR_NAME'")
  const top = operator.listed.find((g) => g.key !== BLANK && liquidsOf(g) > 0)
  return top?.key ?? notApplicable('no selected operator has liquids')
}

function sentence(total: Volumes, data: PdqData, groups: Groups, flags: readonly string[]): string {
  const [first, last] = [groups.month.listed[0]?.key ?? '', groups.month.listed.at(-1)?.key ?? '']
  const [only] = groups.district.listed
  const number = only && numberOfDistrict(only.key)
  const where =
    groups.district.groups === 1 && only
      ? `District ${only.key}${number === undefined || number === only.key ? '' : ` (number ${number} in the files)`}`
      : `${groups.district.groups} districts`
  const said =
    flags.length === 0 ? 'No data quality flags' : `${flags.length} data quality flag${flags.length === 1 ? '' : 's'}`
  const leases = `${shownWhole(data.leases.groups)} lease${data.leases.groups === 1 ? '' : 's'}`
  return `${where}, ${first === last ? dashed(first) : `${dashed(first)} to ${dashed(last)}`}: ${shownWhole(liquidsOf(total))} bbl liquids and ${shownWhole(gasOf(total))} Mcf gas from ${leases}. ${said}`
}
