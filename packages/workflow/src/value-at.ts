/** A value within another, by the names of members and the numbers of rows that lead to it. */
type Path = readonly (string | number)[]

/** Rows that a list is lengthened by without what lies between: a far row alone would fill the memory. */
const MOST_MADE = 1000

export const isIndex = (part: string | number): boolean => /^(?:0|[1-9]\d{0,6})$/.test(String(part))

/** undefined where it holds nothing there. */
export const valueAt = (held: unknown, path: Path): unknown => path.reduce(memberOf, held)

export function memberOf(held: unknown, part: string | number): unknown {
  if (Array.isArray(held)) return isIndex(part) ? held[Number(part)] : undefined
  return isObject(held) && Object.hasOwn(held, part) ? held[part] : undefined
}

/** The value with another one at a path: what lies on the way is copied, and made where it is missing. */
export function putAt<T>(held: T, path: Path, value: unknown): T
export function putAt(held: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value
  const inner = putAt(memberOf(held, part), rest, value)
  if (isRowOf(held, part)) {
    const rows: unknown[] = [...(held ?? [])]
    rows[Number(part)] = inner
    return rows
  }
  return { ...(typeof held === 'object' && held), [part]: inner }
}

/** A list that is given another member is one no longer, so that its reader refuses it. */
function isRowOf(held: unknown, part: string | number): held is readonly unknown[] | undefined {
  if ((held !== undefined && !Array.isArray(held)) || !isIndex(part)) return false
  const length = held?.length ?? 0
  return Number(part) <= length || Number(part) < MOST_MADE
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
