/** The tables of a run. */
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import type { MemberForces } from './calculate-forces.ts'
import type { AtRadius } from './calculate-stresses.ts'

export const nodeRows = ({ nodes }: FrameModel, solution: FrameSolution) =>
  solution.nodes.map(({ x: u, y: v, rotation = null }, node) => {
    const [x, y] = nodes[node] ?? [0, 0]
    return { node, x, y, u, v, rotation }
  })

export const memberRows = ({ members }: FrameSolution, forces: readonly MemberForces[], known: boolean) =>
  members.map(({ L, N_1, N_2, V_1, V_2, M_1, M_2 }, element) => {
    const { M, x, sigma_vM } = forces[element] as MemberForces
    return {
      element,
      length: L,
      axial_start: N_1,
      axial_end: N_2,
      shear_start: V_1,
      shear_end: 0 - V_2,
      moment_start: 0 - M_1,
      moment_end: M_2,
      largest_moment: M,
      at: x,
      stress: known ? sigma_vM : null,
    }
  })

export function reactionRows({ reactions }: FrameSolution) {
  const sum = (of: (r: (typeof reactions)[number]) => number) => reactions.reduce((total, r) => total + of(r), 0)
  return [
    ...reactions.map(({ node, x, y, rotation }) => ({ support: `node ${node}`, x, y, moment: rotation })),
    { support: 'sum', x: sum(({ x }) => x), y: sum(({ y }) => y), moment: null },
  ]
}

export function pointRows(inner: AtRadius, outer: AtRadius) {
  const row = (point: string, { r, sigma_h, sigma_r, tau }: AtRadius, { sigma, sigma_vM }: AtRadius['tension']) => ({
    point,
    radius: r,
    axial: sigma,
    hoop: sigma_h,
    radial: sigma_r,
    shear: tau,
    von_mises: sigma_vM,
  })
  return [
    row('inside, tension side', inner, inner.tension),
    row('inside, compression side', inner, inner.compression),
    row('outside, tension side', outer, outer.tension),
    row('outside, compression side', outer, outer.compression),
  ]
}
