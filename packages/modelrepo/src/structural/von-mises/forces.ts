/** The largest force and moment of each member, the stress that they make, and which member governs what. */
import { largestMoment } from '@keelson/physics/frame/member.ts'
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { axialStress, barStress, bendingStress, fibreStress } from '@keelson/physics/member-stress/fibre.ts'
import type { Frame } from './model.ts'

export interface MemberForces {
  /** The larger by size of both ends, tension positive. */
  readonly N: number
  /** The largest by size, and where it stands from the start. */
  readonly M: number
  readonly x: number
  /** It carries a moment beyond what rounding leaves. */
  readonly carries: boolean
  readonly sigma_vM: number
}
/** Nodes and members by what they govern. */
export interface Governing {
  /** The node that has moved most. */
  readonly node: number
  readonly axial: number
  readonly moment: number
  readonly stress: number
}

/** Share of the largest force times the length that rounding may leave as a moment. */
const ROUNDING = 1e-9

export function memberForces(solution: FrameSolution, p: Frame): readonly MemberForces[] {
  const { cross_section_area: A, second_moment_of_area: I } = p
  const c = p.section_half_depth
  const force = largestForce(solution)
  return solution.members.map((member) => {
    const { N_1, N_2, L } = member
    const N = Math.abs(N_2) > Math.abs(N_1) ? N_2 : N_1
    const { M, x } = largestMoment(member)
    const sigma_a = axialStress.evaluate({ N, A })
    const sigma_vM =
      c === undefined
        ? barStress.evaluate({ sigma_a })
        : fibreStress.evaluate({ sigma_a, sigma_b: bendingStress.evaluate({ M, c, I }) })
    return { N, M, x, carries: Math.abs(M) > ROUNDING * force * L, sigma_vM }
  })
}

/** Of all ends of all members. */
export const largestForce = ({ members }: FrameSolution): number =>
  members.reduce(
    (most, { N_1, N_2, V_1, V_2 }) => Math.max(most, Math.abs(N_1), Math.abs(N_2), Math.abs(V_1), Math.abs(V_2)),
    0,
  )

export function governingOf({ nodes }: FrameSolution, forces: readonly MemberForces[]): Governing {
  const moved = nodes.map(({ x, y }) => Math.hypot(x, y))
  const largest = (of: (f: MemberForces) => number) =>
    forces.reduce((most, f, k) => (Math.abs(of(f)) > Math.abs(of(forces[most] as MemberForces)) ? k : most), 0)
  return {
    node: moved.indexOf(moved.reduce((a, b) => Math.max(a, b))),
    axial: largest(({ N }) => N),
    moment: largest(({ M }) => M),
    stress: largest(({ sigma_vM }) => sigma_vM),
  }
}

/** The diagonal of what holds all nodes, m. */
export function sizeOf({ nodes }: FrameModel): number {
  const span = (k: 0 | 1) => {
    const all = nodes.map((node) => node[k])
    return all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b))
  }
  return Math.hypot(span(0), span(1))
}
