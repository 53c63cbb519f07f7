/**
 * Follows a report by hand: nothing but its text is known. Of each step the printed formula is read, the printed numbers
 * are put in, and what comes out must be the printed result: rounded to the digits printed (five, trailing noughts
 * left out, or as many as are printed) it may differ by one unit in the last of them. The line of values must be the line of
 * symbols with one number for each symbol, and that number the one of the list of symbols. An entry between others is
 * interpolated again from the corners printed; a solved value is put into the equation printed for it.
 */
import { convert, isUnit } from '@keelson/units'
import { holds, type Known, worth } from './evaluate.ts'
import { type Formula, partsOf, withNumbers } from './formula.ts'
import { matched } from './match.ts'
import { agrees, isLong, LAST_OF_MOST, lastDigit, readNumber } from './printed-number.ts'
import { nameOf, opened, RELATIONS, readFormula, readSides } from './read-formula.ts'
import { type Element, textOf } from './read-html.ts'
import { type PrintedReport, type PrintedStep, type PrintedSymbol, readReport, type Work } from './read-report.ts'
import { functionsOf, lengthsOf, listsOf, NOTHING } from './stated.ts'

/** 'elsewhere' is a sum over a list that is too long to stand with its step; the step names the table that holds it. */
type Kind = 'equation' | 'sum' | 'elsewhere' | 'integral' | 'interpolation' | 'table' | 'solved'
export interface Followed {
  readonly no: number
  readonly kind: Kind
  readonly problems: readonly string[]
}

/** Follows every step of a report. */
export function follow(page: string): readonly Followed[] {
  const report = readReport(page)
  const listed = symbolsOf(report)
  return report.steps.map((step) => {
    const problems: string[] = []
    let kind: Kind = 'table'
    try {
      kind = kindOf(step)
      problems.push(...followStep(step, kind, { report, listed }))
    } catch (error) {
      problems.push((error as Error).message)
    }
    return { no: step.no, kind, problems }
  })
}

interface Context {
  readonly report: PrintedReport
  readonly listed: ReadonlyMap<string, Listed>
}
interface Listed {
  readonly text: string
  readonly value: number | undefined
  readonly times: number
}

function symbolsOf({ symbols }: PrintedReport): ReadonlyMap<string, Listed> {
  const listed = new Map<string, Listed>()
  const named = (s: PrintedSymbol) => nameOf(opened(s.symbol)[0] ?? s.symbol)
  for (const s of symbols) {
    const before = listed.get(named(s))
    listed.set(named(s), { text: s.value, value: readNumber(s.value), times: (before?.times ?? 0) + 1 })
  }
  return listed
}

function kindOf(step: PrintedStep): Kind {
  const [work] = step.works
  if (work === undefined) throw new Error('nothing is printed')
  if (work.formula === undefined) {
    if (step.corners) return 'interpolation'
    return / residual /.test(spaced(work.result)) ? 'solved' : 'table'
  }
  const all = readSides(work.formula).sides.flatMap((side) => (side ? everyPart(side) : []))
  if (all.some((f) => f.kind === 'integral')) return 'integral'
  if (all.some((f) => f.kind === 'sum')) return step.longLists.length > 0 ? 'elsewhere' : 'sum'
  return 'equation'
}

const spaced = (math: readonly Element[]): string => math.map(textOf).join('').replaceAll('\u00a0', ' ')

const everyPart = (f: Formula): readonly Formula[] => [f, ...partsOf(f).flatMap(everyPart)]

function followStep(step: PrintedStep, kind: Kind, context: Context): readonly string[] {
  const [work] = step.works
  if (work === undefined) return ['nothing is printed']
  switch (kind) {
    case 'table':
      return followRead(step)
    case 'interpolation':
      return followCorners(step, context)
    case 'solved':
      return followSolved(step, context)
    case 'elsewhere':
      return step.longLists.every((text) => /numbers, \S/.test(text))
        ? []
        : ['a long list does not say where it stands']
    default:
      return followWork(work, step, context)
  }
}

/** A plain entry has its place; what lies between entries needs them. */
function followRead({ found = '' }: PrintedStep): readonly string[] {
  if (found.trim() === '') return ['no place is printed for a number that was read']
  return /\b(between|interpolat|linear|straight)/.test(found)
    ? ['a number between entries is printed without them']
    : []
}

/** A formula in symbols, in values, and its result. */
function followWork(
  work: Work,
  step: PrintedStep,
  context: Context,
  own: ReadonlyMap<string, number> = new Map(),
): readonly string[] {
  const { formula = [], values } = work
  const lists = listsOf(step)
  const given = new Map([...lengthsOf(lists), ...own])
  const known: Known = {
    numbers: new Map([...listedNumbers(context), ...given]),
    lists,
    functions: functionsOf(step, context.report),
  }
  const symbolic = readSides(formula)
  const results = resultsOf(work.result)
  const put = values && readSides(values)
  const relation = results.length > 1
  const pairs = symbolic.sides.flatMap((side, k) => {
    if (side === undefined || (k === 0 && !relation)) return []
    return [{ side, put: put?.sides[k], result: results[relation ? k : 0] }]
  })
  return [
    ...pairs.flatMap((pair) => followSide(pair, known, context, given)),
    ...conditionProblems(work, known),
    ...(relation
      ? relationProblems(put?.sign ?? symbolic.sign, symbolic.sign, work.result)
      : multipleProblems(work, results[0])),
  ]
}

interface Pair {
  readonly side: Formula
  readonly put: Formula | undefined
  readonly result: number | undefined
}

function followSide(
  { side, put, result }: Pair,
  known: Known,
  { listed }: Context,
  own: ReadonlyMap<string, number>,
): readonly string[] {
  if (result === undefined) return ['no result is printed']
  const bound = put ? matched(side, put, known) : new Map<string, number>()
  const complete = put !== undefined && !everyPart(put).some((f) => f.kind === 'beginning')
  const value = complete ? worth(put, known) : worth(side, { ...known, numbers: new Map([...known.numbers, ...bound]) })
  const wrong =
    agrees(value, result) || isNothing(put, value, result, known) ? [] : [`by hand ${value}, printed ${result}`]
  return [...wrong, ...[...bound].flatMap(([name, number]) => symbolProblems(name, number, listed, own))]
}

/** Whether a result is no more than what the twelfth digit of the values leaves open, where those cancel each other. */
function isNothing(put: Formula | undefined, value: number, result: number, known: Known): boolean {
  if (put === undefined) return false
  if (cancels(put) && Math.abs(result) < LAST_OF_MOST) return value === 0
  const moved = [1, -1].map((side) => withNumbers(put, (x) => (isLong(x) ? x * (1 + side * LAST_OF_MOST) : x)))
  const [up = value, down = value] = moved.map((f) => worth(f, known))
  return Math.abs(value - result) <= Math.abs(up - value) + Math.abs(down - value)
}

const cancels = (put: Formula): boolean =>
  everyPart(put).some(
    (f) => f.kind === 'operation' && f.sign === '−' && worth(f.left, NOTHING) === worth(f.right, NOTHING),
  )

/** The number of a symbol is that of the list of symbols, at the digits of the one that has fewer. */
function symbolProblems(
  name: string,
  number: number,
  listed: ReadonlyMap<string, Listed>,
  own: ReadonlyMap<string, number>,
): readonly string[] {
  const given = own.get(name) ?? listed.get(name)?.value
  if (given === undefined) return [`${name} does not stand in the list of symbols`]
  if ((listed.get(name)?.times ?? 0) > 1) return [`${name} stands in the list of symbols with several values`]
  const unit = Math.max(lastDigit(number), lastDigit(given))
  return Math.abs(number - given) <= 1.001 * unit
    ? []
    : [`${name} is ${number} in the values and ${given} in the list of symbols`]
}

function conditionProblems({ conditions }: Work, known: Known): readonly string[] {
  if (conditions === undefined) return []
  const tokens = conditions.flatMap(opened).slice(1)
  return holds(readFormula([{ tag: 'mrow', attributes: {}, children: tokens }]), known)
    ? []
    : [`${conditions.map(textOf).join('')} does not hold`]
}

/** A relation that does not hold says so. */
function relationProblems(sign: string, asked: string, result: readonly Element[]): readonly string[] {
  const [left = 0, right = 0] = resultsOf(result)
  const said = result.flatMap(opened).find((t) => t.tag === 'mo' && RELATIONS.has(textOf(t)))
  if (said === undefined || textOf(said) !== sign)
    return ['the values and the result have different signs between their sides']
  const near = Math.abs(left - right) <= Math.max(lastDigit(left), lastDigit(right))
  const true_ = { '=': near, '≈': near, '≤': left <= right, '<': left < right, '≥': left >= right, '>': left > right }[
    sign
  ]
  if (true_ !== true) return [`${left} ${sign} ${right} does not hold`]
  const failed = /not fulfilled/.test(result.map(textOf).join(''))
  return failed === (asked !== sign && sign !== '≈') ? [] : ['a relation that does not hold does not say so']
}

/** The result in the unit of the page is that of the formula, by the definitions of the two units. */
function multipleProblems({ multiple, result: line }: Work, result: number | undefined): readonly string[] {
  if (multiple === undefined || result === undefined) return []
  const from = line
    .flatMap(opened)
    .filter((t) => t.tag === 'mtext')
    .map(textOf)
    .join('')
    .trim()
  const [, number = '', to = ''] =
    /^\s*=\s*([−\d.,×⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+)\s*(.*)$/.exec(multiple.replaceAll('\u00a0', ' ')) ?? []
  const other = readNumber(number)
  if (other === undefined || !isUnit(from) || !isUnit(to)) return [`cannot read ${multiple} of ${spaced(line)}`]
  const own = convert(result, from, to)
  const open = (lastDigit(other) + Math.abs(convert(result + lastDigit(result), from, to) - own)) * HALF
  return Math.abs(own - other) <= open ? [] : [`${result} ${from} is not ${other} ${to}`]
}
/** What rounding both numbers leaves open, of their last digits. */
const HALF = 0.501

/** The numbers of a result line: one, or both sides of a relation; what follows in words is left out. */
function resultsOf(result: readonly Element[]): readonly number[] {
  const tokens = result.flatMap(opened)
  const sides: Element[][] = [[]]
  let inUnit = false
  for (const t of tokens) {
    if (t.tag === 'mo' && RELATIONS.has(textOf(t))) {
      sides.push([])
      inUnit = false
    } else if (t.tag === 'mtext') inUnit = true
    else if (!inUnit) sides.at(-1)?.push(t)
  }
  return sides.flatMap((side) => {
    if (side.length === 0) return []
    const f = readFormula([{ tag: 'mrow', attributes: {}, children: side }])
    if (f.kind === 'symbol') return []
    return [f.kind === 'number' ? f.value : Number.NaN]
  })
}

const listedNumbers = ({ listed }: Context): readonly (readonly [string, number])[] =>
  [...listed].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const]))

/** The shares of the axes, then the entry, from the numbers of the corner table alone. */
function followCorners(step: PrintedStep, context: Context): readonly string[] {
  const [main, ...works] = step.works
  const [head = [], ...rows] = step.corners ?? []
  const own = cornersOf(head, rows)
  const [last] = works.slice(-1)
  if (main === undefined || last === undefined) return ['corners are printed without the formula']
  const same =
    resultsOf(main.result)[0] === resultsOf(last.result)[0] ? [] : ['the formula gives another number than the step']
  return [
    ...same,
    ...works.flatMap((work) => {
      const problems = followWork(work, step, context, nodesNamed(work, own))
      const share = readSides(work.formula ?? []).sides[0]
      if (share?.kind === 'symbol') own.set(share.name, resultsOf(work.result)[0] ?? Number.NaN)
      return problems
    }),
    ...rows.flatMap(([corner]) => weightProblems(symbolIn(corner), head, own, context)),
  ]
}

/** A corner weighs the product of the shares of its nodes. */
function weightProblems(
  corner: string,
  head: readonly Element[],
  own: ReadonlyMap<string, number>,
  { listed }: Context,
): readonly string[] {
  const sides = [...corner.replace(/\D/g, '')]
  const weight = sides.reduce((product, side, k) => {
    const share = `s_${symbolIn(head[k + 1]).replace('_', ',')}`
    const s = own.get(share) ?? listed.get(share)?.value ?? Number.NaN
    return product * (side === '1' ? s : 1 - s)
  }, 1)
  const printed = own.get(corner.replace('c', 'w')) ?? Number.NaN
  return Math.abs(weight - printed) <= WEIGHT_DIGITS
    ? []
    : [`the weight of ${corner} is ${weight} by hand, printed ${printed}`]
}
/** Shares are printed with five digits. */
const WEIGHT_DIGITS = 2e-5

/** Numbers of a table of corners: each entry by its symbol, each node by its axis and side. */
function cornersOf(head: readonly Element[], rows: readonly (readonly Element[])[]): Map<string, number> {
  const own = new Map<string, number>()
  for (const [name, ...cells] of rows) {
    const corner = symbolIn(name)
    own.set(corner, readNumber(textOf(cells.at(-2) ?? '')) ?? Number.NaN)
    own.set(corner.replace('c', 'w'), readNumber(textOf(cells.at(-1) ?? '')) ?? Number.NaN)
    for (const [k, cell] of cells.slice(0, -2).entries()) {
      const node = `${symbolIn(head[k + 1])} ${corner.replace(/\D/g, '')[k]}`
      const value = readNumber(textOf(cell)) ?? Number.NaN
      const before = own.get(node)
      if (before !== undefined && before !== value) throw new Error(`the node ${node} is ${before} and ${value}`)
      own.set(node, value)
    }
  }
  return own
}

/** The nodes of an axis are named after it in the formula of its share. */
function nodesNamed({ formula = [] }: Work, own: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const named = new Map(own)
  const symbols = everyPart(readSides(formula).sides[1] ?? { kind: 'number', value: 0 }).flatMap((f) =>
    f.kind === 'symbol' ? [f.name] : [],
  )
  for (const symbol of symbols) {
    const [, before = '', side = '', after = ''] = /^(.*)[_,]([01])(\W*)$/.exec(symbol) ?? []
    const node = own.get(`${before}${after} ${side}`)
    if (node !== undefined) named.set(symbol, node)
  }
  return named
}

const symbolIn = (cell: Element | undefined): string => {
  const [first] = (cell?.children ?? []).filter((c): c is Element => typeof c !== 'string')
  const [symbol] = first ? opened(first) : []
  return symbol === undefined ? '' : nameOf(symbol)
}

/** A root fulfils the equation printed for it, or makes a calculation meet what it was to meet. */
function followSolved(step: PrintedStep, context: Context): readonly string[] {
  const { works, meets, shown } = step
  const [main, ...conditions] = works
  const [value] = main ? resultsOf(main.result) : []
  if (value === undefined) return ['no solved value is printed']
  if (conditions.length + meets.length === 0 && !shown) return ['nothing says what the solved value fulfils']
  return [
    ...conditions.flatMap((work) => followWork(work, step, context)),
    ...meets.flatMap((met) => metProblems(met, value)),
    ...(shown ? shownProblems(step, shown, value, context) : []),
  ]
}

/** What rounding leaves of a number that is to be nothing. */
const NOTHING_LEFT = 1e-12

/** Both numbers are printed, and stand to each other as is said. */
function metProblems(
  [at = '', reached = '', sign = '', asked = '']: readonly string[],
  value: number,
): readonly string[] {
  const [own, left, right] = [at, reached, asked].map((text) => readNumber(text) ?? Number.NaN) as [
    number,
    number,
    number,
  ]
  const near = Math.abs(left - right) <= Math.max(lastDigit(left), lastDigit(right)) + NOTHING_LEFT
  const true_ = { '=': near, '<': near || left < right, '>': near || left > right }[sign]
  return [
    ...(own === value ? [] : [`the root is ${value}, and ${own} where it is put in`]),
    ...(true_ === true ? [] : [`${reached} ${sign} ${asked} does not hold`]),
  ]
}

/** The later step is followed by itself; it must use the root, and be a relation or give the number asked. */
function shownProblems(
  { works: [own] }: PrintedStep,
  { step: no, gives }: NonNullable<PrintedStep['shown']>,
  value: number,
  { report }: Context,
): readonly string[] {
  const later = report.steps.find((s) => s.no === no)?.works[0]
  if (own === undefined || later?.formula === undefined) return [`step ${no} has no formula`]
  const asked = gives === undefined ? value : readNumber(gives)
  const results = resultsOf(later.result)
  const [a = Number.NaN, b = asked] = results
  return agrees(a, b ?? Number.NaN) ? [] : [`step ${no} gives ${a}, not ${b}`]
}
