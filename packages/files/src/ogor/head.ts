/** What the first line of an OGOR-A file tells: records in the order of the definitions, or the headings of an export. */
import { LAYOUTS, type Layout } from '../delimited/layout.ts'
import { type Cell, lineFrom, lineKind, recordAt } from '../delimited/record.ts'
import { FileError } from '../refused.ts'
import { type Place, START } from '../text/lines.ts'
import type { PlainText } from '../text/plain-text.ts'
import { type Headed, headedBy, OGOR_A, type OgorField, OWN, VOLUMES } from './columns.ts'

export interface OgorColumn {
  readonly at: number
  /** As the file has it; as the definitions have it where the file has no heading. */
  readonly heading: string
  readonly isOwnName: boolean
  readonly unit?: string
}
export interface OgorHead {
  readonly layout: Layout
  readonly width: number
  readonly columns: ReadonlyMap<OgorField, OgorColumn>
  /** Texts of the line of headings. */
  readonly headings: readonly string[] | undefined
  /** Of the first record. */
  readonly body: Place
}

/** Without them it is another table. */
const NEEDED: readonly OgorField[] = ['API_WELL_NUMBER', 'PRODUCTION_DATE']
/** Headings of its own that vouch for volumes under another name. */
const VOUCHING = 3
const DELIMITERS = LAYOUTS.filter(({ spaces, name }) => !spaces && name !== 'none')

export function ogorHeadOf(text: PlainText): OgorHead | undefined {
  const at = firstRow(text)
  for (const layout of at === undefined ? [] : DELIMITERS) {
    const head = headIn(text, at as Place, layout)
    if (head !== undefined) return head
  }
  return undefined
}

function firstRow(text: PlainText): Place | undefined {
  let place = START
  while (place.offset < text.bytes.length) {
    if (lineKind(text.bytes, place.offset) === 'row') return place
    place = lineFrom(text, place).next
  }
  return undefined
}

function headIn(text: PlainText, at: Place, layout: Layout): OgorHead | undefined {
  const record = recordOrNone(text, at, layout)
  if (record === undefined) return undefined
  const { cells, next } = record
  if (isOfficial(cells)) return official(layout, at)
  const columns = headedColumns(cells)
  if (columns === undefined) return undefined
  return { layout, width: cells.length, columns, headings: cells.map((cell) => cell.text.trim()), body: next }
}

function recordOrNone(text: PlainText, at: Place, layout: Layout) {
  try {
    return recordAt(text, at, layout)
  } catch (error) {
    if (error instanceof FileError) return undefined
    throw error
  }
}

/** What only a record of the official file has at these places. */
const PATTERNS: Readonly<Partial<Record<OgorField, RegExp>>> = {
  PRODUCTION_DATE: /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/,
  DAYS_ON_PROD: /^\d{1,3}$/,
  MON_O_PROD_VOL: /^-?\d{1,12}$/,
  MON_G_PROD_VOL: /^-?\d{1,12}$/,
  MON_WTR_PROD_VOL: /^-?\d{1,12}$/,
  API_WELL_NUMBER: /^\d{12}$/,
}

function isOfficial(cells: readonly Cell[]): boolean {
  if (cells.length !== OGOR_A.length) return false
  return OGOR_A.every((field, i) => PATTERNS[field]?.test(cells[i]?.text.trim() ?? '') ?? true)
}

function official(layout: Layout, body: Place): OgorHead {
  const columns = OGOR_A.map((field, at) => [field, { at, heading: field, isOwnName: true }] as const)
  return { layout, width: OGOR_A.length, columns: new Map(columns), headings: undefined, body }
}

function headedColumns(cells: readonly Cell[]): ReadonlyMap<OgorField, OgorColumn> | undefined {
  const columns = new Map<OgorField, OgorColumn>()
  for (const [at, { text }] of cells.entries()) {
    const headed = headedBy(text)
    if (headed === undefined) continue
    if (columns.has(headed.field)) return undefined
    const { field, ...said } = headed satisfies Headed
    columns.set(field, { ...said, at, heading: text.trim() })
  }
  return isOgor(columns) ? columns : undefined
}

function isOgor(columns: ReadonlyMap<OgorField, OgorColumn>): boolean {
  if (!NEEDED.every((field) => columns.has(field))) return false
  const volumes = VOLUMES.flatMap(({ field }) => columns.get(field) ?? [])
  if (volumes.length === 0) return false
  if (volumes.every(({ isOwnName }) => isOwnName)) return true
  return [...columns.keys()].filter((field) => OWN.has(field)).length >= VOUCHING
}
