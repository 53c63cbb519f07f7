/** Samples out of delimited text that comes piece by piece: one column of values and, where it is named, one of times. */

import { shown } from '@keelson/workflow'
import { secondsIn } from './calculate-time-unit.ts'

/** Which columns are wanted, by name or by number from 1. */
export interface Wanted {
  readonly value?: string | undefined
  readonly time?: string | undefined
}

/** What is wrong with the text, and the input that it concerns. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault'
  readonly at: 'value_column' | 'time_column' | 'text'

  constructor(at: CsvFault['at'], message: string) {
    super(message)
    this.at = at
  }
}

/** Share of a step by which two times may stand apart otherwise than the first two. */
const UNEVEN = 0.01
const SEPARATORS = [',', ';', '\t'] as const
const SHOWN = 40

interface Chosen {
  readonly separator: string | RegExp
  readonly value: number
  readonly time: number | null
  readonly names: readonly string[] | null
  readonly count: number
  /** Seconds in the unit of the times. */
  readonly second: number
}

export class CsvSamples {
  readonly #wanted: Wanted
  #rest = ''
  #line = 0
  #chosen: Chosen | null = null
  #firstTime = Number.NaN
  #lastTime = Number.NaN
  #step = Number.NaN
  #times = 0

  constructor(wanted: Wanted) {
    this.#wanted = wanted
  }

  /** The samples of the lines that end in this piece. Throws CsvFault where a line cannot be read. */
  push(text: string): Float64Array {
    const whole = this.#rest + (this.#line === 0 ? text.replace(/^\uFEFF/, '') : text)
    const end = whole.lastIndexOf('\n')
    if (end < 0) {
      this.#rest = whole
      return new Float64Array(0)
    }
    this.#rest = whole.slice(end + 1)
    return this.#read(whole.slice(0, end).split('\n'))
  }

  /** The last line, which may have no end. */
  end(): Float64Array {
    const last = this.#rest
    this.#rest = ''
    return last === '' ? new Float64Array(0) : this.#read([last])
  }

  /** Seconds from one sample to the next by the column of the times; null where none is named or one time is all. */
  get timeStep(): number | null {
    return this.#times > 1 ? (this.#lastTime - this.#firstTime) / (this.#times - 1) : null
  }

  /** The column of the values as a reader finds it. */
  get column(): string {
    if (this.#chosen === null) return 'none'
    const { value, names, count } = this.#chosen
    return names === null
      ? `column ${value + 1} of ${count}`
      : `column ${value + 1} of ${count}, '${names[value] ?? ''}'`
  }

  #read(lines: readonly string[]): Float64Array {
    const samples = new Float64Array(lines.length)
    let n = 0
    for (const line of lines) {
      this.#line++
      if (line === '' || line.startsWith('#') || line.trim() === '') continue
      if (this.#chosen === null) {
        this.#chosen = this.#choose(line)
        if (this.#chosen.names !== null) continue
      }
      samples[n++] = this.#sample(line, this.#chosen)
    }
    return samples.subarray(0, n)
  }

  #sample(line: string, { separator, value, time, count, second }: Chosen): number {
    if (count === 1) return this.#number(line)
    const cells = cellsOf(line, separator)
    if (time !== null) this.#time(second * this.#number(cells[time]))
    return this.#number(cells[value])
  }

  #number(cell: string | undefined): number {
    const value = numberIn(cell)
    if (value !== null) return value
    const read = JSON.stringify((cell ?? '').trim().slice(0, SHOWN))
    throw new CsvFault('text', `line ${this.#line} is not a number: ${read}`)
  }

  #time(t: number): void {
    this.#times++
    if (this.#times === 1) this.#firstTime = t
    else if (this.#times === 2) this.#step = t - this.#lastTime
    const step = t - this.#lastTime
    const uneven = this.#times > 1 && !(this.#step > 0 && Math.abs(step - this.#step) <= UNEVEN * this.#step)
    this.#lastTime = t
    if (!uneven) return
    throw new CsvFault(
      'time_column',
      `must be evenly spaced. The time step is ${shown(step, 4)} s at line ${this.#line} and ${shown(this.#step, 4)} s at the start. Resample the record, or omit this column and enter {time_step}`,
    )
  }

  /** The columns by the first line that is no remark; it names them where it holds no number in the place of the values. */
  #choose(line: string): Chosen {
    const separator = separatorOf(line)
    const cells = cellsOf(line, separator).map((c) => c.trim().replace(/^"(.*)"$/, '$1'))
    const names = cells.some((c) => numberIn(c) !== null) ? null : cells
    const time = this.#wanted.time === undefined ? null : placeOf(this.#wanted.time, 'time_column', cells.length, names)
    const value = this.#valuePlace(cells.length, names, time)
    if (value === time) throw new CsvFault('value_column', 'must differ from the time column')
    return { separator, value, time, names, count: cells.length, second: secondOf(names, time) }
  }

  #valuePlace(count: number, names: readonly string[] | null, time: number | null): number {
    if (this.#wanted.value !== undefined) return placeOf(this.#wanted.value, 'value_column', count, names)
    const others = Array.from({ length: count }, (_, i) => i).filter((i) => i !== time)
    const [only] = others
    if (only !== undefined && others.length === 1) return only
    const known = names === null ? '' : `: ${names.map((n) => `'${n}'`).join(', ')}`
    throw new CsvFault('value_column', `is required for a record with ${count} columns${known}`)
  }
}

function placeOf(
  wanted: string,
  at: 'value_column' | 'time_column',
  count: number,
  names: readonly string[] | null,
): number {
  const same = (name: string) => name.trim().toLowerCase() === wanted.trim().toLowerCase()
  const named = names?.findIndex(same) ?? -1
  const again = named < 0 ? -1 : (names?.findIndex((name, i) => i > named && same(name)) ?? -1)
  if (again >= 0)
    throw new CsvFault(
      at,
      `must identify one column (columns ${named + 1} and ${again + 1} have this name); enter the column number`,
    )
  if (named >= 0) return named
  const number = Number(wanted)
  if (Number.isInteger(number) && number >= 1 && number <= count) return number - 1
  const known = names === null ? `numbers 1 to ${count}` : names.map((n) => `'${n}'`).join(', ')
  throw new CsvFault(at, `must be an existing column (available: ${known})`)
}

/** Refuses a column of times whose heading has a unit that is none of time. */
function secondOf(names: readonly string[] | null, time: number | null): number {
  if (names === null || time === null) return 1
  const second = secondsIn(names[time] ?? '')
  if (typeof second === 'number') return second
  throw new CsvFault(
    'time_column',
    `must have a time unit in its heading, such as s, ms, min or h (found: '${second}')`,
  )
}

const cellsOf = (line: string, separator: string | RegExp): string[] =>
  typeof separator === 'string' ? line.split(separator) : line.trim().split(separator)

/** The sign that the line has most of; blanks where it has none. */
function separatorOf(line: string): string | RegExp {
  const count = (s: string) => line.split(s).length - 1
  const most = SEPARATORS.reduce((best, s) => (count(s) > count(best) ? s : best))
  return count(most) > 0 ? most : /\s+/
}

/** A decimal number; null for a blank, a word, or one written in another base. */
function numberIn(cell: string | undefined): number | null {
  if (cell === undefined) return null
  const value = Number(cell)
  if (!Number.isFinite(value)) return null
  if (value === 0 && cell.trim() === '') return null
  return BASED.test(cell) ? null : value
}
const BASED = /^\s*0[xob]/i
