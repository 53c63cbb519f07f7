/**
 * The record of a calculation: every step with the values it had, as plain data, so that a report can print it and a
 * reviewer can follow it by hand long after the code has moved on. Values are in SI.
 */
import { type Cited, type Constant, citedOf, isConstant } from './constant.ts'
import type { Arguments, Equation, Relation, Where } from './equation.ts'
import type { Source } from './source.ts'

export interface TracedArgument {
  /** Symbol in the printed line. */
  readonly symbol: string
  /** Name in the expression text. */
  readonly name: string
  readonly title: string
  readonly unit: string
  /** In SI. */
  readonly value: number | readonly number[]
  /** Of a coefficient: the source and clause that give it. */
  readonly constant?: Cited
}

interface StepBase {
  readonly id: number
  /** Heading that the step stands under. */
  readonly section: string
  readonly symbol: string
  readonly title: string
  readonly unit: string
  readonly source: string
  readonly clause: string
  readonly note?: string
}
export interface EquationStep extends StepBase {
  readonly kind: 'equation'
  readonly expression: string
  readonly relation: Relation
  readonly arguments: readonly TracedArgument[]
  /** Result in SI. */
  readonly value: number
  /** Value of the left side in SI, for implicit equations and criteria. */
  readonly left?: { readonly expression: string; readonly value: number }
  /** Why the formula holds only in the units stated. */
  readonly fit?: string
}
export interface SolvedStep extends StepBase {
  readonly kind: 'solved'
  readonly value: number
  readonly trial: number
  /** Largest scaled residual at the solution, dimensionless. */
  readonly residual: number
  readonly iterations: number
  readonly method: string
}
export interface TableStep extends StepBase {
  readonly kind: 'table'
  readonly arguments: readonly TracedArgument[]
  readonly value: number
  /** Where the value stands: 'row sand, column normal', 'between K 20..30 and M 0.3..0.4'. */
  readonly cell: string
}
export type Step = EquationStep | SolvedStep | TableStep

export interface ApplyOptions {
  /** Prints the result under another symbol than the equation's own. */
  readonly as?: string
  /** Prints arguments under other symbols: { D: 'D_s' }. */
  readonly rename?: Readonly<Record<string, string>>
  readonly title?: string
  readonly note?: string
}

/** What a solver found. */
export interface Solution {
  readonly symbol: string
  readonly title: string
  readonly unit: string
  readonly source: Source
  readonly clause: string
  readonly value: number
  readonly trial: number
  readonly residual: number
  readonly iterations: number
  readonly method: string
  readonly note?: string
}

/** What was read from a table. */
export interface Lookup {
  readonly symbol: string
  readonly title: string
  readonly unit: string
  readonly source: Source
  readonly clause: string
  readonly value: number
  readonly cell: string
  readonly where?: Readonly<Record<string, readonly [label: string, unit: string, value: number | Constant]>>
  readonly note?: string
}

/** Arguments of an equation: numbers in SI, lists of them, and coefficients with their clause. */
export type Given<W extends Where> = {
  readonly [K in keyof W]: W[K] extends readonly [string, string, 'list'] ? readonly number[] : number | Constant
}

export interface Trace {
  /** Opens a section: the steps that follow stand under this heading. */
  section(title: string): void
  /** Evaluates with SI arguments, records the step, returns the SI result. */
  apply<W extends Where>(equation: Equation<W>, args: Given<W>, options?: ApplyOptions): number
  /** Records what a solver found, returns its value. */
  solved(solution: Solution): number
  /** Records a table read, returns its value. */
  lookup(lookup: Lookup): number
  readonly steps: readonly Step[]
}

/** Evaluates and records nothing: for solvers, sweeps and loops. A coefficient is a number to the formula. */
export const silent: Trace = {
  section: () => {},
  apply: <W extends Where>(equation: Equation<W>, args: Given<W>) => +equation.evaluateSI(args as Arguments<W>),
  solved: (solution) => solution.value,
  lookup: (lookup) => lookup.value,
  steps: [],
}

/** A new, empty trace. */
export function newTrace(): Trace {
  const steps: Step[] = []
  let section = ''
  const base = (
    s: { symbol: string; title: string; unit: string; source: Source; clause: string },
    note: string | undefined,
  ): StepBase => ({
    id: steps.length + 1,
    section,
    symbol: s.symbol,
    title: s.title,
    unit: s.unit,
    source: s.source.id,
    clause: s.clause,
    ...(note !== undefined && { note }),
  })
  return {
    steps,
    section: (title) => {
      section = title
    },
    apply: (equation, given, options = {}) => {
      const args = plain(given)
      const value = equation.evaluateSI(args)
      steps.push({
        ...base(equation, options.note),
        ...(options.as !== undefined && { symbol: options.as }),
        ...(options.title !== undefined && { title: options.title }),
        kind: 'equation',
        expression: equation.expression,
        relation: equation.relation,
        arguments: tracedArguments(equation.where, given, options.rename),
        value,
        ...(equation.leftSI && {
          left: { expression: equation.leftExpression ?? '', value: equation.leftSI(args) },
        }),
        ...(equation.fit !== undefined && { fit: equation.fit }),
      })
      return value
    },
    solved: (s) => {
      const { value, trial, residual, iterations, method } = s
      steps.push({ ...base(s, s.note), kind: 'solved', value, trial, residual, iterations, method })
      return value
    },
    lookup: (l) => {
      const args = Object.entries(l.where ?? {}).map(([name, [title, unit, value]]) => ({
        symbol: name,
        name,
        title,
        unit,
        ...traced(value),
      }))
      steps.push({ ...base(l, l.note), kind: 'table', arguments: args, value: l.value, cell: l.cell })
      return l.value
    },
  }
}

function tracedArguments<W extends Where>(
  where: W,
  args: Given<W>,
  rename: Readonly<Record<string, string>> = {},
): TracedArgument[] {
  return Object.entries(where).map(([name, spec]) => ({
    symbol: rename[name] ?? name,
    name,
    title: spec[0],
    unit: spec[1],
    ...traced(args[name] as number | readonly number[] | Constant),
  }))
}

const traced = (v: number | readonly number[] | Constant): Pick<TracedArgument, 'value' | 'constant'> =>
  isConstant(v) ? { value: v.si, constant: citedOf(v) } : { value: v }

/** The arguments as numbers in SI; the same object where all are numbers. */
export function plain<W extends Where>(given: Given<W>): Arguments<W> {
  for (const name in given) if (isConstant(given[name])) return unwrapped(given)
  return given as Arguments<W>
}

const unwrapped = <W extends Where>(given: Given<W>): Arguments<W> =>
  Object.fromEntries(Object.entries(given).map(([name, v]) => [name, isConstant(v) ? v.si : v])) as Arguments<W>
