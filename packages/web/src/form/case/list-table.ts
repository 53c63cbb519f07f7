/** A column or a row of a spreadsheet as the entries of a list. */
import { blankSeparated } from '@keelson/units'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { type Cells, isQuestion, readBlock } from './block.ts'
import type { TableColumn } from './columns.ts'
import { inSense, questionOf, type Sense } from './commas.ts'
import { type FieldState, isNumeral, unitOfField } from './field.ts'
import { headingOf } from './heading.ts'
import { listText } from './list-text.ts'
import type { Filled } from './table.ts'

/** A block in place of the entries of a list; a heading over it may say its unit. */
export function pastedList(schema: TSchema, state: FieldState, text: string, sense?: Sense): Filled {
  const cells = readBlock(text, sense)
  if (isQuestion(cells)) return { kind: 'asks', question: cells }
  const heading = headingOf([asColumn(schema, state)], cells)
  if (heading.kind === 'refused') return { kind: 'refused', why: heading.why }
  const [target] = heading.kind === 'named' ? heading.targets : []
  const entries = entriesIn(heading.kind === 'named' ? cells.slice(1) : cells)
  if (entries === undefined) return { kind: 'refused', why: tooMany(cells) }
  if (entries.length === 0) return { kind: 'refused', why: 'The pasted block is empty.' }
  const isNumbers = unitOfField(schema) !== undefined
  const question = isNumbers && sense === undefined ? questionOf(entries) : undefined
  if (question) return { kind: 'asks', question }
  const read = isNumbers ? entries.flatMap((entry) => blankSeparated(entry) ?? inSense(entry, sense)) : entries
  const beside = (entry: string) =>
    target?.beside !== undefined && isNumeral(entry) ? `${entry} ${target.beside}` : entry
  const unit = target?.unit ?? state.unit
  const said = `${read.length} ${read.length === 1 ? 'entry' : 'entries'} filled in.`
  return { kind: 'filled', state: { text: listText(read.map(beside)), ...(unit !== undefined && { unit }) }, said }
}

export function asColumn(schema: TSchema, state: FieldState): TableColumn {
  const { title, symbol } = annotations(schema)
  const own = unitOfField(schema)
  return { name: title, schema, title, symbol, own, unit: state.unit ?? own }
}

/** The entries of one column, or of one row; undefined for a block of several of both. */
function entriesIn(cells: Cells): readonly string[] | undefined {
  const [first = []] = cells
  if (cells.length === 1) return first
  return first.length > 1 ? undefined : cells.map(([entry = '']) => entry)
}

const tooMany = (cells: Cells): string =>
  `The block has ${cells.length} rows and ${cells[0]?.length ?? 0} columns; a list requires one row or one column. Nothing was changed.`
