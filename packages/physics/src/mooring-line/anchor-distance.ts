/** How far off the anchor is laid for a given horizontal tension at the fairlead. */
import { requireThat } from '@keelson/numerics/errors.ts'
import { verticalFor } from '../catenary/iteration.ts'
import type { MooringLine } from './line.ts'
import { prepareLine, requireSpans } from './prepared.ts'
import { refuseUncovered } from './refusals.ts'
import { problemOf } from './solve.ts'
import { walk } from './walk.ts'

/**
 * Horizontal span at which the line over a flat bed has the horizontal tension H > 0: its vertical tension is that which
 * fits the height, and the span follows. Throws NumericsError as the solver does.
 */
export function spanForTension(line: MooringLine, verticalSpan: number, H: number): number {
  requireThat(H > 0, 'the horizontal tension must be greater than 0')
  requireThat(line.seabedSlope === 0, 'the anchor distance can be calculated for a flat seabed only')
  const prepared = prepareLine(line)
  const spans = { horizontalSpan: 0, verticalSpan }
  requireSpans(prepared, spans)
  const V = verticalFor(problemOf(prepared, spans), H, prepared.weight)
  const { x, stretches } = walk(prepared, H, V)
  refuseUncovered(prepared, H, stretches)
  return x
}
