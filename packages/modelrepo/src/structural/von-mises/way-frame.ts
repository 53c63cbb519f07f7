/** A plane frame: solved, its members that govern traced, its stresses. */
import { criticalCompression, resultantDisplacement, smallDisplacement } from '@keelson/physics/frame/equations.ts'
import { FrameError } from '@keelson/physics/frame/model.ts'
import { type FrameSolution, solveFrame } from '@keelson/physics/frame/solve.ts'
import { bendingStress } from '@keelson/physics/member-stress/fibre.ts'
import { vonMisesStress } from '@keelson/physics/member-stress/thick-tube.ts'
import { allowableStress, stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { firstOrder } from '@keelson/standards/en-1993-1-1-2005/frame-stability.ts'
import {
  check,
  checkOf,
  gives,
  givesAs,
  type Left,
  listValue,
  type Measure,
  notApplicable,
  numberValue,
  openIf,
  refuse,
  resultOf,
  UnsolvedError,
} from '@keelson/workflow'
import { frameCharts, framePictures } from './charts-frame.ts'
import { figuresOf, frameDrawings } from './figures-frame.ts'
import { governingOf, memberForces } from './forces.ts'
import { way } from './inputs.ts'
import { type Frame, modelOf, supportPointer } from './model.ts'
import { frameProblems } from './rules.ts'
import { stabilityOf } from './stability.ts'
import { traceFrame } from './steps.ts'
import { allowableOf, memberStress, sentence, stressValues, UNLOADED } from './stress.ts'
import { frameTables, memberRows, nodeRows, reactionRows } from './tables.ts'
import { frameWarnings, unbentWarning, yieldWarnings } from './warnings.ts'

/** Why there is no stress. */
const UNKNOWN =
  'a member is in bending but the {section_half_depth} is not provided, and the axial stress alone is unconservative'

const NOT_REPORTED = 'no von Mises stress is reported because the {section_half_depth} is not provided'

const named = (symbol: string, title: string, of: Measure, description: string) =>
  givesAs(symbol, title, of, description, { signed: true })
const moved = (symbol: string, title: string, description: string) => named(symbol, title, 'displacement', description)

export const ofFrame = way({
  takes: [
    ...['node_coordinates', 'element_connectivity', 'youngs_modulus', 'cross_section_area'],
    ...['second_moment_of_area', 'nodal_loads', 'member_loads', 'allowable_factor'],
  ] as const,
  unlessReplaced: ['fixed_nodes'],
  may: ['section_half_depth', 'supports', 'yield_strength'],
  rules: frameProblems,
  values: {
    ...stressValues,
    ...memberStress,
    maximum_displacement: gives(resultantDisplacement, 'displacement', 'Maximum resultant displacement of any node.', {
      title: 'Maximum node displacement',
    }),
    most_moved_node: numberValue('-', {
      title: 'Node of maximum displacement',
      description: 'Number of the node with the maximum displacement, from 0.',
      minimum: 0,
    }),
    tip_axial_displacement: moved('u_tip', 'Tip axial displacement', 'Displacement of the last node in x.'),
    tip_transverse_displacement: moved('v_tip', 'Tip transverse displacement', 'Displacement of the last node in y.'),
    tip_displacement_x: moved('u_tip', 'Tip displacement in x', 'Displacement of the last node in x.'),
    tip_displacement_y: moved('v_tip', 'Tip displacement in y', 'Displacement of the last node in y.'),
    mid_transverse_displacement: numberValue('displacement', {
      title: 'Node 1 displacement in y',
      description: 'Displacement of the second node in y.',
      symbol: 'v_1',
    }),
    tip_rotation: named(
      'theta_tip',
      'Tip rotation',
      'inclination',
      'Rotation of the last node, anticlockwise positive.',
    ),
    axial_force: numberValue('pipe_axial_force', {
      title: 'Maximum axial force',
      description: 'Maximum axial force by magnitude over all members, tension positive.',
      symbol: 'N',
    }),
    critical_load_factor: givesAs(
      'alpha_cr',
      'Critical load factor',
      '-',
      'Factor on all loads at which the frame buckles in its plane.',
    ),
    reaction_force_x: named(
      'R_x',
      'Total reaction in x',
      'lifting_load',
      'Sum of all support reactions on the frame in x.',
    ),
    reaction_force_y: named(
      'R_y',
      'Total reaction in y',
      'lifting_load',
      'Sum of all support reactions on the frame in y.',
    ),
    fixed_end_moment: givesAs(
      'M_R',
      'Maximum support moment',
      'bending_moment',
      'Magnitude of the maximum support moment.',
    ),
    support_force_x: listValue('lifting_load', {
      title: 'Support forces in x',
      description: 'Force in x at each supported node on the frame, in order of node number.',
    }),
    support_force_y: listValue('lifting_load', {
      title: 'Support forces in y',
      description: 'Force in y at each supported node on the frame, in order of node number.',
    }),
    support_moment: listValue('bending_moment', {
      title: 'Support moments',
      description: 'Moment at each supported node on the frame, in order of node number. Zero if rotation is free.',
    }),
    member_axial_force: listValue('pipe_axial_force', {
      title: 'Member axial forces',
      description: 'Axial force of each member, the larger end value by magnitude. Tension positive.',
    }),
    member_maximum_moment: listValue('bending_moment', {
      title: 'Member maximum moments',
      description: 'Maximum moment of each member by magnitude, at an end or at zero shear.',
    }),
    maximum_bending_stress: resultOf(bendingStress, 'stress', {
      title: 'Maximum bending stress',
      description: 'Maximum outer-fibre bending stress over all members.',
      symbol: 'sigma_b',
      needs: ['section_half_depth'],
      minimum: 0,
    }),
  },
  checks: {
    frame_stability: checkOf('pipe_axial_force', {
      title: 'In-plane frame stability',
      demand: 'Maximum compression',
      capacity: criticalCompression,
      criterion: criticalCompression,
      reach: [firstOrder],
    }),
    von_mises: checkOf('stress', {
      title: 'Von Mises stress',
      demand: vonMisesStress,
      capacity: allowableStress,
      criterion: allowableStress,
      needs: ['yield_strength'],
      reach: [firstOrder, smallDisplacement],
    }),
  },
  tables: frameTables,
  charts: framePictures,
  figures: frameDrawings,
  calculate: (p, trace) => {
    const model = modelOf(p)
    const solution = solved(p, model)
    const forces = memberForces(solution, p)
    const governing = governingOf(solution, forces)
    const traced = traceFrame(p, solution, governing, trace)
    const stability = stabilityOf(p, model, solution, trace)
    const bends = forces.findIndex(({ carries }) => carries)
    const known = p.section_half_depth !== undefined || bends < 0
    const sigma_all = allowableOf(p, trace)
    const sigma_vM = known ? traced.sigma_vM : undefined
    const U =
      sigma_all === undefined || sigma_vM === undefined
        ? undefined
        : trace.apply(stressUtilisation, { sigma_vM, sigma_all })
    const at = `element ${governing.stress}`
    const made =
      sigma_all === undefined ? undefined : stressCheck(p, { ...traced, sigma_vM }, sigma_all, stability.outside)
    const isOpen = made !== undefined && 'notChecked' in made
    const unknown = notApplicable(UNKNOWN)
    return {
      values: {
        governing_point: known ? at : unknown,
        axial_stress: traced.sigma_a,
        most_moved_node: governing.node,
        mid_transverse_displacement: traced.middle,
        axial_force: traced.N,
        ...stability.value,
        ...(traced.sigma_b !== undefined && { maximum_bending_stress: traced.sigma_b }),
        ...(!known && { maximum_von_mises_stress: unknown }),
        ...(!known && sigma_all !== undefined && { utilisation: unknown }),
        ...supported(solution),
        member_axial_force: forces.map(({ N }) => N),
        member_maximum_moment: forces.map(({ M }) => Math.abs(M)),
      },
      checks: {
        frame_stability: stability.check,
        von_mises: made,
      },
      tables: () => ({
        nodes: nodeRows(model, solution),
        members: memberRows(solution, forces, known),
        reactions: reactionRows(solution),
      }),
      charts: () => frameCharts(solution),
      figures: () => figuresOf(p, model, solution),
      warnings: [
        ...frameWarnings(p, model, solution, stability.critical),
        ...(known ? yieldWarnings(sigma_vM, p.yield_strength) : [unbentWarning(bends)]),
      ],
      detail: sentence({ sigma_vM, at, moved: { node: governing.node, by: traced.delta }, unknown: NOT_REPORTED }, U, {
        sigma_all,
        isOpen,
      }),
    }
  },
})

interface Stresses {
  readonly sigma_a: number
  readonly sigma_vM: number | undefined
}
/** A stress that is not known is not below the axial one: the check is not passed. */
function stressCheck(p: Frame, { sigma_a, sigma_vM }: Stresses, capacity: number, outside: Left | undefined) {
  if (sigma_vM === undefined)
    return check({ demand: Math.abs(sigma_a), capacity, utilisation: Number.NaN, failure: UNKNOWN })
  if (!isLoaded(p)) return UNLOADED
  const note = outside === undefined ? {} : { note: outside.reason }
  return openIf('out_of_reach', outside, check({ demand: sigma_vM, capacity, ...note }))
}

const isLoaded = ({ nodal_loads, member_loads }: Frame): boolean =>
  nodal_loads.some(({ magnitude }) => magnitude !== 0) || member_loads.some(({ w_x, w_y }) => w_x !== 0 || w_y !== 0)

/** A mechanism is refused at the supports, which are what it lacks. */
function solved(p: Frame, model: ReturnType<typeof modelOf>): FrameSolution {
  try {
    return solveFrame(model)
  } catch (error) {
    if (!(error instanceof FrameError)) throw error
    if (error.free === undefined) throw new UnsolvedError(error)
    return refuse(supportPointer(p), error.message)
  }
}

const supported = ({ reactions: all }: FrameSolution) => ({
  support_force_x: all.map((r) => r.x),
  support_force_y: all.map((r) => r.y),
  support_moment: all.map(({ rotation }) => rotation),
})
