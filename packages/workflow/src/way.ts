/**
 * A way to an answer, whole: what it takes, gives and checks, beside its calculation. A value or a side of a check is
 * declared by the equation or the traced symbol whose number it is, and cannot be wired to another one.
 */
import type { Constant, Equation, Trace } from '@keelson/equations'
import type { Static, TSchema } from 'typebox'
import type { Condition } from './condition.ts'
import { type ChartSpec, type CheckSpec, checkOf, type FigureSpec, type TableSpec } from './contract.ts'
import type { Problem } from './errors.ts'
import type { Measure, MeasureOptions } from './measure.ts'
import type { AnyOutcome, ChartDefinition, CheckResult, Doubt, NotChecked } from './outcome.ts'
import {
  type NotApplicable,
  type NumberValue,
  numberValue,
  type Row,
  resultOf,
  type ValueSpecs,
  type ValuesOf,
} from './values.ts'

export type Fields = Readonly<Record<string, TSchema>>
export type Checks = Readonly<Record<string, CheckSpec>>
export type Tables = Readonly<Record<string, TableSpec>>
export type Charts = Readonly<Record<string, ChartSpec>>
export type Figures = Readonly<Record<string, FigureSpec>>

/**
 * The inputs of a way as its calculation has them. `T`: taken, there by the request or by their default. `M`: may be left
 * out. An input that another one replaces, or that only some mode of the way takes, may be absent too.
 */
type Taken<F extends Fields, T extends keyof F, M extends keyof F> = {
  readonly [K in T]: Static<F[K]>
} & { readonly [K in M]?: Static<F[K]> }

export interface Way<
  F extends Fields,
  T extends keyof F = never,
  M extends keyof F = never,
  W extends keyof F = never,
  V extends ValueSpecs = ValueSpecs,
  C extends Checks = Checks,
  B extends Tables = Tables,
  G extends Charts = Charts,
  D extends Figures = Figures,
> {
  /** Inputs without which there is no answer. */
  readonly takes: readonly T[]
  /** The same, unless an input is given that overrides them. */
  readonly unlessReplaced?: readonly M[]
  readonly may?: readonly M[]
  /** Inputs that are taken, or may be given, in some mode of this way alone. */
  readonly takesWhen?: { readonly [K in W]?: Condition }
  readonly mayWhen?: { readonly [K in W]?: Condition }
  readonly rules?: (p: NoInfer<Taken<F, T, M | W>>) => readonly Problem[]
  readonly values: V
  readonly checks: C
  readonly tables?: B
  readonly charts?: G
  readonly figures?: D
  /** `loaded` is what the workflow's `load` read, where it has one. */
  readonly calculate: (p: NoInfer<Taken<F, T, M | W>>, trace: Trace, loaded: unknown) => Told<V, C, B, G, D>
}
/** A way of any inputs and results. */
export interface AnyWay {
  readonly takes: readonly PropertyKey[]
  readonly unlessReplaced?: readonly PropertyKey[]
  readonly may?: readonly PropertyKey[]
  readonly takesWhen?: Readonly<Record<string, Condition | undefined>>
  readonly mayWhen?: Readonly<Record<string, Condition | undefined>>
  readonly rules?: (p: never) => readonly Problem[]
  readonly values: ValueSpecs
  readonly checks: Checks
  readonly tables?: Tables
  readonly charts?: Charts
  readonly figures?: Figures
  readonly calculate: (p: never, trace: Trace, loaded: unknown) => AnyTold
}
interface AnyTold extends Omit<AnyOutcome, 'values' | 'checks' | 'confidence'> {
  readonly values?: Readonly<Record<string, unknown>> | undefined
  readonly checks?: Readonly<Record<string, CheckResult | NotChecked | undefined>>
  readonly beside?: Readonly<Record<string, Beside | undefined>> | undefined
  readonly answer?: string
}

/** What a calculation says beside its traced numbers. */
interface Told<V, C, B, G, D> extends Pick<AnyOutcome, 'warnings' | 'files' | 'assumed' | 'confidence'> {
  /** Values that no one symbol gives; of one that a symbol gives, why it does not apply. */
  readonly values?:
    | { readonly [K in keyof V]?: V[K] extends Answered ? NotApplicable | undefined : ValueOf<V, K> }
    | undefined
  /** Checks whose sides are not declared; of one whose sides are, why it is not made. */
  readonly checks?: {
    readonly [K in keyof C]?: NotChecked | undefined | (C[K] extends Compared ? never : CheckResult)
  }
  /** What is said beside a check, or puts its pass in doubt. */
  readonly beside?: { readonly [K in keyof C]?: Beside } | undefined
  readonly tables?: () => { readonly [K in keyof B]?: TableOf<B[K]> | NotApplicable }
  readonly charts?: () => { readonly [K in keyof G]?: ChartDefinition | NotApplicable }
  readonly figures?: () => {
    readonly [K in keyof D]?: NonNullable<ReturnType<NonNullable<AnyOutcome['figures']>>[string]>
  }
  /** The answer in one sentence; the check that governs is said after it. */
  readonly answer?: string
  /** The answer, where it says what governs itself. */
  readonly detail?: string
}
type ValueOf<V, K extends keyof V> = V extends ValueSpecs ? ValuesOf<V>[K] : never
type TableOf<S> = S extends TableSpec ? readonly Row<S['columns']>[] : never
export interface Beside {
  readonly note?: string
  readonly failure?: string
  readonly limit?: number
  /** Where the quotient of the sides shows nothing. */
  readonly utilisation?: number
  readonly doubt?: Doubt | undefined
}

/** Where the number of a declared value or side comes from. */
export const FROM: unique symbol = Symbol('from')
export interface FromSymbol {
  readonly symbol: string
  /** The symbol whose number it is where this one is not traced: a special case of it. */
  readonly orSymbol?: string
  /** The input that is answered where it was given in place of the calculation. */
  readonly orInput?: string
  /** It is answered as the utilisation of a check is: at its limit where it is within the tolerance of it. */
  readonly utilisation?: true
}
export type FromSide = FromSymbol | { readonly input: string } | { readonly constant: Constant }
/** A value that a traced symbol gives. */
export interface Answered {
  readonly [FROM]: FromSymbol
}
/** A check whose sides are declared. */
export interface Compared {
  readonly [FROM]: {
    readonly demand: FromSide
    readonly capacity: FromSide
    readonly utilisation?: string
    readonly short?: string
  }
}

type Named = Pick<Equation, 'symbol' | 'title' | 'unit'>
type Wording = Partial<Omit<NumberValue, 'kind' | 'unit' | 'quantity' | 'description'>> &
  MeasureOptions & { readonly signed?: true; readonly orSymbol?: string; readonly orInput?: string }

/** The number that an equation gives; not below 0 unless it is signed. */
export function gives(equation: Named, of: Measure, description: string, o: Wording = {}): NumberValue & Answered {
  const { orSymbol, orInput, signed, ...own } = o
  const symbol = o.symbol ?? equation.symbol
  return {
    ...resultOf(equation, of, { ...(!signed && { minimum: 0 }), description, ...own }),
    [FROM]: fromSymbol(symbol, of, { orSymbol, orInput }),
  }
}
/** The number that is traced by a symbol of its own; not below 0 unless it is signed. */
export function givesAs(
  symbol: string,
  title: string,
  of: Measure,
  description: string,
  o: Omit<Wording, 'symbol' | 'title'> = {},
): NumberValue & Answered {
  const { orSymbol, orInput, signed, ...own } = o
  const bound = !signed && { minimum: 0 }
  return {
    ...numberValue(of, { title, description, symbol, ...bound, ...own }),
    [FROM]: fromSymbol(symbol, of, { orSymbol, orInput }),
  }
}
interface Otherwise {
  readonly orSymbol: string | undefined
  readonly orInput: string | undefined
}
const fromSymbol = (symbol: string, of: Measure, otherwise: Otherwise): FromSymbol => ({
  symbol,
  ...said(otherwise),
  ...(of === 'utilisation' && { utilisation: true }),
})
const said = ({ orSymbol, orInput }: Partial<Otherwise>) => ({
  ...(orSymbol !== undefined && { orSymbol }),
  ...(orInput !== undefined && { orInput }),
})

/** A side of a check: an equation, a traced symbol with its words, an input, or a coefficient. */
export type CheckSide =
  | Named
  | (FromSymbol & { readonly title: string })
  | { readonly input: string; readonly title: string }
  | { readonly constant: Constant; readonly title: string }

/** A check between two numbers that are declared. */
export function compares(
  of: Measure,
  o: Omit<CheckSpec, 'demand' | 'capacity' | 'unit' | 'difference' | 'source' | 'clause'> &
    MeasureOptions & {
      readonly criterion: Pick<Equation, 'source' | 'clause'>
      readonly demand: CheckSide
      readonly capacity: CheckSide
      /** Symbol of the utilisation, where it is not the plain quotient. */
      readonly utilisation?: string
      /** Its name in a chart, where it has a shorter one. */
      readonly short?: string
    },
): CheckSpec & Compared {
  const { utilisation, short, ...own } = o
  const words = (side: CheckSide) => ('unit' in side ? side : side.title)
  const spec = checkOf(of, { ...own, demand: words(o.demand), capacity: words(o.capacity) })
  const sides = { demand: fromSide(o.demand), capacity: fromSide(o.capacity) }
  return {
    ...spec,
    [FROM]: { ...sides, ...(utilisation !== undefined && { utilisation }), ...(short !== undefined && { short }) },
  }
}
/** A check as a chart calls it. */
export const shortName = (spec: CheckSpec): string => (spec as Partial<Compared>)[FROM]?.short ?? spec.title

function fromSide(side: CheckSide): FromSide {
  if ('input' in side) return { input: side.input }
  if ('constant' in side) return { constant: side.constant }
  return { symbol: side.symbol, ...said(side as Partial<Otherwise>) }
}
