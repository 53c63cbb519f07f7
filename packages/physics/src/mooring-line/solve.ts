/** One line of several segments in equilibrium between anchor and fairlead: the solver around the walk. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { anchorTension, fairleadTension } from '../catenary/equations.ts'
import {
  type Equilibrium,
  type LineProblem,
  nestedBracketing,
  newton,
  startGuess,
  type Tensions,
} from '../catenary/iteration.ts'
import { stiffnessOf } from '../catenary/jacobian.ts'
import type { CatenaryLine } from '../catenary/line.ts'
import type { FairleadTensions, LineSpans, MooringLine, MooringLineSolution, SegmentState, Touchdown } from './line.ts'
import { type PreparedLine, prepareLine, requireSpans } from './prepared.ts'
import { refuseUncovered } from './refusals.ts'
import { singleCatenary, solveSingle } from './single.ts'
import { type Upright, uprightLine } from './upright.ts'
import { endTensions, type Stretch, type Walk, walk } from './walk.ts'

/**
 * Tensions, lengths on the bed and fairlead stiffness of a line whose two ends are given. A line of one segment over a
 * flat bed is the catenary's own; others are walked segment by segment, under the same iteration. The start may be the
 * tensions at neighbouring spans.
 *
 * Throws NumericsError: 'bad_input' for a line outside its ranges and for shapes that the model does not cover, each
 * by name; 'no_convergence' where no equilibrium is found.
 */
export function solveMooringLine(line: MooringLine, spans: LineSpans, start?: FairleadTensions): MooringLineSolution {
  return solvePrepared(prepareLine(line), spans, start)
}

export function solvePrepared(line: PreparedLine, spans: LineSpans, start?: FairleadTensions): MooringLineSolution {
  const guess = start && start.horizontalTension > 0 ? { H: start.horizontalTension, V: start.verticalTension } : null
  const single = singleCatenary(line, spans)
  return single ? solveSingle(single, guess) : solveWalked(line, spans, guess)
}

/** Every line by the walk, one of a single segment too. */
export function solveWalked(line: PreparedLine, spans: LineSpans, guess: Tensions | null): MooringLineSolution {
  requireSpans(line, spans)
  const straight = uprightLine(line, spans)
  if (straight) return uprightSolution(line, spans, straight)
  const found = iterated(line, spans, guess)
  const at = walk(line, found.H, found.V)
  refuseUncovered(line, found.H, at.stretches)
  const { method, iterations, residuals } = found
  return { ...solutionOf(line, found, at), stiffness: stiffnessOf(at), method, iterations, residuals }
}

type Found = Omit<Equilibrium, 'method'> & { readonly method: MooringLineSolution['method'] }

function iterated(line: PreparedLine, spans: LineSpans, guess: Tensions | null): Found {
  const problem = problemOf(line, spans)
  const start = startOf(line, spans)
  const found = (guess && newton(problem, guess)) ?? newton(problem, start)
  if (found) return found
  return line.slope === 0 ? bracketed(problem, start) : continued(line, spans)
}

/** The walk in the terms of the iteration, which asks for a Jacobian where it last asked for spans. */
export function problemOf(line: PreparedLine, { horizontalSpan: x, verticalSpan: z }: LineSpans): LineProblem {
  const { length, weight, loads, flexibility, slope } = line
  const { frictionCoefficient, seabedContact } = line.line
  let last: { readonly H: number; readonly V: number; readonly at: Walk } | null = null
  const at = (H: number, V: number) => {
    if (last?.H !== H || last.V !== V) last = { H, V, at: walk(line, H, V) }
    return last.at
  }
  return {
    x,
    z,
    scale: Math.max(x, Math.abs(z), length),
    weight: weight + loads,
    highestH: (2 * x) / flexibility + (1 + frictionCoefficient) * (weight + loads),
    overBed: seabedContact && line.groundable === line.segments.length,
    slope,
    spans: at,
    jacobian: at,
  }
}

/** As for a uniform line of the same length, weight and flexibility. */
export function startOf(line: PreparedLine, spans: LineSpans): Tensions {
  const { length, weight, flexibility, slope } = line
  const { H, V } = startGuess({
    ...spans,
    unstretchedLength: length,
    weightPerLength: weight / length,
    axialStiffness: length / flexibility,
    frictionCoefficient: 0,
    seabedContact: line.line.seabedContact,
  } satisfies CatenaryLine)
  return { H, V: line.line.seabedContact ? Math.max(V, H * slope + 1e-12 * weight) : V }
}

export function bracketed(problem: LineProblem, start: Tensions): Equilibrium {
  try {
    return nestedBracketing(problem, start)
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
    throw unsettled()
  }
}

const unsettled = () =>
  new NumericsError(
    'no_convergence',
    'no line equilibrium was found: the values differ too much in magnitude to be solved together',
  )

const STEPS = 8

/** From a flat bed to the slope in steps, each started from the one before. */
export function continued(line: PreparedLine, spans: LineSpans): Found {
  const sloped = (share: number) =>
    problemOf(prepareLine({ ...line.line, seabedSlope: share * line.line.seabedSlope }), spans)
  const flat = sloped(0)
  const start = startOf(line, spans)
  let at: Equilibrium = newton(flat, start) ?? bracketed(flat, start)
  for (let step = 1; step <= STEPS; step++) {
    const next = newton(sloped(step / STEPS), at)
    if (!next) throw unsettled()
    at = next
  }
  return { ...at, method: 'continuation' }
}

type Parts = Omit<MooringLineSolution, 'stiffness' | 'method' | 'iterations' | 'residuals'>

function solutionOf(line: PreparedLine, { H, V }: Tensions, { stretches }: Walk): Parts {
  const lowest = stretches[0]
  const grounded = total(stretches, (part) => part.bed)
  const anchor = lowest && lowest.bed > 0 ? alongBed(line, lowest.T_l) : { H_A: H, V_A: lowest?.V_h ?? V }
  return {
    branch: grounded > 0 ? 'grounded' : 'suspended',
    horizontalTension: H,
    verticalTension: V,
    fairleadTension: fairleadTension.evaluate({ H, V }),
    anchorHorizontalTension: anchor.H_A,
    anchorVerticalTension: anchor.V_A,
    anchorTension: anchorTension.evaluate(anchor),
    segments: stretches.map((part) => stateOf(H, part)),
    groundedLength: grounded,
    relievedLength: total(stretches, (part) => part.relieved),
    touchdown: grounded > 0 ? touchdownOf(line, stretches) : null,
  }
}

const alongBed = ({ cos, sin }: PreparedLine, T: number) => ({ H_A: T * cos, V_A: T * sin })

const total = (stretches: readonly Stretch[], part: (one: Stretch) => number) =>
  stretches.reduce((all, one) => all + part(one), 0)

function stateOf(H: number, part: Stretch): SegmentState {
  const { upper, lower } = endTensions(H, part)
  return {
    upperTension: upper,
    lowerTension: lower,
    upperVertical: part.V_t,
    lowerVertical: part.V_h,
    groundedLength: part.bed,
    relievedLength: part.relieved,
  }
}

function touchdownOf({ slope }: PreparedLine, stretches: readonly Stretch[]): Touchdown {
  const x = total(stretches, (part) => part.bedX)
  return { x, z: x * slope, segment: stretches.findLastIndex((part) => part.bed > 0) }
}

/** What a slack line has too much of lies loose on the bed. */
function uprightSolution(line: PreparedLine, { horizontalSpan: x }: LineSpans, found: Upright): MooringLineSolution {
  const { V, stretches, grounded, stiffness } = found
  refuseUncovered(line, 0, stretches)
  const slack = grounded > 0
  return {
    ...solutionOf(line, { H: 0, V }, { ...NO_SPANS, stretches }),
    branch: slack ? 'slack' : 'vertical',
    touchdown: slack ? { x, z: x * line.slope, segment: stretches.findLastIndex((part) => part.bed > 0) } : null,
    stiffness,
    method: 'closed form',
    iterations: 0,
    residuals: { x: 0, z: 0 },
  }
}
const NO_SPANS = { x: 0, z: 0, xH: 0, xV: 0, zH: 0, zV: 0 }
