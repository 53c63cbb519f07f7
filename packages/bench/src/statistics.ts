/** What is said of a list of measured times. */

/** A quantile of 0 to 1 of at least one value. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN)
}

export const rounded = (value: number): number => Number(value.toPrecision(4))
