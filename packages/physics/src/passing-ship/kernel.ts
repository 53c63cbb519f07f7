/**
 * What a source and its images by bed and still water give together: the sum of (r^2 + (2 n h)^2)^(-3/2) over all whole
 * n. Metres.
 */

/** Images on either side that are summed one by one. */
const SUMMED = 12

/** r > 0 m; h > 0 m, or Infinity for the source alone. To 1e-7 of itself. */
export function imageSum(r: number, h: number): number {
  const near = r ** -3
  if (h === Number.POSITIVE_INFINITY) return near
  let images = 0
  for (let n = SUMMED; n >= 1; n--) images += term(r, 2 * h * n)
  return near + 2 * (images + beyond(r, h))
}

const term = (r: number, z: number): number => (r * r + z * z) ** -1.5

/**
 * The images beyond those summed: the integral from half a step on, with the first correction of the midpoint rule
 * (Euler and Maclaurin). The integral is written so that nothing cancels where r is small.
 */
function beyond(r: number, h: number): number {
  const step = 2 * h
  const z = step * (SUMMED + 0.5)
  const R2 = r * r + z * z
  const R = Math.sqrt(R2)
  const integral = 1 / (R * (R + z)) / step
  const slope = -3 * z * R2 ** -2.5
  return integral + (step / 24) * slope
}
