/** Rows of a text table that hold what they must, and the others with what is wrong with them. */
import { SourceError } from '../files/text-source.ts'
import type { Database } from './database.ts'
import { identifier, literal } from './sql.ts'
import { excerpt, type Reason, type TextTable } from './text-table.ts'

/** What a column must hold in every row. */
export interface Sound {
  readonly column: string
  readonly kind: 'number' | 'whole' | 'text'
  readonly least?: number
  readonly most?: number
}
export interface RowReport {
  /** File, and what was taken out of it. */
  readonly name: string
  readonly read: number
  readonly used: number
  readonly reasons: readonly Reason[]
}

/** Digits of a number with a comma where others have a point. */
const DECIMAL_COMMA = '^\\s*-?\\d+,\\d+\\s*$'

/**
 * Makes the table `into` of the sound rows: numbers as DOUBLE, texts without the blanks around them. Gives what was read,
 * used and rejected. Throws SourceError where numbers have decimal commas, and where no row is sound.
 */
export async function soundRows(
  db: Database,
  table: TextTable,
  sounds: readonly Sound[],
  into: string,
): Promise<RowReport> {
  const held = sounds.filter(({ column }) => table.columns.has(column))
  const plain = held.map(({ column }) => identifier(column)).join(', ')
  const fault = held.map((s) => `WHEN ${unsound(s)} THEN ${literal(`${s.column} must be ${inWords(s)}`)}`).join(' ')
  await table.query((lines) =>
    db.run(`CREATE TABLE ${into}_read AS SELECT ${plain}, CASE ${fault} END AS fault FROM ${lines}`),
  )
  const rejected = await table.rejected()
  await refuseDecimalCommas(db, table, held, into)
  const typed = held.map((s) => `${read(s)} AS ${identifier(s.column)}`).join(', ')
  await db.run(`CREATE TABLE ${into} AS SELECT ${typed} FROM ${into}_read WHERE fault IS NULL`)
  const counts = await db.rows(
    `SELECT fault, CAST(count(*) AS DOUBLE) AS n, CAST(any_value(${into}_read) AS VARCHAR) AS example FROM ${into}_read GROUP BY fault ORDER BY fault`,
  )
  await db.run(`DROP TABLE ${into}_read`)
  const used = Number(counts.find((r) => r.fault === null)?.n ?? 0)
  const wrong = counts.flatMap((r): Reason[] =>
    r.fault === null ? [] : [{ reason: String(r.fault), rows: Number(r.n), example: excerpt(String(r.example)) }],
  )
  const reasons = [...rejected.reasons, ...wrong]
  const read_ = used + reasons.reduce((sum, r) => sum + r.rows, 0)
  if (used === 0) throw new SourceError(`'${table.name}' has no readable row${why(reasons)}`)
  return { name: table.name, read: read_, used, reasons }
}

const why = ([first]: readonly Reason[]) => (first === undefined ? '' : `: ${first.reason} (${first.example})`)

const trimmed = (column: string) => `trim(coalesce(${identifier(column)}, ''))`
const number = (column: string) => `TRY_CAST(${trimmed(column)} AS DOUBLE)`

function unsound({ column, kind, least, most }: Sound): string {
  if (kind === 'text') return `${trimmed(column)} = ''`
  const whole = kind === 'whole' ? [`${number(column)} <> floor(${number(column)})`] : []
  const bounds = [
    ...(least === undefined ? [] : [`${number(column)} < ${least}`]),
    ...(most === undefined ? [] : [`${number(column)} > ${most}`]),
  ]
  return [`${number(column)} IS NULL`, `NOT isfinite(${number(column)})`, ...whole, ...bounds].join(' OR ')
}

const read = ({ column, kind }: Sound) => (kind === 'text' ? trimmed(column) : number(column))

function inWords({ kind, least, most }: Sound): string {
  if (kind === 'text') return 'present'
  const range = least === undefined && most === undefined ? '' : ` from ${least ?? ''} to ${most ?? ''}`
  return `a ${kind === 'whole' ? 'whole number' : 'number'}${range}`
}

async function refuseDecimalCommas(
  db: Database,
  table: TextTable,
  held: readonly Sound[],
  into: string,
): Promise<void> {
  for (const { column, kind } of held.filter((s) => s.kind !== 'text')) {
    const [found] = await db.rows(
      `SELECT ${identifier(column)} AS cell FROM ${into}_read WHERE fault IS NOT NULL AND regexp_matches(${identifier(column)}, ${literal(DECIMAL_COMMA)}) LIMIT 1`,
    )
    if (found === undefined) continue
    const what = kind === 'whole' ? 'a whole number' : 'a number with a decimal point'
    throw new SourceError(
      `'${table.name}' has decimal commas. '${column}' must be ${what} (found ${excerpt(String(found.cell))})`,
    )
  }
}
