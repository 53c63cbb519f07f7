/**
 * The record of a calculation: every step with the values it had, as plain data, so that a report can print it and a
 * reviewer can follow it by hand long after the code has moved on. Values are in SI.
 */
import { type Cited, type Constant, citedOf, isConstant } from './constant.ts'
import { type DefinedFunction, definedFunctions } from './defined.ts'
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
  /** Functions that the formula calls by name. */
  readonly functions?: readonly DefinedFunction[]
}
/** What holds at a solved value: an equation with both sides, as a step of its own would say it. */
export type Condition = Pick<
  EquationStep,
  'symbol' | 'unit' | 'expression' | 'relation' | 'arguments' | 'value' | 'left' | 'functions'
>
/** Two numbers that a whole calculation gives at a solved value, and how they stand to each other there. */
export interface Met {
  readonly title: string
  readonly unit: string
  readonly value: number
  readonly relation: '=' | '<' | '>'
  readonly target: { readonly title: string; readonly value: number }
}
/** Relative difference of two numbers that a root makes equal. */
const EQUAL = 1e-9

/** What a calculation gives at a solved value, in SI, beside what that is held against. */
export function met(title: string, unit: string, value: number, against: string, target: number): Met {
  const equal = Math.abs(value - target) <= EQUAL * Math.max(Math.abs(value), Math.abs(target))
  const relation = equal ? '=' : value < target ? '<' : '>'
  return { title, unit, value, relation, target: { title: against, value: target } }
}
/** A later step that gives again what a solved value was sought for. */
export interface ShownBy {
  /** Symbol of that step; of a relation, or of the solved value itself, nothing more is needed. */
  readonly symbol: string
  /** The number that the step must give, in the step's unit of SI. */
  readonly is?: { readonly title: string; readonly value: number; readonly unit: string }
}
export interface SolvedStep extends StepBase {
  readonly kind: 'solved'
  readonly value: number
  readonly trial: number
  /** Largest scaled residual at the solution, dimensionless. */
  readonly residual: number
  readonly iterations: number
  readonly method: string
  /** The equation that the value fulfils. */
  readonly satisfies?: Condition
  /** Where a whole calculation is made to end at a number: that number, as the calculation gives it at the value. */
  readonly meets?: readonly Met[]
  readonly shown?: ShownBy
}
/** An axis of a table that was read between two of its nodes. */
export interface ReadAxis {
  readonly symbol: string
  readonly title: string
  readonly unit: string
  /** Where it was read, in SI. */
  readonly at: number
  /** The two nodes around it, in SI. */
  readonly nodes: readonly [number, number]
  /** How the share between the nodes is measured: straight, or on the logarithm of the axis. */
  readonly scale: 'linear' | 'log'
}
/** What an interpolation was made from: a reader can do it again. */
export interface Reading {
  readonly axes: readonly ReadAxis[]
  /** Entries at the corners, in SI; the last axis runs first: of two, [00, 01, 10, 11]. */
  readonly corners: readonly number[]
  /** What is interpolated: the entries themselves, or their logarithms. */
  readonly entries: 'linear' | 'log'
}
export interface TableStep extends StepBase {
  readonly kind: 'table'
  readonly arguments: readonly TracedArgument[]
  readonly value: number
  /** Where the value stands: 'row sand, column normal', 'between K 20..30 and M 0.3..0.4'. */
  readonly cell: string
  readonly reading?: Reading
}
export type Step = EquationStep | SolvedStep | TableStep

export interface ApplyOptions {
  /** Prints the result under another symbol than the equation's own. */
  readonly as?: string
  /** Prints arguments under other symbols: { D: 'D_s' }. */
  readonly rename?: Readonly<Record<string, string>>
  /** Says what arguments are here, where they are not what the equation was written for: { SMYS: 'tensile strength' }. */
  readonly means?: Readonly<Record<string, string>>
  readonly title?: string
  readonly note?: string
  /**
   * Prints symbols, the equation's own among them, in other units than those that it declares: { q_i: 'Mcf/d' }. Not for
   * a fit, which holds only in its own; together they must be as consistent as those that they replace.
   */
  readonly units?: Readonly<Record<string, string>>
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
  /** The equation that the value fulfils, by `fulfils`. */
  readonly satisfies?: Condition
  readonly meets?: readonly Met[]
  readonly shown?: ShownBy
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
  /** Of an entry between others: what it was interpolated from. */
  readonly reading?: Reading
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

/**
 * Records nothing either, but is taken for a trace by what has a shorter way where nothing is recorded: its numbers are
 * those of a recorded calculation, to the last bit.
 */
export const unrecorded: Trace = { ...silent }

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
      const applied = appliedTo(equation, given, options)
      steps.push({
        ...base(equation, options.note),
        ...(options.title !== undefined && { title: options.title }),
        kind: 'equation',
        ...applied,
        ...(equation.fit !== undefined && { fit: equation.fit }),
      })
      return applied.value
    },
    solved: (s) => {
      const { value, trial, residual, iterations, method, satisfies, meets, shown } = s
      const holds = { ...(satisfies && { satisfies }), ...(meets && { meets }), ...(shown && { shown }) }
      steps.push({ ...base(s, s.note), kind: 'solved', value, trial, residual, iterations, method, ...holds })
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
      const reading = l.reading && { reading: l.reading }
      steps.push({ ...base(l, l.note), kind: 'table', arguments: args, value: l.value, cell: l.cell, ...reading })
      return l.value
    },
  }
}

/** An equation with its arguments, as a record carries it. */
function appliedTo<W extends Where>(equation: Equation<W>, given: Given<W>, options: ApplyOptions): Condition {
  const args = plain(given)
  const units = equation.fit === undefined ? options.units : undefined
  const functions = definedFunctions(equation.functions ?? {})
  return {
    symbol: options.as ?? equation.symbol,
    unit: units?.[equation.symbol] ?? equation.unit,
    expression: equation.expression,
    relation: equation.relation,
    arguments: tracedArguments(equation.where, given, options, units),
    value: equation.evaluateSI(args),
    ...(equation.leftSI && { left: { expression: equation.leftExpression ?? '', value: equation.leftSI(args) } }),
    ...(functions.length > 0 && { functions }),
  }
}

/** What an equation is solved for: its own left side, or the result that it is to give, in SI. */
export interface FulfilOptions extends ApplyOptions {
  readonly equals?: number | Constant
}

/** The condition that a solved value fulfils: both sides of an equation at that value. */
export function fulfils<W extends Where>(
  equation: Equation<W>,
  given: Given<W>,
  options: FulfilOptions = {},
): Condition {
  const applied = appliedTo(equation, given, options)
  if (applied.left !== undefined) return applied
  const own = applied.arguments.find(({ name }) => name === equation.symbol)
  const result = own ?? {
    symbol: applied.symbol,
    name: equation.symbol,
    title: equation.title,
    unit: equation.unit,
    ...traced(options.equals ?? applied.value),
  }
  const left = { expression: equation.symbol, value: result.value as number }
  return { ...applied, left, arguments: own ? applied.arguments : [...applied.arguments, result] }
}

function tracedArguments<W extends Where>(
  where: W,
  args: Given<W>,
  { rename = {}, means = {} }: ApplyOptions,
  units: Readonly<Record<string, string>> = {},
): TracedArgument[] {
  return Object.entries(where).map(([name, spec]) => ({
    symbol: rename[name] ?? name,
    name,
    title: means[name] ?? spec[0],
    unit: units[name] ?? spec[1],
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
