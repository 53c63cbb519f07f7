/** What the inputs must satisfy together. */
import { type ApiLevel, apiFault, apiForms, type Problem } from '@keelson/workflow'
import { notConfined } from '../../_shared/duckdb/file-names.ts'
import { isMonth } from '../_shared/months.ts'
import type { Params } from './inputs.ts'

const LISTS = ['boem_field_codes', 'lease_numbers', 'api_well_numbers', 'operator_numbers'] as const
const WELLS: readonly ApiLevel[] = ['well', 'wellbore']

/** What the schema cannot say: confined names, entries that are not blank, digits of wells, months in order. */
export function rules(p: Params): Problem[] {
  const problems: Problem[] = []
  const refuse = (pointer: string, message: string) => problems.push({ pointer, message })
  for (const name of ['data_folder', 'file_pattern'] as const) {
    const fault = notConfined(p[name])
    if (fault !== undefined) refuse(`/${name}`, `${fault} (entered: ${JSON.stringify(p[name])})`)
  }
  for (const name of LISTS) {
    for (const [i, entry] of (p[name] ?? []).entries()) {
      const fault = faultOf(name, entry.trim())
      if (fault !== undefined) refuse(`/${name}/${i}`, fault)
    }
  }
  const months = (['start_month', 'end_month'] as const).filter((name) => p[name] !== undefined)
  for (const name of months) {
    const month = p[name] ?? ''
    if (!isMonth(month.trim()))
      refuse(`/${name}`, `must be a month such as 2014-01 (entered: ${JSON.stringify(month)})`)
  }
  const [start, end] = [p.start_month?.trim(), p.end_month?.trim()]
  if (start !== undefined && end !== undefined && isMonth(start) && isMonth(end) && end < start) {
    refuse('/end_month', `must not be before the {start_month}, ${start} (entered: ${end})`)
  }
  return problems
}

function faultOf(list: (typeof LISTS)[number], entry: string): string | undefined {
  if (entry === '') return 'must not be blank'
  const fault = list === 'api_well_numbers' ? apiFault(entry, WELLS) : undefined
  return fault && `must have ${apiForms(WELLS)}; ${fault}`
}
