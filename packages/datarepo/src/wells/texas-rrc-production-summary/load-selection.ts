/** The filters over the records, and which of them leaves nothing. */
import { DISTRICT_NAMES, districtOf } from '@keelson/standards/rrc-pdq/districts.ts'
import { refuse } from '@keelson/workflow'
import { literal } from '../../_shared/duckdb/sql.ts'
import { dashed } from '../_shared/months.ts'
import type { Params } from './inputs.ts'
import type { FilterName } from './load-data.ts'
import { leaseKey } from './load-inline.ts'

export interface Filter {
  readonly name: FilterName
  /** On a record. */
  readonly condition: string
  readonly entries: readonly string[]
}

const OPERATOR_DIGITS = 6
const among = (column: string) => (entries: readonly string[]) => `${column} IN (${entries.map(literal).join(', ')})`
const CONDITIONS: Readonly<Record<FilterName, (entries: readonly string[]) => string>> = {
  oil_gas_code: among('code'),
  district_name: among('district'),
  lease_numbers: among('lease'),
  operator_numbers: among('operator_number'),
  start_month: ([month]) => `month >= ${Number(month)}`,
  end_month: ([month]) => `month <= ${Number(month)}`,
}

/** The filters in use, in the order of the inputs, with their entries as the records have them. */
export function filtersOf(p: Params): readonly Filter[] {
  const entries: Readonly<Record<FilterName, readonly (string | undefined)[]>> = {
    oil_gas_code: [p.oil_gas_code],
    district_name: [p.district_name === undefined ? undefined : districtOf(p.district_name)?.name],
    lease_numbers: (p.lease_numbers ?? []).map(leaseKey),
    operator_numbers: (p.operator_numbers ?? []).map((n) => n.trim().padStart(OPERATOR_DIGITS, '0')),
    start_month: [p.start_month?.trim()],
    end_month: [p.end_month?.trim()],
  }
  return (Object.keys(CONDITIONS) as FilterName[]).flatMap((name): Filter[] => {
    const given = entries[name].filter((entry) => entry !== undefined)
    return given.length === 0 ? [] : [{ name, condition: CONDITIONS[name](given), entries: given }]
  })
}

/** How many filters a record passes before one leaves it out: all of them where it is selected. Combined with AND. */
export const stageOf = (filters: readonly Filter[]): string => {
  const left = filters.map(({ condition }, i) => `WHEN NOT (${condition}) THEN ${i}`)
  return left.length === 0 ? '0' : `CASE ${left.join(' ')} ELSE ${filters.length} END`
}

export interface Passed {
  readonly records: number
  /** YYYYMM; '' where there is no record. */
  readonly first: string
  readonly last: string
  /** Records that pass the filters up to each. */
  readonly left: readonly number[]
}

/** Refuses at the first filter, in the order of the inputs, that leaves no record. */
export function refuseEmpty(filters: readonly Filter[], { left, first, last }: Passed): void {
  const at = left.indexOf(0)
  const filter = filters[at]
  if (!filter) return
  const before = filters.slice(0, at).map(({ name }) => `{${name}}`)
  const others = before.length === 0 ? '' : ` together with ${before.join(', ')}`
  const entries = filter.entries
    .slice(0, 10)
    .map((entry) => `'${entry}'`)
    .join(', ')
  refuse(
    `/${filter.name}`,
    `no record matches {${filter.name}} ${entries}${others}; the data cover ${dashed(first)} to ${dashed(last)}${alsoNumber(filter)}`,
  )
}

/** A name that is also the number of another district may have been meant as that. */
function alsoNumber({ name, entries: [entry = ''] }: Filter): string {
  const other = name === 'district_name' ? DISTRICT_NAMES[entry] : undefined
  return other === undefined || other === entry ? '' : `. '${entry}' is also the file number of district '${other}'`
}
