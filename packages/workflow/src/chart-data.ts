/** What a chart says, without how it looks: the rows that it draws and the words on its axes. */
import type { ChartDefinition } from './outcome.ts'

export type ChartRow = Readonly<Record<string, unknown>>

/** Every row of data in a chart, in the order of its layers. */
export const chartRows = (chart: ChartDefinition): readonly ChartRow[] =>
  members(chart).flatMap(([key, value]) => (key === 'values' && Array.isArray(value) ? value.filter(isRow) : []))

/** What is written on its axes, legends and headings, each once: 'Depth [m]'. */
export const chartTitles = (chart: ChartDefinition): readonly string[] => [
  ...new Set(
    members(chart).flatMap(([key, value]) =>
      TITLES.has(key) && typeof value === 'string' && value !== '' ? [value] : [],
    ),
  ),
]
const TITLES: ReadonlySet<string> = new Set(['title', 'text'])

const isRow = (v: unknown): v is ChartRow => typeof v === 'object' && v !== null && !Array.isArray(v)

/** Every member of an object and of what is in it; the rows of data are not entered. */
function members(value: unknown): readonly (readonly [key: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(members)
  return Object.entries(value).flatMap(([key, member]) => [
    [key, member] as const,
    ...(key === 'values' ? [] : members(member)),
  ])
}
