/** Which field and which years: found by name or NPDID, and refused with what comes near. */
import { slips } from '@keelson/units/slips.ts'
import { refuse } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import type { FieldData, ProductionRow } from './load-data.ts'

export interface Selection {
  /** Undefined for the whole shelf. */
  readonly npdid: string | undefined
  /** As the table has it; 'whole shelf' without a field. */
  readonly name: string
  readonly first: number
  readonly last: number
  /** Rows of the field, or of all, within the years. */
  readonly rows: readonly ProductionRow[]
  /** First and last year of the whole file. */
  readonly file: { readonly first: number; readonly last: number }
}

export function selectionOf(p: Params, data: FieldData): Selection {
  const years = data.production.map((r) => r.year)
  const file = { first: years[0] ?? 0, last: years.at(-1) ?? 0 }
  const [first, last] = [p.start_year ?? file.first, p.end_year ?? file.last]
  if (first > file.last)
    refuse('/start_year', `must not be after the last year in the file, ${file.last} (entered: ${first})`)
  if (last < file.first)
    refuse('/end_year', `must not be before the first year in the file, ${file.first} (entered: ${last})`)
  if (last < first) refuse('/end_year', `must not be before the first year, ${first} (entered: ${last})`)
  const own = p.field_name === undefined ? undefined : carrierOf(p.field_name, data.production)
  const rows = data.production.filter(
    (r) => (own === undefined || r.npdid === own.npdid) && r.year >= first && r.year <= last,
  )
  if (own !== undefined && rows.length === 0) {
    const all = data.production.filter((r) => r.npdid === own.npdid).map((r) => r.year)
    refuse(
      p.end_year === undefined ? '/start_year' : '/end_year',
      `${own.name} has no rows from ${first} to ${last}; its rows in the file cover ${all[0]} to ${all.at(-1)}`,
    )
  }
  return { npdid: own?.npdid, name: own?.name ?? 'whole shelf', first, last, rows, file }
}

const MOST_NEAR = 5

/** By the whole name, whatever its case, or by the number. */
function carrierOf(
  sent: string,
  production: readonly ProductionRow[],
): { readonly npdid: string; readonly name: string } {
  const names = new Map(production.map((r) => [r.npdid, r.name]))
  const wanted = sent.trim()
  const found = names.has(wanted)
    ? [wanted]
    : [...new Set(production.filter((r) => r.name.toLowerCase() === wanted.toLowerCase()).map((r) => r.npdid))]
  const [npdid] = found
  if (npdid !== undefined && found.length === 1) return { npdid, name: names.get(npdid) ?? wanted }
  if (found.length > 1)
    refuse('/field_name', `is the name of several fields; enter one of their numbers, ${found.join(', ')}`)
  return refuse(
    '/field_name',
    `must be a field in the production table (entered: ${JSON.stringify(wanted)}). Similar names are ${nearTo(wanted, [...names.values()])}`,
  )
}

function nearTo(wanted: string, names: readonly string[]): string {
  const low = wanted.toLowerCase()
  const rank = (name: string) => (name.toLowerCase().includes(low) ? 0 : slips(low, name.toLowerCase()))
  const near = [...new Set(names)].map((name) => ({ name, rank: rank(name) })).toSorted((a, b) => a.rank - b.rank)
  return near
    .slice(0, MOST_NEAR)
    .map(({ name }) => `'${name}'`)
    .join(', ')
}
