/** The tables of a run: their columns and rows. */
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { numberColumn, wordedColumn } from '@keelson/workflow'
import type { MemberForces } from './forces.ts'
import type { AtRadius } from './tube.ts'

export const frameTables = {
  nodes: {
    title: 'Node displacements',
    description: 'Node displacements along the frame axes, with rotation positive anticlockwise.',
    columns: {
      node: numberColumn('-', 'Node'),
      x: numberColumn('hull_coordinate', 'x'),
      y: numberColumn('hull_coordinate', 'y'),
      u: numberColumn('displacement', 'Displacement in x'),
      v: numberColumn('displacement', 'Displacement in y'),
      rotation: numberColumn('inclination', 'Rotation'),
    },
  },
  members: {
    title: 'Member forces',
    description:
      'Member end forces, tension positive. A bending moment is positive if it causes tension on the right-hand side, from start to end.',
    columns: {
      element: numberColumn('-', 'Element'),
      length: numberColumn('member_length', 'Length'),
      axial_start: numberColumn('pipe_axial_force', 'Axial force, start'),
      axial_end: numberColumn('pipe_axial_force', 'Axial force, end'),
      shear_start: numberColumn('pipe_axial_force', 'Shear force, start'),
      shear_end: numberColumn('pipe_axial_force', 'Shear force, end'),
      moment_start: numberColumn('bending_moment', 'Moment, start'),
      moment_end: numberColumn('bending_moment', 'Moment, end'),
      largest_moment: numberColumn('bending_moment', 'Maximum moment'),
      at: numberColumn('member_length', 'Maximum moment position'),
      stress: numberColumn('stress', 'Von Mises stress'),
    },
  },
  reactions: {
    title: 'Reactions',
    description: 'Support reactions on the frame and the loads they balance.',
    columns: {
      support: wordedColumn('Node'),
      x: numberColumn('lifting_load', 'Reaction in x'),
      y: numberColumn('lifting_load', 'Reaction in y'),
      moment: numberColumn('bending_moment', 'Moment'),
    },
  },
}
export const pointsTable = {
  points: {
    title: 'Stresses at four points',
    description: 'Stress components inside and outside, on the tension and compression sides.',
    columns: {
      point: wordedColumn('Point'),
      radius: numberColumn('detail_dimension', 'Radius'),
      axial: numberColumn('stress', 'Axial stress'),
      hoop: numberColumn('stress', 'Hoop stress'),
      radial: numberColumn('stress', 'Radial stress'),
      shear: numberColumn('stress', 'Shear stress'),
      von_mises: numberColumn('stress', 'Von Mises stress'),
    },
  },
}

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
