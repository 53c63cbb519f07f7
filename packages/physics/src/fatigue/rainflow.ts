/** From a load history to stress or tension cycles: rainflow counting as ASTM writes it, without binning. */
import type { Source } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'

export const astmE1049: Source = {
  id: 'ASTM E1049-85',
  title: 'Standard practices for cycle counting in fatigue analysis',
  publisher: 'ASTM',
  revision: '2017',
  read: 'public descriptions',
}

/** Called with each cycle as it closes: the two reversals of its range, and 1 for a full cycle or 0.5 for a half one. */
export type OnCycle = (from: number, to: number, count: 1 | 0.5) => void

/** Whether the first and the last point of a history are reversals; they are, unless it says no. */
export interface Ends {
  readonly ends?: boolean
}

/** Samples that are looked at together; their turning points fit one buffer. */
const BLOCK = 4096

/**
 * Peaks and valleys of samples that come piece by piece, the first and the last point among them unless `ends` is false;
 * equal neighbours count once. A history that never changes has none. Turns are summed as 0 or 1: in an irregular sea no branch can be foretold.
 */
export class TurningPoints {
  readonly found = new Float64Array(BLOCK)
  readonly #withEnds: boolean
  #begun = false
  #last = Number.NaN
  /** Before the history has moved both are 1: its first point counts whichever way it goes. */
  #rose = 1
  #fell = 1

  constructor({ ends = true }: Ends = {}) {
    this.#withEnds = ends
  }

  /** Puts the turning points before samples[to] that are known by then into `found`; returns how many. */
  take(samples: ArrayLike<number>, from: number, to: number): number {
    const { found } = this
    let last = Number.isNaN(this.#last) ? (samples[from] as number) : this.#last
    let [rose, fell] = [this.#rose, this.#fell]
    let n = 0
    let notFinite = 0
    for (let i = from; i < to; i++) {
      const value = samples[i] as number
      const rises = Number(value > last)
      const falls = Number(value < last)
      const stays = 1 - rises - falls
      notFinite += value - value
      found[n] = last
      n += (rises & fell) | (falls & rose)
      rose = rises | (rose & stays)
      fell = falls | (fell & stays)
      last = value
    }
    if (notFinite !== 0) throw new NumericsError('bad_input', 'a load history contains a value that is not a number')
    this.#last = last
    this.#rose = rose
    this.#fell = fell
    return this.#begun ? n : this.#begin(n)
  }

  /** The first point found is the first of the history. */
  #begin(n: number): number {
    this.#begun = n > 0
    if (n === 0 || this.#withEnds) return n
    this.found.copyWithin(0, 1, n)
    return n - 1
  }

  /** The history is over: puts its last point into `found`; returns how many that are. */
  end(): number {
    this.found[0] = this.#last
    return this.#withEnds && this.#rose + this.#fell === 1 ? 1 : 0
  }
}

/**
 * Rainflow count of samples that come piece by piece: what is kept is the ranges that are still open. Full cycles count
 * 1; ranges that hold the starting point, and those left at the end, 0.5 each. Source: ASTM E1049-85 (2017), 5.4.4.
 */
export class RainflowCounter {
  readonly #onCycle: OnCycle
  readonly #points: TurningPoints
  #open = new Float64Array(BLOCK)
  #depth = 0

  constructor(onCycle: OnCycle, ends?: Ends) {
    this.#onCycle = onCycle
    this.#points = new TurningPoints(ends)
  }

  /** The next samples. Throws NumericsError 'bad_input' for values that are not finite. */
  push(samples: ArrayLike<number>): void {
    inBlocks(samples, (from, to) => this.#close(this.#points.take(samples, from, to)))
  }

  /** The history is over: the ranges left open count half. */
  end(): void {
    this.#close(this.#points.end())
    const open = this.#open
    for (let i = 1; i < this.#depth; i++) this.#onCycle(open[i - 1] as number, open[i] as number, 0.5)
    this.#depth = 0
  }

  /** Steps 2 to 5 of the standard for each new point c: counts range Y, from a to b, while X, from b to c, is no smaller. */
  #close(points: number): void {
    const { found } = this.#points
    const onCycle = this.#onCycle
    while (this.#depth + points > this.#open.length) this.#open = grown(this.#open)
    const open = this.#open
    let depth = this.#depth
    for (let i = 0; i < points; i++) {
      const c = found[i] as number
      while (depth >= 2) {
        const a = open[depth - 2] as number
        const b = open[depth - 1] as number
        if (Math.abs(c - b) < Math.abs(b - a)) break
        if (depth === 2) {
          onCycle(a, b, 0.5)
          open[0] = b
          depth = 1
        } else {
          onCycle(a, b, 1)
          depth -= 2
        }
      }
      open[depth++] = c
    }
    this.#depth = depth
  }
}

/** Counted cycles as columns, in the order in which they close; range and mean in the unit of the history. */
export interface Cycles {
  readonly range: Float64Array
  readonly mean: Float64Array
  /** 1 for a full cycle, 0.5 for a half one. */
  readonly count: Float32Array
}

/** Stretches of samples that fit the buffer of turning points. */
export function inBlocks(samples: ArrayLike<number>, take: (from: number, to: number) => void): void {
  for (let from = 0; from < samples.length; from += BLOCK) take(from, Math.min(samples.length, from + BLOCK))
}

/** Peaks and valleys of a whole history; see `TurningPoints`. */
export function reversals(history: ArrayLike<number>): number[] {
  const points = new TurningPoints()
  const all: number[] = []
  inBlocks(history, (from, to) => all.push(...points.found.subarray(0, points.take(history, from, to))))
  all.push(...points.found.subarray(0, points.end()))
  return all
}

/** Rainflow cycles of a whole history; see `RainflowCounter`. */
export function rainflow(history: ArrayLike<number>): Cycles {
  let range = new Float64Array(1024)
  let mean = new Float64Array(1024)
  let count = new Float32Array(1024)
  let n = 0
  const counter = new RainflowCounter((from, to, counts) => {
    if (n === range.length) {
      range = grown(range)
      mean = grown(mean)
      count = grown(count)
    }
    range[n] = Math.abs(to - from)
    mean[n] = (from + to) / 2
    count[n] = counts
    n++
  })
  counter.push(history)
  counter.end()
  return { range: range.subarray(0, n), mean: mean.subarray(0, n), count: count.subarray(0, n) }
}

/** The same column with room for half as much again. */
export function grown<T extends Float64Array | Float32Array>(column: T): T {
  const larger = new (column.constructor as new (length: number) => T)(Math.ceil(1.5 * column.length))
  larger.set(column)
  return larger
}

/** Ranges of a count with the sum of their counts, in the order in which each first closes: nothing is rounded or binned. */
export function countedRanges({ range, count }: Cycles): { readonly range: number; readonly count: number }[] {
  const counts = new Map<number, number>()
  for (const [i, size] of range.entries()) counts.set(size, (counts.get(size) ?? 0) + (count[i] as number))
  return [...counts].map(([size, total]) => ({ range: size, count: total }))
}
