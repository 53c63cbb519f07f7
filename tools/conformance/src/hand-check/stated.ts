/** What stands with a step beside its formula: the entries of lists, and the functions that it calls. */
import { type Callable, type Known, worth } from './evaluate.ts'
import type { Formula } from './formula.ts'
import { knownFunctions, root } from './known-functions.ts'
import { nameOf, opened, readFormula, readSides } from './read-formula.ts'
import { type Element, textOf } from './read-html.ts'
import type { PrintedReport, PrintedStep, StatedFunction } from './read-report.ts'

/** Lists that stand below the formula, `x_j = 1; 2; 3`. */
export function listsOf({ lists }: PrintedStep): ReadonlyMap<string, readonly number[]> {
  return new Map(
    lists.map((line) => {
      const tokens = line.flatMap(opened)
      const [head] = tokens
      if (head === undefined) throw new Error('a list without its symbol')
      return [nameOf(head).replace(/[_,]j(?=\W*$)/, ''), entriesOf(tokens.slice(2))] as const
    }),
  )
}

function entriesOf(tokens: readonly Element[]): readonly number[] {
  const entries: Element[][] = [[]]
  for (const t of tokens) {
    if (t.tag === 'mo' && textOf(t) === ';') entries.push([])
    else entries.at(-1)?.push(t)
  }
  return entries
    .filter((e) => e.length > 0)
    .map((children) => worth(readFormula([{ tag: 'mrow', attributes: {}, children }]), NOTHING))
}
/** What a number alone needs. */
export const NOTHING: Known = { numbers: new Map(), lists: new Map(), functions: new Map() }

/** How many entries the lists have: n, or n with the symbol of the list. */
export function lengthsOf(lists: ReadonlyMap<string, readonly number[]>): readonly (readonly [string, number])[] {
  return [...lists].flatMap(([name, { length }]) => [
    ['n', length] as const,
    [`n_${name.replaceAll('_', ',')}`, length] as const,
  ])
}

/** The functions that a step states, or that an earlier one does. */
export function functionsOf(step: PrintedStep, report: PrintedReport): ReadonlyMap<string, Callable> {
  const own = step.functions.map((f) => callableOf(f))
  const before = step.statedBefore.map(({ name, step: no }) => {
    const stated = report.steps.find((s) => s.no === no)?.functions.map((f) => callableOf(f)) ?? []
    const found = stated.find(([of]) => of === nameOf(opened(name)[0] ?? name))
    if (found === undefined) throw new Error(`step ${no} does not state ${textOf(name)}`)
    return found
  })
  return new Map([...own, ...before])
}

function callableOf({ formula, beside, means }: StatedFunction): readonly [name: string, call: Callable] {
  if (means !== undefined) {
    const known = knownFunctions.get(means)
    const [head] = formula.flatMap(opened)
    if (known === undefined || head === undefined) throw new Error(`what is ${means}?`)
    return [nameOf(head), known]
  }
  const [head, body] = readSides(formula).sides
  if (head?.kind !== 'call' || body === undefined) throw new Error('a function without its formula')
  const names = head.given.map((f) => (f.kind === 'symbol' ? f.name : ''))
  const rest = beside.map((b) => ({
    root: b.root && nameOf(opened(b.root)[0] ?? b.root),
    sides: readSides(b.formula).sides,
  }))
  return [
    head.name,
    (given) => {
      const numbers = new Map(names.map((name, k) => [name, given[k] ?? Number.NaN]))
      for (const { root: unknown, sides } of rest) setBeside(numbers, sides, unknown)
      return worth(body, { ...NOTHING, numbers })
    },
  ]
}

/** A symbol that is no argument: by its formula, or as the root of an equation. */
function setBeside(
  numbers: Map<string, number>,
  [left, right]: readonly (Formula | undefined)[],
  unknown: string | undefined,
): void {
  if (left === undefined || right === undefined) throw new Error('half an equation')
  const known = { ...NOTHING, numbers }
  if (unknown === undefined) {
    if (left.kind !== 'symbol') throw new Error('a formula beside a function has no symbol')
    numbers.set(left.name, worth(right, known))
    return
  }
  const excess = (x: number) => {
    numbers.set(unknown, x)
    return worth(left, known) - worth(right, known)
  }
  numbers.set(unknown, root(excess))
}
