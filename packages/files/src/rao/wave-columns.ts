/** Period and angular frequency of each wave: as the file has them; of the two that it has not, from the other. */
import type { FileColumn, FileTable } from '../table.ts'
import { numbersOf, type WideColumn } from './wide-column.ts'

const TURN = 2 * Math.PI
const SECONDS = /^s(ec(ond)?s?)?$/i
const HERTZ = /^hz$/i
const RADIANS = /^rad\/s(ec)?$/i
export type WaveUnit = 's' | 'rad/s' | 'Hz'

/** Undefined of a unit that is neither of a period nor of a frequency. */
export function waveUnitOf(unit = ''): WaveUnit | undefined {
  if (SECONDS.test(unit)) return 's'
  if (RADIANS.test(unit)) return 'rad/s'
  return HERTZ.test(unit) ? 'Hz' : undefined
}

/** The period of a wave that is stated in the unit. */
export function periodOf(wave: number, unit: WaveUnit): number {
  if (unit === 's') return wave
  return (unit === 'Hz' ? 1 : TURN) / wave
}

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
  const unit = waveUnitOf(first.unit)
  if (unit === 's') return [asItIs(first), frequency(first, '2π/period', (x) => TURN / x)]
  if (unit === 'rad/s') return [period(first, '2π/frequency', (x) => periodOf(x, unit)), asItIs(first)]
  if (unit === undefined) return [asItIs(first)]
  return [
    period(first, '1/frequency in Hz', (x) => periodOf(x, unit)),
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
