/** A rectangle with level sides, from its lower left corner anticlockwise. */
import type { At } from '../drawing.ts'

export const rectangle = (left: number, bottom: number, right: number, top: number): readonly At[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
]
