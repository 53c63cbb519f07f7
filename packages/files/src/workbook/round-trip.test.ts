/** What is written is read back the same, and without a question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { aTable } from '../delimited/tables.fixture.ts'
import type { FileColumn } from '../table.ts'
import { readBook } from './made.fixture.ts'
import { writeWorkbook } from './write.ts'

const spaced = (name: string) => name.replace(/\s+/g, ' ').trim()

/** A heading is one line; a workbook knows one line end, and no minus before nothing. */
const bare = ({ name, unit, values }: FileColumn) => ({
  name: spaced(name),
  unit: values.kind === 'numbers' ? (unit ?? '-') : undefined,
  values:
    values.kind === 'numbers'
      ? Array.from(values.numbers, (x) => x + 0)
      : values.texts.map((text) => text?.replace(/\r\n?/g, '\n') ?? null),
})

test('tables that are written are read back the same, without a question', () => {
  const same = (table: { readonly columns: readonly FileColumn[]; readonly rows: number }) => {
    fc.pre(new Set(table.columns.map(({ name }) => spaced(name))).size === table.columns.length)
    const { tables, questions, left } = readBook(
      writeWorkbook([
        { ...table, name: 'A/B' },
        { ...table, name: 'a b' },
      ]),
    )
    assert.deepEqual([questions, left], [[], []])
    assert.deepEqual(
      tables.map(({ name }) => name),
      ['A B', 'a b 2'],
    )
    for (const { columns } of tables) assert.deepEqual(columns.map(bare), table.columns.map(bare))
  }
  fc.assert(fc.property(aTable, same), { numRuns: 300 })
})
