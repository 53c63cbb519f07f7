/** Every value of the result, and its tables. */
import type { OutputFile, RunRecord } from '@keelson/engine/record.ts'
import type { Quantity, TableAnswer } from '@keelson/engine/result.ts'
import { fileLink, fileName, fileTable } from './files.ts'
import { type Html, html } from './html.ts'
import { symbol } from './numbers.ts'
import { type PageUnits, pageUnits } from './page-units.ts'
import type { Section } from './section.ts'
import { columnHead, dataTable, scrolling } from './table.ts'
import { blockValue, inlineValue, isTable, readableValue } from './values.ts'
import { type Words, wordsOf } from './words-of-code.ts'

const MOST_ROWS = 200
/** One more than in the key results: a survey is read in centimetres. */
const DIGITS = 6

export function values(record: RunRecord): Section | undefined {
  const { response } = record
  const entries = Object.entries(response.result?.values ?? {})
  if (entries.length === 0) return undefined
  const stated = entries.filter(([, q]) => q.value !== null)
  const absent = entries.filter(([, q]) => q.value === null)
  const inline = stated.filter(([, q]) => inlineValue(q.value, q.unit) !== undefined)
  const blocks = stated.filter(([, q]) => inlineValue(q.value, q.unit) === undefined)
  const files = response.result?.outputs ?? []
  return {
    id: 'values',
    title: 'All values',
    body: html`${inline.length > 0 && valueTable(inline, pageUnits(record), wordsOf(record))}
${blocks.map(
  ([
    name,
    q,
  ]) => html`${!isTable(q.value) && html`<h3>${q.label} ${symbol(q.symbol)} <code class="quiet">${name}</code></h3>`}
${blockValue(q.value, { title: q.label, unit: q.unit, count: q.count, columns: q.columns, file: fileName(files, name) })}`,
)}
${absent.length > 0 && absentTable(absent)}`,
  }
}

const valueTable = (entries: readonly (readonly [string, Quantity])[], units: PageUnits, words: Words): Html =>
  scrolling(
    html`<caption>Values of this run</caption>
<thead><tr><th scope="col">Value</th><th scope="col"><span class="unseen">Symbol</span></th><th scope="col">Name</th><th scope="col" class="n">Result</th></tr></thead>
<tbody>${entries.map(
      ([
        name,
        q,
      ]) => html`<tr><th scope="row">${q.label}</th><td>${symbol(q.symbol)}</td><td><code class="quiet">${name}</code></td><td class="n">${readableValue(typeof q.value === 'string' ? words(q.value) : q.value, q.unit, DIGITS, units, q.label)}</td></tr>
`,
    )}</tbody>`,
    'data',
  )

const absentTable = (entries: readonly (readonly [string, Quantity])[]): Html =>
  scrolling(
    html`<caption>Values not available in this run</caption>
<thead><tr><th scope="col">Value</th><th scope="col">Name</th><th scope="col">Reason</th></tr></thead>
<tbody>${entries.map(
      ([
        name,
        q,
      ]) => html`<tr class="idle"><th scope="row">${q.label}</th><td><code>${name}</code></td><td>${q.reason ?? 'no value'}</td></tr>
`,
    )}</tbody>`,
    'data',
  )

export function tables(record: RunRecord): Section | undefined {
  const { tables = [], outputs = [] } = record.response.result ?? {}
  if (tables.length === 0 && outputs.length === 0) return undefined
  const title = [tables.length > 0 && 'Tables', outputs.length > 0 && 'files'].filter((part) => part).join(' and ')
  return {
    id: 'tables',
    title: title === 'files' ? 'Files' : title,
    body: [tables.map((table) => oneTable(table, outputs, wordsOf(record))), fileTable(outputs)],
  }
}

function oneTable(table: TableAnswer, files: readonly OutputFile[], words: Words): Html {
  const { id, title, description, count } = table
  const { columns, rows } = withoutEmptyColumns(table)
  return html`<div class="table">${dataTable({
    caption: title,
    about: description,
    columns: columns.map((column) => ({ head: columnHead(column) })),
    rows: rows.slice(0, MOST_ROWS).map((row) => row.map((cell) => (typeof cell === 'string' ? words(cell) : cell))),
    count,
    file: fileLink(files, id),
  })}</div>`
}

/** Columns that hold something in any row: what a mode does not use is left to the file. */
function withoutEmptyColumns({ columns, rows }: TableAnswer): Pick<TableAnswer, 'columns' | 'rows'> {
  const filled = columns.map((_, j) => rows.length === 0 || rows.some((row) => row[j] !== null && row[j] !== ''))
  return {
    columns: columns.filter((_, j) => filled[j]),
    rows: rows.map((row) => row.filter((_, j) => filled[j])),
  }
}
