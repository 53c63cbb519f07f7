/** What the tests of the LAS reader share. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Answers, FileColumn } from '../table.ts'
import { lasReader } from './read.ts'

export const bytesOf = (name: string) => new Uint8Array(readFileSync(new URL(`test-data/${name}`, import.meta.url)))
export const read = (name: string, answers: Answers = {}) => tableOf(bytesOf(name), answers)
export const readText = (text: string, answers: Answers = {}) => tableOf(new TextEncoder().encode(text), answers)
function tableOf(bytes: Uint8Array, answers: Answers) {
  const file = lasReader.read(bytes, answers)
  const [table] = file.tables
  assert.ok(table)
  return { ...file, table, column: (name: string) => columnOf(table.columns, name) }
}
function columnOf(columns: readonly FileColumn[], name: string): FileColumn {
  const column = columns.find((one) => one.name === name)
  assert.ok(column, name)
  return column
}
export const valuesOf = ({ values }: FileColumn) => (values.kind === 'numbers' ? [...values.numbers] : values.texts)

export const HEAD =
  '~V\nVERS. 2.0 :\nWRAP. NO :\n~W\nSTRT.M 1 :\nSTOP.M 3 :\nSTEP.M 1 :\nNULL. -999.25 :\n~C\nDEPT.M : DEPTH\nGR.GAPI : GAMMA\n'
