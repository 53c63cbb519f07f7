/** The rows of the tables of the run. */
import { weightAbove } from '@keelson/physics/riser-stack/stack-up.ts'
import type { Found } from './calculate-found.ts'
import type { Foot, RiserString } from './calculate-string.ts'
import { type Tension, tensionAt } from './calculate-tension.ts'
import type { Params } from './inputs.ts'

type Joints = NonNullable<RiserString['joints']>

export function stackRows({ L_s, feet }: Joints, tension: Tension | undefined) {
  const above = (foot: Foot) => weightAbove.evaluate({ ...foot, P_f: tension?.P_f ?? 0, L_s })
  return feet.map((foot) => ({
    name: foot.name,
    count: foot.count,
    length: foot.x,
    weight: foot.W_j,
    lift: foot.B_j,
    tension: tension === undefined ? null : tension.T_v - above(foot),
    tension_failed: tension?.failed === undefined ? null : tension.failed.T_vf - above(foot),
  }))
}

export const profileRows = (p: Params, { screen, tension }: Found) =>
  p.depth_factors.map((share, i) => ({
    share,
    simple: screen[i] ?? null,
    tension: tension === undefined ? null : tensionAt(tension.T_v, tension, share),
    tension_failed: tension?.failed === undefined ? null : tensionAt(tension.failed.T_vf, tension, share),
  }))
