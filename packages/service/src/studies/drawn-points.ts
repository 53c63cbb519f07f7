/** Which points of a large study are drawn: of a grid whole values of its axes, of a sample its first points. */
import type { Plan } from '@keelson/studies'

const MOST_DRAWN = 20_000
const MOST_SCATTERED = 2000

/** A condition over `point`, and whether every point meets it. */
export function drawnWhere({ vary, total, lengths }: Plan): { readonly where: string; readonly all: boolean } {
  if (vary.kind === 'sample') return { where: `point < ${MOST_SCATTERED}`, all: total <= MOST_SCATTERED }
  if (total <= MOST_DRAWN) return { where: 'true', all: true }
  if (lengths === undefined) return { where: `point % ${Math.ceil(total / MOST_DRAWN)} = 0`, all: false }
  const kept = keptPlaces(lengths)
  const strides = lengths.map((_, k) => lengths.slice(k + 1).reduce((n, length) => n * length, 1))
  const axes = lengths.map((length, k) => `(point // ${strides[k]}) % ${length} IN (${(kept[k] ?? []).join(', ')})`)
  return { where: axes.join(' AND '), all: false }
}

/** Of each axis as many values as the others leave room for, evenly, its ends among them. */
function keptPlaces(lengths: readonly number[]): number[][] {
  const counts = [...lengths]
  while (counts.reduce((n, count) => n * count, 1) > MOST_DRAWN) {
    const longest = counts.indexOf(Math.max(...counts))
    counts[longest] = Math.max(1, Math.floor((counts[longest] ?? 1) * 0.9))
  }
  return counts.map((count, k) => {
    const last = (lengths[k] ?? 1) - 1
    return [...new Set(Array.from({ length: count }, (_, i) => Math.round((i * last) / Math.max(count - 1, 1))))]
  })
}
