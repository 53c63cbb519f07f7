/** Prints the calls of functions: roots, bars, e to a power, and names with bracketed arguments. */
import type { Expression } from './expression.ts'
import { digits, fence, identifier, operator, row, tag } from './mathml.ts'
import { atLeast, LEVEL, type Piece, piece } from './pieces.ts'
import { typesetSymbol } from './symbols.ts'

export type Call = Extract<Expression, { kind: 'call' }>
type PrintPart = (part: Expression) => Piece

const PRINTED_AS: Readonly<Record<string, string>> = {
  log: 'ln',
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  asinh: 'arsinh',
  acosh: 'arcosh',
  atanh: 'artanh',
}
const UPRIGHT = new Set(['sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh', 'exp', 'min', 'max', 'atan2'])
/** Functions whose power is written on the name: sin²(x). */
const POWER_ON_NAME = new Set(['sin', 'cos', 'tan', 'sinh', 'cosh', 'tanh'])
const APPLY = operator('\u2061')

/** A call of a function. */
export function typesetCall(e: Call, print: PrintPart): Piece {
  const args = e.args.map((part) => print(part))
  const [first = ''] = args.map(({ xml }) => xml)
  switch (e.name) {
    case 'sqrt':
      return piece(tag('msqrt', first), LEVEL.factor)
    case 'cbrt':
      return piece(tag('mroot', [row(first), digits('3')]), LEVEL.factor)
    case 'abs':
      return piece(fence(first, '|', '|'), LEVEL.atom, 'bar')
    case 'floor':
      return piece(fence(first, '⌊', '⌋'), LEVEL.atom, 'bracket')
    case 'ceil':
    case 'roundUp':
      return piece(fence(first, '⌈', '⌉'), LEVEL.atom, 'bracket')
    case 'hypot':
      return piece(tag('msqrt', sumOfSquares(args)), LEVEL.factor)
    default:
      return piece(row(functionName(e.name), APPLY, list(args)), LEVEL.factor, 'other', 'bracket')
  }
}

/** sin²(x) and its kin; undefined for functions whose power is written behind brackets, and for negative powers. */
export function typesetFunctionPower(e: Call, raised: string, print: PrintPart): string | undefined {
  if (!POWER_ON_NAME.has(e.name)) return undefined
  const name = tag('msup', [functionName(e.name), raised])
  return row(name, APPLY, list(e.args.map((part) => print(part))))
}

function functionName(name: string): string {
  if (name === 'log10') return tag('msub', [identifier('log'), digits('10')])
  const printed = PRINTED_AS[name] ?? (UPRIGHT.has(name) ? name : undefined)
  return printed === undefined ? typesetSymbol(name) : identifier(printed)
}

function list(args: readonly Piece[]): string {
  return fence(row(...args.flatMap(({ xml }, k) => (k === 0 ? [xml] : [operator(','), xml]))))
}

function sumOfSquares(args: readonly Piece[]): string {
  const squares = args.map((part) => tag('msup', [atLeast(part, LEVEL.atom).xml, digits('2')]))
  return row(...squares.flatMap((square, k) => (k === 0 ? [square] : [operator('+'), square])))
}
