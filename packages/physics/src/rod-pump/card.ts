/** A dynamometer card: samples at equal times over one stroke, the last of which does not repeat the first. SI. */
export interface Card {
  /** Up positive, m. */
  readonly position: readonly number[]
  /** N. */
  readonly load: readonly number[]
}

/** How the rods move: strokes per second, and the damping factor c, 1/s. */
export interface Pumping {
  readonly strokes: number
  readonly damping: number
}

/** The list with each entry in the place of the one before it, around the stroke. */
export const shifted = (list: readonly number[], by: 1 | -1): number[] =>
  by === 1 ? [...list.slice(1), ...list.slice(0, 1)] : [...list.slice(-1), ...list.slice(0, -1)]

export const rangeOf = (list: readonly number[]): number => Math.max(...list) - Math.min(...list)
