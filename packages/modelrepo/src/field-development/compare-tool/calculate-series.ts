/** A series out of the table of its source: read, cleaned of pairs without a value, without repeated keys, sorted. */
import { isUnit, unit as unitOf } from '@keelson/units'
import { type OpenCell, refuse } from '@keelson/workflow'
import { isMissing, isWord, keyIn, keySaid, numberIn } from './calculate-cells.ts'
import type { SourceTable } from './calculate-table.ts'
import { ERROR, FIRST, type Policy } from './modes.ts'
import { quoted } from './rules.ts'

export interface Series {
  readonly label: string
  /** Ascending, no two of them the same; frozen, so that they are looked through once. */
  readonly keys: readonly number[]
  readonly values: readonly number[]
  readonly areDates: boolean
  /** Pairs without a key or a value, and keys that came again. */
  readonly dropped: number
  readonly repeated: number
  /** Of its row of units; undefined where it has none. */
  readonly units: Units | undefined
}
export interface Units {
  readonly key: string
  readonly value: string
}

/** Share of a key within which two keys are one. */
const SAME_KEY = 1e-9
export const isSameKey = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME_KEY * Math.max(Math.abs(a), Math.abs(b))

/** The columns wanted, each with the input that names it. */
export interface Wanted {
  readonly key: string
  readonly value: string
  readonly valuePointer: string
}

export function seriesOf(table: SourceTable, wanted: Wanted, policy: Policy): Series {
  requireColumns(table, wanted)
  const units = unitsIn(table, wanted)
  const points: Point[] = []
  const first = units === undefined ? 0 : 1
  for (let row = first; row < table.count; row++) {
    const key = keyIn(table, row, wanted.key)
    const { value } = numberIn(table, row, wanted.value)
    if (!Number.isNaN(key.value) && !Number.isNaN(value))
      points.push({ key: key.value, value, isDate: key.isDate === true })
  }
  const dropped = table.count - first - points.length
  if (points.length === 0) return refuse(table.pointer, `'${table.label}' has no row with both a key and a value`)
  const areDates = points.some(({ isDate }) => isDate)
  if (areDates && points.some(({ isDate }) => !isDate))
    refuse(table.pointer, `'${table.label}' contains both dates and numbers in column '${wanted.key}'`)
  const unlike = withoutRepeats(
    table,
    points.sort((a, b) => a.key - b.key),
    policy,
  )
  return {
    label: table.label,
    keys: Object.freeze(unlike.map(({ key }) => key)),
    values: Object.freeze(unlike.map(({ value }) => value)),
    areDates,
    dropped,
    repeated: points.length - unlike.length,
    units,
  }
}

interface Point {
  readonly key: number
  readonly value: number
  readonly isDate: boolean
}

function requireColumns({ label, columns }: SourceTable, { key, value, valuePointer }: Wanted): void {
  const missing = (pointer: string, name: string) =>
    refuse(
      pointer,
      `must be a column of '${label}', whose columns are ${quoted(columns) || 'none'} (entered: '${name}')`,
    )
  if (!columns.includes(key)) missing('/key', key)
  if (!columns.includes(value)) missing(valuePointer, value)
}

/** A first row that has words under these columns, and no number, is one of units. */
function unitsIn(table: SourceTable, { key, value }: Wanted): Units | undefined {
  if (table.count < 2) return undefined
  const [ofKey, ofValue] = [table.cell(0, key), table.cell(0, value)]
  const isOfUnits = [ofKey, ofValue].every((cell) => isWord(cell) || isMissing(cell))
  return isOfUnits && (isWord(ofKey) || isWord(ofValue)) ? { key: bare(ofKey), value: bare(ofValue) } : undefined
}

/** '[kN]' and '(kN)' are kN; nothing says nothing. */
const bare = (label: OpenCell): string =>
  String(label ?? '')
    .trim()
    .replace(/^[[(](.*)[\])]$/, '$1')
    .trim()

/** The same label, or two spellings of one unit. */
export const isSameUnit = (a: string, b: string): boolean =>
  a === b || (isUnit(a) && isUnit(b) && unitOf(a).name === unitOf(b).name)

function withoutRepeats(table: SourceTable, sorted: readonly Point[], policy: Policy): readonly Point[] {
  const groups: Point[][] = []
  for (const point of sorted) {
    const last = groups.at(-1)
    if (last?.[0] && isSameKey(last[0].key, point.key)) last.push(point)
    else groups.push([point])
  }
  return groups.map((group) => {
    const [point] = group as [Point]
    if (group.length === 1 || policy === FIRST) return point
    if (policy === ERROR)
      return refuse(
        '/sources',
        `'${table.label}' has ${group.length} values at key ${keySaid(point.key, point.isDate)}. Select the first value or the mean in {duplicate_policy}`,
      )
    return { ...point, value: group.reduce((sum, one) => sum + one.value / group.length, 0) }
  })
}
