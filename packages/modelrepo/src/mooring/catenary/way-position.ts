/** Both ends of an elastic line are given: H and V solved for, then every governing equation once with them. */
import type { Trace } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { type CatenaryLine, type CatenarySolution, solveCatenary } from '@keelson/physics/catenary/catenary.ts'
import * as eq from '@keelson/physics/catenary/equations.ts'
import * as shape from '@keelson/physics/catenary/shape.ts'
import { JONKMAN } from '@keelson/physics/catenary/symbols.ts'
import { CalculationError, matrixValue, notApplicable } from '@keelson/workflow'
import { answered, ofLine } from './answer.ts'
import { type Inputs, way } from './inputs.ts'
import { bedProblems } from './rules.ts'
import { type SolvedLine, zero } from './solved-line.ts'
import { tracedStiffness } from './stiffness.ts'

export const atPosition = way({
  ...ofLine,
  takes: [
    ...ofLine.takes,
    ...['horizontal_span', 'unstretched_length', 'axial_stiffness', 'seabed_contact', 'seabed_friction_coefficient'],
  ] as const,
  rules: bedProblems,
  values: {
    ...ofLine.values,
    stiffness_matrix: matrixValue('spring_stiffness', {
      title: 'Fairlead stiffness',
      description: 'Stiffness d(H, V)/d(x, z), with rows H and V and columns x and z.',
      symbol: 'K',
    }),
  },
  calculate: (p, trace) => {
    const solved = lineAtPosition(p, trace)
    const told = answered(p, solved, trace)
    return { ...told, values: { ...told.values, stiffness_matrix: solved.stiffness ?? FLAT } }
  },
})

const FLAT = notApplicable('the line is taut along the seabed, so its vertical stiffness is not finite')

type Position = Pick<Inputs, 'vertical_span' | 'submerged_weight_per_length' | 'horizontal_span'> &
  Pick<Inputs, 'unstretched_length' | 'axial_stiffness' | 'seabed_contact' | 'seabed_friction_coefficient'>

/** Throws CalculationError where the numbers are too far apart for double precision. */
export function lineAtPosition(p: Position, trace: Trace): SolvedLine {
  const line = lineOf(p)
  const solution = solved(line)
  trace.section('Fairlead tensions')
  if (solution.branch === 'slack') return slack(line, solution, trace)
  if (solution.branch === 'vertical') return vertical(line, solution, trace)
  const [H, V] = tensions(line, solution, trace)
  const part =
    solution.branch === 'grounded' ? grounded(line, solution, H, V, trace) : suspended(line, solution, H, V, trace)
  return { ...part, stiffness: tracedStiffness(part, trace) }
}

const lineOf = (p: Position): CatenaryLine => ({
  horizontalSpan: p.horizontal_span,
  verticalSpan: p.vertical_span,
  unstretchedLength: p.unstretched_length,
  weightPerLength: p.submerged_weight_per_length,
  axialStiffness: p.axial_stiffness,
  frictionCoefficient: p.seabed_friction_coefficient,
  seabedContact: p.seabed_contact,
})

function solved(line: CatenaryLine): CatenarySolution {
  try {
    return solveCatenary(line)
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
    throw new CalculationError(error.message)
  }
}

function tensions(line: CatenaryLine, s: CatenarySolution, trace: Trace): [H: number, V: number] {
  const common = { unit: 'N', source: JONKMAN, iterations: s.iterations, method: METHOD[s.method] }
  const clause = s.branch === 'grounded' ? 'eq. 2-37' : 'eq. 2-35'
  const H = trace.solved({
    ...common,
    symbol: 'H',
    title: 'Horizontal fairlead tension',
    clause,
    value: s.horizontalTension,
    trial: s.trial.horizontalTension,
    residual: Math.abs(s.residuals.x),
    note: 'Residual: error in x divided by the largest of x, z and L.',
    shown: { symbol: X_SIDE.as, is: { title: 'horizontal span', value: line.horizontalSpan, unit: 'm' } },
  })
  const V = trace.solved({
    ...common,
    symbol: 'V',
    title: 'Vertical fairlead tension',
    clause,
    value: s.verticalTension,
    trial: s.trial.verticalTension,
    residual: Math.abs(s.residuals.z),
    note: 'Residual: error in z divided by the largest of x, z and L.',
    shown: { symbol: Z_SIDE.as, is: { title: 'vertical span', value: line.verticalSpan, unit: 'm' } },
  })
  return [H, V]
}

const METHOD = {
  newton: 'Newton iteration with the analytic Jacobian',
  bracketing: 'nested bracketing',
  'closed form': 'closed form',
} as const

type Part = Omit<SolvedLine, 'stiffness'>

/** Symbols of the equations' right sides: the span that the tensions give. */
const X_SIDE = { as: 'x_HV' }
const Z_SIDE = { as: 'z_HV' }

function suspended(line: CatenaryLine, solution: CatenarySolution, H: number, V: number, trace: Trace): Part {
  const { horizontalSpan: x, verticalSpan: z, unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  const V_A = trace.apply(eq.suspendedAnchorV, { V, w, L })
  const T = trace.apply(eq.fairleadTension, { H, V })
  const T_A = trace.apply(eq.anchorTension, { H_A: H, V_A }, { rename: { H_A: 'H' } })
  trace.section('Governing equations at the solution')
  if (solution.taut) {
    trace.apply(eq.tautX, { x, H, w, L, T, T_A, EA }, X_SIDE)
    trace.apply(eq.tautZ, { z, V, V_A, L, T, T_A, EA }, Z_SIDE)
  } else {
    trace.apply(eq.suspendedX, { x, H, V, w, L, EA }, X_SIDE)
    trace.apply(eq.suspendedZ, { z, H, V, w, L, EA }, Z_SIDE)
  }
  trace.section('Lengths')
  const L_B = zero(trace, 'L_B', 'Grounded unstretched length', 'm', 'line clear of the seabed')
  const S = trace.apply(shape.suspendedLength, { L, L_B })
  const L_s = solution.taut
    ? trace.apply(shape.tautStretch, { L, H, V, V_A, T, T_A, w, EA })
    : trace.apply(shape.suspendedStretch, { L, H, V, V_A, w, EA })
  return { line, solution, H, V, T, H_A: H, V_A, T_A, x, L_B, S, L_s }
}

function grounded(line: CatenaryLine, solution: CatenarySolution, H: number, V: number, trace: Trace): Part {
  const { horizontalSpan: x, verticalSpan: z, unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  const C_B = line.frictionCoefficient
  const T = trace.apply(eq.fairleadTension, { H, V })
  trace.section('Governing equations at the solution')
  const L_B = trace.apply(eq.groundedLength, { L, V, w })
  const L_0 = trace.apply(eq.relievedLength, { L_B, H, C_B, w })
  if (C_B === 0) trace.apply(eq.groundedX, { x, H, V, w, L, EA, L_B }, X_SIDE)
  else trace.apply(eq.groundedFrictionX, { x, H, V, w, L, EA, L_B, C_B, L_0 }, X_SIDE)
  if (solution.taut) trace.apply(eq.tautGroundedZ, { z, V, w, T, H, EA }, Z_SIDE)
  else trace.apply(eq.groundedZ, { z, H, V, w, EA }, Z_SIDE)
  trace.section('Anchor')
  const H_A = trace.apply(eq.groundedAnchorH, { H, C_B, w, L_B })
  const V_A = zero(trace, 'V_A', 'Vertical anchor tension', 'N', 'line grounded at the anchor')
  const T_A = trace.apply(eq.anchorTension, { H_A, V_A })
  trace.section('Lengths')
  const S = trace.apply(shape.suspendedLength, { L, L_B })
  const L_s = trace.apply(shape.groundedStretch, { L, H, V, w, EA, L_B, L_0, C_B })
  return { line, solution, H, V, T, H_A, V_A, T_A, x, L_B, S, L_s }
}

function slack(line: CatenaryLine, solution: CatenarySolution, trace: Trace): SolvedLine {
  const { horizontalSpan: x, verticalSpan: z, unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  const H = zero(trace, 'H', 'Horizontal fairlead tension', 'N', 'slack line')
  const V = trace.apply(eq.slackV, { w, z, EA }, { as: 'V', title: 'Vertical fairlead tension, slack line' })
  const L_B = trace.apply(eq.groundedLength, { L, V, w })
  const V_A = zero(trace, 'V_A', 'Vertical anchor tension', 'N', 'line grounded at the anchor')
  const ends = endTensions(H, V, V_A, trace)
  trace.section('Lengths')
  const S = trace.apply(shape.suspendedLength, { L, L_B })
  const L_s = trace.apply(shape.verticalStretch, { L, V, V_A, w, EA })
  const part = { line, solution, H, V, ...ends, H_A: H, V_A, x, L_B, S, L_s }
  return { ...part, stiffness: tracedStiffness(part, trace) }
}

function vertical(line: CatenaryLine, solution: CatenarySolution, trace: Trace): SolvedLine {
  const { horizontalSpan: x, unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  const H = zero(trace, 'H', 'Horizontal fairlead tension', 'N', 'both ends on the same vertical line')
  const V = verticalTension(line, solution, trace)
  const V_A = trace.apply(eq.suspendedAnchorV, { V, w, L })
  const ends = endTensions(H, V, V_A, trace)
  trace.section('Lengths')
  const L_B = zero(trace, 'L_B', 'Grounded unstretched length', 'm', 'line clear of the seabed')
  const S = trace.apply(shape.suspendedLength, { L, L_B })
  const L_s = trace.apply(shape.verticalStretch, { L, V, V_A, w, EA })
  const part = { line, solution, H, V, ...ends, H_A: H, V_A, x, L_B, S, L_s }
  return { ...part, stiffness: tracedStiffness(part, trace) }
}

function verticalTension(line: CatenaryLine, solution: CatenarySolution, trace: Trace): number {
  const { verticalSpan: z, unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  if (solution.verticalTension >= w * L) return trace.apply(eq.verticalTautV, { EA, z, L, w })
  if (solution.verticalTension <= 0) return trace.apply(eq.verticalHungV, { EA, z, L, w })
  return trace.apply(eq.verticalLoopV, { z, L, w, EA })
}

function endTensions(H: number, V: number, V_A: number, trace: Trace): { T: number; T_A: number } {
  const T = trace.apply(eq.fairleadTension, { H, V })
  return { T, T_A: trace.apply(eq.anchorTension, { H_A: H, V_A }, { rename: { H_A: 'H' } }) }
}
