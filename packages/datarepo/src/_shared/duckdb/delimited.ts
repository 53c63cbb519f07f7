/** Reads delimited text exactly: every column as text, every line with the columns that it must have, or an error with its line. */
import { createReadStream } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from './database.ts'
import { identifier, literal } from './sql.ts'

export interface DelimitedFile {
  readonly path: string
  /** As messages call it. */
  readonly name: string
}
/** What is wrong with a file, in words that name the file and the line. */
export interface BadLine {
  readonly line: number
  readonly message: string
}

/** Characters that DuckDB would read as a pattern of file names. */
const PATTERN = /[*?[\]{}]/
const SHOWN_CHARACTERS = 80

/**
 * Appends the records of a comma separated Latin-1 text to `table` as text columns plus `source` (the number given)
 * and `record` (from 1 in file order; blank lines are not records). The table is made at the first call. Gives the
 * first line that is not of that many columns or has a stray quote, or undefined.
 */
export async function appendDelimited(
  db: Database,
  o: {
    readonly table: string
    readonly columns: readonly string[]
    readonly file: DelimitedFile
    readonly source: number
    readonly scratch: string
  },
): Promise<BadLine | undefined> {
  const path = await plainPath(o.file.path, join(o.scratch, `source-${o.table}-${o.source}.txt`))
  const names = o.columns.map((name) => `${identifier(name)} VARCHAR`).join(', ')
  const types = o.columns.map((name) => `${literal(name)}: 'VARCHAR'`).join(', ')
  const table = identifier(o.table)
  await db.run(`CREATE TABLE IF NOT EXISTS ${table} (${names}, source INTEGER, record BIGINT)`)
  const errors = `${o.table}_errors_${o.source}`
  await db.run(
    `INSERT INTO ${table} SELECT *, ${o.source}, row_number() OVER () FROM read_csv(${literal(path)},
       auto_detect = false, header = false, delim = ',', quote = '"', escape = '"', encoding = 'latin-1',
       strict_mode = true, null_padding = false, max_line_size = 1000000, columns = {${types}},
       store_rejects = true, rejects_table = ${literal(errors)}, rejects_scan = ${literal(`${errors}_scan`)})`,
  )
  return badLine(db, errors, o)
}

/** The first line that the reading of a text rejected, from the table of its errors; undefined where there is none. */
export async function badLine(
  db: Database,
  errors: string,
  o: { readonly columns: readonly string[]; readonly file: DelimitedFile },
): Promise<BadLine | undefined> {
  const [any] = await db.rows(`SELECT 1 AS n FROM ${identifier(errors)} LIMIT 1`)
  if (any === undefined) return undefined
  const [first] = await db.rows(
    `SELECT CAST(line AS DOUBLE) AS line, CAST(error_type AS VARCHAR) AS type, csv_line
       FROM ${identifier(errors)} ORDER BY line LIMIT 1`,
  )
  if (!first) return undefined
  const line = Number(first.line)
  const type = String(first.type)
  return {
    line,
    message: `'${o.file.name}', line ${line}: ${fault(type, o.columns.length)} (found ${excerpt(String(first.csv_line ?? ''))})`,
  }
}

function fault(type: string, columns: number): string {
  if (type === 'MISSING COLUMNS') return `${columns} columns are required but the line has fewer`
  if (type === 'TOO MANY COLUMNS') return `${columns} columns are required but the line has more`
  return `the line cannot be read as ${columns} quoted columns (${type.toLowerCase()})`
}

function excerpt(text: string): string {
  const line = text.trim()
  return JSON.stringify(line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 3)}...` : line)
}

/** A path whose every character stands for itself: the file is copied where its own has a character of a pattern. */
export async function plainPath(path: string, substitute: string): Promise<string> {
  if (!PATTERN.test(path)) return path
  await copyFile(path, substitute)
  return substitute
}

/** Line of the n-th record (from 1): blank lines hold none. For messages; records with line ends inside count as lines. */
export async function lineOfRecord(path: string, record: number): Promise<number> {
  let line = 0
  let records = 0
  for await (const text of createInterface({ input: createReadStream(path, 'latin1'), crlfDelay: Infinity })) {
    line += 1
    if (text !== '') records += 1
    if (records === record) return line
  }
  return record
}
