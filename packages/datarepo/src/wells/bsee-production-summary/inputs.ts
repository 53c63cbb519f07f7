/** The inputs of the production summary: which files, which records, which grouping. */
import { choice, grouped, optional, type ParamsOf, type Problem, quantity, text, textList } from '@keelson/workflow'
import { notConfined } from '../../_shared/duckdb/file-names.ts'
import { isMonth } from '../_shared/months.ts'
import { fileParams } from '../_shared/ogor-a/inputs.ts'

const GROUPINGS = ['api12', 'api10', 'lease', 'field', 'year', 'month', 'operator'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Of a list that selects. */
const MOST_ENTRIES = 10_000

const selectionParams = {
  boem_field_codes: optional(
    textList({
      title: 'BOEM field codes',
      description: 'Fields to select, such as WR759; left out or empty: all.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  lease_numbers: optional(
    textList({
      title: 'Lease numbers',
      description: 'OCS leases to select, such as G17015; left out or empty: all.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  api_well_numbers: optional(
    textList({
      title: 'API well numbers',
      description: 'Wells to select: 12 digits for one bore, 10 for all bores of a well; left out or empty: all.',
      clause: 'API D12A',
      maxItems: MOST_ENTRIES,
    }),
  ),
  operator_numbers: optional(
    textList({
      title: 'Operator numbers',
      description: 'Operators to select by their 5-digit number, such as 00078; left out or empty: all.',
      maxItems: MOST_ENTRIES,
    }),
  ),
  start_month: optional(
    text({
      title: 'First month',
      description: 'YYYYMM, included; left out: the first of the files.',
      example: '201401',
    }),
  ),
  end_month: optional(
    text({
      title: 'Last month',
      description: 'YYYYMM, included; left out: the last of the files.',
      example: '202412',
    }),
  ),
}

const totalParams = {
  group_by: choice(GROUPINGS, {
    title: 'Group by',
    description: 'Adds a table with the totals of each group, and the oil of each.',
    default: 'year',
  }),
  gas_boe_factor: quantity('-', {
    title: 'Gas to oil equivalent',
    description: 'Mcf of gas that count as one barrel of oil: 6.0 (industry) or 5.62 (BOEM).',
    symbol: 'f_g',
    above: 0,
    usual: [5, 7],
    default: 6,
  }),
}

export const inputs = grouped({
  Files: fileParams,
  Selection: selectionParams,
  Totals: totalParams,
})

const LISTS = ['boem_field_codes', 'lease_numbers', 'api_well_numbers', 'operator_numbers'] as const

/** What the schema cannot say: confined names, entries that are not blank, digits of wells, months in order. */
export function rules(p: ParamsOf<typeof inputs>): Problem[] {
  const problems: Problem[] = []
  const refuse = (pointer: string, message: string) => problems.push({ pointer, message })
  for (const name of ['data_folder', 'file_pattern'] as const) {
    const fault = notConfined(p[name])
    if (fault !== undefined) refuse(`/${name}`, `${fault}; sent ${JSON.stringify(p[name])}`)
  }
  for (const name of LISTS) {
    for (const [i, entry] of (p[name] ?? []).entries()) {
      if (entry.trim() === '') refuse(`/${name}/${i}`, 'must not be blank')
      else if (name === 'api_well_numbers' && !/^(\d{10}|\d{12})$/.test(entry.trim())) {
        refuse(`/${name}/${i}`, `must have 10 or 12 digits; sent ${JSON.stringify(entry)}`)
      }
    }
  }
  const months = (['start_month', 'end_month'] as const).filter((name) => p[name] !== undefined)
  for (const name of months) {
    const month = p[name] ?? ''
    if (!isMonth(month.trim()))
      refuse(`/${name}`, `must be a month YYYYMM such as 201401; sent ${JSON.stringify(month)}`)
  }
  const [start, end] = [p.start_month?.trim(), p.end_month?.trim()]
  if (start !== undefined && end !== undefined && isMonth(start) && isMonth(end) && end < start) {
    refuse('/end_month', `must not be before {start_month}, ${start}; sent ${end}`)
  }
  return problems
}

export type Params = ParamsOf<typeof inputs>
