/** Where a load is largest while a ship passes: seen at even steps, then narrowed by golden sections. Metres. */
import { spaced } from '@keelson/numerics/spaced.ts'

export interface Peak {
  /** m. */
  readonly stagger: number
  readonly value: number
}

/** Places of the sweep, and narrowings, each of which takes the interval to 0.62 of itself. */
const [PLACES, NARROWINGS] = [321, 40] as const
/** Gain of the narrowing, of the value itself, below which the step that was seen is the place. */
const ROUNDING = 1e-12
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** The largest value of a load between -reach and reach. */
export function largestOf(load: (stagger: number) => number, reach: number): Peak {
  const staggers = spaced(-reach, reach, PLACES)
  const values = staggers.map(load)
  const at = values.reduce((best, value, i) => (value > (values[best] as number) ? i : best), 0)
  const found = { stagger: staggers[at] as number, value: values[at] as number }
  const near = narrowed(load, staggers[Math.max(at - 1, 0)] as number, staggers[Math.min(at + 1, PLACES - 1)] as number)
  return near.value - found.value > ROUNDING * Math.abs(found.value) ? near : found
}

function narrowed(load: (stagger: number) => number, low: number, high: number): Peak {
  let [a, b] = [low, high]
  let left = b - GOLDEN * (b - a)
  let right = a + GOLDEN * (b - a)
  let [atLeft, atRight] = [load(left), load(right)]
  for (let i = 0; i < NARROWINGS; i++) {
    if (atLeft > atRight) {
      ;[b, right, atRight] = [right, left, atLeft]
      left = b - GOLDEN * (b - a)
      atLeft = load(left)
    } else {
      ;[a, left, atLeft] = [left, right, atRight]
      right = a + GOLDEN * (b - a)
      atRight = load(right)
    }
  }
  return { stagger: left, value: atLeft }
}
