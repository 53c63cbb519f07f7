/** Draws from lists and ranges. */
export type Draw = () => number

/** One of a list that has some. */
export const oneOf = <T>(draw: Draw, list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
/** A whole number from 0 to the largest. */
export const whole = (draw: Draw, largest: number): number => Math.floor(draw() * (largest + 1))
