/** The table of a sheet, read as delimited text is, with what a sheet knows beside: which numbers are percentages. */
import type { Asked } from '../asked.ts'
import { headOf } from '../delimited/head.ts'
import { LAYOUTS } from '../delimited/layout.ts'
import { sampleOf } from '../delimited/sample.ts'
import { tableOf } from '../delimited/table-of.ts'
import { FileError } from '../refused.ts'
import { namedMatrixIn, scatterTable } from '../scatter/read.ts'
import type { FileColumn, FileTable, Left } from '../table.ts'
import { plainText } from '../text/plain-text.ts'
import { shown } from '../text/shown.ts'
import { AskedOfSheet, errorInRows, inRows, leftInRows } from './in-rows.ts'
import type { RowStore } from './row-store.ts'
import type { SheetRead, ShownNumbers } from './sheet.ts'
import { sheetText, withLineEnds } from './sheet-text.ts'

interface SheetTable {
  readonly table: FileTable
  readonly left: readonly Left[]
}

/** Throws FileError with the sheet and the row. */
export function tableOfSheet(name: string, sheet: SheetRead, whole: Asked): SheetTable {
  try {
    return tableIn(name, sheet, new AskedOfSheet(name, whole))
  } catch (error) {
    throw error instanceof FileError ? errorInRows(name, error) : error
  }
}

function tableIn(name: string, sheet: SheetRead, asked: Asked): SheetTable {
  const text = plainText(sheetText(sheet))
  const [layout] = LAYOUTS
  if (layout === undefined) throw new RangeError('no layout')
  const sample = { ...sampleOf(text, layout), width: sheet.rows.width }
  const matrix = namedMatrixIn(sample)
  if (matrix !== undefined) return ofSheet(name, scatterTable(text, sample, matrix, asked))
  const { table, left } = tableOf(text, sample, headOf(text, sample, asked), asked)
  const columns = table.columns
    .map((column, i) => columnOf(name, asInSheet(column, i, table.lines, sheet), sheet.columns[i], asked))
    .filter(isColumn)
  return ofSheet(name, { table: { ...table, columns }, left })
}

function ofSheet(name: string, { table, left }: SheetTable): SheetTable {
  const { Delimiter: _, ...facts } = table.facts
  return { table: { ...table, name, facts }, left: left.map((one) => leftInRows(name, one)) }
}

/** A column of the sheet in which nothing stands is none of the table. */
const isColumn = ({ heading, values }: FileColumn) =>
  heading !== '' ||
  (values.kind === 'texts' ? values.texts.some((text) => text !== null) : values.numbers.some((x) => !Number.isNaN(x)))

/** Texts with their line ends, and a number among texts as the sheet has it: 12.5, which its row has as 125e-1. */
function asInSheet(column: FileColumn, at: number, lines: Uint32Array, { rows }: SheetRead): FileColumn {
  const { values, unitFrom } = column
  const named = { ...column, ...(unitFrom !== undefined && { unitFrom: inRows(unitFrom) }) }
  if (values.kind === 'numbers') return named
  const texts = values.texts.map((text, row) => {
    if (text === null) return null
    return (FORM.test(text) ? numberIn(rows, lines[row] ?? 0, at) : undefined) ?? withLineEnds(text)
  })
  return { ...named, values: { kind: 'texts', texts } }
}
const FORM = /^-?[\d.]+e[-+]?\d+$/

/** The number in a cell of a sheet's row; undefined where none stands. */
function numberIn(rows: RowStore, row: number, column: number): string | undefined {
  let [low, high] = [0, rows.rows]
  while (low < high) {
    const middle = (low + high) >> 1
    if (rows.rowAt(middle) < row) low = middle + 1
    else high = middle
  }
  const cell = rows.rowAt(low) === row ? rows.cellsOf(low)[column] : undefined
  return cell?.kind === 'number' || cell?.kind === 'percent' ? cell.text : undefined
}

function columnOf(table: string, column: FileColumn, own: ShownNumbers | undefined, asked: Asked): FileColumn {
  if (column.values.kind === 'texts' || own === undefined || own.percentages === 0) return column
  if (own.percentages === own.numbers) return { ...column, unit: '-', unitFrom: 'number format of the cells, %' }
  const unit = asked.ask(percentQuestion(table, column.name, own))
  const { unit: _, ...bare } = column
  return unit === undefined ? bare : { ...bare, unit, unitFrom: 'answer' }
}

function percentQuestion(table: string, column: string, { numbers, percentages, firstPercentage }: ShownNumbers) {
  const percent = Number((Number(firstPercentage) * 100).toPrecision(12))
  return {
    code: 'unit',
    text: `Column ${shown(column)} has ${numbers} numbers, and ${percentages} of them are shown as percentages (first: ${percent} %). In which unit are the stored numbers?`,
    table,
    column,
    choices: [
      { answer: '-', means: `fractions: ${firstPercentage} is ${percent} %` },
      { answer: '%', means: `percent: ${firstPercentage} is ${firstPercentage} %` },
    ],
  } as const
}
