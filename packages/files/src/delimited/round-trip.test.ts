/** What is written is read back the same, and without a question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { FileColumn } from '../table.ts'
import { readDelimited } from './read.ts'
import { aTable } from './tables.fixture.ts'
import { writeDelimited } from './write.fixture.ts'

const bare = ({ name, unit, values }: FileColumn, rows: number) => ({
  name,
  unit,
  values: rows === 0 && values.kind === 'texts' ? [] : values.kind === 'numbers' ? [...values.numbers] : values.texts,
})

test('a table that is written is read back the same, without a question', () => {
  const same = ({ columns, rows }: { columns: readonly FileColumn[]; rows: number }) => {
    const file = writeDelimited({ columns, rows })
    const { tables, questions } = readDelimited(file)
    const says = new TextDecoder().decode(file)
    assert.deepEqual(questions, [], says)
    assert.deepEqual(tables[0]?.rows, rows, says)
    assert.deepEqual(
      tables[0]?.columns.map((c) => bare(c, rows)),
      columns.map((c) => bare(c, rows)),
      says,
    )
  }
  fc.assert(fc.property(aTable, same), { numRuns: 1000 })
})
