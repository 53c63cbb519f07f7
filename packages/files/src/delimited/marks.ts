/**
 * How a text may be a number: which mark stands before the decimals, and which between groups of thousands. A file has one
 * way of writing; every number narrows the ways down, until one is left, two must be asked about, or none fits.
 */

export interface Marks {
  readonly decimal: '.' | ','
  readonly thousands: '' | ',' | '.' | ' ' | "'"
}

/** The likelier first. The place of each is its bit in a set of ways. */
export const WAYS: readonly Marks[] = [
  { decimal: '.', thousands: '' },
  { decimal: ',', thousands: '' },
  { decimal: '.', thousands: ',' },
  { decimal: ',', thousands: '.' },
  { decimal: '.', thousands: ' ' },
  { decimal: ',', thousands: ' ' },
  { decimal: '.', thousands: "'" },
  { decimal: ',', thousands: "'" },
]
export const EVERY_WAY = 2 ** WAYS.length - 1
export const PLAIN = WAYS[0] as Marks

/** The ways, as bits, that satisfy a condition. */
export const waysThat = (holds: (marks: Marks) => boolean): number =>
  WAYS.reduce((set, marks, i) => (holds(marks) ? set | (1 << i) : set), 0)

export const waysOf = (set: number): readonly Marks[] => WAYS.filter((_, i) => (set & (1 << i)) !== 0)

/** Characters of the longest number. */
const LONGEST = 60
/** Signs of numbers and nothing else: most texts are told by it. */
const SIGNS = /^[+\-\u2212]?[\d.,' \u2019\u00a0\u2009\u202f]+(?:[eEdD][+-]?\d+)?$/
/** A Fortran D has its sign; without one, 12D3 is a name. */
const EXPONENT = '(?:[eE][+-]?\\d{1,4}|[dD][+-]\\d{1,4})?'
const PATTERNS: readonly RegExp[] = WAYS.map(patternOf)

function patternOf({ decimal, thousands }: Marks): RegExp {
  const [point, mark] = [escaped(decimal), escaped(thousands)]
  const whole = thousands === '' ? '\\d+' : `(?:[1-9]\\d{0,2}(?:${mark}\\d{3})+|\\d+)`
  return new RegExp(`^[+-]?(?:${whole}(?:${point}\\d*)?|${point}\\d+)${EXPONENT}$`)
}
function escaped(mark: string): string {
  return mark === '.' ? '\\.' : mark
}

/** One sign for each of those that mean the same. */
const tidied = (text: string): string =>
  text
    .trim()
    .replace(/^\u2212/, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/\u2019/g, "'")

/** The ways, as bits, in which a text is a number; 0 where it is none. */
export function waysToRead(text: string): number {
  if (text.length > LONGEST || !SIGNS.test(text)) return 0
  const number = tidied(text)
  return PATTERNS.reduce((set, pattern, i) => (pattern.test(number) ? set | (1 << i) : set), 0)
}

/** The number that a text is in one way of writing; undefined where it is none in that way. */
export function numberIn(text: string, marks: Marks): number | undefined {
  const way = WAYS.indexOf(marks)
  if ((waysToRead(text) & (1 << way)) === 0) return undefined
  const whole = marks.thousands === '' ? tidied(text) : tidied(text).replaceAll(marks.thousands, '')
  return Number(whole.replace(marks.decimal, '.').replace(/d/i, 'e'))
}
