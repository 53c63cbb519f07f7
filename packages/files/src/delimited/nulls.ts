/** What tools write where they have no value: texts that are never a value, and numbers that may be one. */

const NULL_TEXTS: ReadonlySet<string> = new Set([
  'na',
  'nan',
  'n/a',
  '#n/a',
  '-',
  '--',
  '---',
  'null',
  '#null!',
  '1.#qnan',
  '-1.#ind',
])
const LONGEST = 8

export const isNullText = (text: string): boolean => text.length <= LONGEST && NULL_TEXTS.has(text.toLowerCase())

/** Numbers that tools write for nothing. */
const NULL_CODES: ReadonlySet<number> = new Set([
  -999, -999.25, -999.9, -9999, -9999.25, -99999, -999999, 9999, 99999, 999999,
])
const SMALLEST = 999

export const isCode = (x: number): boolean => Math.abs(x) >= SMALLEST && NULL_CODES.has(x)

/**
 * Numbers of a column that may stand for nothing, with how often. A code lies beyond every other number of its column: within
 * their range it is a number like the others.
 */
export function codesIn(numbers: Float64Array, values: ReadonlySet<number>): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let row = 0; row < numbers.length; row++) {
    const x = numbers[row] as number
    if (isCode(x) && !values.has(row)) found.set(x, (found.get(x) ?? 0) + 1)
    else {
      if (x < low) low = x
      if (x > high) high = x
    }
  }
  return new Map([...found].filter(([code]) => (code < 0 ? code < low : code > high)))
}
