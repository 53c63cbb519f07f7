/** Holds the line of values against the line of symbols: the same formula, with one number for each symbol. */
import { FIRST, type Known, takenBranch, worth } from './evaluate.ts'
import { type Formula, isNumeric, partsOf } from './formula.ts'

/** What the values of a formula are: of symbols, and of entries of lists. */
export type Bound = Map<string, number>

/**
 * Finds the numbers that stand for the symbols. Throws where the lines differ in anything else. `known` is what the
 * report gives besides: it decides which branch was taken, and holds the lists.
 */
export function matched(symbolic: Formula, values: Formula, known: Known): Bound {
  const bound: Bound = new Map()
  match(symbolic, values, { known, bound, running: new Map() })
  return bound
}

interface Scope {
  readonly known: Known
  readonly bound: Bound
  /** Running indices with their numbers. */
  readonly running: ReadonlyMap<string, number>
}

function match(symbolic: Formula, values: Formula, scope: Scope): void {
  if (symbolic.kind === 'symbol' && !isRunning(symbolic, values)) bind(symbolic.name, numberIn(values), scope)
  else if (symbolic.kind === 'element') bindEntry(symbolic, values, scope)
  else if (symbolic.kind === 'cases') match(branchOf(symbolic, scope), values, scope)
  else if (symbolic.kind === 'sum' && values.kind !== 'sum') matchTerms(symbolic, values, scope)
  else if (isNumeric(symbolic) && isNumeric(values)) same(symbolic, values, scope)
  else if (symbolic.kind === 'negative' && values.kind === 'number')
    match(symbolic.of, { kind: 'number', value: -values.value }, scope)
  else matchParts(symbolic, values, scope)
}

function matchParts(symbolic: Formula, values: Formula, scope: Scope): void {
  const [own, others] = [partsOf(symbolic), partsOf(values)]
  if (headOf(symbolic) !== headOf(values)) throw new Error(`the values have ${headOf(values)} for ${headOf(symbolic)}`)
  if (own.length !== others.length) throw new Error(`the values have another number of parts in ${headOf(symbolic)}`)
  for (const [k, part] of own.entries()) match(part, others[k] as Formula, scope)
}

/** The variable of an integral stays what it is. */
const isRunning = (symbolic: Formula, values: Formula): boolean =>
  symbolic.kind === 'symbol' && values.kind === 'symbol' && symbolic.name === values.name

function numberIn(values: Formula): number {
  if (values.kind === 'number') return values.value
  throw new Error(`a symbol became ${headOf(values)}`)
}

function bind(name: string, value: number, { bound, running }: Scope): void {
  const index = running.get(name)
  if (index !== undefined && index !== value)
    throw new Error(`the index ${name} is ${index} and, in the values, ${value}`)
  if (index !== undefined) return
  const before = bound.get(name)
  if (before !== undefined && before !== value) throw new Error(`${name} is ${before} and, in the same line, ${value}`)
  bound.set(name, value)
}

function bindEntry({ list, at }: Extract<Formula, { kind: 'element' }>, values: Formula, scope: Scope): void {
  const numbers = new Map([...scope.known.numbers, ...scope.running])
  const place = worth(at, { ...scope.known, numbers })
  const given = scope.known.lists.get(list)?.[place - (scope.running.get(FIRST) ?? 1)]
  const value = numberIn(values)
  if (given !== undefined && given !== value)
    throw new Error(`entry ${place} of ${list} is ${given} and, in the values, ${value}`)
}

/** The branch that the numbers of the report choose. */
function branchOf(symbolic: Extract<Formula, { kind: 'cases' }>, { known, bound, running }: Scope): Formula {
  return takenBranch(symbolic, { ...known, numbers: new Map([...known.numbers, ...bound, ...running]) })
}

/** A sum is written out, or begun. */
function matchTerms(sum: Extract<Formula, { kind: 'sum' }>, values: Formula, scope: Scope): void {
  const count = countOf(sum, scope.known)
  const from = worth(sum.from, scope.known)
  if (values.kind === 'beginning' && values.count !== count)
    throw new Error(`a sum of ${count} terms is said to have ${values.count}`)
  const shown = values.kind === 'beginning' ? values.shown : values
  const terms = values.kind === 'beginning' ? SHOWN : count
  if (count === 0) same({ kind: 'number', value: 0 }, shown, scope)
  else matchChain(sum, shown, from + terms - 1, from, scope)
}
/** Terms that a sum begins with where it is not written out. */
const SHOWN = 2

function matchChain(
  sum: Extract<Formula, { kind: 'sum' }>,
  values: Formula,
  last: number,
  from: number,
  scope: Scope,
): void {
  const term = (j: number): Scope => ({ ...scope, running: new Map([...scope.running, [FIRST, from], [sum.index, j]]) })
  if (last === from) match(sum.body, values, term(from))
  else if (values.kind === 'operation' && values.sign === '+') {
    match(sum.body, values.right, term(last))
    matchChain(sum, values.left, last - 1, from, scope)
  } else throw new Error('a term of a sum is missing')
}

/** Terms of a sum: by its bounds, or by the lists that it runs over. */
function countOf(sum: Extract<Formula, { kind: 'sum' }>, known: Known): number {
  return worth(sum.to, known) - worth(sum.from, known) + 1
}

function same(a: Formula, b: Formula, { known }: Scope): void {
  const [x, y] = [worth(a, known), worth(b, known)]
  if (Math.abs(x - y) > 1e-12 * Math.abs(x)) throw new Error(`${x} became ${y}`)
}

/** What a formula is, as far as its parts do not say it. */
function headOf(f: Formula): string {
  switch (f.kind) {
    case 'operation':
    case 'comparison':
      return `'${f.sign}'`
    case 'call':
      return `${f.name}( )`
    case 'joined':
      return `'${f.word}'`
    case 'number':
      return String(f.value)
    case 'symbol':
      return f.name
    case 'integral':
      return `an integral over ${f.variable}`
    default:
      return f.kind
  }
}
