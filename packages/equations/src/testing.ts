/** What every folder of equations owes its reader as a test: the printed formula is the code, and a worked value agrees. */
import type { Arguments, Equation, NamedFunction, Where } from './equation.ts'
import { EquationError } from './errors.ts'
import { evaluateExpression, type Values } from './evaluate.ts'
import { EVIDENCE_KINDS, type Evidence, WorkedValueMissed } from './evidence.ts'
import { type Expression, isComparison, parts } from './expression.ts'
import type { ReachRange } from './reach.ts'
import { cornerWeights } from './reading.ts'
import { seeded } from './seeded.ts'
import type { Step } from './trace.ts'

export { byHand, closedForm, type Evidence, peer, published } from './evidence.ts'

/** A value from outside the code, in the equation's own units. */
export interface Worked<W extends Where> {
  readonly args: Arguments<W>
  readonly value: number
  /** Value of the left side, where there is one. */
  readonly left?: number
  readonly relTol: number
  readonly source: Evidence
}

export interface Holds<W extends Where> {
  /** Lowest and highest value of symbols, in the equation's own units; others stay within 10 % of the first worked ones. */
  readonly ranges?: { readonly [K in keyof W]?: readonly [low: number, high: number] }
  readonly worked: readonly [Worked<W>, ...Worked<W>[]]
}

const RANDOM_POINTS = 200

/** The equations that were held in this process. */
export const heldEquations: Set<unknown> = new Set()

/**
 * Asserts that an equation is what it claims: at the worked values and over its declared ranges (ends, literal thresholds and random points) the
 * parsed formula gives bit for bit what `evaluate` gives, and a finite number; every symbol is used; and each worked
 * value is met within its tolerance. Throws EquationError saying what does not hold and where.
 */
export function assertEquationHolds<W extends Where>(equation: Equation<W>, { ranges, worked }: Holds<W>): void {
  heldEquations.add(equation)
  assertAllUsed(equation)
  for (const example of strongestFirst(worked)) assertWorked(equation, example)
  for (const { args } of worked) assertSame(equation, args as Values)
  for (const point of points(equation, ranges ?? {}, worked[0].args as Values)) assertSame(equation, point)
}

function assertAllUsed<W extends Where>({ symbol, where, ast, leftAst }: Equation<W>): void {
  const used = new Set([ast, ...(leftAst ? [leftAst] : [])].flatMap(parts).map(nameOf))
  const idle = Object.keys(where).filter((name) => !used.has(name))
  if (idle.length > 0) throw new EquationError(`${symbol}: unused symbols ${idle.join(', ')}`)
}

function nameOf(e: Expression): string | undefined {
  if (e.kind === 'symbol') return e.name
  return e.kind === 'element' || e.kind === 'length' ? e.list : undefined
}

const strongestFirst = <W extends Where>(worked: readonly Worked<W>[]): readonly Worked<W>[] =>
  worked.toSorted((a, b) => EVIDENCE_KINDS.indexOf(a.source.kind) - EVIDENCE_KINDS.indexOf(b.source.kind))

function assertWorked<W extends Where>(equation: Equation<W>, { args, value, left, relTol, source }: Worked<W>): void {
  const close = (got: number, expected: number, by: string) => {
    if (Math.abs(got - expected) <= relTol * Math.abs(expected)) return
    throw new WorkedValueMissed(`${equation.symbol}: ${got}, but ${expected} within ${relTol} by ${by}`, source.kind)
  }
  if (source.gives !== undefined) close(source.gives, value, 'the value beside its own arithmetic')
  close(equation.evaluate(args), value, source.source)
  if (left !== undefined) close(equation.left?.(args) ?? Number.NaN, left, source.source)
}

function assertSame<W extends Where>(equation: Equation<W>, point: Values): void {
  const functions: Readonly<Record<string, NamedFunction>> = equation.functions ?? {}
  const same = (ast: Expression, run: (v: Arguments<W>) => number) => {
    const value = run(point as Arguments<W>)
    const read = evaluateExpression(ast, point, functions)
    if (!Object.is(value, read))
      throw new EquationError(`${equation.symbol}: runs to ${value}, reads ${read}, at ${at}`)
    if (!Number.isFinite(value)) throw new EquationError(`${equation.symbol}: ${value} at ${at}`)
  }
  const at = JSON.stringify(point)
  same(equation.ast, equation.evaluate)
  if (equation.leftAst && equation.left) same(equation.leftAst, equation.left)
}

type Range = readonly [low: number, high: number]
/** Draws a value of a symbol: its lowest at 0, its highest at 1. */
type Draw = (share: () => number) => number | readonly number[]

function* points<W extends Where>(
  equation: Equation<W>,
  ranges: { readonly [K in keyof W]?: Range },
  like: Values,
): Generator<Values> {
  const names = Object.keys(equation.where)
  const draws = new Map(names.map((name) => [name, drawer(like[name], ranges[name], isCount(equation, name))]))
  const random = seeded(1)
  const at = (share: () => number): Record<string, number | readonly number[]> =>
    Object.fromEntries(names.map((name) => [name, draws.get(name)?.(share) ?? Number.NaN]))
  yield like
  for (const share of [0, 0.5, 1]) yield at(() => share)
  for (const name of names)
    for (const end of [0, 1]) yield { ...like, [name]: draws.get(name)?.(() => end) ?? Number.NaN }
  for (const [name, edge] of thresholds(equation)) {
    const [low, high] = ranges[name] ?? around(Number(like[name]))
    if (edge >= low && edge <= high) yield { ...like, [name]: edge }
  }
  for (let k = 0; k < RANDOM_POINTS; k++) yield at(random)
}

function drawer(like: number | readonly number[] | undefined, range: Range | undefined, count: boolean): Draw {
  if (like === undefined) throw new EquationError('a worked example gives every symbol')
  const draw = (one: number, share: () => number): number => {
    const [low, high] = range ?? (count ? [one, one] : around(one))
    const value = low + (high - low) * share()
    return count ? Math.round(value) : value
  }
  return (share) => (typeof like === 'number' ? draw(like, share) : like.map((one) => draw(one, share)))
}

function around(value: number): Range {
  return value < 0 ? [1.1 * value, 0.9 * value] : [0.9 * value, 1.1 * value]
}

/** Whether a symbol is the number of terms of a sum. */
function isCount<W extends Where>(equation: Equation<W>, name: string): boolean {
  const all = [equation.ast, ...(equation.leftAst ? [equation.leftAst] : [])].flatMap(parts)
  return all.some((e) => e.kind === 'sum' && parts(e.count).some((p) => p.kind === 'symbol' && p.name === name))
}

/** Symbols compared with a literal number: the edges where a formula may change. */
function thresholds<W extends Where>(equation: Equation<W>): [name: string, edge: number][] {
  return parts(equation.ast).flatMap((e): [string, number][] => {
    if (e.kind !== 'binary' || !isComparison(e.operator)) return []
    const { left, right } = e
    if (left.kind === 'symbol' && right.kind === 'number') return [[left.name, right.value]]
    return left.kind === 'number' && right.kind === 'symbol' ? [[right.name, left.value]] : []
  })
}

const SAME_READING = 1e-9

/** Asserts that the corners which a table read states give the entry that was read. Throws EquationError where they do not. */
export function assertReadingsGive(steps: readonly Step[]): void {
  for (const step of steps) {
    if (step.kind !== 'table' || step.reading === undefined) continue
    const { corners, entries } = step.reading
    const weights = cornerWeights(step.reading)
    const value =
      entries === 'linear'
        ? corners.reduce((sum, corner, k) => sum + corner * (weights[k] ?? Number.NaN), 0)
        : corners.reduce((product, corner, k) => product * corner ** (weights[k] ?? Number.NaN), 1)
    if (!(Math.abs(value - step.value) <= SAME_READING * Math.abs(step.value)))
      throw new EquationError(`${step.title}: the corners give ${value}, read was ${step.value}`)
  }
}

/** Asserts the ends of a reach, in its unit, and the side on which a pass shows nothing. */
export function assertEnds(
  reach: ReachRange,
  ends: Pick<ReachRange, 'from' | 'to'>,
  unit: string,
  unsafe: ReachRange['unsafe'],
): void {
  const { title, from, to } = reach
  if (from !== ends.from || to !== ends.to || reach.unit !== unit || reach.unsafe !== unsafe)
    throw new EquationError(`${title} reaches from ${from} to ${to} ${reach.unit}, unsafe ${reach.unsafe}`)
}
