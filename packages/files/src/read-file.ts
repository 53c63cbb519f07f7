/** Reads a file of any of the formats, by what stands in it: those that name themselves first, delimited text last. */
import { agsReader } from './ags/read.ts'
import { aqwaReader } from './aqwa/read.ts'
import { delimited, misfitIn } from './delimited/read.ts'
import { FORMATS, type FormatInfo } from './formats.ts'
import { gefReader } from './gef/read.ts'
import { lasReader } from './las/read.ts'
import { ndbcReader } from './ndbc/read.ts'
import { ogorReader } from './ogor/read.ts'
import { openfastReader } from './openfast/read.ts'
import { orcaflexReader } from './orcaflex/read.ts'
import { otherFormatOf } from './other-formats.ts'
import { parquetReader } from './parquet/read.ts'
import type { Unpackers } from './parquet/unpackers.ts'
import { FileError } from './refused.ts'
import { scatter } from './scatter/read.ts'
import type { Answers, FileRead, Reader } from './table.ts'
import { shown } from './text/shown.ts'
import { wamitReader } from './wamit/read.ts'
import { workbookReader } from './workbook/read.ts'

/** The order matters: a matrix is delimited text as well, and rows of WAMIT are a table without a heading. */
export const READERS: readonly Reader[] = [
  workbookReader,
  parquetReader,
  openfastReader,
  lasReader,
  gefReader,
  agsReader,
  orcaflexReader,
  aqwaReader,
  ndbcReader,
  wamitReader,
  ogorReader,
  scatter,
  delimited,
]

const READ = READERS.map(({ format }) => named(FORMATS[format])).join(', ')

function named({ name, extensions }: FormatInfo): string {
  return `${name} (${extensions.join(', ')})`
}

/** Throws FileError, not_this_format where no reader knows the file. `unpackers`: of Parquet that is not packed with Snappy, and of workbooks to be quicker. */
export function readFile(
  bytes: Uint8Array,
  fileName: string,
  answers: Answers = {},
  unpackers: Unpackers = {},
): FileRead {
  if (bytes.length === 0) throw new FileError('not_this_format', `${shown(fileName)} is empty`)
  const other = otherFormatOf(bytes)
  if (other !== undefined) {
    const says = `${shown(fileName)} is ${other.name}, which is not read: ${other.instead}. Formats that are read: ${READ}`
    throw new FileError('not_this_format', says)
  }
  const reader = READERS.find(({ recognises }) => recognises(bytes, fileName))
  if (reader === undefined) throw unknown(bytes, fileName)
  return reader.read(bytes, answers, fileName, unpackers)
}

/** What hinders it from being the plainest of all formats is told, with its line: it may be a table that is damaged. */
function unknown(bytes: Uint8Array, fileName: string): FileError {
  const { line, column, message } = refusalOf(bytes) ?? misfit(bytes)
  const says = `${shown(fileName)} is not in a format that is read (as delimited text: ${message}). Formats that are read: ${READ}`
  return new FileError('not_this_format', says, {
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  })
}

function misfit(bytes: Uint8Array): Pick<FileError, 'message' | 'line' | 'column'> {
  const line = misfitIn(bytes)
  return { message: `line ${line} has a different number of cells from most rows`, line, column: undefined }
}

function refusalOf(bytes: Uint8Array): FileError | undefined {
  try {
    delimited.read(bytes, {})
    return undefined
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
}
