/**
 * One text for one meaning: RFC 8785 JSON with non-integers at 12 significant digits, so that 12.75 in and its metres
 * give one hash. The digest itself is taken by whoever has a hash function (the service, the page).
 */
import canonicalizeJson from 'canonicalize'

/** Digits that enter a hash and leave in an answer; finer ones are noise of unit conversion and of the last bit. */
const DIGITS = 12

/** A number as it enters a hash and leaves in an answer: integers exactly, others at 12 digits, -0 as 0. */
export const clean = (x: number): number => (Number.isInteger(x) ? x + 0 : Number(x.toPrecision(DIGITS)))

/** Applies `clean` to every number of a plain value. */
export function cleanDeep(value: unknown): unknown {
  if (typeof value === 'number') return clean(value)
  if (Array.isArray(value)) return value.map(cleanDeep)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .map(([k, v]) => [k, cleanDeep(v)]),
  )
}

/** The canonical text of a plain value. */
export function canonicalText(value: unknown): string {
  return canonicalizeJson(cleanDeep(value)) ?? 'null'
}
