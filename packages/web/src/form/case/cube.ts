/** A table over two axes: its blocks as rows one below the other, named by the entries of the axes, and back. */
import { unitAfter } from '@keelson/units'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { type Along, EMPTY, type FieldState, type FormState, isNumeral, isWrapped } from './field-kind.ts'
import { entriesOf } from './list-text.ts'

const NONE: Along = { blocks: [], rows: [] }

/** Rows that each block has; all of them are one block where the second axis is empty. */
export const perBlock = ({ along = NONE, rows = [] }: FieldState): number =>
  along.rows.length || Math.max(1, rows.length)

/** The blocks that were sent, one below the other, each filled up to as many rows as the longest. */
export function stackedBlocks(
  sent: readonly unknown[],
  rowsIn: (block: unknown) => readonly FormState[],
): Pick<FieldState, 'rows' | 'along'> {
  const blocks = sent.map((block) => rowsIn(block))
  const most = Math.max(0, ...blocks.map((rows) => rows.length))
  const rows = blocks.flatMap((own) => [...own, ...Array.from({ length: most - own.length }, (): FormState => ({}))])
  return {
    rows,
    along: { blocks: blocks.map((_, i) => `${i + 1}`), rows: Array.from({ length: most }, (_, j) => `${j + 1}`) },
  }
}

/** Rows in their blocks. */
export function blocksOf<T>(state: FieldState, rows: readonly T[]): readonly (readonly T[])[] {
  const each = perBlock(state)
  return Array.from({ length: Math.ceil(rows.length / each) }, (_, i) => rows.slice(i * each, (i + 1) * each))
}

/** `8 s, 90 deg`: the entries of the axes that a row of a cube stands at; of another table its number. */
export function rowName({ along = NONE }: FieldState, row: number): string {
  const block = along.blocks[Math.floor(row / along.rows.length)]
  const own = along.rows[row % along.rows.length]
  return block === undefined || own === undefined ? String(row + 1) : `${block}, ${own}`
}

/** The entries of the axes of a cube, as they stand in the boxes of these; what axes do not say is numbered. */
export function alongOf(form: FormState, schema: TSchema): Along | undefined {
  const axes = annotations(schema).axes?.map((name) => namedEntries(form[name]))
  return axes && { blocks: axes[0] ?? [], rows: axes[1] ?? [] }
}

const namedEntries = ({ text, unit = '-' }: FieldState = EMPTY): readonly string[] =>
  entriesOf(text).map((entry) => (isNumeral(entry) && unit !== '-' ? `${entry}${unitAfter(unit)}` : entry))

export const sameAlong = (a: Along | undefined, b: Along | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** What a block or a table of a request holds beside the unit that it is in. */
export const unwrapped = (sent: unknown, unit: string): readonly [value: unknown, unit: string] =>
  isWrapped(sent) ? [sent.value, typeof sent.unit === 'string' ? sent.unit : unit] : [sent, unit]
