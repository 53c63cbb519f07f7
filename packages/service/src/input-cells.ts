/** Cells of an input by their path, and whether two of them hold the same value. */
import { isIndex, memberOf, valueAt } from '@keelson/workflow/value-at.ts'

/** Parts of a JSON pointer, without the input that it begins with. */
export type Path = readonly string[]

/** Relative; numbers in two units of one quantity differ in their last digits. */
const TOLERANCE = 1e-9

/** The path in the value itself, where what was sent names its unit beside it: /depths/value/0 is /depths/0. */
export function pathIn(sent: unknown, path: Path): Path {
  const own: string[] = []
  let held = sent
  for (const part of path) {
    if (!(part === 'value' && isObject(held) && 'unit' in held)) own.push(part)
    held = memberOf(held, part)
  }
  return own
}

/** What stands at a path, and at the same place of the other rows: a row of a table may have moved. */
export function cellsLike(value: unknown, path: Path): readonly unknown[] {
  const exact = valueAt(value, path)
  return [...(exact === undefined ? [] : [exact]), ...(path.length === 0 ? [] : likeAt(value, path))]
}

function likeAt(value: unknown, [part, ...rest]: Path): readonly unknown[] {
  if (part === undefined) return [value]
  if (Array.isArray(value) && isIndex(part)) return value.flatMap((row) => likeAt(row, rest))
  const held = memberOf(value, part)
  return held === undefined ? [] : likeAt(held, rest)
}

/** Whether two values are the same but for the cells at some paths. */
export function isAlike(a: unknown, b: unknown, at: Path, except: ReadonlySet<string>): boolean {
  if (except.size > 0 && except.has(at.join('/'))) return true
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b))
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => isAlike(one, b[i], [...at, String(i)], except))
  if (!isObject(a) || !isObject(b)) return a === b
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => isAlike(memberOf(a, name), memberOf(b, name), [...at, name], except))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
