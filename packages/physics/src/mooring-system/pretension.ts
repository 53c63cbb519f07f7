/** How far off the anchor is laid for a given horizontal tension at the fairlead. */
import { requireThat } from '@keelson/numerics/errors.ts'
import { verticalRoot } from '../catenary-iteration.ts'
import type { MooringLine } from '../mooring-line/line.ts'
import { prepareLine, requireSpans } from '../mooring-line/prepared.ts'
import { problemOf, solvePrepared } from '../mooring-line/solve.ts'

export interface AnchorDistance {
  /** From fairlead to anchor, m. */
  readonly distance: number
  /** Distance at the vertical tension from which the search starts, m. */
  readonly trial: number
  readonly iterations: number
  /** Of the line solved at that distance, N, and its misfit over the tension asked for. */
  readonly horizontalTension: number
  readonly residual: number
}

/**
 * Distance at which the line over a flat bed has the horizontal tension H > 0: its vertical tension is that which fits
 * the height, and the span follows. Throws NumericsError as the solver of the line does.
 */
export function anchorDistance(line: MooringLine, verticalSpan: number, H: number): AnchorDistance {
  requireThat(H > 0, 'the horizontal tension must be above 0')
  requireThat(line.seabedSlope === 0, 'the distance of an anchor is sought over a flat bed only')
  const prepared = prepareLine(line)
  const sought = { horizontalSpan: 0, verticalSpan }
  requireSpans(prepared, sought)
  const problem = problemOf(prepared, sought)
  const { x: V, iterations } = verticalRoot(problem, H, prepared.weight)
  const distance = problem.spans(H, V).x
  const start = { horizontalTension: H, verticalTension: V }
  const { horizontalTension } = solvePrepared(prepared, { horizontalSpan: distance, verticalSpan }, start)
  const trial = problem.spans(H, prepared.weight).x
  return { distance, trial, iterations, horizontalTension, residual: Math.abs(horizontalTension / H - 1) }
}
