/** Printed parts of a formula with what is needed to put them together: how strongly they bind and how they begin and end. */
import { fence, operator, row } from './mathml.ts'

/** How strongly a printed part holds together; a part is bracketed where its place asks for more. */
export const LEVEL = {
  cases: 0,
  or: 1,
  and: 2,
  compare: 3,
  /** Sums, differences and anything that begins with a minus sign. */
  sum: 4,
  /** Big operators, which reach to the right, and quotients with a slash. */
  open: 5,
  product: 6,
  /** Numbers with a power of ten: factors, but not divisors behind a slash. */
  decimal: 7,
  /** Fractions, powers and function calls: factors, but not what an exponent can stand on. */
  factor: 8,
  atom: 9,
} as const

/** What a reader meets at the edge of a part; it decides whether a product needs a dot. */
export type Edge = 'number' | 'symbol' | 'bracket' | 'bar' | 'other'

export interface Piece {
  readonly xml: string
  readonly level: number
  readonly head: Edge
  readonly tail: Edge
}

/** Makes a piece; the edges are plain unless given. */
export function piece(xml: string, level: number, head: Edge = 'other', tail: Edge = head): Piece {
  return { xml, level, head, tail }
}

/** The piece in brackets. */
export function bracketed(inner: Piece): Piece {
  return piece(fence(inner.xml), LEVEL.atom, 'bracket')
}

/** The piece, bracketed unless it binds at least as strongly as asked. */
export function atLeast(inner: Piece, level: number): Piece {
  return inner.level >= level ? inner : bracketed(inner)
}

const DOT = operator('⋅')
const INVISIBLE_TIMES = operator('\u2062', 'lspace="0" rspace="0.1667em"')

/** A product of factors: side by side, with a dot where that could be misread and everywhere between numbers. */
export function product(factors: readonly Piece[], numeric: boolean): Piece {
  const last = factors.length - 1
  const parts = factors.map((f, k) => (k === last && f.level === LEVEL.open ? f : atLeast(f, LEVEL.decimal)))
  const [first] = parts
  const final = parts[last]
  if (first === undefined || final === undefined || last === 0) return factors[0] ?? piece('', LEVEL.atom)
  const xml = parts.flatMap((part, k) => {
    const before = parts[k - 1]
    return before ? [numeric || needsDot(before.tail, part.head) ? DOT : INVISIBLE_TIMES, part.xml] : [part.xml]
  })
  return piece(row(...xml), final.level === LEVEL.open ? LEVEL.open : LEVEL.product, first.head, final.tail)
}

function needsDot(before: Edge, after: Edge): boolean {
  return after === 'number' || before === 'bar' || after === 'bar' || (before === 'symbol' && after === 'bracket')
}
