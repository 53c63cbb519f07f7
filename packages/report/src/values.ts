/** Values of any kind: numbers, words, flags, lists, maps, rows and long texts, each in the form that is read best. */
import type { ColumnAnswer } from '@keelson/workflow/result.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { numberText, quantity, readable, unitText } from './numbers.ts'
import { columnHead, dataTable } from './table.ts'

const SHORT_LIST = 8
const SHORT_TEXT = 160
const LONGEST_TEXT = 20_000
const MOST_ROWS = 200

/** The value on one line, or undefined where it needs a block of its own. */
export function inlineValue(value: unknown, unit?: string, digits?: number): Content | undefined {
  if (value === null || value === undefined) return html`<span class="quiet">none</span>`
  if (typeof value === 'number') return quantity(value, unit, digits)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value.length <= SHORT_TEXT && !value.includes('\n') ? value : undefined
  if (!Array.isArray(value)) return undefined
  if (value.length === 0) return html`<span class="quiet">empty</span>`
  if (value.length > SHORT_LIST || value.some((x) => typeof x === 'object' && x !== null)) return undefined
  if (value.some((x) => typeof x === 'string' && x.length > SHORT_TEXT / SHORT_LIST)) return undefined
  const items = value
    .map((x) => (typeof x === 'number' ? numberText(x, digits) : x === null ? '–' : String(x)))
    .join(', ')
  const printed = value.every((x) => typeof x === 'number' || x === null) ? unitText(unit) : ''
  return html`${items}${printed !== '' && html`<span class="u"> ${printed}</span>`}`
}

/** The same with a single number in the multiple of its unit that reads best. */
export function readableValue(value: unknown, unit?: string, digits?: number): Content | undefined {
  if (typeof value !== 'number') return inlineValue(value, unit, digits)
  const read = readable(value, unit)
  return quantity(read.value, read.unit, digits)
}

export interface Block {
  readonly title: string
  readonly unit?: string | undefined
  /** How many entries there are in all. */
  readonly count?: number | undefined
  /** Of rows: what their members are. */
  readonly columns?: readonly ColumnAnswer[] | undefined
  /** File that holds the whole of it. */
  readonly file?: string | undefined
}

/** Whether a value that needs room is printed as a table, under the caption of its title. */
export const isTable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !(Array.isArray(value) && typeof value[0] === 'string')

/** A value that needs room: rows and maps as tables, long lists and texts bounded. */
export function blockValue(value: unknown, about: Block): Html {
  if (typeof value === 'string') return longText(value, about.title)
  if (Array.isArray(value)) return listBlock(value, about)
  return mapBlock(value as Readonly<Record<string, unknown>>, about)
}

/** A text as it is, in a box that scrolls; what is beyond the bound is counted. */
export function longText(text: string, label: string): Html {
  const left = text.length - LONGEST_TEXT
  return html`<pre class="long" tabindex="0" aria-label="${shortened(label, 80)}">${text.slice(0, LONGEST_TEXT)}</pre>
${left > 0 && html`<p class="note">${left} more characters are in the record below.</p>`}`
}

function listBlock(list: readonly unknown[], about: Block): Html {
  const first = list[0]
  if (typeof first === 'string')
    return html`<ul class="prose">${list.slice(0, MOST_ROWS).map((x) => html`<li>${text(x)}</li>`)}</ul>`
  if (Array.isArray(first)) {
    const columns = ['row', ...first.map((_, j) => String(j + 1))]
    return table(
      about,
      columns,
      list.map((row, i) => [String(i + 1), ...(row as readonly unknown[])]),
      about.count ?? list.length,
    )
  }
  if (typeof first === 'object' && first !== null) {
    const names = [...new Set(list.flatMap((row) => Object.keys(row as object)))]
    return table(
      about,
      names.map((name) => headOf(name, about)),
      list.map((row) => names.map((name) => (row as Readonly<Record<string, unknown>>)[name])),
      about.count ?? list.length,
    )
  }
  return table(
    about,
    ['number', valueHead(about)],
    list.map((x, i) => [String(i + 1), x]),
    about.count ?? list.length,
  )
}

const headOf = (name: string, { columns = [] }: Block): Content => {
  const column = columns.find((c) => c.name === name)
  return column === undefined || column.title === '' ? name : columnHead(column)
}

function mapBlock(map: Readonly<Record<string, unknown>>, about: Block): Html {
  const entries = Object.entries(map)
  return table(about, ['key', valueHead(about)], entries, about.count ?? entries.length)
}

const valueHead = ({ unit }: Block) => (unitText(unit) === '' ? 'value' : `value [${unitText(unit)}]`)

function table(about: Block, columns: readonly Content[], rows: readonly (readonly unknown[])[], count: number): Html {
  return dataTable({
    caption: about.title,
    columns: columns.map((head) => ({ head })),
    rows: rows
      .slice(0, MOST_ROWS)
      .map((row) => row.map((x) => (typeof x === 'number' || x === null || x === undefined ? (x ?? null) : text(x)))),
    count,
    file: about.file,
  })
}

const text = (value: unknown): string =>
  shortened(typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value), 2000)
