/** Tables of data: a caption, heads with units, numbers of one column with the same decimals, the count of all rows. */
import type { ColumnAnswer } from '@keelson/workflow'
import { type Content, type Html, html } from './html.ts'
import { cellText, columnTexts, symbol, unitText } from './numbers.ts'

interface Column {
  readonly head: Content
}
export interface DataTable {
  readonly caption: Content
  /** What it shows, below its caption. */
  readonly about?: Content
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly (number | string | null)[])[]
  /** How many rows there are in all. */
  readonly count: number
  /** File that holds all of them. */
  readonly file?: Content
}

const FEW_COLUMNS = 3
const MANY_COLUMNS = 8
/** More than these need a page on its side. */
const MOST_COLUMNS = 12
const MANY_ROWS = 40

/** Title, symbol and unit of a column. */
export function columnHead({ title, unit, symbol: name }: ColumnAnswer): Content {
  const printed = unitText(unit)
  return html`${title} ${symbol(name)}${printed !== '' && html` <span class="u">[${printed}]</span>`}`
}

/** The table with its rows as they are given; says how many are not shown. */
export function dataTable({ caption, about, columns, rows, count, file }: DataTable): Html {
  const numeric = columns.map(
    (_, j) => rows.some((r) => typeof r[j] === 'number') && rows.every((r) => typeof r[j] !== 'string'),
  )
  const printed = columns.map((_, j) => (numeric[j] ? columnTexts(rows.map((r) => r[j] as number | null)) : []))
  const cell = (row: DataTable['rows'][number], i: number, j: number) =>
    numeric[j] ? html`<td class="n">${cellText(printed[j]?.[i] ?? '–')}</td>` : html`<td>${row[j] ?? '–'}</td>`
  const heads = columns.map(({ head }, j) => html`<th scope="col"${numeric[j] && html` class="n"`}>${head}</th>`)
  const lines = rows.map((row, i) => html`<tr>${columns.map((_, j) => cell(row, i, j))}</tr>\n`)
  return scrolling(
    html`<caption>${caption} ${tally(rows.length, count, file)}${about && html` <span class="about">${about}</span>`}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>${rows.length > 0 ? lines : html`<tr class="idle"><td colspan="${columns.length}">none</td></tr>`}</tbody>`,
    kind(columns.length),
    rows.length > MANY_ROWS,
  )
}

function kind(columns: number): string {
  if (columns > MOST_COLUMNS) return 'data dense wide'
  if (columns > MANY_COLUMNS) return 'data dense'
  return columns > FEW_COLUMNS ? 'data' : 'data slim'
}

const tally = (shown: number, count: number, file: Content): Html =>
  shown < count
    ? html`<span class="quiet">first ${shown} of ${count} rows${file && html`; all in ${file}`}</span>`
    : html`<span class="quiet">${count} ${count === 1 ? 'row' : 'rows'}</span>`

/** A table that scrolls by itself where the page is too narrow for it. */
export const scrolling = (inner: Content, kind: string, tall = false): Html =>
  html`<div class="scroll${tall && ' tall'}" tabindex="0"><table class="${kind}">${inner}</table></div>
`
