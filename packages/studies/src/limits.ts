/** The limits of checks over many points: one number where they are all alike. */

/** Of each check the least and the greatest limit so far, in the order of the contract; null where none was met. */
export type LimitRanges = readonly (readonly [least: number, greatest: number] | null)[]

/** What is known of limits with those of one more point or part. */
export function widened(known: LimitRanges, more: LimitRanges): LimitRanges {
  const longest = known.length >= more.length ? known : more
  return longest.map((_, k) => {
    const [a, b] = [known[k] ?? null, more[k] ?? null]
    if (a === null || b === null) return a ?? b
    return [Math.min(a[0], b[0]), Math.max(a[1], b[1])]
  })
}

/** The same with the limits of one point; most points bring nothing new. */
export function widenedBy(known: LimitRanges, limits: readonly (number | null)[]): LimitRanges {
  const isNew = limits.some((limit, k) => {
    const range = known[k] ?? null
    return limit !== null && (range === null || limit < range[0] || limit > range[1])
  })
  return isNew
    ? widened(
        known,
        limits.map((limit) => (limit === null ? null : [limit, limit])),
      )
    : known
}

/** By check: its limit, null where it differs or none was met. */
export const commonLimits = (ids: readonly string[], ranges: LimitRanges): Record<string, number | null> =>
  Object.fromEntries(
    ids.map((id, k) => {
      const range = ranges[k] ?? null
      return [id, range !== null && range[0] === range[1] ? range[0] : null]
    }),
  )
