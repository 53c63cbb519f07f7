/** What the inputs must hold between them: confined names, one source, digits, districts that exist, months in order. */
import { DISTRICT_NAMES, districtOf } from '@keelson/standards/rrc-pdq/districts.ts'
import type { Problem } from '@keelson/workflow'
import { notConfined } from '../../_shared/duckdb/file-names.ts'
import { isMonth } from '../_shared/months.ts'
import type { Params } from './inputs.ts'

const NAMES = Object.values(DISTRICT_NAMES)
  .toSorted()
  .map((name) => `'${name}'`)
  .join(', ')
const sent = (value: unknown) => `(entered: ${JSON.stringify(value)})`

export function rules(p: Params): Problem[] {
  return [...sourceProblems(p), ...districtProblems(p), ...numberProblems(p), ...monthProblems(p)]
}

function sourceProblems(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (pointer: string, message: string) => problems.push({ pointer, message })
  if (p.inline_dsv !== undefined && p.inline_records !== undefined) {
    refuse('/inline_records', 'must not be entered together with the {inline_dsv}; use one of them')
  }
  if (p.inline_records !== undefined) {
    if (p.oil_gas_code !== undefined) refuse('/oil_gas_code', '{inline_records} do not state the lease type')
    if ((p.operator_numbers ?? []).length > 0)
      refuse('/operator_numbers', '{inline_records} contain operator names but no numbers')
    if (p.group_by === 'field') refuse('/group_by', '{inline_records} contain no field names')
    return problems
  }
  if (p.inline_dsv !== undefined) return problems
  for (const name of ['data_folder', 'lease_cycle_file'] as const) {
    const value = p[name]
    const fault = value === undefined ? undefined : notConfined(value)
    if (fault !== undefined) refuse(`/${name}`, `${fault} ${sent(value)}`)
  }
  return problems
}

function districtProblems({ district_name, inline_records }: Params): Problem[] {
  const given = [
    ...(district_name === undefined ? [] : [{ pointer: '/district_name', name: district_name }]),
    ...(inline_records ?? []).map(({ district }, i) => ({ pointer: `/inline_records/${i}/district`, name: district })),
  ]
  return given
    .filter(({ name }) => districtOf(name) === undefined)
    .map(({ pointer, name }) => ({ pointer, message: `must be one of ${NAMES} ${sent(name)}` }))
}

function numberProblems(p: Params): Problem[] {
  return (['lease_numbers', 'operator_numbers'] as const).flatMap((list) =>
    (p[list] ?? []).flatMap((entry, i) =>
      /^\d{1,6}$/.test(entry.trim())
        ? []
        : [{ pointer: `/${list}/${i}`, message: `must have at most 6 digits and no other characters ${sent(entry)}` }],
    ),
  )
}

function monthProblems(p: Params): Problem[] {
  const months = (['start_month', 'end_month'] as const).flatMap((name) => {
    const month = p[name]?.trim()
    return month === undefined ? [] : [{ name, month }]
  })
  const odd = months.filter(({ month }) => !isMonth(month))
  if (odd.length > 0) {
    return odd.map(({ name, month }) => ({
      pointer: `/${name}`,
      message: `must be a month such as 2023-01 ${sent(month)}`,
    }))
  }
  const [start, end] = [p.start_month?.trim(), p.end_month?.trim()]
  if (start === undefined || end === undefined || end >= start) return []
  return [{ pointer: '/end_month', message: `must not be before the {start_month}, ${start} (entered: ${end})` }]
}
