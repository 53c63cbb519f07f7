/** Points a second over the last while, without a clock of its own. */

export interface Pace {
  readonly counted: (points: number) => void
  readonly perSecond: () => number
}

/** By then a third of what was counted is left, s. */
const MEMORY_S = 10

export function openPace(now: () => number = () => performance.now()): Pace {
  let [rate, at] = [0, now()]
  const faded = (): number => {
    const passed = (now() - at) / 1000
    at = now()
    rate *= Math.exp(-passed / MEMORY_S)
    return rate
  }
  return {
    counted: (points) => {
      rate = faded() + points / MEMORY_S
    },
    perSecond: faded,
  }
}
