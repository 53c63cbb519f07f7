/** The typed input and output of a vessel on any number of different lines. World axes; coherent SI. */
import type { MooringLine, MooringLineSolution } from '../mooring-line/line.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** One line of the spread, unlike the others if it needs to be. */
export interface SpreadLine {
  /** In the vessel: x forward, y to port. */
  readonly fairlead: Point
  /** In the world, whose axes are those of the vessel at zero offset. */
  readonly anchor: Point
  /** Fairlead above anchor, m: heave, roll and pitch are held. */
  readonly verticalSpan: number
  readonly line: MooringLine
}

export interface MooringSystem {
  readonly lines: readonly SpreadLine[]
}

/** m and rad; yaw anticlockwise seen from above. */
export interface Pose {
  readonly surge: number
  readonly sway: number
  readonly yaw: number
}

/** Mean load on the vessel in world axes, which keeps its direction: N and N*m. */
export interface MeanLoad {
  readonly x: number
  readonly y: number
  readonly yaw: number
}

export const ZERO_POSE: Pose = { surge: 0, sway: 0, yaw: 0 }
export const NO_LOAD: MeanLoad = { x: 0, y: 0, yaw: 0 }

/** -dF/dq: rows surge, sway (N) and yaw (N*m); columns surge, sway (m) and yaw (rad). */
export type StiffnessMatrix = readonly [Row, Row, Row]
export type Row = readonly [number, number, number]

export interface LineAtPose extends MooringLineSolution {
  /** From fairlead to anchor: m, and rad from +x, anticlockwise. */
  readonly horizontalSpan: number
  readonly azimuth: number
}

export interface SystemAtPose {
  readonly pose: Pose
  readonly lines: readonly LineAtPose[]
  /** Of all lines on the vessel. */
  readonly force: MeanLoad
  readonly stiffness: StiffnessMatrix
}

export interface SystemEquilibrium extends SystemAtPose {
  readonly iterations: number
  /** What the lines leave of the load: force (N) and moment (N*m). */
  readonly residual: { readonly force: number; readonly moment: number }
}
