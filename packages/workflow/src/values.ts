/** The words in which a contract declares its outputs. A value leaves `calculate` in SI and the service in `unit`. */
import type { Equation } from '@keelson/equations'
import type { KindName } from '@keelson/kinds'
import type { Condition } from './condition.ts'
import { ContractError } from './errors.ts'
import { type Measure, type MeasureOptions, measured, sameDimension } from './measure.ts'

interface ValueBase {
  readonly title: string
  readonly description: string
  readonly symbol?: string
  /** Applies only then; otherwise the answer is null with the reason. */
  readonly onlyWhen?: Condition
  /** Inputs without which the value is absent. */
  readonly needs?: readonly string[]
}
/** The unit in which a number is answered where the caller chooses it: by the word of an input. */
export interface UnitChoice {
  readonly input: string
  readonly units: Readonly<Record<string, string>>
}
/** A number as it is declared: its unit, and its kind of quantity where the table of kinds has it. */
interface OfKind {
  readonly unit: string
  readonly quantity?: KindName
}
interface WithUnit extends ValueBase, OfKind {
  /** In place of `unit`, where the run was asked for another one of the same dimension. */
  readonly unitBy?: UnitChoice
  /** A difference of temperatures, not a level. */
  readonly difference?: true
  /** Bounds that the method guarantees, in `unit`. */
  readonly minimum?: number
  readonly maximum?: number
}
/** `count`: how many there are of something, or which of several: no step gives it, and it can be counted in what is answered. */
export type NumberValue = WithUnit & { readonly kind: 'number'; readonly count?: true }
/**
 * `gaps`: an entry may be null, where one of many cases has no result; a table or another value says why. `single`: a
 * list of one is answered as the number itself, where an input may be one number or several. `orNumber`: where one thing
 * alone is asked for, a number is answered.
 */
export type ListValue = WithUnit & {
  readonly kind: 'list'
  readonly gaps?: true
  readonly single?: true
  readonly orNumber?: true
}
export type MatrixValue = WithUnit & { readonly kind: 'matrix' }
/** Words of the method's own, which another wording of the same result may change: no result hash covers them. */
interface Worded {
  readonly worded?: true
}
/**
 * A number per key; `keys` says what the keys are. `gaps`: a member may be null, where one of many has no value; a table or
 * a warning says why. `orNumber`: where there is one thing alone, its number is answered.
 */
export type MapValue = WithUnit & {
  readonly kind: 'map'
  readonly keys: string
  readonly gaps?: true
  readonly orNumber?: true
}
/** A text per key, null where one of many has none. */
export type TextMapValue = ValueBase & Worded & { readonly kind: 'text-map'; readonly keys: string }
export type TextValue = ValueBase & Worded & { readonly kind: 'text'; readonly long?: true }
/** `single` and `gaps`: as in a list of numbers. */
export type TextsValue = ValueBase & Worded & { readonly kind: 'texts'; readonly single?: true; readonly gaps?: true }
/** `keys`: a flag per key, where several things are asked about; it says what the keys are. */
export type FlagValue = ValueBase & { readonly kind: 'flag'; readonly keys?: string }
export type FlagsValue = ValueBase & { readonly kind: 'flags' }
export interface NumberColumn extends OfKind {
  readonly kind: 'number'
  readonly title: string
  readonly unitBy?: UnitChoice
  readonly difference?: true
  readonly symbol?: string
}
export type TextColumn = Worded & { readonly kind: 'text'; readonly title: string }
export type ColumnSpec = NumberColumn | TextColumn
export type Columns = Readonly<Record<string, ColumnSpec>>
export type RowsValue<C extends Columns = Columns> = ValueBase & { readonly kind: 'rows'; readonly columns: C }
export type ValueSpec =
  | NumberValue
  | ListValue
  | MatrixValue
  | MapValue
  | TextMapValue
  | TextValue
  | TextsValue
  | FlagValue
  | FlagsValue
  | RowsValue
export type ValueSpecs = Readonly<Record<string, ValueSpec>>

type Declared<T> = Omit<T, 'kind' | 'unit' | 'quantity' | 'difference'> & MeasureOptions
/** The unit and kind of a measure, in place of what it was asked for by. */
function inUnitOf<const O extends MeasureOptions>(of: Measure, options: O) {
  const { practice: _practice, unit: _unit, ...rest } = options
  const { unit, kind, difference } = measured(of, options)
  return { unit, ...(kind && { quantity: kind }), ...(difference && { difference }), ...rest }
}
export const numberValue = (of: Measure, o: Declared<NumberValue>): NumberValue => ({
  kind: 'number',
  ...inUnitOf(of, o),
})
export const listValue = <const L extends Declared<ListValue>>(of: Measure, o: L) => ({
  kind: 'list' as const,
  ...inUnitOf(of, o),
})
export const matrixValue = (of: Measure, o: Declared<MatrixValue>): MatrixValue => ({
  kind: 'matrix',
  ...inUnitOf(of, o),
})
export const mapValue = <const M extends Declared<MapValue>>(of: Measure, o: M) => ({
  kind: 'map' as const,
  ...inUnitOf(of, o),
})

/**
 * The value that an equation gives: its title and symbol unless said otherwise. Throws ContractError where the equation
 * measures something else.
 */
export function resultOf(
  equation: Pick<Equation, 'symbol' | 'title' | 'unit'>,
  of: Measure,
  o: Omit<Declared<NumberValue>, 'title' | 'symbol'> & { readonly title?: string; readonly symbol?: string },
): NumberValue {
  const value = numberValue(of, { title: equation.title, symbol: equation.symbol, ...o })
  if (sameDimension(value.unit, equation.unit)) return value
  throw new ContractError(`${equation.symbol} is in ${equation.unit} and cannot be reported in ${value.unit}`)
}

type Bare<T> = Omit<T, 'kind'>
export const textValue = (o: Bare<TextValue>): TextValue => ({ kind: 'text', ...o })
export const textMapValue = (o: Bare<TextMapValue>): TextMapValue => ({ kind: 'text-map', ...o })
export const textsValue = <const T extends Bare<TextsValue>>(o: T) => ({ kind: 'texts' as const, ...o })
export const flagValue = <const F extends Bare<FlagValue>>(o: F) => ({ kind: 'flag' as const, ...o })
export const flagsValue = (o: Bare<FlagsValue>): FlagsValue => ({ kind: 'flags', ...o })
export const rowsValue = <const C extends Columns>(o: Bare<RowsValue<C>>): RowsValue<C> => ({ kind: 'rows', ...o })
/** A column of numbers. */
export const numberColumn = (
  of: Measure,
  title: string,
  options: MeasureOptions & { readonly symbol?: string; readonly unitBy?: UnitChoice } = {},
): NumberColumn => ({ kind: 'number', title, ...inUnitOf(of, options) })
/** A column of data: names, ids of choices, dates. */
export const textColumn = (title: string): TextColumn => ({ kind: 'text', title })
/** A column of words of the method's own. */
export const wordedColumn = (title: string): TextColumn => ({ kind: 'text', title, worded: true })

/** A value that does not apply to this run, and why. */
export interface NotApplicable {
  readonly notApplicable: string
}
export const notApplicable = (reason: string): NotApplicable => ({ notApplicable: reason })
export const isNotApplicable = (value: unknown): value is NotApplicable =>
  typeof value === 'object' && value !== null && 'notApplicable' in value

export type Row<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends { kind: 'number' } ? number | null : string
}
type Entries<S> = readonly (S extends { readonly gaps: true } ? number | null : number)[]
type SIOf<S extends ValueSpec> =
  S extends RowsValue<infer C>
    ? readonly Row<C>[]
    : S extends NumberValue
      ? number
      : S extends ListValue
        ? Entries<S> | (S extends { readonly orNumber: true } ? number : never)
        : S extends MatrixValue
          ? readonly (readonly number[])[]
          : S extends MapValue
            ?
                | Readonly<Record<string, S extends { readonly gaps: true } ? number | null : number>>
                | (S extends { readonly orNumber: true } ? number : never)
            : S extends TextMapValue
              ? Readonly<Record<string, string | null>>
              : S extends TextValue
                ? string
                : S extends TextsValue
                  ? readonly (S extends { readonly gaps: true } ? string | null : string)[]
                  : S extends FlagsValue
                    ? readonly boolean[]
                    : boolean | (S extends { readonly keys: string } ? Readonly<Record<string, boolean>> : never)
/** What `calculate` gives for the declared values, in SI; undefined leaves a value absent. */
export type ValuesOf<V extends ValueSpecs> = { readonly [K in keyof V]?: SIOf<V[K]> | NotApplicable | undefined }
