/**
 * How wide a text will be, without a browser: a page draws with the reader's own sans serif, so the widths are those of
 * a wide one (DejaVu Sans), and a narrower one only leaves more room.
 */

/** Advances in em. */
const ADVANCES: readonly (readonly [string, number])[] = [
  ["iljI|'.,:;! \u00a0", 0.34],
  ['()[]{}/\\ftr-"', 0.42],
  ['csyzxvkJ_^*', 0.57],
  ['abdeghnopqu0123456789LFEPST?$=+<>~αβγδεζηθκλμνξρστχ', 0.64],
  ['ABCDGHKNOQRUVXYZ&ΔΣΓΠΛΞ\u2212×≤≥', 0.77],
  ['wφψω', 0.84],
  ['mMW%@—Ω', 1],
]
const OTHER = 0.7
const WIDTHS = new Map(ADVANCES.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)))
const COMBINING = /\p{M}/u

/** Width of a text at a size, px. */
export const textWidth = (text: string, size: number): number =>
  size * [...text].reduce((sum, c) => sum + (COMBINING.test(c) ? 0 : (WIDTHS.get(c) ?? OTHER)), 0)
