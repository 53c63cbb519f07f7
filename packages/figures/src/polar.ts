/** Directions in degrees, anticlockwise from the right. */
import type { At } from './drawing.ts'

export const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180)
export const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)

/** The point of a circle in a direction from its centre. */
export const onCircle = ([x, y]: At, radius: number, degrees: number): At => [
  x + radius * cosine(degrees),
  y + radius * sine(degrees),
]
