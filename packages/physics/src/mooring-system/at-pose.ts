/** The lines of a system with the vessel held at a pose: their tensions, their forces on it, and the stiffness. */
import { NumericsError, requireThat } from '@keelson/numerics/errors.ts'
import type { FairleadTensions } from '../mooring-line/line.ts'
import { type PreparedLine, prepareLine } from '../mooring-line/prepared.ts'
import { solvePrepared } from '../mooring-line/solve.ts'
import * as eq from './equations.ts'
import type { LineAtPose, MeanLoad, MooringSystem, Pose, SpreadLine, StiffnessMatrix, SystemAtPose } from './system.ts'

/** A line with what is summed over its segments. */
export interface ReadyLine extends SpreadLine {
  readonly prepared: PreparedLine
  /** Number in the system, from 0, also where others are lost. */
  readonly number: number
}

/** Lines that are alike share their preparation. */
export function readyLines({ lines }: MooringSystem): ReadyLine[] {
  requireThat(lines.length > 0, 'a mooring system requires at least one line')
  const prepared = new Map(lines.map(({ line }) => [line, undefined as PreparedLine | undefined]))
  return lines.map((spread, number) => {
    const ready = prepared.get(spread.line) ?? inLine(number, () => prepareLine(spread.line))
    prepared.set(spread.line, ready)
    return { ...spread, prepared: ready, number }
  })
}

/** Throws NumericsError with the number of the line that has no answer. */
export function systemAtPose(system: MooringSystem, pose: Pose): SystemAtPose {
  return linesAtPose(readyLines(system), pose)
}

export function linesAtPose(lines: readonly ReadyLine[], pose: Pose, before?: readonly LineAtPose[]): SystemAtPose {
  const sum = new Sum()
  const solved = lines.map((line, i) => {
    const f_x = eq.leverX.evaluate({ r_x: line.fairlead.x, r_y: line.fairlead.y, psi: pose.yaw })
    const f_y = eq.leverY.evaluate({ r_x: line.fairlead.x, r_y: line.fairlead.y, psi: pose.yaw })
    const [dx, dy] = [line.anchor.x - pose.surge - f_x, line.anchor.y - pose.sway - f_y]
    const at = lineAt(line, Math.hypot(dx, dy), Math.atan2(dy, dx), before?.[i])
    sum.add(at, dx, dy, f_x, f_y)
    return at
  })
  return { pose, lines: solved, force: sum.force(), stiffness: sum.stiffness() }
}

function lineAt(line: ReadyLine, horizontalSpan: number, azimuth: number, before?: LineAtPose): LineAtPose {
  const spans = { horizontalSpan, verticalSpan: line.verticalSpan }
  const solution = inLine(line.number, () =>
    solvePrepared(line.prepared, spans, before && moved(before, horizontalSpan)),
  )
  return { ...solution, horizontalSpan, azimuth }
}

/** The tensions of a line that is near, carried over by its stiffness where that leaves them sensible. */
function moved(before: LineAtPose, span: number): FairleadTensions {
  const { horizontalTension: H, verticalTension: V, stiffness, horizontalSpan } = before
  const dx = span - horizontalSpan
  const horizontalTension = H + (stiffness?.xx ?? 0) * dx
  if (!(horizontalTension > H / 2 && horizontalTension < 2 * H)) return before
  return { horizontalTension, verticalTension: V + (stiffness?.zx ?? 0) * dx }
}

function inLine<T>(number: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
    throw new NumericsError(error.code, `line ${number + 1}: ${error.message}`)
  }
}

class Sum {
  #F = [0, 0, 0] as [number, number, number]
  #xx = 0
  #xy = 0
  #yy = 0
  #xp = 0
  #yp = 0
  #pp = 0

  add(
    { horizontalTension: H, horizontalSpan: x, stiffness }: LineAtPose,
    dx: number,
    dy: number,
    f_x: number,
    f_y: number,
  ) {
    requireThat(stiffness !== null, 'a line lies taut on the seabed and has no finite stiffness')
    const k = stiffness.xx
    const k_t = x > 0 ? eq.acrossStiffness.evaluate({ H, x }) : k
    const [u_x, u_y] = x > 0 ? [dx / x, dy / x] : [1, 0]
    const F_x = eq.forceX.evaluate({ H, u_x })
    const F_y = eq.forceY.evaluate({ H, u_y })
    const k_xx = eq.lineXX.evaluate({ k, k_t, u_x, u_y })
    const k_xy = eq.lineXY.evaluate({ k, k_t, u_x, u_y })
    const k_yy = eq.lineYY.evaluate({ k, k_t, u_x, u_y })
    this.#F[0] += F_x
    this.#F[1] += F_y
    this.#F[2] += eq.yawMoment.evaluate({ f_x, f_y, F_x, F_y })
    this.#xx += k_xx
    this.#xy += k_xy
    this.#yy += k_yy
    this.#xp += eq.surgeYaw.evaluate({ k_xx, k_xy, f_x, f_y })
    this.#yp += eq.swayYaw.evaluate({ k_xy, k_yy, f_x, f_y })
    this.#pp += eq.yawStiffness.evaluate({ k_xx, k_xy, k_yy, f_x, f_y, F_x, F_y })
  }

  force(): MeanLoad {
    const [x, y, yaw] = this.#F
    return { x, y, yaw }
  }

  stiffness(): StiffnessMatrix {
    return [
      [this.#xx, this.#xy, this.#xp],
      [this.#xy, this.#yy, this.#yp],
      [this.#xp, this.#yp, this.#pp],
    ]
  }
}
