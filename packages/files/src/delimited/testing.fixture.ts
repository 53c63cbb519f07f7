/** Reads texts for the tests, and shows what was read in short. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { FileError } from '../refused.ts'
import type { Answers, FileColumn, FileRead } from '../table.ts'
import { readDelimited } from './read.ts'

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
export const read = (text: string, answers: Answers = {}): FileRead => readDelimited(bytesOf(text), answers)
export const dataFile = (url: URL): Uint8Array => new Uint8Array(readFileSync(url))

const valuesOf = ({ values }: FileColumn): readonly (number | string | null)[] =>
  values.kind === 'numbers' ? [...values.numbers] : values.texts

export const columnsOf = ({ tables }: FileRead): readonly FileColumn[] => tables[0]?.columns ?? []

/** Name, unit and values of each column. */
export const shownOf = (file: FileRead) =>
  columnsOf(file).map((column) => [column.name, column.unit ?? '', ...valuesOf(column)])

/** Values of each column. */
export const cellsOf = (file: FileRead) => columnsOf(file).map(valuesOf)

/** Codes of the open questions with their answers: 'null_code Hs: null, value'. */
export const askedOf = ({ questions }: FileRead) =>
  questions.map(({ code, column, choices }) => {
    const answers = choices.map(({ answer }) => answer).join(', ')
    return `${code}${column === undefined ? '' : ` ${column}`}: ${answers}`
  })

export const leftOf = ({ left }: FileRead) => left.map(({ what, count, lines }) => `${count} ${what} (${lines})`)

export function refused(run: () => unknown, line: number | undefined, says: RegExp, column?: string): void {
  assert.throws(run, (error) => {
    assert.ok(error instanceof FileError, String(error))
    assert.match(error.message, says)
    assert.deepEqual([error.line, error.column], [line, column], error.message)
    return true
  })
}
