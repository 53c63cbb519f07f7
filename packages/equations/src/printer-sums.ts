/** Prints sums and integrals, and the first terms of a sum whose values are known. */
import type { Expression, SumExpression } from './expression.ts'
import { digits, operator, row, tag, upright, words } from './mathml.ts'
import { atLeast, LEVEL, type Piece, piece } from './pieces.ts'
import type { Print, Style } from './printer-style.ts'
import { typesetSymbol } from './symbols.ts'

/** A sum over a running index, or its first terms where they are known. */
export function typesetSum(e: SumExpression, style: Style, print: Print): Piece {
  if (e.shown !== undefined) return typesetTerms(e.shown, e.count, style, print)
  const small = { ...style, small: true }
  const start = row(typesetSymbol(e.index), operator('='), digits(style.fromOne ? '1' : '0'))
  const count = print(e.count, small)
  const end = style.fromOne ? count.xml : lessOne(e.count, count)
  const sign = tag('munderover', [operator('∑'), start, end])
  return piece(row(sign, atLeast(print(e.body, style), LEVEL.open).xml), LEVEL.open)
}

function lessOne(count: Expression, printed: Piece): string {
  if (count.kind === 'number' && /^\d+$/.test(count.text)) return digits(String(count.value - 1))
  return row(atLeast(printed, LEVEL.sum).xml, operator('−', 'form="infix"'), digits('1'))
}

function typesetTerms(shown: readonly Expression[], count: Expression, style: Style, print: Print): Piece {
  const total = count.kind === 'number' ? count.value : shown.length
  const [first] = shown
  if (first === undefined) return piece(digits('0'), LEVEL.atom, 'number')
  if (total === 1) return print(first, style)
  const terms = shown.map((term, k) => atLeast(print(term, style), k === 0 ? LEVEL.sum : LEVEL.open).xml)
  const rest = total > shown.length ? [operator('⋯')] : []
  const parts = [...terms, ...rest].flatMap((term, k) => (k === 0 ? [term] : [operator('+', 'form="infix"'), term]))
  const note = rest.length > 0 ? [words(` (${total} terms)`)] : []
  return piece(row(...parts, ...note), LEVEL.sum)
}

/** A definite integral. */
export function typesetIntegral(e: Extract<Expression, { kind: 'integral' }>, style: Style, print: Print): Piece {
  const small = { ...style, small: true }
  const sign = tag('msubsup', [operator('∫'), row(print(e.from, small).xml), row(print(e.to, small).xml)])
  const body = atLeast(print(e.body, style), LEVEL.open).xml
  const end = [tag('mspace', '', 'width="0.1667em"'), upright('d'), typesetSymbol(e.variable)]
  return piece(row(sign, body, ...end), LEVEL.open)
}
