/** What tests of every package say of a number: that it is near another. It stands here because all may import it. */

/** A number as tests read it: one that is absent, null or NaN is near nothing. */
type Read = number | null | undefined

/** Throws unless `got` differs from `expected` by at most the share `relTol` of it: near 0 is 0 alone. */
export function near(got: Read, expected: Read, relTol = 1e-9, what?: string): void {
  within(got, expected, relTol * Math.abs(expected ?? Number.NaN), what)
}

/** Throws unless `got` differs from `expected` by at most `tolerance`, in their own unit. */
export function within(got: Read, expected: Read, tolerance: number, what?: string): void {
  if (Math.abs((got ?? Number.NaN) - (expected ?? Number.NaN)) <= tolerance) return
  throw new Error(`${what === undefined ? '' : `${what}: `}${got} is not ${expected} within ${tolerance}`)
}
