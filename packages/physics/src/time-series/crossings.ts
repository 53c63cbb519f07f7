/** Up-crossings of a level by a record that comes piece by piece, and what the record does between two of them. */
import { upCrossingTime } from './statistics.ts'

/** Called at each up-crossing but the first, with the largest and the smallest sample since the one before. */
export type OnWave = (largest: number, smallest: number) => void
/** Called at each up-crossing with its time, in samples from the first one. */
export type OnCrossing = (at: number) => void

/** An up-crossing between two samples. */
export interface Crossing {
  /** Number of the sample before it, from 0. */
  readonly index: number
  readonly before: number
  readonly after: number
}

export interface Crossings {
  readonly count: number
  /** null without a crossing. */
  readonly first: Crossing | null
  readonly last: Crossing | null
}

/** Up-crossings: from below the level to it or above, the time between two samples by the straight line. */
export class UpCrossings {
  readonly #level: number
  readonly #onWave: OnWave
  readonly #onCrossing: OnCrossing
  #last = Number.NaN
  #index = 0
  #count = 0
  #first: Crossing | null = null
  #latest: Crossing | null = null
  #largest = Number.NEGATIVE_INFINITY
  #smallest = Number.POSITIVE_INFINITY

  constructor(level: number, onWave: OnWave, onCrossing: OnCrossing = () => {}) {
    this.#level = level
    this.#onWave = onWave
    this.#onCrossing = onCrossing
  }

  push(samples: ArrayLike<number>): void {
    const level = this.#level
    let last = this.#last
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] as number
      if (last < level && x >= level) this.#crossed({ index: this.#index - 1, before: last, after: x })
      if (x > this.#largest) this.#largest = x
      if (x < this.#smallest) this.#smallest = x
      this.#index++
      last = x
    }
    this.#last = last
  }

  #crossed(crossing: Crossing): void {
    if (this.#first === null) this.#first = crossing
    else this.#onWave(this.#largest, this.#smallest)
    this.#latest = crossing
    this.#count++
    const { index: k, before: x_a, after: x_b } = crossing
    this.#onCrossing(upCrossingTime.evaluate({ k, x_l: this.#level, x_a, x_b, Delta_t: 1 }))
    this.#largest = Number.NEGATIVE_INFINITY
    this.#smallest = Number.POSITIVE_INFINITY
  }

  end(): Crossings {
    return { count: this.#count, first: this.#first, last: this.#latest }
  }
}

/** Numbers that come one by one, in a column that grows. */
export class Column {
  #values = new Float64Array(1024)
  #length = 0

  add(value: number): void {
    if (this.#length === this.#values.length) {
      const larger = new Float64Array(2 * this.#length)
      larger.set(this.#values)
      this.#values = larger
    }
    this.#values[this.#length++] = value
  }

  get length(): number {
    return this.#length
  }

  get values(): Float64Array {
    return this.#values.subarray(0, this.#length)
  }
}

/** Mean of the highest third of some numbers, a third of their count rounded down and one at least; null of none. */
export function meanOfHighestThird(values: Float64Array): number | null {
  if (values.length === 0) return null
  const taken = Math.max(1, Math.floor(values.length / 3))
  const highest = values.toSorted().subarray(values.length - taken)
  return highest.reduce((sum, x) => sum + x, 0) / taken
}
