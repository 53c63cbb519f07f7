/** Integration along a hull from what is known at its stations, however they are spaced. Metres. */

/**
 * Multipliers by which numbers at stations add up to their integral: between two stations the mean of the parabolas
 * through them and the next station on either side; straight lines where there are two only. Exact for parabolas.
 */
export function multipliers(x: readonly number[]): Float64Array {
  const m = new Float64Array(x.length)
  const add = (i: number, share: number) => {
    m[i] = (m[i] as number) + share
  }
  const gap = (i: number) => (x[i + 1] as number) - (x[i] as number)
  for (let i = 0; i < x.length - 1; i++) {
    const h = gap(i)
    const [before, after] = [i > 0, i + 2 < x.length]
    if (!before && !after) {
      add(i, h / 2)
      add(i + 1, h / 2)
    }
    const weight = before && after ? 0.5 : 1
    if (after) addParabola([i, i + 1, i + 2], h, gap(i + 1), weight, add)
    if (before) addParabola([i + 1, i, i - 1], h, gap(i - 1), weight, add)
  }
  return m
}

/** Integral over the first interval, of width h, of the parabola through its ends and a point k further on. */
function addParabola(
  [near, far, beyond]: readonly [number, number, number],
  h: number,
  k: number,
  weight: number,
  add: (i: number, share: number) => void,
): void {
  add(near, (weight * h * (2 * h + 3 * k)) / (6 * (h + k)))
  add(far, (weight * h * (h + 3 * k)) / (6 * k))
  add(beyond, (-weight * h ** 3) / (6 * k * (h + k)))
}
