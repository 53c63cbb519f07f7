/** The official text as a relation, and the statements that read it once for its numbers and once for its texts. */
import { isAscii } from 'node:buffer'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { OGOR_A } from '@keelson/files/ogor/columns.ts'
import { type Database, refuseAborted } from '../../../_shared/duckdb/database.ts'
import { lineOfRecord, plainPath } from '../../../_shared/duckdb/delimited.ts'
import { literal } from '../../../_shared/duckdb/sql.ts'

export interface SourceText {
  /** As messages call it. */
  readonly name: string
  readonly path: string
}
/** A text ready to be read by DuckDB. */
export interface Scanned extends SourceText {
  /** Its path, or that of a copy, without characters of a pattern. */
  readonly plain: string
  /** Latin-1 where a byte asks for it: text that is ASCII is the same in UTF-8, which is read much faster. */
  readonly encoding: 'utf-8' | 'latin-1'
  /** Lines to leave out: those up to the header, where there is one. */
  readonly skipped: number
  readonly bytes: number
}

/** Where copies may be made, and until when. */
export interface Place {
  readonly scratch: string
  readonly signal: AbortSignal
}

const PIECE = 1 << 20

/** Looks at how a text is written and how it begins. */
export async function scanned(
  db: Database,
  file: SourceText,
  id: number,
  { scratch, signal }: Place,
): Promise<Scanned> {
  const plain = await plainPath(file.path, join(scratch, `source-${id}.txt`))
  const text = { ...file, plain, encoding: encodingOf(plain, signal), skipped: 0, bytes: statSync(plain).size }
  const hasHeader = beginsWithWords(plain) ?? (await isFirstOfWords(db, text))
  return hasHeader ? { ...text, skipped: await lineOfRecord(plain, 1) } : text
}

/** Texts that one statement reads: of one encoding, and with as many lines to leave out. */
export function alike(texts: readonly Scanned[]): readonly (readonly Scanned[])[] {
  return [...Map.groupBy(texts, ({ encoding, skipped }) => `${encoding} ${skipped}`).values()]
}

/** A header has words where a record has a month and a well. */
const WORDED = ['PRODUCTION_DATE', 'API_WELL_NUMBER'] as const

/** Whether the first record is a header, as the database reads it. */
async function isFirstOfWords(db: Database, text: Scanned): Promise<boolean> {
  const words = WORDED.map((column) => `regexp_matches(${column}, '[A-Za-z]')`).join(' AND ')
  const [first] = await db.rows(`SELECT ${words} AS words FROM ${relation([text], 'ignore_errors = true')} LIMIT 1`)
  return first?.words === true
}

const LONGEST_FIRST = 4096
/** A field of a plain line: without quotes, or in quotes with none inside. */
const PLAIN_FIELD = /^(?:"[^"]*"|[^"]*)$/

/** The same, of a first line that is plain ASCII of as many fields as there are columns; undefined of any other. */
function beginsWithWords(path: string): boolean | undefined {
  const line = firstBytes(path)
    .toString('latin1')
    .match(/^([\x20-\x7e]*)\r?\n/)?.[1]
  const fields = line?.split(',') ?? []
  if (fields.length !== OGOR_A.length || !fields.every((field) => PLAIN_FIELD.test(field))) return undefined
  return WORDED.every((column) => /[A-Za-z]/.test(fields[OGOR_A.indexOf(column)] as string))
}

function firstBytes(path: string): Buffer {
  const bytes = Buffer.alloc(LONGEST_FIRST)
  const file = openSync(path, 'r')
  try {
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

function encodingOf(path: string, signal: AbortSignal): Scanned['encoding'] {
  const piece = Buffer.alloc(PIECE)
  const file = openSync(path, 'r')
  try {
    for (;;) {
      refuseAborted(signal)
      const read = readSync(file, piece)
      if (read === 0) return 'utf-8'
      if (!isAscii(piece.subarray(0, read))) return 'latin-1'
    }
  } finally {
    closeSync(file)
  }
}

/** All columns of texts that are alike, as text; `more` are options of read_csv. */
export const relation = (texts: readonly Scanned[], more = ''): string =>
  `read_csv([${texts.map(({ plain }) => literal(plain)).join(', ')}], auto_detect = false, header = false, skip = ${texts[0]?.skipped ?? 0}, delim = ',', quote = '"',
     escape = '"', encoding = ${literal(texts[0]?.encoding ?? 'utf-8')}, strict_mode = true, null_padding = false, max_line_size = 1000000, buffer_size = 8000000,
     columns = {${OGOR_A.map((name) => `${literal(name)}: 'VARCHAR'`).join(', ')}}${more && `, ${more}`})`

export const VOLUMES = ['MON_O_PROD_VOL', 'MON_G_PROD_VOL', 'MON_WTR_PROD_VOL', 'INJECTION_VOLUME'] as const
const NUMBERS = ['PRODUCTION_DATE', 'DAYS_ON_PROD', ...VOLUMES] as const
/** The columns that are no numbers: which completion of which well it is, and who files for it. */
export const TEXTS = OGOR_A.filter((name) => !NUMBERS.some((n) => n === name))

/** What each field of a record must be; volumes within the digits that sums hold exactly. */
export const SOUND: readonly { readonly column: string; readonly pattern: string; readonly what: string }[] = [
  { column: 'PRODUCTION_DATE', pattern: '(19|20)\\d\\d(0[1-9]|1[0-2])', what: 'a month YYYYMM' },
  { column: 'DAYS_ON_PROD', pattern: '\\d{1,3}', what: 'a whole number of days' },
  { column: 'API_WELL_NUMBER', pattern: '\\d{12}', what: 'twelve digits' },
  ...VOLUMES.map((column) => ({ column, pattern: '-?\\d{1,12}', what: 'a whole number of at most 12 digits' })),
]

/** The numbers and the well of a record as they are spelled; one that is missing leaves a bar out. */
export const SPELLING = `concat_ws('|', ${[...NUMBERS, 'API_WELL_NUMBER'].join(', ')})`
/** They are written as the agency writes them: digits alone, in its widths, so that a number has one spelling. */
export const IS_WRITTEN = `regexp_full_match(${SPELLING}, '(19|20)\\d\\d(0[1-9]|1[0-2])\\|\\d\\d${'\\|\\d{9}'.repeat(VOLUMES.length)}\\|\\d{12}')`
export const unsound = ({ column, pattern }: (typeof SOUND)[number]): string =>
  `NOT regexp_full_match(coalesce(trim(${column}), ''), '${pattern}')`
/** Sound in whatever width, with blanks around: the longer way to say it. */
export const IS_SOUND = `NOT (${SOUND.map(unsound).join(' OR ')})`
/** Stands for the texts of a record; the reading of the texts shows that no two of them share one. */
export const KEY = `hash(${TEXTS.join(', ')})`
