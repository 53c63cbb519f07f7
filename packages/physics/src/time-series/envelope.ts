/** A record short enough to draw: of each stretch its lowest and its highest sample, however long the record is. */

export interface Sample {
  /** In samples from the first one. */
  readonly at: number
  readonly value: number
}

export class Envelope {
  readonly #stretches: number
  readonly #count: number
  readonly #kept: Sample[] = []
  #index = 0
  #stretch = 0
  #low: Sample | null = null
  #high: Sample | null = null

  /** Of a record of so many samples, in so many stretches: every sample, where that is no more than two of each. */
  constructor(count: number, stretches: number) {
    this.#count = count
    this.#stretches = stretches
  }

  push(samples: ArrayLike<number>): void {
    for (let i = 0; i < samples.length; i++) this.#take(samples[i] as number)
  }

  #take(value: number): void {
    const at = this.#index++
    const stretch = Math.floor((at / this.#count) * this.#stretches)
    if (stretch !== this.#stretch) this.#close()
    this.#stretch = stretch
    if (this.#low === null || value < this.#low.value) this.#low = { at, value }
    if (this.#high === null || value > this.#high.value) this.#high = { at, value }
  }

  #close(): void {
    const [a, b] = [this.#low, this.#high]
    if (a !== null && b !== null) this.#kept.push(...(a.at === b.at ? [a] : a.at < b.at ? [a, b] : [b, a]))
    this.#low = null
    this.#high = null
  }

  /** In their order. */
  end(): readonly Sample[] {
    this.#close()
    return this.#kept
  }
}
