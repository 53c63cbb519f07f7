/** A plane frame: solved, its members that govern traced, its stresses. */
import { FrameError } from '@keelson/physics/frame/model.ts'
import { type FrameSolution, solveFrame } from '@keelson/physics/frame/solve.ts'
import { notApplicable, type RunContext, refuse, UnsolvedError } from '@keelson/workflow'
import { governingOf, memberForces } from './calculate-forces.ts'
import { modelOf, supportPointer } from './calculate-model.ts'
import { stabilityOf } from './calculate-stability.ts'
import { traceFrame } from './calculate-steps.ts'
import { frameCharts } from './charts-frame.ts'
import { figuresOf } from './figures-frame.ts'
import type { Params } from './params.ts'
import { memberRows, nodeRows, reactionRows } from './tables.ts'
import { frameWarnings, unbentWarning } from './warnings.ts'

/** Why there is no stress. */
export const UNKNOWN =
  'a member carries a moment and {section_half_depth} was not given: the axial stress alone would be too favourable'

export function calculateFrame(p: Params, { trace }: RunContext) {
  const model = modelOf(p)
  const solution = solved(p, model)
  const forces = memberForces(solution, p)
  const governing = governingOf(solution, forces)
  const traced = traceFrame(p, solution, governing, trace)
  const stability = stabilityOf(p, model, solution, trace)
  const bends = forces.findIndex(({ carries }) => carries)
  const known = p.section_half_depth !== undefined || bends < 0
  return {
    sigma_vM: known ? traced.sigma_vM : undefined,
    lowest: Math.abs(traced.sigma_a),
    loaded: isLoaded(p),
    outside: stability.outside,
    moved: { node: governing.node, by: traced.delta },
    checks: { frame_stability: stability.check },
    values: {
      ...displacements(traced.tip, traced.middle),
      maximum_displacement: traced.delta,
      most_moved_node: governing.node,
      critical_load_factor: stability.value,
      axial_force: traced.N,
      axial_stress: traced.sigma_a,
      ...(traced.sigma_b !== undefined && { maximum_bending_stress: traced.sigma_b }),
      governing_point: known ? `element ${governing.stress}` : notApplicable(UNKNOWN),
      ...reactions(solution, traced.supported),
      member_axial_force: forces.map(({ N }) => N),
      member_maximum_moment: forces.map(({ M }) => Math.abs(M)),
    },
    warnings: [...frameWarnings(p, model, solution, stability.critical), ...(known ? [] : [unbentWarning(bends)])],
    tables: () => ({
      nodes: nodeRows(model, solution),
      members: memberRows(solution, forces, known),
      reactions: reactionRows(solution),
    }),
    charts: () => frameCharts(solution),
    figures: () => figuresOf(p, model, solution),
  }
}

const isLoaded = ({ nodal_loads, member_loads }: Params): boolean =>
  nodal_loads.some(({ magnitude }) => magnitude !== 0) || member_loads.some(({ w_x, w_y }) => w_x !== 0 || w_y !== 0)

/** A mechanism is refused at the supports, which are what it lacks. */
function solved(p: Params, model: ReturnType<typeof modelOf>): FrameSolution {
  try {
    return solveFrame(model)
  } catch (error) {
    if (!(error instanceof FrameError)) throw error
    if (error.free === undefined) throw new UnsolvedError(error)
    return refuse(supportPointer(p), error.message)
  }
}

interface Tip {
  readonly u: number
  readonly v: number
  readonly theta: number
}
const displacements = ({ u, v, theta }: Tip, middle: number) => ({
  tip_axial_displacement: u,
  tip_transverse_displacement: v,
  tip_displacement_x: u,
  tip_displacement_y: v,
  mid_transverse_displacement: middle,
  tip_rotation: theta,
})

interface Supported {
  readonly x: number
  readonly y: number
  readonly moment: number
}
const reactions = ({ reactions: all }: FrameSolution, { x, y, moment }: Supported) => ({
  reaction_force_x: x,
  reaction_force_y: y,
  fixed_end_moment: moment,
  support_force_x: all.map((r) => r.x),
  support_force_y: all.map((r) => r.y),
  support_moment: all.map(({ rotation }) => rotation),
})
