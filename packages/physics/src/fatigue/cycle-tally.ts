/** Cycles as they are counted, summed and sorted into classes, so that a count of any length takes the same room. */

/** One counted cycle, in the unit of the history. */
export interface CountedCycle {
  readonly range: number
  readonly mean: number
  readonly count: number
}

/** A range with all its counts. */
export interface CountedRange {
  readonly range: number
  readonly count: number
}

export interface TallyOptions {
  /** Lowest and highest value of the history: they bound every range and every mean. */
  readonly minimum: number
  readonly maximum: number
  /** Power of the ranges that are summed. */
  readonly m: number
  /** Cycles that are kept one by one, as long as there are no more. */
  readonly listed: number
}

/** Classes of equal width: of ranges from 0 to the largest possible, of means from lowest to highest. */
export const RANGE_CLASSES = 20
export const MEAN_CLASSES = 10

/** Ranges are one where they differ by no more than this share of the largest. */
const SAME = 1e-9

export class CycleTally {
  /** Sum of counts, of counts times range cubed and times range to the power m. */
  cycles = 0
  cubes = 0
  powers = 0
  largest = 0
  /** Counts by class, the class of means running first. */
  readonly classes = new Float64Array(RANGE_CLASSES * MEAN_CLASSES)
  readonly #options: TallyOptions
  readonly #list: CountedCycle[] = []
  #number = 0

  constructor(options: TallyOptions) {
    this.#options = options
  }

  add(from: number, to: number, count: number): void {
    const { m, listed } = this.#options
    const range = Math.abs(to - from)
    const mean = from + (to - from) / 2
    this.cycles += count
    this.cubes += count * range ** 3
    this.powers += count * range ** m
    if (range > this.largest) this.largest = range
    this.#class(range, mean, count)
    if (this.#number < listed) this.#list.push({ range, mean, count })
    this.#number++
  }

  #class(range: number, mean: number, count: number): void {
    const { minimum, maximum } = this.#options
    const width = maximum - minimum
    const i = Math.min(RANGE_CLASSES - 1, Math.floor((range / width) * RANGE_CLASSES))
    const j = Math.min(MEAN_CLASSES - 1, Math.floor(((mean - minimum) / width) * MEAN_CLASSES))
    const at = i * MEAN_CLASSES + j
    this.classes[at] = (this.classes[at] as number) + count
  }

  /** Every cycle by range, then mean; null where there are more than are kept. */
  listed(): readonly CountedCycle[] | null {
    if (this.#number > this.#options.listed) return null
    return this.#list.toSorted((a, b) => a.range - b.range || a.mean - b.mean)
  }
}

/** Counts of each range of cycles that are in order; ranges as good as equal are one, the smallest of them. */
export function countsByRange(cycles: readonly CountedCycle[]): readonly CountedRange[] {
  const largest = cycles.at(-1)?.range ?? 0
  const merged: { range: number; count: number }[] = []
  for (const { range, count } of cycles) {
    const last = merged.at(-1)
    if (last && range - last.range <= SAME * largest) last.count += count
    else merged.push({ range, count })
  }
  return merged
}
