/** Values of any kind: numbers, words, flags, lists, maps, rows and long texts, each in the form that is read best. */
import type { ColumnAnswer } from '@keelson/workflow'
import { entryInWords, isNothing, monthText, yesOrNo } from './entry-words.ts'
import { type Content, type Html, html, shortened } from './html.ts'
import { entryText, isYear, numberText, quantity, readable, unitText, unitTextAfter } from './numbers.ts'
import type { PageUnits } from './page-units.ts'
import { columnHead, dataTable } from './table.ts'

const SHORT_LIST = 8
/** From here on thousands are grouped, and the numbers of a list need more than a comma between them. */
const GROUPED = 1000
const SHORT_TEXT = 160
const LONGEST_TEXT = 20_000
const LONGEST_CELL = 2000
const MOST_ROWS = 200
/** Tables within a table that are printed; the record holds the rest. */
const MOST_WITHIN = 24

/** The value on one line, or undefined where it needs a block of its own. */
export function inlineValue(value: unknown, unit?: string, digits?: number): Content | undefined {
  if (isNothing(value)) return html`<span class="quiet">none</span>`
  if (typeof value === 'number') return quantity(value, unit, digits)
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'string')
    return value.length <= SHORT_TEXT && !value.includes('\n') ? monthText(value) : undefined
  if (!Array.isArray(value)) return undefined
  if (value.length > SHORT_LIST || value.some((x) => typeof x === 'object' && x !== null)) return undefined
  if (value.some((x) => typeof x === 'string' && x.length > SHORT_TEXT / SHORT_LIST)) return undefined
  const printed = value.every((x) => typeof x === 'number' || x === null) ? unitText(unit) : ''
  const isLarge = printed !== '' && unit !== 'year' && value.some((x) => Math.abs(Number(x)) >= GROUPED)
  const items = value
    .map((x) => (typeof x !== 'number' ? entryInWords(x) : isLarge ? numberText(x, digits) : entryText(x, digits)))
    .join(isLarge ? '; ' : ', ')
  return html`${items}${printed !== '' && html`<span class="u">${unitTextAfter(unit, 0)}</span>`}`
}

/** The same with a single number in the unit in which the page reads its kind. */
export function readableValue(
  value: unknown,
  unit?: string,
  digits?: number,
  units?: PageUnits,
  title = '',
): Content | undefined {
  if (typeof value !== 'number') return inlineValue(value, unit, digits)
  if (isYear(value, title)) return String(value)
  const read = readable(value, unit, units)
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
  if (isRow(first)) return rowsBlock(list.filter(isRow), about)
  return table(
    about,
    ['number', valueHead(about)],
    list.map((x, i) => [String(i + 1), x]),
    about.count ?? list.length,
  )
}

/** Numbers in rows under heads of their own. */
export const gridBlock = (
  about: Pick<Block, 'title' | 'count'>,
  heads: readonly string[],
  rows: readonly (readonly unknown[])[],
): Html => table(about, heads, rows, about.count ?? rows.length)

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow)

/** Rows as a table; members that are rows themselves as tables below it, each named after its row. */
function rowsBlock(list: readonly Row[], about: Block): Html {
  const names = [...new Set(list.flatMap((row) => Object.keys(row)))]
  const cell = (value: unknown) =>
    isRows(value) ? `${value.length} ${value.length === 1 ? 'row' : 'rows'}, below` : value
  const within = list
    .flatMap((row, i) =>
      names.flatMap((name) =>
        isRows(row[name]) ? [{ ...columnOf(name, about), rows: row[name], of: rowName(row, i) }] : [],
      ),
    )
    .slice(0, MOST_WITHIN)
  return html`${table(
    about,
    names.map((name) => columnHead(columnOf(name, about))),
    list.map((row) => names.map((name) => cell(row[name]))),
    about.count ?? list.length,
  )}${within.map(({ title, columns, rows, of }) => rowsBlock(rows, { title: `${about.title}, ${of}: ${title}`, columns }))}`
}

/** The word that a row begins with, or its number. */
function rowName(row: Row, index: number): string {
  const [first] = Object.values(row)
  return typeof first === 'string' ? shortened(first, 60) : `row ${index + 1}`
}

/** A member as it is declared, or as the caller named it. */
const columnOf = (name: string, { columns = [] }: Block): ColumnAnswer =>
  columns.find((c) => c.name === name) ?? { name, title: name }

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

function text(value: unknown): string {
  if (typeof value === 'string') return shortened(monthText(value), LONGEST_CELL)
  if (typeof value === 'boolean') return yesOrNo(value)
  if (isNothing(value)) return 'none'
  const plain = Array.isArray(value) && value.every((x) => typeof x !== 'object')
  if (plain)
    return shortened(
      value.map((x) => (typeof x === 'number' ? entryText(x, 12) : entryInWords(x))).join(', '),
      LONGEST_CELL,
    )
  return shortened(typeof value === 'object' ? JSON.stringify(value) : String(value), LONGEST_CELL)
}
