/** What in the records asks for attention: counted, named, and held against what is permitted. */
import { constant, house, type Trace } from '@keelson/equations'
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { type CheckSpec, check } from '@keelson/workflow'
import { dashed, monthsFrom } from '../_shared/months.ts'
import type { SourceData } from '../_shared/ogor-a/data.ts'
import type { Group, GroupingSum } from './calculate-groups.ts'
import { MOST_NAMED, type Named, type Noted } from './calculate-looked.ts'
import type { Summed } from './calculate-sums.ts'
import { checks } from './checks.ts'

export interface Issue {
  readonly issue: string
  readonly found: number
  /** null where it fails nothing. */
  readonly permitted: number | null
  readonly where: string
}
export interface Quality {
  readonly balance: Issue
  readonly negative: Issue
  readonly gaps: Issue
  readonly issues: readonly Issue[]
  readonly flags: readonly string[]
  /** Record with the most days on production for its month; undefined where there is none. */
  readonly longest: Named | undefined
}

/** What was found; `sums` are those of the groupings. */
export function quality(data: Summed, sums: readonly GroupingSum[]): Quality {
  const { looked } = data
  const negative = issue(checks.volumes_not_negative.demand, 0, looked.negative)
  const gaps = gapIssue(data.groups.month, looked.flowing)
  const balance: Issue = {
    issue: 'Difference between a grouping and the total',
    found: Math.max(...sums.map((s) => s.difference)),
    permitted: 0,
    where: sums
      .filter((s) => s.difference > 0)
      .map((s) => s.grouping)
      .join(', '),
  }
  const issues = [
    balance,
    issue('Well months with more producing days than days in the month', 0, looked.over),
    negative,
    gaps,
    {
      issue: 'Duplicate records (identical in all 19 fields), removed',
      found: data.duplicates,
      permitted: null,
      where: data.files.length === 1 ? (data.files[0] ?? '') : `${data.files.length} files`,
    },
    issue('Records without a lease number', null, looked.withoutLease),
    issue('Records without a field code', null, looked.withoutField),
    ...factIssues(data),
  ]
  const { longest } = looked
  return { balance, negative, gaps, issues, flags: issues.filter((i) => i.found > 0).map(inWords), longest }
}

const inWords = ({ issue, found, where }: Issue) => `${issue}: ${found}${where === '' ? '' : ` (${where})`}`

function issue(name: string, permitted: number | null, { found, rows, first }: Noted): Issue {
  const named = first.map((r) => `${r.api12} ${dashed(r.month)}`)
  const more = rows > MOST_NAMED ? ` and ${rows - MOST_NAMED} more` : ''
  return { issue: name, found, permitted, where: `${named.join(', ')}${more}` }
}

/**
 * Months between the first and the last oil without oil: explained when records were filed and no oil completion
 * reports a day of production, that is, when all are shut in.
 */
function gapIssue(months: readonly Group[], flowing: ReadonlySet<string>): Issue {
  const name = 'Unexplained months without oil between first and last oil'
  const filed = new Set(months.map((m) => m.key))
  const withOil = months.filter((m) => m.oil > 0).map((m) => m.key)
  const [first] = withOil
  const last = withOil.at(-1)
  if (first === undefined || last === undefined) return { issue: name, found: 0, permitted: 0, where: '' }
  const oil = new Set(withOil)
  const gaps = monthsFrom(first, last).filter((m) => !oil.has(m) && (!filed.has(m) || flowing.has(m)))
  const more = gaps.length > MOST_NAMED ? ` and ${gaps.length - MOST_NAMED} more` : ''
  return {
    issue: name,
    found: gaps.length,
    permitted: 0,
    where: `${gaps.slice(0, MOST_NAMED).map(dashed).join(', ')}${more}`,
  }
}

function factIssues({ boreholes, fields }: SourceData): Issue[] {
  const without = (issueName: string, names: readonly string[]): Issue => ({
    issue: issueName,
    found: names.length,
    permitted: null,
    where: `${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ' and more' : ''}`,
  })
  return [
    ...(boreholes
      ? [
          without(
            'Wellbores missing from the borehole table',
            boreholes.filter((b) => b.name === null).map((b) => b.api12),
          ),
        ]
      : []),
    ...(fields
      ? [
          without(
            'Fields missing from the deep-water table',
            fields.filter((f) => f.nickname === null).map((f) => f.field),
          ),
        ]
      : []),
  ]
}

/** A count of faults against what is permitted. */
export function faultCheck({ found, where }: Issue, symbol: string, { demand: title }: CheckSpec, trace: Trace) {
  const demand = trace.lookup({
    symbol,
    title,
    unit: '-',
    source: ogorA,
    clause: 'records of the selection',
    value: found,
    cell: found > 0 ? `counted (${where})` : 'none counted',
  })
  return check({
    demand,
    capacity: NONE_PERMITTED,
    note: found > 0 ? `${found} ${found === 1 ? 'case' : 'cases'} found (${where})` : 'none found',
  })
}
const NONE_PERMITTED = constant({
  symbol: 'n_max',
  title: 'Permitted number of faults',
  value: 0,
  unit: '-',
  source: house,
  clause: 'a total of faulty records is unreliable',
})
