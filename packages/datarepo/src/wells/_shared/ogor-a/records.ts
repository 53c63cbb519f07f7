/**
 * Official OGOR-A files into one table of records: exact columns, sound numbers, identical records once. The texts repeat
 * from month to month, so they are kept once, in a table of their own, and a record is a key and six numbers: a national
 * file of all years needs no more memory than the limit of a run.
 */

import { OGOR_A } from '@keelson/files/ogor/columns.ts'
import { CalculationError, refuse } from '@keelson/workflow'
import type { Database } from '../../../_shared/duckdb/database.ts'
import { badLine, lineOfRecord } from '../../../_shared/duckdb/delimited.ts'
import {
  alike,
  IS_SOUND,
  IS_WRITTEN,
  KEY,
  type Place,
  relation,
  type Scanned,
  SOUND,
  type SourceText,
  SPELLING,
  scanned,
  TEXTS,
  unsound,
  VOLUMES,
} from './load-scan.ts'

export interface Records {
  readonly recordsRead: number
  readonly duplicates: number
  readonly headers: readonly string[]
  readonly firstMonth: string
  readonly lastMonth: string
}

/**
 * Reads the files into the view `records`, blanks stripped, rows that are identical in all 19 fields once. Refuses at
 * /file_pattern, naming file and line, a line of other than 19 columns, a malformed month or number, and files without
 * any record.
 */
export async function loadRecords(db: Database, files: readonly SourceText[], place: Place): Promise<Records> {
  const texts: Scanned[] = []
  for (const [i, file] of files.entries()) texts.push(await scanned(db, file, i, place))
  await db.run(
    `CREATE TABLE numbers (month INTEGER, days SMALLINT, ${VOLUMES.map((v) => `${v} BIGINT`).join(', ')}, spelling VARCHAR, key UBIGINT)`,
  )
  const lines = (await readTogether(db, texts)) ?? (await readOneByOne(db, texts))
  const recordsRead = await countOf(db, 'numbers')
  if (recordsRead === 0) refuse('/file_pattern', `no record in ${files.map((f) => `'${f.name}'`).join(', ')}`)
  await readTexts(db, lines)
  await removeRepeated(db)
  const [span] = await db.rows('SELECT min(month) AS first, max(month) AS last FROM numbers')
  return {
    recordsRead,
    duplicates: recordsRead - (await countOf(db, 'numbers')),
    headers: texts.filter((t) => t.skipped > 0).map((t) => t.name),
    firstMonth: String(span?.first),
    lastMonth: String(span?.last),
  }
}

/** Bytes of text that are read once and kept for both readings. */
const MOST_KEPT = 2 ** 24

/** Appends the numbers of all files; gives relations of their lines. Undefined, with nothing appended, where something is wrong with one of them. */
async function readTogether(db: Database, texts: readonly Scanned[]): Promise<readonly string[] | undefined> {
  if (texts.length === 1) return undefined
  const isKept = texts.reduce((sum, { bytes }) => sum + bytes, 0) <= MOST_KEPT
  const lines: string[] = []
  try {
    for (const [i, group] of alike(texts).entries()) {
      const errors = `errors_together_${i}`
      const once = relation(group, rejecting(errors))
      if (isKept) await db.run(`CREATE TABLE lines_${i} AS SELECT * FROM ${once}`)
      await appendNumbers(db, isKept ? `lines_${i}` : once)
      lines.push(isKept ? `lines_${i}` : relation(group))
      if ((await countOf(db, errors)) > 0) return await nothing(db)
    }
  } catch (error) {
    if (error instanceof CalculationError) throw error
    return await nothing(db)
  }
  return (await countOf(db, 'numbers WHERE month IS NULL')) === 0 ? lines : nothing(db)
}

async function nothing(db: Database): Promise<undefined> {
  await db.run('DELETE FROM numbers')
}

/**
 * Appends them file by file; gives relations of their lines. Refuses the first file that cannot be read, or else the first
 * with a record that is not sound.
 */
async function readOneByOne(db: Database, texts: readonly Scanned[]): Promise<readonly string[]> {
  const malformed: Scanned[] = []
  for (const [i, text] of texts.entries()) if (await readNumbers(db, text, i)) malformed.push(text)
  for (const text of malformed) await refuseMalformed(db, text)
  return texts.map((text) => relation([text]))
}

/** Options of a reading that puts what it cannot read into a table of errors. */
const rejecting = (errors: string) =>
  `store_rejects = true, rejects_table = '${errors}', rejects_scan = '${errors}_scan'`

/** Appends the numbers of a file; true where some are not as they must be. */
async function readNumbers(db: Database, text: Scanned, id: number): Promise<boolean> {
  const before = await countOf(db, 'numbers WHERE month IS NULL')
  const errors = `errors_${id}`
  await appendNumbers(db, relation([text], rejecting(errors)))
  const bad = await badLine(db, errors, { columns: OGOR_A, file: text })
  if (bad) refuse('/file_pattern', bad.message)
  return (await countOf(db, 'numbers WHERE month IS NULL')) > before
}

/** Appends the numbers of a relation of lines. */
async function appendNumbers(db: Database, lines: string): Promise<void> {
  const cast = (column: string, type: string) => `TRY_CAST(${column} AS ${type})`
  // How a record is written is found out once, in a column of its own.
  await db.run(
    `INSERT INTO numbers
       SELECT CASE WHEN written OR ${IS_SOUND} THEN ${cast('PRODUCTION_DATE', 'INTEGER')} END,
              ${cast('DAYS_ON_PROD', 'SMALLINT')}, ${VOLUMES.map((v) => cast(v, 'BIGINT')).join(', ')},
              CASE WHEN NOT written THEN ${SPELLING} END, ${KEY}
         FROM (SELECT *, coalesce(${IS_WRITTEN}, false) AS written FROM ${lines})`,
  )
}

/** Refuses the first record of a file that is not sound, with its line. */
async function refuseMalformed(db: Database, text: Scanned): Promise<void> {
  const [first] = await db.rows(
    `SELECT CAST(record AS DOUBLE) AS record, ${SOUND.map((s) => `${unsound(s)} AS bad_${s.column}, ${s.column}`).join(', ')}
       FROM (SELECT *, row_number() OVER () AS record FROM ${relation([text])})
      WHERE ${SOUND.map(unsound).join(' OR ')} ORDER BY record LIMIT 1`,
  )
  const fault = SOUND.find(({ column }) => first?.[`bad_${column}`] === true)
  if (!first || !fault) throw new CalculationError(`'${text.name}' contains unreadable numbers`)
  const line = await lineOfRecord(text.path, Number(first.record) + (text.skipped > 0 ? 1 : 0))
  const read = JSON.stringify(String(first[fault.column] ?? '').slice(0, 40))
  refuse('/file_pattern', `'${text.name}', line ${line}: '${fault.column}' must be ${fault.what} (found ${read})`)
}

/** In the order in which sums leave: wells, then leases, operators, fields and products. */
const KIND = 'api12, lease, operator, field, product'

/**
 * Reads every combination of texts once, under its key, into the table `kinds`; combinations that differ in nothing that is
 * answered share an id, and those of a well its number, in their order.
 */
async function readTexts(db: Database, lines: readonly string[]): Promise<void> {
  const each = lines.map((from) => `SELECT ${KEY} AS key, ${TEXTS.join(', ')} FROM ${from}`)
  await db.run(`CREATE TABLE texts AS SELECT DISTINCT * FROM (${each.join(' UNION ALL ')})`)
  const [found] = await db.rows('SELECT count(*) = count(DISTINCT key) AS single FROM texts')
  if (found?.single !== true) throw new CalculationError('two kinds of records share a key; select fewer files')
  await db.run(
    `CREATE TABLE kinds AS SELECT *, CAST(dense_rank() OVER (ORDER BY ${KIND}) AS INTEGER) AS id,
            CAST(dense_rank() OVER (ORDER BY api12) AS INTEGER) AS well FROM
       (SELECT key, trim(API_WELL_NUMBER) AS api12, coalesce(trim(LEASE_NUMBER), '') AS lease,
               coalesce(trim(OPERATOR_NUM), '') AS operator_number, coalesce(trim(SORT_NAME), '') AS operator,
               coalesce(trim(BOEM_FIELD), '') AS field, coalesce(trim(PRODUCT_CODE), '') AS product FROM texts)`,
  )
  await db.run('DROP TABLE texts')
  await db.run('CREATE VIEW records AS SELECT * FROM numbers JOIN kinds USING (key)')
}

/** Records of one key and the same numbers are identical in all 19 fields: all but one of them go. */
async function removeRepeated(db: Database): Promise<void> {
  const all = `key, month, days, ${VOLUMES.join(', ')}, spelling`
  await db.run(
    `CREATE TABLE repeated AS SELECT h FROM (SELECT hash(${all}) AS h FROM numbers) GROUP BY h HAVING count(*) > 1`,
  )
  if ((await countOf(db, 'repeated')) === 0) return
  await db.run(
    `DELETE FROM numbers WHERE rowid IN (SELECT place FROM
       (SELECT rowid AS place, row_number() OVER (PARTITION BY ${all} ORDER BY rowid) AS nth FROM numbers
         WHERE hash(${all}) IN (SELECT h FROM repeated)) WHERE nth > 1)`,
  )
}

/** Number of rows of a table. */
export async function countOf(db: Database, table: string): Promise<number> {
  const [row] = await db.rows(`SELECT CAST(count(*) AS DOUBLE) AS n FROM ${table}`)
  return Number(row?.n ?? 0)
}
