/** Lines of a chain, and the points where one leaves another, which a dot tells from a crossing. */

export type Point = readonly [x: number, y: number]
export interface Line {
  readonly from: string
  readonly to: string
  /** Corners from its beginning to its arrow. */
  readonly points: readonly Point[]
}

/** Corners of one line that another passes. */
export function jointsOf(lines: readonly Line[]): readonly Point[] {
  const found = lines.flatMap((line) =>
    cornersOf(line).filter((corner) => lines.some((other) => other !== line && passesThrough(other, corner))),
  )
  return [...new Map(found.map((point) => [point.join(), point])).values()]
}

const cornersOf = ({ points }: Line): readonly Point[] =>
  points.filter((point, i) => isCorner(points[i - 1], point, points[i + 1]))

function isCorner(before: Point | undefined, at: Point, after: Point | undefined): boolean {
  if (!before || !after) return false
  return (before[0] === at[0] && after[1] === at[1]) || (before[1] === at[1] && after[0] === at[0])
}

/** Straight on, so that the other one leaves it there. */
const passesThrough = ({ points }: Line, [x, y]: Point): boolean =>
  points.some(([ax, ay], i) => {
    const [bx, by] = points[i + 1] ?? [ax, ay]
    const isLevel = ay === y && by === y && Math.min(ax, bx) < x && x < Math.max(ax, bx)
    const isUpright = ax === x && bx === x && Math.min(ay, by) < y && y < Math.max(ay, by)
    return isLevel || isUpright
  })
