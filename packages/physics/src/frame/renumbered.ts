/** The order of nodes in which neighbours stand close together: reverse Cuthill-McKee. */

type Neighbours = readonly (readonly number[])[]

/**
 * Nodes in reverse Cuthill-McKee order, each connected part from an end of it. Cuthill and McKee, Reducing the bandwidth
 * of sparse symmetric matrices, ACM 1969; George and Liu, Computer Solution of Large Sparse Positive Definite Systems,
 * 1981, 4.3.
 */
export function renumbered(count: number, pairs: readonly (readonly [number, number])[]): readonly number[] {
  const neighbours = neighboursOf(count, pairs)
  const seen = new Uint8Array(count)
  const order: number[] = []
  for (let node = 0; node < count; node++) {
    if (seen[node]) continue
    const part = levels(farEnd(node, neighbours), neighbours).flat()
    for (const found of part) seen[found] = 1
    order.push(...part.reverse())
  }
  return order
}

function neighboursOf(count: number, pairs: readonly (readonly [number, number])[]): Neighbours {
  const sets = Array.from({ length: count }, () => new Set<number>())
  for (const [a, b] of pairs) {
    sets[a]?.add(b)
    sets[b]?.add(a)
  }
  return sets.map((set) => [...set].toSorted((a, b) => (sets[a]?.size ?? 0) - (sets[b]?.size ?? 0)))
}

/** Nodes by their distance from a first one, those with few neighbours first. */
function levels(from: number, neighbours: Neighbours): readonly (readonly number[])[] {
  const seen = new Set([from])
  const all: number[][] = [[from]]
  for (const _ of neighbours) {
    const next: number[] = []
    for (const node of all.at(-1) ?? [])
      for (const other of neighbours[node] ?? []) {
        if (seen.has(other)) continue
        seen.add(other)
        next.push(other)
      }
    if (next.length === 0) break
    all.push(next)
  }
  return all
}

/** A node from which the way to the farthest is as long as from those farthest from it. */
function farEnd(from: number, neighbours: Neighbours): number {
  let end = from
  let depth = 0
  for (;;) {
    const found = levels(end, neighbours)
    if (found.length <= depth) return end
    depth = found.length
    const last = found.at(-1) ?? []
    end = last.reduce((least, n) => ((neighbours[n]?.length ?? 0) < (neighbours[least]?.length ?? 0) ? n : least))
  }
}
