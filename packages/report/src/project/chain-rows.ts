/** The calculations of a project in rows: each below all whose results it uses, and near them; what is too wide wraps. */

export const COLUMNS = 4

export interface ChainNode {
  readonly id: string
  readonly needs: readonly string[]
}
export interface Placed {
  readonly id: string
  readonly needs: readonly string[]
  readonly row: number
  readonly column: number
}

export function rowsOf(nodes: readonly ChainNode[]): readonly (readonly Placed[])[] {
  const rows: Placed[][] = []
  const columns = new Map<string, number>()
  for (const rank of ranksOf(nodes)) {
    const near = rank.map((node, i) => ({ node, at: middleOf(node, columns) ?? spread(i, rank.length) }))
    const sorted = near.toSorted((a, b) => a.at - b.at)
    for (let from = 0; from < sorted.length; from += COLUMNS) {
      const row = inColumns(sorted.slice(from, from + COLUMNS), rows.length)
      for (const { id, column } of row) columns.set(id, column)
      rows.push(row)
    }
  }
  return rows
}

/** Those that use nothing of each other. */
function ranksOf(nodes: readonly ChainNode[]): readonly (readonly ChainNode[])[] {
  const rank = new Map<string, number>()
  for (const { id, needs } of nodes) rank.set(id, 1 + Math.max(-1, ...needs.map((need) => rank.get(need) ?? -1)))
  const ranks = Map.groupBy(nodes, ({ id }) => rank.get(id) ?? 0)
  return [...ranks.keys()].toSorted((a, b) => a - b).map((at) => ranks.get(at) ?? [])
}

/** Of the columns of what it uses. */
function middleOf({ needs }: ChainNode, columns: ReadonlyMap<string, number>): number | undefined {
  const at = needs.flatMap((need) => columns.get(need) ?? [])
  return at.length === 0 ? undefined : at.reduce((sum, column) => sum + column, 0) / at.length
}

/** From left to right, as they stand in the project. */
const spread = (i: number, count: number): number =>
  count > COLUMNS ? i : (COLUMNS - 1) / 2 + i - (Math.min(count, COLUMNS) - 1) / 2

/** Each as near to its place as those beside it allow. */
function inColumns(sorted: readonly { readonly node: ChainNode; readonly at: number }[], row: number): Placed[] {
  const placed: Placed[] = []
  for (const [i, { node, at }] of sorted.entries()) {
    const least = (placed.at(-1)?.column ?? -1) + 1
    const most = COLUMNS - (sorted.length - i)
    placed.push({ ...node, row, column: Math.min(Math.max(Math.round(at - 0.01), least), most) })
  }
  return placed
}
