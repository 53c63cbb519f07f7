/** Statistics of a record that comes piece by piece, twice: first where it lies, then how it varies about that. */

/** What a first reading finds. */
export interface Range {
  readonly count: number
  readonly mean: number
  readonly minimum: number
  readonly maximum: number
}

/** A sum that keeps the digits that a running one loses (Neumaier 1974). */
class ExactSum {
  #sum = 0
  #lost = 0

  add(x: number): void {
    const next = this.#sum + x
    this.#lost += Math.abs(this.#sum) >= Math.abs(x) ? this.#sum - next + x : x - next + this.#sum
    this.#sum = next
  }

  get value(): number {
    return this.#sum + this.#lost
  }
}

/** Number, mean and ends of a record. */
export class RangeReader {
  readonly #sum = new ExactSum()
  #count = 0
  #minimum = Number.POSITIVE_INFINITY
  #maximum = Number.NEGATIVE_INFINITY

  push(samples: ArrayLike<number>): void {
    let [low, high] = [this.#minimum, this.#maximum]
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i] as number
      this.#sum.add(x)
      if (x < low) low = x
      if (x > high) high = x
    }
    this.#count += samples.length
    this.#minimum = low
    this.#maximum = high
  }

  get count(): number {
    return this.#count
  }

  end(): Range {
    return {
      count: this.#count,
      mean: this.#sum.value / this.#count,
      minimum: this.#minimum,
      maximum: this.#maximum,
    }
  }
}

/** Population moments about the mean, of the second, third and fourth order. */
export interface CentralMoments {
  readonly m2: number
  readonly m3: number
  readonly m4: number
}

/** Moments of a record about a mean that is known. */
export class MomentsReader {
  readonly #mean: number
  readonly #sums = [new ExactSum(), new ExactSum(), new ExactSum()] as const
  #count = 0

  constructor(mean: number) {
    this.#mean = mean
  }

  push(samples: ArrayLike<number>): void {
    const mean = this.#mean
    const [s2, s3, s4] = this.#sums
    for (let i = 0; i < samples.length; i++) {
      const d = (samples[i] as number) - mean
      const square = d * d
      s2.add(square)
      s3.add(square * d)
      s4.add(square * square)
    }
    this.#count += samples.length
  }

  end(): CentralMoments {
    const [m2 = 0, m3 = 0, m4 = 0] = this.#sums.map((sum) => sum.value / this.#count)
    return { m2, m3, m4 }
  }
}
