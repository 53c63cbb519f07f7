/** Rainflow counting by four points, and what is left of a history counted as if it were repeated: full cycles only. */
import type { Source } from '@keelson/equations'
import { type Ends, grown, inBlocks, type OnCycle, reversals, TurningPoints } from './rainflow.ts'

export const amzallag: Source = {
  id: 'Amzallag et al. (1994)',
  title: 'Standardization of the rainflow counting method for fatigue analysis',
  publisher: 'International Journal of Fatigue',
  revision: 'vol. 16, 287-293',
  read: 'public descriptions',
}

const FIRST_ROOM = 4096

/**
 * Counts samples that come piece by piece: of four points the two inner ones are a cycle and leave, where their range lies
 * within both its neighbours, ties included. What is kept is the points that are still open. At the end these are put
 * behind themselves, and the cycles that close then are counted too.
 */
export class FourPointCounter {
  readonly #onCycle: OnCycle
  readonly #points: TurningPoints
  #open = new Float64Array(FIRST_ROOM)
  #depth = 0

  constructor(onCycle: OnCycle, ends?: Ends) {
    this.#onCycle = onCycle
    this.#points = new TurningPoints(ends)
  }

  /** The next samples. Throws NumericsError 'bad_input' for values that are not finite. */
  push(samples: ArrayLike<number>): void {
    inBlocks(samples, (from, to) => this.#close(this.#points.found, this.#points.take(samples, from, to)))
  }

  /** The history is over: what is left closes behind itself. */
  end(): void {
    this.#close(this.#points.found, this.#points.end())
    const left = Array.from(this.#open.subarray(0, this.#depth))
    const repeated = reversals([...left, ...left])
    this.#depth = 0
    this.#close(repeated, repeated.length)
    this.#depth = 0
  }

  #close(points: ArrayLike<number>, length: number): void {
    while (this.#depth + length > this.#open.length) this.#open = grown(this.#open)
    const open = this.#open
    let depth = this.#depth
    for (let i = 0; i < length; i++) {
      open[depth++] = points[i] as number
      while (depth >= 4) {
        const [a, b] = [open[depth - 4] as number, open[depth - 3] as number]
        const [c, d] = [open[depth - 2] as number, open[depth - 1] as number]
        const inner = Math.abs(c - b)
        if (inner > Math.abs(b - a) || inner > Math.abs(d - c)) break
        this.#onCycle(b, c, 1)
        open[depth - 3] = d
        depth -= 2
      }
    }
    this.#depth = depth
  }
}
