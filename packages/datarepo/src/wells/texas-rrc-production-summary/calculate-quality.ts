/** Everything that was looked for in the records, in one list: what fails a check, and what is only said. */
import type { Reason } from '../../_shared/duckdb/text-table.ts'
import type { GroupingSum } from './calculate-groups.ts'
import type { Month } from './calculate-series.ts'
import type { Found, PdqData } from './load-data.ts'

export interface Issue {
  readonly issue: string
  readonly found: number
  /** null where it fails nothing. */
  readonly permitted: number | null
  readonly where: string
}

/** Lines and records that were rejected, for whatever reason. */
export const rejectedIn = (reasons: readonly Reason[]): number => reasons.reduce((sum, { rows }) => sum + rows, 0)

export function issuesOf(data: PdqData, sums: readonly GroupingSum[], series: readonly Month[]): readonly Issue[] {
  const { faults, rejects, agency } = data
  const issue = (name: string, { count, where }: Found, permitted: number | null): Issue => ({
    issue: name,
    found: count,
    permitted,
    where: `${where.join(', ')}${count > where.length && where.length > 0 ? ' and more' : ''}`,
  })
  const late = series.filter((m) => m.isLate)
  return [
    issue('Rejected records', { count: rejectedIn(rejects), where: rejects.map((r) => r.reason) }, 0),
    issue(
      'Difference between a grouping and the total',
      {
        count: Math.max(...sums.map((s) => s.difference)),
        where: sums.filter((s) => s.difference > 0).map((s) => s.grouping),
      },
      0,
    ),
    issue('Records with a repeated key', faults.duplicates, 0),
    issue('Records with inconsistent district number and name', faults.districts, 0),
    issue('Records with a negative volume', faults.negative, 0),
    issue('Records with a fractional volume', faults.fractional, 0),
    issue('Records with a volume of the other lease type', faults.crossed, 0),
    issue('Records without a filed report', faults.unfiled, null),
    issue('Oil leases with unbalanced production, dispositions and stock', faults.unbalanced, null),
    issue('Months still being filed', { count: late.length, where: late.map((m) => m.month) }, null),
    ...agency.map((a) =>
      issue(`Differing totals, ${a.table}`, { count: a.differing, where: a.where === '' ? [] : [a.where] }, null),
    ),
  ]
}

export const flagsOf = (issues: readonly Issue[]): readonly string[] =>
  issues
    .filter(({ found }) => found > 0)
    .map(({ issue, found, where }) => `${issue}: ${found}${where === '' ? '' : ` (${where})`}`)
