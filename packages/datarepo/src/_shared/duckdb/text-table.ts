/**
 * A delimited text with a header line as a relation of text columns that a query streams over: its columns are found by
 * name, rows of another form are rejected, counted and named, and never dropped in silence.
 */

import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { listedUpTo, shownWhole } from '@keelson/workflow'
import { headOf } from '../files/kind.ts'
import { SourceError, type TextSource } from '../files/text-source.ts'
import type { Database } from './database.ts'
import { identifier, literal } from './sql.ts'

export interface Layout {
  /** 'a SODIR reserves table'. */
  readonly what: string
  readonly delimiter: string
  /** Fields may stand in double quotes; without, quotes are characters like any other. */
  readonly quoted: boolean
  /** Default 'utf-8'; in Latin-1 every byte is a character. */
  readonly encoding?: 'utf-8' | 'latin-1'
  /** Columns that it must have, by their names in its header. */
  readonly needed: readonly string[]
  /** Columns that are read where it has them. */
  readonly wanted?: readonly string[]
}
export interface TextTable {
  readonly name: string
  /**
   * Hands over the lines as a relation, for one query that streams over them: `SELECT ... FROM ${lines}`; columns by their
   * names in the layout, all text. Throws SourceError for a text whose lines can not be told apart.
   */
  readonly query: <T>(work: (lines: string) => Promise<T>) => Promise<T>
  /** All names of its header line, as they stand. */
  readonly header: readonly string[]
  /** Of `needed` and `wanted`, those that it has. */
  readonly columns: ReadonlySet<string>
  /** Rows of another form, after the query. Throws SourceError where there are so many that it is another text. */
  readonly rejected: () => Promise<Rejected>
}
interface Rejected {
  readonly rows: number
  /** By reason, the first row of each. */
  readonly reasons: readonly Reason[]
}
export interface Reason {
  readonly reason: string
  readonly rows: number
  /** Where the first stands, and what it holds. */
  readonly example: string
}

/** Bytes in which a header line must end. */
const LONGEST_HEADER = 1 << 16
const SHOWN_CHARACTERS = 100
const LONGEST_LINE = 4_000_000
/** More are not told one by one: such a text is not what it claims. */
const MOST_REJECTED = 100_000

/** Throws SourceError for a text of another delimiter, and for one that lacks a column. */
export async function textTable(db: Database, source: TextSource, layout: Layout, id: string): Promise<TextTable> {
  const delimiter = source.isSheet ? ',' : layout.delimiter
  const quoted = source.isSheet || layout.quoted
  const header = await headerOf(source, delimiter, quoted, layout)
  const places = placesOf(header, layout, source.name)
  const columns = header.map((_, i) => `${literal(`c${i}`)}: 'VARCHAR'`).join(', ')
  const selected = [...places].map(([name, i]) => `c${i} AS ${identifier(name)}`).join(', ')
  const quote = quoted ? `'"'` : `''`
  const errors = `errors_${id}`
  const encoding = source.isSheet ? 'utf-8' : (layout.encoding ?? 'utf-8')
  const lines = `(SELECT ${selected} FROM read_csv([${literal(source.path)}],
    auto_detect = false, header = false, skip = 1, delim = ${literal(delimiter)}, quote = ${quote}, escape = ${quote},
    strict_mode = true, null_padding = false, max_line_size = ${LONGEST_LINE}, columns = {${columns}},
    compression = ${literal(source.packing)}, encoding = ${literal(encoding)}, store_rejects = true,
    rejects_limit = ${MOST_REJECTED}, rejects_table = ${literal(errors)}, rejects_scan = ${literal(`${errors}_scan`)}))`
  return {
    name: source.name,
    header,
    columns: new Set(places.keys()),
    query: async (work) => {
      try {
        return await work(lines)
      } catch (error) {
        // What is damaged is said by what unpacks it, in better words.
        await source.verified
        throw unreadable(error, source.name) ?? error
      }
    },
    rejected: async () => {
      const rejected = await rejectedRows(db, errors, header.length)
      if (rejected.rows < MOST_REJECTED) return rejected
      const [first] = rejected.reasons
      throw new SourceError(
        `'${source.name}' has ${shownWhole(MOST_REJECTED)} or more rows that do not fit ${layout.what}. First reason: ${first?.reason} (${first?.example})`,
      )
    },
  }
}

/** The database reads lines that end in one way, with no other carriage return, and gzip files that are whole. */
function unreadable(error: unknown, file: string): SourceError | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.message.includes('state machine reached an invalid state')) {
    return new SourceError(
      `'${file}' has mixed line endings, or a carriage return within a line; use one line ending throughout`,
    )
  }
  if (/gzip|inflate|decompress/i.test(error.message))
    return new SourceError(`'${file}' is damaged and cannot be decompressed`)
  return undefined
}

async function rejectedRows(db: Database, errors: string, columns: number): Promise<Rejected> {
  const rows = await db.rows(
    `SELECT CAST(error_type AS VARCHAR) AS type, CAST(count(DISTINCT line) AS DOUBLE) AS rows,
            CAST(min(line) AS DOUBLE) AS line, arg_min(csv_line, line) AS text
       FROM ${identifier(errors)} GROUP BY ALL ORDER BY line`,
  )
  const reasons = rows.map((r) => ({
    reason: fault(String(r.type), columns),
    rows: Number(r.rows),
    example: `line ${r.line}: ${excerpt(String(r.text ?? ''))}`,
  }))
  return { rows: reasons.reduce((sum, r) => sum + r.rows, 0), reasons }
}

function fault(type: string, columns: number): string {
  if (type === 'MISSING COLUMNS') return `fewer columns than the ${columns} of the header`
  if (type === 'TOO MANY COLUMNS') return `more columns than the ${columns} of the header`
  if (type === 'INVALID ENCODING') return 'characters other than UTF-8'
  return `cannot be read as ${columns} columns (${type.toLowerCase()})`
}

/** A text as a message shows it. */
export function excerpt(text: string): string {
  const line = text.trim()
  return JSON.stringify(line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 3)}...` : line)
}

const DELIMITERS = [',', ';', '\t', '|', '}'] as const
const inWords = (delimiter: string) => (delimiter === '\t' ? 'tabs' : `'${delimiter}'`)

async function headerOf(
  source: TextSource,
  delimiter: string,
  quoted: boolean,
  layout: Layout,
): Promise<readonly string[]> {
  const line = firstLine(await firstBytes(source))
  if (line === undefined) throw new SourceError(`'${source.name}' has no header line; expected ${layout.what}`)
  const names = fieldsOf(line, delimiter, quoted)
  if (names.length > 1 || layout.needed.length < 2) return names
  const other = DELIMITERS.find((d) => fieldsOf(line, d, true).length > 1)
  const found =
    other === undefined ? 'a line without separators' : `fields separated by ${inWords(other)}${decimalCommas(other)}`
  throw new SourceError(
    `'${source.name}' must be ${layout.what}, with fields separated by ${inWords(delimiter)}. Found ${found} (${excerpt(line)})`,
  )
}
const decimalCommas = (delimiter: string) =>
  delimiter === ';' ? ' and probably decimal commas (save the file with decimal points, and commas between fields)' : ''

async function firstBytes({ name, path, packing }: TextSource): Promise<Buffer> {
  if (packing === 'none') return headOf(path, LONGEST_HEADER)
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of createReadStream(path).pipe(createGunzip())) {
      pieces.push(piece as Buffer)
      length += (piece as Buffer).length
      if (length >= LONGEST_HEADER) break
    }
  } catch (error) {
    throw new SourceError(`'${name}' is damaged (${error instanceof Error ? error.message : 'cannot be decompressed'})`)
  }
  return Buffer.concat(pieces)
}

/** Without a byte order mark and the carriage return; undefined where there is none. */
function firstLine(bytes: Buffer): string | undefined {
  const end = bytes.indexOf(10)
  const line = bytes
    .toString('utf8', 0, end < 0 ? bytes.length : end)
    .replace(/^\uFEFF/, '')
    .replace(/\r$/, '')
  return line.trim() === '' ? undefined : line
}

function fieldsOf(line: string, delimiter: string, quoted: boolean): string[] {
  const fields = line.split(delimiter).map((field) => field.trim())
  return quoted ? fields.map((field) => field.replace(/^"(.*)"$/, '$1').trim()) : fields
}

/** Columns by name, whatever the case of their letters. */
function placesOf(header: readonly string[], layout: Layout, file: string): ReadonlyMap<string, number> {
  const at = (name: string) => header.findIndex((found) => found.toLowerCase() === name.toLowerCase())
  const twice = header.filter((name, i) => header.findIndex((n) => n.toLowerCase() === name.toLowerCase()) !== i)
  const missing = layout.needed.filter((name) => at(name) < 0)
  if (missing.length > 0) {
    throw new SourceError(`'${file}' must be ${layout.what}, but has no ${named(missing)}. Found ${named(header)}`)
  }
  const repeated = twice.filter((name) =>
    [...layout.needed, ...(layout.wanted ?? [])].some((n) => n.toLowerCase() === name.toLowerCase()),
  )
  if (repeated.length > 0) throw new SourceError(`'${file}' has ${named(repeated)} twice in its header`)
  const wanted = [...layout.needed, ...(layout.wanted ?? [])]
  return new Map(wanted.flatMap((name) => (at(name) < 0 ? [] : [[name, at(name)] as const])))
}

const MOST_NAMED = 40
const named = (names: readonly string[]) =>
  listedUpTo(
    MOST_NAMED,
    names.map((name) => `'${name}'`),
  )
