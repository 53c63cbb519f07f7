/** One elastic line in equilibrium between two points, whatever its length: the solver around the equations. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import * as eq from './equations.ts'
import { type Equilibrium, nestedBracketing, newton, problemOf, startGuess, type Tensions } from './iteration.ts'
import { isGrounded, isTaut, jacobianOf, seabedLengths, stiffnessOf } from './jacobian.ts'
import { type CatenaryLine, type CatenarySolution, requireLine } from './line.ts'
import * as k from './stiffness.ts'

export type { CatenaryLine, CatenarySolution } from './line.ts'

const EXACT = { method: 'closed form', iterations: 0, residuals: { x: 0, z: 0 } } as const

/**
 * Tensions, grounded length and fairlead stiffness of an elastic line whose two ends are given. Newton with a nested
 * bracketing behind it; a slack line and a vertical one need no iteration. Source: Jonkman (2007) eq. 2-35 and 2-37.
 *
 * The iteration starts from the guess where one is given and leads to an answer, such as the tensions at a neighbouring span.
 *
 * Throws NumericsError 'bad_input' for a line outside its ranges (see CatenaryLine), and 'no_convergence' where its
 * numbers are too far apart for double precision: EA far below the weight, spans far beyond L, C_B in the millions.
 */
export function solveCatenary(line: CatenaryLine, guess?: Tensions): CatenarySolution {
  requireLine(line)
  const slack = line.seabedContact ? slackSolution(line) : null
  if (slack) return slack
  if (line.horizontalSpan === 0) return verticalSolution(line)
  const { found, start } = solved(line, guess)
  const { method, iterations, residuals } = found
  return {
    ...equilibrium(line, found),
    stiffness: stiffnessOf(jacobianOf(line, found.H, found.V)),
    method,
    iterations,
    residuals,
    trial: { horizontalTension: start.H, verticalTension: start.V },
  }
}

/** From the guess where one is given and leads there, else from the line's own start. */
function solved(line: CatenaryLine, guess: Tensions | undefined): { found: Equilibrium; start: Tensions } {
  const problem = problemOf(line)
  const flat = line.seabedContact && line.verticalSpan === 0
  const near = guess && !flat && isStart(line, guess) ? newton(problem, guess) : null
  if (guess && near) return { found: near, start: guess }
  const start = startGuess(line)
  return { found: (flat ? null : newton(problem, start)) ?? bracketed(line, start), start }
}

/** A bed only pulls a line down: the mirrored tensions would fit its spans too. */
const isStart = ({ seabedContact }: CatenaryLine, { H, V }: Tensions) => H > 0 && (V > 0 || !seabedContact)

/** Fails only where a line's numbers are too far apart for double precision, such as EA far below its own weight. */
function bracketed(line: CatenaryLine, start: Tensions): Equilibrium {
  try {
    return nestedBracketing(problemOf(line), start)
  } catch (error) {
    if (!(error instanceof NumericsError)) throw error
    throw new NumericsError('no_convergence', `no equilibrium: ${whyNone(line)}`)
  }
}

/** Beyond these a line is none that anybody lays. */
const FAR = 10
const SOFT = 1
const ROUGH = 1000

function whyNone(line: CatenaryLine): string {
  const { horizontalSpan: x, verticalSpan: z, unstretchedLength: L, weightPerLength: w, axialStiffness: EA } = line
  const times = (ratio: number) => (Number.isFinite(ratio) ? `${Number(ratio.toPrecision(3))} times` : 'many times')
  const [reach, strain] = [Math.hypot(x, z) / L, (w * L) / EA]
  if (reach > FAR) return `the line is shorter than the distance between its ends (${times(reach)} its length)`
  if (strain > SOFT) return `the line is too flexible: its weight is ${times(strain)} its axial stiffness`
  if (line.frictionCoefficient > ROUGH) return 'the seabed friction coefficient is unrealistically high'
  return 'the line length, weight, stiffness and spans differ too much in magnitude to be solved together'
}

type Forces = Omit<CatenarySolution, 'stiffness' | 'method' | 'iterations' | 'residuals' | 'trial'>

/** The branch is chosen after the solution. */
function equilibrium(line: CatenaryLine, { H, V }: Tensions): Forces {
  const { weightPerLength: w, unstretchedLength: L, frictionCoefficient: C_B } = line
  const fairlead = { taut: isTaut(line, H, V), horizontalTension: H, verticalTension: V }
  if (!isGrounded(line, V)) {
    const V_A = eq.suspendedAnchorV.evaluate({ V, w, L })
    const anchor = { anchorHorizontalTension: H, anchorVerticalTension: V_A }
    return { branch: 'suspended', ...fairlead, ...anchor, groundedLength: 0, relievedLength: 0 }
  }
  const { L_B, L_0 } = seabedLengths(line, H, V)
  const H_A = eq.groundedAnchorH.evaluate({ H, C_B, w, L_B })
  const anchor = { anchorHorizontalTension: H_A, anchorVerticalTension: 0 }
  return { branch: 'grounded', ...fairlead, ...anchor, groundedLength: L_B, relievedLength: L_0 }
}

/** The line lies slack when the length left after the vertical part reaches the fairlead's foot; null otherwise. */
function slackSolution(line: CatenaryLine): CatenarySolution | null {
  const { weightPerLength: w, unstretchedLength: L, axialStiffness: EA, verticalSpan: z } = line
  const V = eq.slackV.evaluate({ w, z, EA })
  const L_B = eq.groundedLength.evaluate({ L, V, w })
  if (L_B < line.horizontalSpan) return null
  const z_V = k.slackZV.evaluate({ V, w, EA })
  return {
    ...EXACT,
    branch: 'slack',
    taut: false,
    horizontalTension: 0,
    verticalTension: V,
    anchorHorizontalTension: 0,
    anchorVerticalTension: 0,
    groundedLength: L_B,
    relievedLength: L_B,
    stiffness: { xx: 0, xz: 0, zx: 0, zz: 1 / z_V },
    trial: { horizontalTension: 0, verticalTension: V },
  }
}

/** x = 0: the line is taut between its ends, hangs from the anchor, or hangs in a loop below both. */
function verticalSolution(line: CatenaryLine): CatenarySolution {
  const { weightPerLength: w, unstretchedLength: L, axialStiffness: EA } = line
  const V = verticalTension(line)
  const V_A = eq.suspendedAnchorV.evaluate({ V, w, L })
  const loop = V >= 0 && V_A <= 0
  const z_V = loop ? k.verticalLoopZV.evaluate({ w, L, EA }) : k.verticalZV.evaluate({ L, EA })
  const xx = loop ? 0 : 1 / k.verticalXH.evaluate({ V, V_A, w, L, EA })
  return {
    ...EXACT,
    branch: 'vertical',
    taut: isTaut(line, 0, V),
    horizontalTension: 0,
    verticalTension: V,
    anchorHorizontalTension: 0,
    anchorVerticalTension: V_A,
    groundedLength: 0,
    relievedLength: 0,
    stiffness: { xx, xz: 0, zx: 0, zz: 1 / z_V },
    trial: { horizontalTension: 0, verticalTension: V },
  }
}

function verticalTension({
  weightPerLength: w,
  unstretchedLength: L,
  axialStiffness: EA,
  verticalSpan: z,
}: CatenaryLine) {
  const taut = eq.verticalTautV.evaluate({ EA, z, L, w })
  if (taut >= w * L) return taut
  const hung = eq.verticalHungV.evaluate({ EA, z, L, w })
  return hung <= 0 ? hung : eq.verticalLoopV.evaluate({ z, L, w, EA })
}
