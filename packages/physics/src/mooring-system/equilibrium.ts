/** Where the vessel comes to rest on its lines under a mean load: Newton in surge, sway and yaw. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { linesAtPose, type ReadyLine, readyLines } from './at-pose.ts'
import { azimuthsOf, noRedundancy } from './redundancy.ts'
import { solveSymmetric } from './symmetric.ts'
import {
  type LineAtPose,
  type MeanLoad,
  type MooringSystem,
  type Pose,
  type StiffnessMatrix,
  type SystemAtPose,
  type SystemEquilibrium,
  ZERO_POSE,
} from './system.ts'

/** Residual over the weight of the lightest line (times the largest lever): aimed at, and the most that is taken. */
const TARGET = 1e-10
const ACCEPTED = 1e-6
const MAX_STEPS = 200
/** No step is longer, m and rad. */
const LONGEST = 10
const WIDEST = (3 * Math.PI) / 180
const HALVINGS = 6
/** Stiffness added where that of the lines does not lead on, as a share of a weight over the longest step. */
const ADDED = [0, 1e-3, 1e-1, 10]

/**
 * The mean position, from zero offset or from the start. The step is Newton's with the analytic stiffness, shortened
 * until it leads on; where lines are slack a stiffness is added to find the way, never to the answer.
 *
 * Throws NumericsError: 'bad_input' where a line has no answer, by its number; 'no_convergence', with the reason, where
 * the lines hold the vessel nowhere.
 */
export function equilibrium(system: MooringSystem, load: MeanLoad, start: Pose = ZERO_POSE): SystemEquilibrium {
  return settled(readyLines(system), load, start)
}

export function settled(
  lines: readonly ReadyLine[],
  load: MeanLoad,
  start: Pose,
  before?: readonly LineAtPose[],
): SystemEquilibrium {
  const scales = scalesOf(lines)
  let at = unbalanced(linesAtPose(lines, start, before), load, scales)
  let iterations = 0
  for (; iterations < MAX_STEPS && at.size > TARGET; iterations++) {
    const next = improved(lines, load, scales, at)
    if (!next) break
    at = next
  }
  if (!(at.size <= ACCEPTED))
    throw new NumericsError('no_convergence', `there is no equilibrium because ${whyNone(lines, at)}`)
  if (beyondAnchors(lines, at.system)) {
    const why = noRedundancy(lines) ?? 'the equilibrium position lies beyond the anchors'
    throw new NumericsError('no_convergence', `there is no equilibrium because ${why}`)
  }
  const { rx, ry, rz } = at
  return { ...at.system, iterations, residual: { force: Math.max(Math.abs(rx), Math.abs(ry)), moment: Math.abs(rz) } }
}

/** True where a line points the other way than it does at zero offset. */
function beyondAnchors(lines: readonly ReadyLine[], at: SystemAtPose): boolean {
  const before = azimuthsOf(lines)
  return at.lines.some(({ azimuth }, i) => Math.cos(azimuth - (before[i] ?? 0)) < 0)
}

interface Scales {
  readonly force: number
  readonly lever: number
}

function scalesOf(lines: readonly ReadyLine[]): Scales {
  return {
    force: Math.min(...lines.map(({ prepared }) => prepared.weight)),
    lever: Math.max(...lines.map(({ fairlead }) => Math.hypot(fairlead.x, fairlead.y))),
  }
}

interface Unbalanced {
  readonly system: SystemAtPose
  readonly rx: number
  readonly ry: number
  readonly rz: number
  readonly size: number
}

function unbalanced(system: SystemAtPose, load: MeanLoad, { force, lever }: Scales): Unbalanced {
  const [rx, ry, rz] = [system.force.x + load.x, system.force.y + load.y, system.force.yaw + load.yaw]
  const turning = rz === 0 ? 0 : Math.abs(rz) / lever
  return { system, rx, ry, rz, size: Math.max(Math.abs(rx), Math.abs(ry), turning) / force }
}

interface Step {
  readonly surge: number
  readonly sway: number
  readonly yaw: number
}

function improved(lines: readonly ReadyLine[], load: MeanLoad, scales: Scales, at: Unbalanced): Unbalanced | null {
  for (const share of ADDED) {
    const whole = stepFrom(at, share, scales)
    if (!whole) continue
    for (let i = 0, part = 1; i < HALVINGS; i++, part /= 2) {
      const step = { surge: whole.surge * part, sway: whole.sway * part, yaw: whole.yaw * part }
      const next = tried(lines, load, scales, at, step)
      if (next && (next.size < at.size || work(next, step) > 0)) return next
    }
  }
  return null
}

/** What the unbalanced load does over a step: above 0 the step has not yet gone past the least energy. */
const work = ({ rx, ry, rz }: Unbalanced, step: Step) => rx * step.surge + ry * step.sway + rz * step.yaw

/** Null where the stiffness is not one that holds the vessel. */
function stepFrom({ system, rx, ry, rz }: Unbalanced, share: number, { force, lever }: Scales): Step | null {
  const across = (share * force) / LONGEST
  const turning = (share * force * lever) / WIDEST
  const found = solveSymmetric(stiffened(system.stiffness, across, turning), [rx, ry, rz])
  if (!found) return null
  const [surge, sway, yaw] = found
  const longest = Math.max(Math.hypot(surge, sway) / LONGEST, Math.abs(yaw) / WIDEST, 1)
  return { surge: surge / longest, sway: sway / longest, yaw: yaw / longest }
}

function stiffened([a, b, c]: StiffnessMatrix, across: number, turning: number): StiffnessMatrix {
  return [
    [a[0] + across, a[1], a[2]],
    [b[0], b[1] + across, b[2]],
    [c[0], c[1], c[2] + turning],
  ]
}

/** Null where a line has no answer there. */
function tried(lines: readonly ReadyLine[], load: MeanLoad, scales: Scales, at: Unbalanced, step: Step) {
  const { pose, lines: before } = at.system
  const moved = { surge: pose.surge + step.surge, sway: pose.sway + step.sway, yaw: pose.yaw + step.yaw }
  try {
    return unbalanced(linesAtPose(lines, moved, before), load, scales)
  } catch (error) {
    if (error instanceof NumericsError) return null
    throw error
  }
}

function whyNone(lines: readonly ReadyLine[], { rx, ry, rz, size }: Unbalanced): string {
  const open = noRedundancy(lines)
  if (open) return open
  if (Math.abs(rz) > size * Math.hypot(rx, ry)) return 'the lines cannot resist the yaw moment'
  return 'the lines cannot resist the load'
}
