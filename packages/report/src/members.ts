/** A short table of inputs as an input for each of its members, so that a sheet without the table has its values. */
import type { InputAnswer } from '@keelson/workflow'

const MOST_ROWS = 3

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** undefined of what is no table, or a longer one. Members that are tables themselves, or that no row has, are left out. */
export function membersOf(input: InputAnswer): readonly InputAnswer[] | undefined {
  const { columns = [], value } = input
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_ROWS || !value.every(isRow)) return undefined
  const rows: readonly Row[] = value
  const stated = columns.filter(
    ({ name }) => rows.some((row) => isStated(row[name])) && !rows.some((row) => isLong(row[name])),
  )
  return stated.map(({ name, title, unit, symbol, labels }) => {
    const entries = rows.map((row) => row[name] ?? null)
    return {
      name: `${input.name}.${name}`,
      title,
      origin: input.origin,
      use: input.use,
      value: entries.length === 1 ? entries[0] : entries,
      typed: entries.length === 1 ? entries[0] : entries,
      ...(unit !== undefined && { unit }),
      ...(symbol !== undefined && { symbol }),
      ...(labels !== undefined && { labels }),
    }
  })
}

const isStated = (value: unknown): boolean => value !== null && value !== undefined && value !== ''
const isLong = (value: unknown): boolean => typeof value === 'object' && value !== null
