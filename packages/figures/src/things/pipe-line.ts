/** A pipe along a line, in elevation or in plan: as wide as its diameter, which its axis runs through. */
import type { At, Shape } from '../drawing.ts'

/** The body of the pipe along its axis, m. */
export const pipeAlong = (axis: readonly At[], diameter: number): Shape => ({
  kind: 'polygon',
  role: 'steel',
  points: [
    ...axis.map(([x, y]): At => [x, y + diameter / 2]),
    ...axis.toReversed().map(([x, y]): At => [x, y - diameter / 2]),
  ],
})
