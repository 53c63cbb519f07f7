/** Inputs as an answer states them: of a long list its first entries, since the whole of it stands in the request. */
import type { InputAnswer } from '@keelson/workflow'
import { SHOWN_ENTRIES } from './emit-values.ts'

/** Numbers and words of one input that are stated whole. */
const MOST_STATED = 5000
/** Entries of a list within a list, and characters of a text, where the input is longer than that. */
const SHOWN_INSIDE = 10
const SHOWN_TEXT = 2000

/** The inputs, each cut where it is long and then with the count of its entries. */
export const statedInputs = (inputs: readonly InputAnswer[]): readonly InputAnswer[] => inputs.map(stated)

function stated(input: InputAnswer): InputAnswer {
  const { typed, value, si } = input
  if (size(value) <= MOST_STATED && size(typed) <= MOST_STATED) return input
  return {
    ...input,
    ...(typed !== undefined && { typed: cut(typed, SHOWN_ENTRIES) }),
    ...(value !== undefined && { value: cut(value, SHOWN_ENTRIES) }),
    ...(si !== undefined && { si: { ...si, value: cut(si.value, SHOWN_ENTRIES) } }),
    ...(Array.isArray(value) && { count: value.length }),
  }
}

/** Numbers and words in a value; a long text counts as many. */
function size(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / SHOWN_INSIDE
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, part) => sum + size(part), 0)
}

function cut(value: unknown, most: number): unknown {
  if (typeof value === 'string' && value.length > SHOWN_TEXT) return `${value.slice(0, SHOWN_TEXT)}...`
  if (Array.isArray(value)) return value.slice(0, most).map((part) => cut(part, SHOWN_INSIDE))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part, most)]))
}
