/** Prints a parsed formula as MathML Core; the numbers that may stand in place of symbols come from substitute.ts. */
import { type Expression, isComparison, parts } from './expression.ts'
import { operator, row, tag, words } from './mathml.ts'
import { decimal, typesetNumberText } from './numbers.ts'
import { atLeast, bracketed, LEVEL, type Piece, piece, product } from './pieces.ts'
import { type Call, typesetCall, typesetFunctionPower } from './printer-calls.ts'
import type { Print, Style } from './printer-style.ts'
import { typesetIntegral, typesetSum } from './printer-sums.ts'
import { typesetUnit } from './steps-quantity.ts'
import { typesetElement, typesetSymbol, typesetSymbolPower } from './symbols.ts'

/** MathML of an expression in its symbols. `names` gives symbols to print in place of the expression's own. */
export function typesetExpression(e: Expression, names: Readonly<Record<string, string>> = {}): string {
  return printWhole(e, names, false).xml
}

const NONE: ReadonlySet<string> = new Set()

/** Prints an expression that stands on its own; `taken` are the symbols that mean something around it. */
export function printWhole(
  e: Expression,
  names: Readonly<Record<string, string>>,
  numeric: boolean,
  taken: ReadonlySet<string> = NONE,
): Piece {
  const all = parts(e)
  const lists = new Set(all.flatMap((p) => (p.kind === 'length' ? [p.list] : [])))
  const plain =
    lists.size < 2 && !taken.has('n') && !all.some((p) => p.kind === 'symbol' && (names[p.name] ?? p.name) === 'n')
  const length = (list: string) => (plain ? 'n' : `n_${names[list] ?? list}`)
  return print(e, { names, numeric, small: false, fromOne: countsFromOne(all), length })
}

/** Whether running indices serve only to pick elements, so that counting them from 1 changes nothing else. */
function countsFromOne(all: readonly Expression[]): boolean {
  const running = new Set(all.flatMap((p) => (p.kind === 'sum' ? [p.index] : [])))
  const elements = all.filter((p) => p.kind === 'element')
  const bare = elements.every(({ at }) => at.kind === 'symbol' && running.has(at.name))
  const uses = all.filter((p) => p.kind === 'symbol' && running.has(p.name)).length
  return bare && uses === elements.length
}

const print: Print = (e, style) => {
  switch (e.kind) {
    case 'number':
      return printNumber(e, style)
    case 'constant':
      return piece(tag('mi', 'π', 'mathvariant="normal"'), LEVEL.atom, 'symbol', 'number')
    case 'symbol':
      return piece(typesetSymbol(style.names[e.name] ?? e.name), LEVEL.atom, 'symbol')
    case 'length':
      return piece(typesetSymbol(style.length(e.list)), LEVEL.atom, 'symbol')
    case 'element':
      return piece(typesetElement(style.names[e.list] ?? e.list, smallPrint(e.at, style)), LEVEL.atom, 'symbol')
    case 'negative':
      return negative(print(e.operand, style))
    case 'not':
      return printNot(e.operand, style)
    case 'binary':
      return printBinary(e, style)
    case 'conditional':
      return printCases(e, style)
    case 'call':
      return printCall(e, style)
    case 'sum':
      return typesetSum(e, style, print)
    case 'integral':
      return typesetIntegral(e, style, print)
  }
}

function smallPrint(e: Expression, style: Style): string {
  return print(e, { ...style, small: true }).xml
}

function printNumber({ text, unit }: Extract<Expression, { kind: 'number' }>, style: Style): Piece {
  const xml = typesetNumberText(text, style.numeric)
  const after = unit === undefined ? '' : typesetUnit(unit)
  if (after !== '') return piece(row(xml, after), text.startsWith('-') ? LEVEL.sum : LEVEL.decimal, 'number', 'other')
  if (text.startsWith('-')) return piece(xml, LEVEL.sum)
  return piece(xml, decimal(text).exponent === undefined ? LEVEL.atom : LEVEL.decimal, 'number')
}

function negative(operand: Piece): Piece {
  return piece(row(operator('−', 'form="prefix"'), atLeast(operand, LEVEL.open).xml), LEVEL.sum)
}

function printNot(operand: Expression, style: Style): Piece {
  if (operand.kind === 'binary' && operand.operator === '===') return printComparison(operand, '≠', style)
  return piece(row(words('not '), bracketed(print(operand, style)).xml), LEVEL.atom)
}

type Binary = Extract<Expression, { kind: 'binary' }>

function printBinary(e: Binary, style: Style): Piece {
  if (e.operator === '+' || e.operator === '-') return printSum(e, style)
  if (e.operator === '*' || e.operator === '/') return printProduct(e, style)
  if (e.operator === '**') return printPower(e.left, e.right, style)
  if (isComparison(e.operator)) return printComparison(e, e.operator, style)
  const level = e.operator === '&&' ? LEVEL.and : LEVEL.or
  const side = (part: Expression) => atLeast(print(part, style), level).xml
  return piece(row(side(e.left), words(e.operator === '&&' ? ' and ' : ' or '), side(e.right)), level)
}

function printComparison(e: Binary, sign: string, style: Style): Piece {
  const side = (part: Expression) => atLeast(print(part, style), LEVEL.sum).xml
  return piece(row(side(e.left), relationSign(sign), side(e.right)), LEVEL.compare)
}

const SIGNS: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '===': '=', '=': '=' }

/** MathML of a comparison. */
export function relationSign(relation: string): string {
  return operator(SIGNS[relation] ?? relation)
}

function printSum(e: Binary, style: Style): Piece {
  const sign = operator(e.operator === '+' ? '+' : '−', 'form="infix"')
  const left = atLeast(print(e.left, style), LEVEL.sum)
  return piece(row(left.xml, sign, atLeast(print(e.right, style), LEVEL.open).xml), LEVEL.sum)
}

/** A run of factors over a run of divisors: a * b / c / d is one fraction, a / b * c / d are two. */
interface Quotient {
  readonly over: Expression[]
  readonly under: Expression[]
}

function printProduct(e: Binary, style: Style): Piece {
  const quotients = takeApart(e)
  const first = quotients[0]?.over
  const leading = first?.[0]
  if (first && leading?.kind === 'negative') {
    first[0] = leading.operand
    return negative(printQuotients(quotients, style))
  }
  return printQuotients(quotients, style)
}

function takeApart(e: Expression): Quotient[] {
  if (e.kind !== 'binary' || (e.operator !== '*' && e.operator !== '/')) return [{ over: [e], under: [] }]
  const quotients = takeApart(e.left)
  const last = quotients.at(-1)
  if (e.operator === '/') last?.under.push(e.right)
  else if (last?.under.length === 0) last.over.push(e.right)
  else quotients.push({ over: [e.right], under: [] })
  return quotients
}

function printQuotients(quotients: readonly Quotient[], style: Style): Piece {
  const factors = quotients.flatMap(({ over, under }) => {
    const above = over.map((part) => print(part, style))
    return under.length === 0
      ? above
      : [
          quotient(
            above,
            under.map((part) => print(part, style)),
            style,
          ),
        ]
  })
  return product(factors, style.numeric)
}

function quotient(over: readonly Piece[], under: readonly Piece[], style: Style): Piece {
  const above = product(over, style.numeric)
  const below = product(under, style.numeric)
  if (style.small) {
    const slash = operator('/', 'lspace="0" rspace="0"')
    return piece(row(atLeast(above, LEVEL.product).xml, slash, atLeast(below, LEVEL.factor).xml), LEVEL.open)
  }
  const edge = over.length === 1 && above.head === 'number' ? 'number' : 'other'
  const xml = [fullSize(above.xml, over.length === 1), fullSize(below.xml, under.length === 1)]
  return piece(tag('mfrac', xml), LEVEL.factor, edge, 'other')
}

/** Keeps fractions, sums and integrals within a fraction full size; around one alone the outer bar reaches further. */
function fullSize(xml: string, alone: boolean): string {
  if (!/<mfrac|<munderover|∫/.test(xml)) return xml
  const room = alone && xml.startsWith('<mfrac') ? tag('mspace', '', 'width="0.4em"') : ''
  return tag('mstyle', [room, xml, room], 'displaystyle="true"')
}

function printPower(base: Expression, exponent: Expression, style: Style): Piece {
  const raised = smallPrint(exponent, style)
  const joined = joinedPower(base, exponent, raised, style)
  if (joined !== undefined) return piece(joined, LEVEL.factor, 'symbol', 'other')
  const printed = print(base, style)
  const under = isName(base) ? bracketed(printed) : atLeast(printed, LEVEL.atom)
  return piece(tag('msup', [under.xml, raised]), LEVEL.factor, under.head, 'other')
}

/** A name that could not take the exponent has a superscript already. */
function isName(base: Expression): boolean {
  return base.kind === 'symbol' || base.kind === 'element'
}

function joinedPower(base: Expression, exponent: Expression, raised: string, style: Style): string | undefined {
  if (base.kind === 'symbol') return typesetSymbolPower(style.names[base.name] ?? base.name, raised)
  if (base.kind === 'element') {
    return typesetSymbolPower(style.names[base.list] ?? base.list, raised, smallPrint(base.at, style))
  }
  if (base.kind !== 'call' || exponent.kind !== 'number' || !Number.isInteger(exponent.value)) return undefined
  return typesetFunctionPower(base, raised, (part) => print(part, style))
}

function printCases(e: Expression, style: Style): Piece {
  const rows: string[] = []
  const cell = (xml: string) => tag('mtd', xml, 'style="text-align: left"')
  let rest = e
  for (; rest.kind === 'conditional'; rest = rest.no) {
    const test = row(words('if '), print(rest.test, style).xml)
    rows.push(tag('mtr', [cell(print(rest.yes, style).xml), cell(test)]))
  }
  rows.push(tag('mtr', [cell(print(rest, style).xml), cell(words('otherwise'))]))
  return piece(row(operator('{', 'form="prefix"'), tag('mtable', rows, 'displaystyle="true"')), LEVEL.cases)
}

function printCall(e: Call, style: Style): Piece {
  const [argument] = e.args
  if (e.name === 'exp' && argument && isShort(argument)) {
    const base = tag('mi', 'e', 'mathvariant="normal"')
    return piece(tag('msup', [base, smallPrint(argument, style)]), LEVEL.factor, 'symbol', 'other')
  }
  return typesetCall(e, (part) => print(part, style))
}

/** Whether an exponent of e stays legible in small print. */
function isShort(e: Expression): boolean {
  const all = parts(e)
  return all.length <= 7 && all.every((p) => !['call', 'conditional', 'sum', 'integral'].includes(p.kind))
}
