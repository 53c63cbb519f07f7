/** Period and angular frequency of each wave: as the file has them; of the two that it has not, from the other. */
import type { FileColumn, FileTable } from '../table.ts'
import { numbersOf, type WideColumn } from './wide-column.ts'

const TURN = 2 * Math.PI
const SECONDS = /^s(ec(ond)?s?)?$/i
const HERTZ = /^hz$/i
const RADIANS = /^rad\/s(ec)?$/i
/** By which questions on the waves name them, whichever of the two a file has. */
const ASKED_AS = 'period'

/** What stands before the direction in the long table, and what follows from it. */
export function waveColumns({ columns }: FileTable): WideColumn[] {
  const own = columns.slice(
    0,
    columns.findIndex(({ name }) => name === 'direction'),
  )
  const [first, second] = own
  if (first === undefined || second !== undefined) return own.map(asItIs)
  const unit = first.unit ?? ''
  if (SECONDS.test(unit)) return [asItIs(first), frequency(first, '2π/period', (x) => TURN / x)]
  if (RADIANS.test(unit)) return [period(first, '2π/frequency', (x) => TURN / x), asItIs(first)]
  if (!HERTZ.test(unit)) return [asItIs(first)]
  return [
    period(first, '1/frequency in Hz', (x) => 1 / x),
    frequency(first, '2π times the frequency in Hz', (x) => TURN * x),
  ]
}

function asItIs(column: FileColumn): WideColumn {
  const { values: _, ...head } = column
  const numbers = numbersOf(column)
  return { head: { ...head, of: ASKED_AS }, at: ({ first }) => numbers[first] ?? Number.NaN }
}

const period = (from: FileColumn, how: string, of: (x: number) => number) => derived('period', 's', from, how, of)

const frequency = (from: FileColumn, how: string, of: (x: number) => number) =>
  derived('frequency', 'rad/s', from, how, of)

function derived(name: string, unit: string, from: FileColumn, how: string, of: (x: number) => number): WideColumn {
  const numbers = numbersOf(from)
  return {
    head: { name, heading: name, unit, unitFrom: `calculated, ${how}`, description: how, of: ASKED_AS },
    at: ({ first }) => of(numbers[first] ?? Number.NaN),
  }
}
