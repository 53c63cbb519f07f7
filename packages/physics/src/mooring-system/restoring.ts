/** What the lines give against an offset in one direction, the yaw held. */
import { linesAtPose, readyLines } from './at-pose.ts'
import type { LineAtPose, MooringSystem, SystemAtPose } from './system.ts'

export interface RestoringPoint {
  /** Along the direction from zero offset, m. */
  readonly offset: number
  /** Of the lines against the offset, N. */
  readonly force: number
  readonly at: SystemAtPose
}

/** At each offset along the direction (rad from +x, anticlockwise) with the vessel held at the yaw (rad). */
export function restoringCurve(
  system: MooringSystem,
  direction: number,
  offsets: readonly number[],
  yaw = 0,
): RestoringPoint[] {
  const lines = readyLines(system)
  const [c, s] = [Math.cos(direction), Math.sin(direction)]
  let before: readonly LineAtPose[] | undefined
  return offsets.map((offset) => {
    const at = linesAtPose(lines, { surge: offset * c, sway: offset * s, yaw }, before)
    before = at.lines
    return { offset, force: -(at.force.x * c + at.force.y * s), at }
  })
}
