/** A long list made short enough to draw, without losing the points that the reader looks for. */

/**
 * At most `most` entries (4 or more) of a list, in their order: both ends, and of each stretch in between the one with
 * the least and the one with the greatest measure.
 */
export function decimated<T>(list: readonly T[], measure: (entry: T) => number, most: number): readonly T[] {
  if (list.length <= most) return list
  const inner = list.slice(1, -1)
  const stretches = Math.max(1, Math.floor((most - 2) / 2))
  const kept = Array.from({ length: stretches }, (_, i) => {
    const from = Math.floor((i * inner.length) / stretches)
    return extremes(inner.slice(from, Math.floor(((i + 1) * inner.length) / stretches)), measure)
  })
  return [...list.slice(0, 1), ...kept.flat(), ...list.slice(-1)]
}

/** Least and greatest, in the order of the list; one entry where they are one. */
function extremes<T>(list: readonly T[], measure: (entry: T) => number): readonly T[] {
  const measures = list.map(measure)
  let [low, high] = [0, 0]
  for (let i = 1; i < measures.length; i++) {
    if ((measures[i] ?? 0) < (measures[low] ?? 0)) low = i
    if ((measures[i] ?? 0) > (measures[high] ?? 0)) high = i
  }
  return [...new Set([Math.min(low, high), Math.max(low, high)])].flatMap((i) => list.slice(i, i + 1))
}
