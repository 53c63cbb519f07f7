/** The official text as a relation, and the statements that read it once for its numbers and once for its texts. */
import { isAscii } from 'node:buffer'
import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, refuseAborted } from '../../../_shared/duckdb/database.ts'
import { lineOfRecord, plainPath } from '../../../_shared/duckdb/delimited.ts'
import { literal } from '../../../_shared/duckdb/sql.ts'
import { OGOR_A } from './columns.ts'

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
  const text = { ...file, plain, encoding: encodingOf(plain, signal), skipped: 0 }
  const [first] = await db.rows(
    `SELECT regexp_matches(PRODUCTION_DATE, '[A-Za-z]') AND regexp_matches(API_WELL_NUMBER, '[A-Za-z]') AS words
       FROM ${relation(text, 'ignore_errors = true')} LIMIT 1`,
  )
  return first?.words === true ? { ...text, skipped: await lineOfRecord(plain, 1) } : text
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

/** All columns as text; `more` are options of read_csv. */
export const relation = ({ plain, encoding, skipped }: Scanned, more = ''): string =>
  `read_csv(${literal(plain)}, auto_detect = false, header = false, skip = ${skipped}, delim = ',', quote = '"',
     escape = '"', encoding = ${literal(encoding)}, strict_mode = true, null_padding = false, max_line_size = 1000000, buffer_size = 8000000,
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
