/** A workbook that is damaged, as a zip or in its sheet, is read or refused, and nothing else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { FileError } from '../refused.ts'
import { madeWorkbook, readBook, styled } from './made.fixture.ts'

const rows = [
  ['Survey', null, null],
  ['MD [m]', 'Inc [deg]', 'When'],
  [0, 0.5, styled(45000.5, 1)],
  [30, 1.25, styled(45001, 1)],
  [60.5, 1.75, 'later'],
]
const whole = madeWorkbook([{ rows, merged: ['A1:C1'] }])
const SHEET = 'xl/worksheets/sheet1.xml'

/** Gives the numbers of the first column, or nothing where it is refused. */
function readOrRefused(bytes: Uint8Array): Float64Array | undefined {
  try {
    const values = readBook(bytes).tables[0]?.columns.find(({ name }) => name === 'MD')?.values
    return values?.kind === 'numbers' ? values.numbers : undefined
  } catch (error) {
    assert.ok(error instanceof FileError, String(error))
    return undefined
  }
}

test('1,000 workbooks with a byte changed, or cut, are read as they were or refused', () => {
  const damaged = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255), isCut: fc.boolean() })
  const holds = ({ at, byte, isCut }: { at: number; byte: number; isCut: boolean }) => {
    const bytes = isCut ? whole.slice(0, at) : whole.slice()
    if (!isCut) bytes[at] = byte
    const numbers = readOrRefused(bytes)
    if (numbers !== undefined) assert.deepEqual([...numbers], [0, 30, 60.5])
  }
  fc.assert(fc.property(damaged, holds), { numRuns: 1000 })
})

test('300 sheets with a piece cut out, doubled or overwritten are read or refused', () => {
  const parts = unzipSync(whole)
  const xml = strFromU8(parts[SHEET] as Uint8Array)
  const piece = fc.record({
    at: fc.nat(xml.length),
    length: fc.nat(80),
    instead: fc.constantFrom(
      '',
      '<c>',
      '</row>',
      '<row r="1">',
      '<v>1e999</v>',
      '&#x110000;',
      '"',
      '<!-- ',
      '<c r="XFE1"/>',
    ),
  })
  const holds = ({ at, length, instead }: { at: number; length: number; instead: string }) => {
    const changed = xml.slice(0, at) + instead + xml.slice(at + length)
    readOrRefused(zipSync({ ...parts, [SHEET]: strToU8(changed) }))
  }
  fc.assert(fc.property(piece, holds), { numRuns: 300 })
})
