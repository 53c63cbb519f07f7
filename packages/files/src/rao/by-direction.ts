/**
 * Beside the long table of a body, a wide one for each wave direction: a row for each wave, by ascending frequency, and the
 * amplitude and phase of each motion side by side. So an input that is a list takes one of its columns.
 */
import { type LeftTally, leave } from '../left.ts'
import { namesApart } from '../spaced/names.ts'
import type { FileColumn, FileTable } from '../table.ts'
import { FACT, MOTION } from './facts.ts'
import { MODES } from './modes.ts'
import { motionColumns } from './motion-columns.ts'
import { waveColumns } from './wave-columns.ts'
import { numbersIn, numbersOf, type Wave } from './wide-column.ts'

/** With the long ones: more nobody chooses from. */
const MOST_TABLES = 200

interface Part {
  readonly table: FileTable
  readonly direction: number
  /** Of the long table. */
  readonly rows: readonly number[]
}

export function withDirections(tables: readonly FileTable[], left: LeftTally): FileTable[] {
  const parts = tables.flatMap(partsOf)
  const room = Math.max(0, MOST_TABLES - tables.length)
  for (const { table, rows } of parts.slice(room)) leave(left, 'directions', lineOf(table, rows[0]), NOT_LISTED)
  const all = [...tables, ...parts.slice(0, room).flatMap((part) => wideTable(part, left) ?? [])]
  const names = namesApart(all.map(({ name }) => name))
  return all.map((table, at) => ({ ...table, name: names[at] ?? table.name }))
}

const NOT_LISTED = `wave directions without a table of their own, after the first ${MOST_TABLES} tables`
const NO_WAVE = 'waves of zero or infinite frequency, not in the tables of one direction'

function partsOf(table: FileTable): Part[] {
  if (table.facts[FACT.quantity] !== MOTION) return []
  const directions = numbersIn(table, 'direction')
  const rows = new Map<number, number[]>()
  for (const [row, direction] of directions.entries()) {
    const known = rows.get(direction)
    if (known !== undefined) known.push(row)
    else if (!Number.isNaN(direction)) rows.set(direction, [row])
  }
  return [...rows].map(([direction, own]) => ({ table, direction, rows: own }))
}

function wideTable({ table, direction, rows }: Part, left: LeftTally): FileTable | undefined {
  const ofWaves = waveColumns(table)
  const waves = wavesOf(table, rows, left)
  if (ofWaves.length === 0 || waves.length === 0) return undefined
  const modes = MODES.filter((mode) => waves.some((wave) => wave.rows.has(mode)))
  const columns = [...ofWaves, ...modes.flatMap((mode) => motionColumns(table, mode))]
  const unit = table.columns.find(({ name }) => name === 'direction')?.unit ?? 'deg'
  const said = `${direction} ${unit}`
  return {
    name: `${table.name}, ${said}`,
    of: table.name,
    columns: columns.map(({ head, at }): FileColumn => {
      return { ...head, values: { kind: 'numbers', numbers: Float64Array.from(waves, at) } }
    }),
    rows: waves.length,
    lines: Uint32Array.from(waves, ({ first }) => lineOf(table, first)),
    facts: { ...table.facts, Direction: said },
  }
}

/** By ascending frequency; a wave of no frequency, or of an infinite one, is a limit that only the long table has. */
function wavesOf(table: FileTable, rows: readonly number[], left: LeftTally): Wave[] {
  const [wave, ...others] = table.columns.slice(
    0,
    table.columns.findIndex(({ name }) => name === 'direction'),
  )
  if (wave === undefined) return []
  const numbers = numbersOf(wave)
  const size = ({ first }: Wave) => numbers[first] ?? Number.NaN
  const isWave = (one: Wave) => size(one) > 0 && Number.isFinite(size(one))
  const all = wavesIn([wave, ...others].map(numbersOf), modesOf(table), rows)
  for (const one of all) if (!isWave(one)) leave(left, 'no wave', lineOf(table, one.first), NO_WAVE)
  const sign = wave.name === 'period' ? -1 : 1
  return all.filter(isWave).toSorted((a, b) => sign * (size(a) - size(b)))
}

/** The motions of a wave mostly follow each other. */
function wavesIn(keys: readonly Float64Array[], modes: Texts, rows: readonly number[]): Wave[] {
  const found = new Map<string, Wave>()
  let last: Wave | undefined
  for (const row of rows) {
    const { first = -1 } = last ?? {}
    if (last === undefined || keys.some((numbers) => numbers[first] !== numbers[row])) {
      const key = keys.map((numbers) => numbers[row]).join(' ')
      last = found.get(key) ?? { first: row, rows: new Map() }
      found.set(key, last)
    }
    last.rows.set(modes[row] ?? '', row)
  }
  return [...found.values()]
}

type Texts = readonly (string | null)[]

function modesOf({ columns }: FileTable): Texts {
  const values = columns.find(({ name }) => name === 'mode')?.values
  return values?.kind === 'texts' ? values.texts : []
}

const lineOf = ({ lines }: FileTable, row = 0) => lines[row] ?? 1
