/** Cycles of a record as its samples come: into a tally, with the reversals counted beside it. */
import { type CountedCycle, CycleTally } from '@keelson/physics/fatigue/cycle-tally.ts'
import { FourPointCounter } from '@keelson/physics/fatigue/four-point.ts'
import { inBlocks, RainflowCounter, TurningPoints } from '@keelson/physics/fatigue/rainflow.ts'
import { given } from '@keelson/workflow'
import type { First } from './first-reading.ts'
import { FOUR_POINT, type Params } from './inputs.ts'

/** Cycles that are listed one by one. */
const MOST_CYCLES = 5000

export interface CycleCount {
  readonly cycles: number
  readonly cubes: number
  readonly powers: number
  readonly largest: number
  readonly classes: Float64Array
  /** null where there are too many. */
  readonly listed: readonly CountedCycle[] | null
  readonly reversals: number
}

export class Counting {
  readonly #tally: CycleTally
  readonly #counter: RainflowCounter | FourPointCounter
  readonly #turns: TurningPoints
  #reversals = 0

  constructor(p: Params, { minimum, maximum }: First) {
    const { endpoints_as_reversals, sn_slope: m } = given(p, 'endpoints_as_reversals', 'sn_slope')
    const ends = { ends: endpoints_as_reversals }
    const tally = new CycleTally({ minimum, maximum, m, listed: MOST_CYCLES })
    const Counter = p.method === FOUR_POINT ? FourPointCounter : RainflowCounter
    this.#tally = tally
    this.#counter = new Counter((from, to, n) => tally.add(from, to, n), ends)
    this.#turns = new TurningPoints(ends)
  }

  push(samples: ArrayLike<number>): void {
    this.#counter.push(samples)
    inBlocks(samples, (from, to) => {
      this.#reversals += this.#turns.take(samples, from, to)
    })
  }

  end(): CycleCount {
    this.#counter.end()
    const reversals = this.#reversals + this.#turns.end()
    const { cycles, cubes, powers, largest, classes } = this.#tally
    return { cycles, cubes, powers, largest, classes, listed: this.#tally.listed(), reversals }
  }
}
