/**
 * How wide a text will be, without a browser: a page draws with the reader's own sans serif, so the widths are those of
 * the widest that it may fall back to (DejaVu Sans), and a narrower one only leaves more room.
 */

/** Advances in em. */
const ADVANCES: readonly (readonly [number, string])[] = [
  [0.28, "ijl'"],
  [0.32, ' \u00a0.,'],
  [0.34, ':;I|/\\'],
  [0.37, 'f-'],
  [0.4, 't!()[]{}'],
  [0.42, 'r'],
  [0.47, '"'],
  [0.53, 'sz*_?°'],
  [0.59, 'ckxyvFLJ'],
  [0.64, 'abdeghnopqu0123456789$ESTαβγδεζηθκλμνξρστχφ'],
  [0.7, 'ABCKPRVXYZΓΔΛΣ'],
  [0.79, 'DGHNOQU&ΠΞΩ'],
  [0.84, 'w+=<>×±~\u2212≤≥ωψ⌀'],
  [0.87, 'M'],
  [0.98, 'mW%'],
  [1, '@—'],
]
const OTHER = 0.7
const WIDTHS = new Map(ADVANCES.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)))
const COMBINING = /\p{M}/u

/** Width of a text at a size, in the unit of the size. */
export function textWidth(text: string, size: number): number {
  let sum = 0
  for (const c of text) sum += WIDTHS.get(c) ?? (COMBINING.test(c) ? 0 : OTHER)
  return size * sum
}
