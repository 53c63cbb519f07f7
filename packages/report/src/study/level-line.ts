/** The line along which a result over two axes has one value, cell by cell of the grid on which it was calculated. */

type Place = readonly [x: number, y: number]
export type Segment = readonly [from: Place, to: Place]

/**
 * Where `values[i][j]`, at `xs[i]` and `ys[j]`, crosses the level: straight across each cell, linear along its edges
 * (marching squares). A saddle is settled by the mean of its corners; a cell with a corner that has no number has no line.
 */
export function levelLine(
  xs: readonly number[],
  ys: readonly number[],
  values: readonly (readonly number[])[],
  level: number,
): Segment[] {
  const segments: Segment[] = []
  for (let i = 0; i + 1 < xs.length; i++) {
    for (let j = 0; j + 1 < ys.length; j++) segments.push(...inCell(cornersOf(xs, ys, values, i, j), level))
  }
  return segments
}

interface Corner {
  readonly at: Place
  readonly value: number
}

/** Counter-clockwise from the lowest. */
function cornersOf(
  xs: readonly number[],
  ys: readonly number[],
  values: readonly (readonly number[])[],
  i: number,
  j: number,
): readonly Corner[] {
  const corner = (a: number, b: number): Corner => ({
    at: [xs[a] ?? Number.NaN, ys[b] ?? Number.NaN],
    value: values[a]?.[b] ?? Number.NaN,
  })
  return [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
}

function inCell(corners: readonly Corner[], level: number): Segment[] {
  if (!corners.every(({ value }) => Number.isFinite(value))) return []
  const crossings = corners.flatMap((from, k) => crossing(from, corners[(k + 1) % corners.length] ?? from, level))
  const [a, b, c, d] = crossings
  if (!a || !b) return []
  if (!c || !d) return [[a, b]]
  const mean = corners.reduce((sum, { value }) => sum + value / corners.length, 0)
  const joined = mean >= level === (corners[0]?.value ?? 0) >= level
  return joined
    ? [
        [a, b],
        [c, d],
      ]
    : [
        [d, a],
        [b, c],
      ]
}

/** The place on an edge; none where both of its ends lie on one side. */
function crossing(from: Corner, to: Corner, level: number): Place[] {
  if (from.value >= level === to.value >= level) return []
  const t = (level - from.value) / (to.value - from.value)
  return [[from.at[0] + t * (to.at[0] - from.at[0]), from.at[1] + t * (to.at[1] - from.at[1])]]
}
