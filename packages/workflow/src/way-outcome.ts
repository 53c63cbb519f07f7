/** The outcome of a way: its declared values and checks by the numbers that its calculation traced, and what it says beside. */
import type { Constant, Trace } from '@keelson/equations'
import { ContractError } from './errors.ts'
import { withGoverning } from './governing.ts'
import { type AnyOutcome, type CheckResult, check, inDoubt, type NotChecked, utilisation } from './outcome.ts'
import { isNotApplicable } from './values.ts'
import { type Answered, type AnyWay, type Beside, type Compared, FROM, type FromSide, type FromSymbol } from './way.ts'

type Inputs = Readonly<Record<string, unknown>>

export function outcomeOf(way: AnyWay, p: Inputs, trace: Trace, loaded: unknown): AnyOutcome {
  const found = foundIn(p, trace)
  const { values, checks, beside, answer, ...rest } = way.calculate(p as never, found.noting, loaded)
  const made = checksOf(way, found, checks ?? {}, beside ?? {})
  return {
    ...rest,
    values: valuesOf(way, found, values ?? {}),
    checks: made,
    ...(answer !== undefined && { detail: withGoverning(answer, way.checks, made) }),
  } as AnyOutcome
}

function valuesOf(way: AnyWay, found: Found, told: Inputs): Inputs {
  const values: Record<string, unknown> = { ...told }
  for (const [name, spec] of Object.entries(way.values)) {
    const from = (spec as Partial<Answered>)[FROM]
    if (from === undefined || isNotApplicable(told[name])) continue
    if (told[name] !== undefined)
      throw new ContractError(`${name} is declared as ${from.symbol} and is set to another number`)
    const number = found.bySymbol(from)
    if (number !== undefined) values[name] = from.utilisation ? utilisation(number) : number
  }
  return values
}

type Made = Readonly<Record<string, CheckResult | NotChecked | undefined>>
function checksOf(way: AnyWay, found: Found, told: Made, beside: Readonly<Record<string, Beside | undefined>>): Made {
  return Object.fromEntries(
    Object.entries(way.checks).flatMap(([id, spec]) => {
      const made = told[id] ?? compared(spec as Partial<Compared>, found, beside[id] ?? {})
      return made === undefined ? [] : [[id, made]]
    }),
  )
}

/** None where a side is not there. */
function compared(spec: Partial<Compared>, found: Found, { doubt, ...said }: Beside) {
  const from = spec[FROM]
  if (from === undefined) return undefined
  const [demand, capacity] = [found.side(from.demand), found.side(from.capacity)]
  if (demand === undefined || capacity === undefined) return undefined
  const use = from.utilisation === undefined ? undefined : found.bySymbol({ symbol: from.utilisation })
  return inDoubt(doubt, check({ demand, capacity, ...said, ...(use !== undefined && { utilisation: use }) }))
}

/** The numbers that a calculation traced, each by its symbol. */
interface Found {
  /** A trace that notes what it is given. */
  readonly noting: Trace
  readonly bySymbol: (from: FromSymbol) => number | undefined
  readonly side: (from: FromSide) => number | Constant | undefined
}

/** Relative difference of two numbers that are one: a formula may be traced again from arguments in another order. */
const SAME = 1e-9
const isSame = (a: number, b: number): boolean =>
  Object.is(a, b) || Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b))

/** One symbol has one value: of one that was traced with two, none is answered. */
function foundIn(p: Inputs, trace: Trace): Found {
  const numbers = new Map<string, number>()
  const twice = new Set<string>()
  const note = (symbol: string, value: number): number => {
    const before = numbers.get(symbol)
    if (before !== undefined && !isSame(before, value)) twice.add(symbol)
    numbers.set(symbol, value)
    return value
  }
  const traced = (symbol: string): number | undefined => {
    if (twice.has(symbol)) throw new ContractError(`${symbol} is traced with two values and cannot be reported`)
    return numbers.get(symbol)
  }
  const bySymbol = ({ symbol, orSymbol, orInput }: FromSymbol) =>
    traced(symbol) ??
    (orSymbol === undefined ? undefined : traced(orSymbol)) ??
    (orInput === undefined ? undefined : (p[orInput] as number | undefined))
  return {
    noting: {
      section: trace.section,
      apply: (equation, args, options) => note(options?.as ?? equation.symbol, trace.apply(equation, args, options)),
      solved: (solution) => note(solution.symbol, trace.solved(solution)),
      lookup: (lookup) => note(lookup.symbol, trace.lookup(lookup)),
      steps: trace.steps,
    },
    bySymbol,
    side: (from) => {
      if ('symbol' in from) return bySymbol(from)
      return 'constant' in from ? from.constant : (p[from.input] as number | undefined)
    },
  }
}
