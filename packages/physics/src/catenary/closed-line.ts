/** The inextensible line of the closed modes in the solver's own terms, so that profile and bend radius serve it too. */
import { lengthFromHorizontal, spanFromHorizontal, verticalFromLength } from './closed-modes.ts'
import type { CatenaryLine, CatenarySolution } from './line.ts'

/**
 * Line that rises from a horizontal tangent on the seabed to height d (m, > 0) with weight w (N/m, > 0) and horizontal
 * tension H (N, > 0): its anchor is the touchdown point, EA is infinite, and it has no stiffness matrix.
 */
export function closedLine(H: number, w: number, d: number): { line: CatenaryLine; solution: CatenarySolution } {
  const S = lengthFromHorizontal.evaluate({ d, H, w })
  const V = verticalFromLength.evaluate({ w, S })
  const line: CatenaryLine = {
    horizontalSpan: spanFromHorizontal.evaluate({ H, w, S }),
    verticalSpan: d,
    unstretchedLength: S,
    weightPerLength: w,
    axialStiffness: Infinity,
    frictionCoefficient: 0,
    seabedContact: true,
  }
  const solution: CatenarySolution = {
    branch: 'suspended',
    taut: false,
    horizontalTension: H,
    verticalTension: V,
    anchorHorizontalTension: H,
    anchorVerticalTension: 0,
    groundedLength: 0,
    relievedLength: 0,
    stiffness: null,
    method: 'closed form',
    iterations: 0,
    trial: { horizontalTension: H, verticalTension: V },
    residuals: { x: 0, z: 0 },
  }
  return { line, solution }
}
