/** The points of a solved line, for drawing. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { isTaut } from '../catenary/jacobian.ts'
import type { CatenaryLine, CatenarySolution } from '../catenary/line.ts'
import { profilePoint } from '../catenary/profile.ts'
import { bedGradient, bedPointTension, bedStretch, bedX, bedZ } from './equations.ts'
import type { LineSpans, MooringLine, MooringLineSolution, SegmentState } from './line.ts'
import { type PreparedLine, prepareLine, segmentOf } from './prepared.ts'

export interface LinePoint {
  /** Unstretched arc length from the anchor, m. */
  readonly s: number
  /** From and above the anchor, m. */
  readonly x: number
  readonly z: number
  /** N. */
  readonly tension: number
  /** Segment, 0 at the anchor. */
  readonly segment: number
}

/** Points at `stations` >= 2 places of each segment's part on the bed and each part that hangs. */
export function lineProfile(
  line: MooringLine,
  spans: LineSpans,
  solution: MooringLineSolution,
  stations: number,
): LinePoint[] {
  const prepared = prepareLine(line)
  const points: LinePoint[] = []
  let from = { s: 0, x: 0, z: 0 }
  const join = (segment: number, part: readonly Point[]) => {
    const placed = part.map((p) => ({ ...p, s: from.s + p.s, x: from.x + p.x, z: from.z + p.z, segment }))
    points.push(...placed)
    from = placed.at(-1) ?? from
  }
  solution.segments.forEach((state, i) => {
    const lying = onBed(prepared, i, state, stations)
    join(i, solution.branch === 'slack' ? lying.map((p) => within(p, spans.horizontalSpan - from.x, prepared)) : lying)
    join(i, hanging(prepared, i, state, solution.horizontalTension, stations))
  })
  return points
}

type Point = Omit<LinePoint, 'segment'>

/** What a slack line has too much of is laid at the foot of its hanging part. */
function within(point: Point, x: number, { slope }: PreparedLine): Point {
  return point.x <= x ? point : { ...point, x, z: x * slope }
}

/** From the lower end of what lies of a segment. */
function onBed(line: PreparedLine, i: number, state: SegmentState, stations: number): Point[] {
  const { groundedLength: b, relievedLength: b_0, lowerTension: T_l } = state
  if (b === 0) return []
  const { weightPerLength: w, axialStiffness: EA } = segmentOf(line, i).hanging
  const beta = line.line.seabedSlope
  const r = bedGradient.evaluate({ w, C_B: line.line.frictionCoefficient, beta })
  return spaced(0, b, stations).map((s) => {
    if (s < b_0)
      return { s, x: bedX.evaluate({ b: s, e: 0, beta }), z: bedZ.evaluate({ b: s, e: 0, beta }), tension: 0 }
    const T_s = bedPointTension.evaluate({ T_l, r, b_0, s })
    const e = bedStretch.evaluate({ T_u: T_s, T_l, b: s, b_0, EA })
    return { s, x: bedX.evaluate({ b: s, e, beta }), z: bedZ.evaluate({ b: s, e, beta }), tension: T_s }
  })
}

/** From the lower end of what hangs of a segment. */
function hanging(line: PreparedLine, i: number, state: SegmentState, H: number, stations: number): Point[] {
  const whole = segmentOf(line, i).hanging
  const part = { ...whole, unstretchedLength: whole.unstretchedLength - state.groundedLength }
  if (!(part.unstretchedLength > 0)) return []
  const solved = suspendedUnder(part, H, state)
  return spaced(0, part.unstretchedLength, stations).map((at) => {
    const { s, x, z, tension } = profilePoint(part, solved, at)
    return { s, x, z, tension }
  })
}

function suspendedUnder(part: CatenaryLine, H: number, state: SegmentState): CatenarySolution {
  const { upperVertical: V, lowerVertical: V_A } = state
  return {
    branch: 'suspended',
    taut: isTaut(part, H, V),
    horizontalTension: H,
    verticalTension: V,
    anchorHorizontalTension: H,
    anchorVerticalTension: V_A,
    groundedLength: 0,
    relievedLength: 0,
    stiffness: null,
    method: 'closed form',
    iterations: 0,
    trial: { horizontalTension: H, verticalTension: V },
    residuals: { x: 0, z: 0 },
  }
}
