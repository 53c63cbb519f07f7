/** Groups of soundings as a table for each test: a workflow takes one profile, and a group has those of all locations. */
import type { Asked } from '../asked.ts'
import type { LeftTally } from '../left.ts'
import { FileError } from '../refused.ts'
import { withoutGaps } from '../sounding/gaps.ts'
import { inOrder } from '../sounding/order.ts'
import { withRows } from '../sounding/rows.ts'
import { namesApart } from '../spaced/names.ts'
import type { FileColumn, FileTable } from '../table.ts'
import { shown } from '../text/shown.ts'

interface Split {
  /** Headings by which one test is told from another. */
  readonly keys: readonly string[]
  readonly depth: string
  /** Headings that an input may take, of which a row may have no value. */
  readonly measures: readonly string[]
  /** Groups of which the row with the same keys says something of a test. */
  readonly about: readonly string[]
}
interface Profile {
  readonly keys: readonly string[]
  readonly rows: number[]
}

const LOCATION = 'LOCA_ID'
const CONE = ['SCPT_RES', 'SCPT_FRES', 'SCPT_QT', 'SCPT_QNET', 'SCPT_CPO', 'SCPT_CPOD']
const SPLIT: Readonly<Record<string, Split>> = {
  SCPT: { keys: [LOCATION, 'SCPG_TESN'], depth: 'SCPT_DPTH', measures: CONE, about: ['LOCA', 'SCPG'] },
  ISPT: { keys: [LOCATION], depth: 'ISPT_TOP', measures: ['ISPT_NVAL'], about: ['LOCA'] },
}
/** Of a group: more tests are a campaign of years. */
const MOST_PROFILES = 2_000
/** More than any group has headings that say something of a test. */
const MOST_FACTS = 100

/** A table and, of a sounding, how it was made. */
export interface Profiled {
  readonly table: FileTable
  readonly split?: Split
}

export function profilesOf(tables: readonly FileTable[]): Profiled[] {
  const all = tables.flatMap((table): Profiled[] => {
    const split = Object.hasOwn(SPLIT, table.name) ? SPLIT[table.name] : undefined
    return split === undefined || table.rows === 0 ? [{ table }] : profilesIn(table, split, tables)
  })
  const names = namesApart(all.map(({ table }) => table.name))
  return all.map((one, at) => ({ ...one, table: { ...one.table, name: names[at] ?? one.table.name } }))
}

/** With the rows that are answered to be read, by ascending depth. */
export function settled({ table, split }: Profiled, asked: Asked, left: LeftTally): FileTable {
  if (split === undefined) return table
  return inOrder(withoutGaps(table, asked, left, split.measures), split.depth, asked)
}

function textsIn({ columns }: FileTable, heading: string): readonly (string | null)[] | undefined {
  const values = columns.find(({ name }) => name === heading)?.values
  return values?.kind === 'texts' ? values.texts : undefined
}

function profilesIn(table: FileTable, split: Split, tables: readonly FileTable[]): Profiled[] {
  const profiles = testsIn(table, split)
  const about = aboutIn(tables, split)
  const locations = Map.groupBy(profiles, ({ keys: [location = ''] }) => location)
  return profiles.map(({ keys, rows }) => {
    const [location = '', ...tests] = keys
    const isOnly = locations.get(location)?.length === 1
    const name = [table.name, location, ...(isOnly ? [] : tests)].filter((part) => part !== '').join(' ')
    const facts = { ...table.facts, ...factsOf(keys, about) }
    return { table: { ...withRows(table, rows), name, facts }, split }
  })
}

/** In the order in which they begin. */
function testsIn(table: FileTable, { keys }: Split): Profile[] {
  const texts = keys.map((key) => textsIn(table, key))
  const found = new Map<string, Profile>()
  for (let row = 0; row < table.rows; row++) {
    const own = texts.map((one) => one?.[row] ?? '')
    const key = JSON.stringify(own)
    const known = found.get(key)
    if (known !== undefined) known.rows.push(row)
    else if (found.size < MOST_PROFILES) found.set(key, { keys: own, rows: [row] })
    else throw tooMany(table, row)
  }
  return [...found.values()]
}

function tooMany({ name, lines }: FileTable, row: number): FileError {
  const line = lines[row] ?? 0
  return new FileError('file_too_large', `line ${line} begins more than ${MOST_PROFILES} tests in ${shown(name)}`, {
    line,
  })
}

interface About {
  readonly table: FileTable
  /** First row of what the keys of a test are, as far as the group has them. */
  readonly rows: ReadonlyMap<string, number>
  readonly keyOf: (keys: readonly string[]) => string
}

/** The groups that state something of a location and a test. */
function aboutIn(tables: readonly FileTable[], { keys, about }: Split): About[] {
  return about.flatMap((group) => {
    const table = tables.find(({ name }) => name === group)
    const texts = table === undefined ? [] : keys.map((key) => textsIn(table, key))
    if (table === undefined || texts[0] === undefined) return []
    const keyOf = (own: readonly string[]) => JSON.stringify(own.filter((_, at) => texts[at] !== undefined))
    const rows = new Map<string, number>()
    for (let row = table.rows - 1; row >= 0; row--) rows.set(keyOf(texts.map((one) => one?.[row] ?? '')), row)
    return [{ table, rows, keyOf }]
  })
}

/** With their units. */
function factsOf(keys: readonly string[], about: readonly About[]): Record<string, string> {
  const facts = about.flatMap(({ table, rows, keyOf }) => {
    const row = rows.get(keyOf(keys))
    return row === undefined ? [] : table.columns.slice(0, MOST_FACTS).flatMap((column) => factOf(column, row))
  })
  return Object.fromEntries(facts)
}

function factOf({ name, unit, values }: FileColumn, row: number): [string, string][] {
  const value = values.kind === 'numbers' ? values.numbers[row] : values.texts[row]
  if (value === null || value === undefined || Number.isNaN(value)) return []
  return [[name, unit === undefined ? `${value}` : `${value} ${unit}`]]
}
