/**
 * What a JSON text would cost to read, counted over its bytes before anything is made of them. A list of numbers or of
 * texts costs about what its bytes say; objects and lists cost many times theirs, so that these are bounded by number.
 */

export interface JsonBounds {
  /** Levels of objects and lists. */
  readonly depth: number
  /** Objects and lists in all. */
  readonly containers: number
  /** Members of one object. */
  readonly members: number
}
const JSON_BOUNDS: JsonBounds = { depth: 32, containers: 250_000, members: 10_000 }

export interface JsonCounts {
  /** Members of all objects, a name that stands twice counted twice. */
  readonly members: number
  /** Whether an escape may stand for half of a surrogate pair. */
  readonly halves: boolean
}

/** In words, which bound a text is beyond and where: "has more than 250000 objects and lists, counted to byte 750001". */
export type Beyond = { readonly beyond: string }

const [QUOTE, BACKSLASH, COLON, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x5c, 0x3a, 0x5b, 0x5d, 0x7b, 0x7d]
const [U, D, LOWER] = [0x75, 0x64, 0x20]

/**
 * Counts a text of UTF-8 in one pass, whether it is JSON or not; of what is no JSON the counts say nothing but that it
 * nests no deeper and opens no more than the bounds allow.
 */
export function countJson(bytes: Uint8Array, bounds: JsonBounds = JSON_BOUNDS): JsonCounts | Beyond {
  const within = new Uint32Array(bounds.depth + 1)
  const seen = { halves: false }
  let [depth, containers, members] = [0, 0, 0]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === QUOTE) at = textEnd(bytes, at, seen)
    else if (byte === COLON) {
      members++
      const own = (within[depth] as number) + 1
      within[depth] = own
      if (own > bounds.members) return beyond(`has more than ${bounds.members} members in one object`, at)
    } else if (byte === OBJECT || byte === LIST) {
      if (++containers > bounds.containers) return beyond(`has more than ${bounds.containers} objects and lists`, at)
      if (++depth > bounds.depth) return beyond(`is nested deeper than ${bounds.depth} levels`, at)
      within[depth] = 0
    } else if ((byte === OBJECT_END || byte === LIST_END) && depth > 0) depth--
  }
  return { members, ...seen }
}

/** Where the text that begins here ends, or all ends. */
function textEnd(bytes: Uint8Array, begin: number, seen: { halves: boolean }): number {
  let at = begin + 1
  for (; at < bytes.length && bytes[at] !== QUOTE; at++) {
    if (bytes[at] !== BACKSLASH) continue
    at++
    seen.halves ||= isHalf(bytes, at)
  }
  return at
}

const beyond = (why: string, at: number): Beyond => ({ beyond: `${why}, counted to byte ${at + 1}` })

/** Whether `\uD8..` to `\uDF..` is written here, in letters of either case. */
const isHalf = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === U && ((bytes[at + 1] ?? 0) | LOWER) === D && isUpper(bytes[at + 2] ?? 0)
/** 8 to f. */
const isUpper = (digit: number): boolean => digit === 0x38 || digit === 0x39 || (digit | LOWER) >= 0x61
