/** Vectors in north, east, down. */

export type Vec = readonly [north: number, east: number, down: number]

/** a + k b. */
export const plus = (a: Vec, b: Vec, k = 1): Vec => [a[0] + k * b[0], a[1] + k * b[1], a[2] + k * b[2]]
export const minus = (a: Vec, b: Vec): Vec => plus(a, b, -1)
export const scaled = (a: Vec, k: number): Vec => [k * a[0], k * a[1], k * a[2]]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2])
/** a / |a|; undefined for the zero vector. */
export const unit = (a: Vec): Vec | undefined => {
  const size = length(a)
  return size > 0 ? [a[0] / size, a[1] / size, a[2] / size] : undefined
}
