/** Test data as bytes, columns of what was read, and what was refused. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { FileError } from '../refused.ts'
import type { FileRead, FileTable } from '../table.ts'

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** `folder` is the URL of a folder of test data. */
export const fileIn = (folder: URL, name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, folder)))

/** The long tables, without those by direction. */
export const bodies = (read: FileRead): FileTable[] => read.tables.filter(({ of }) => of === undefined)

export function numbers(table: FileTable | undefined, name: string): number[] {
  const values = table?.columns.find((column) => column.name === name)?.values
  assert.ok(values?.kind === 'numbers', `a column of numbers "${name}"`)
  return [...values.numbers]
}

export function texts(table: FileTable | undefined, name: string): (string | null)[] {
  const values = table?.columns.find((column) => column.name === name)?.values
  assert.ok(values?.kind === 'texts', `a column of texts "${name}"`)
  return [...values.texts]
}

export const codes = (read: FileRead) => read.questions.map(({ code }) => code)

export function refusal(run: () => unknown): FileError {
  try {
    run()
  } catch (error) {
    assert.ok(error instanceof FileError, `a refusal of the file, not ${String(error)}`)
    return error
  }
  return assert.fail('it was read')
}

/** What all readers must do with damaged bytes: read them, or refuse them; where it refuses a row it names the line. */
export function readOrRefused(run: () => FileRead): FileRead | FileError {
  try {
    return run()
  } catch (error) {
    assert.ok(
      error instanceof FileError,
      `a refusal of the file, not ${error instanceof Error ? error.stack : String(error)}`,
    )
    assert.ok(
      error.code === 'not_this_format' || error.code === 'file_too_large' || (error.line ?? 0) >= 1,
      error.message,
    )
    return error
  }
}

/** The text in other encodings and with other line ends: each is the same file. */
export function sameFileOtherwise(text: string): { readonly name: string; readonly bytes: Uint8Array }[] {
  const utf8 = bytesOf(text)
  return [
    { name: 'CR LF', bytes: bytesOf(text.replaceAll('\n', '\r\n')) },
    { name: 'CR', bytes: bytesOf(text.replaceAll('\n', '\r')) },
    { name: 'trailing blanks', bytes: bytesOf(text.replaceAll('\n', '  \n')) },
    { name: 'UTF-8 with mark', bytes: new Uint8Array([0xef, 0xbb, 0xbf, ...utf8]) },
    { name: 'UTF-16 little', bytes: utf16(text, true) },
    { name: 'UTF-16 big', bytes: utf16(text, false) },
    { name: 'no last line end', bytes: bytesOf(text.trimEnd()) },
  ]
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2 + 2))
  bytes.setUint16(0, 0xfeff, isLittle)
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2 + 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(bytes.buffer)
}
