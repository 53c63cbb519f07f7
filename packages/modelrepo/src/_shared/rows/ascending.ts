/** Rows that must ascend. */

/** The first place that does not rise above the one before; undefined where all do. */
export const unordered = (values: readonly number[]): number | undefined => {
  const at = values.findIndex((value, i) => i > 0 && !(value > (values[i - 1] ?? Number.NEGATIVE_INFINITY)))
  return at < 0 ? undefined : at
}
