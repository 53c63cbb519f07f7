/** The words in which a contract declares its outputs. A value leaves `calculate` in SI and the service in `unit`. */
import type { Condition } from './condition.ts'

interface ValueBase {
  readonly title: string
  readonly description: string
  readonly symbol?: string
  /** Applies only then; otherwise the answer is null with the reason. */
  readonly onlyWhen?: Condition
  /** Inputs without which the value is absent. */
  readonly needs?: readonly string[]
}
interface WithUnit extends ValueBase {
  readonly unit: string
  /** Bounds that the method guarantees, in `unit`. */
  readonly minimum?: number
  readonly maximum?: number
}
export type NumberValue = WithUnit & { readonly kind: 'number' }
/**
 * `gaps`: an entry may be null, where one of many cases has no result; a table or another value says why. `single`: a
 * list of one is answered as the number itself, where an input may be one number or several.
 */
export type ListValue = WithUnit & { readonly kind: 'list'; readonly gaps?: true; readonly single?: true }
export type MatrixValue = WithUnit & { readonly kind: 'matrix' }
/** A number per key; `keys` says what the keys are. */
export type MapValue = WithUnit & { readonly kind: 'map'; readonly keys: string }
export type TextValue = ValueBase & { readonly kind: 'text'; readonly long?: true }
export type TextsValue = ValueBase & { readonly kind: 'texts' }
export type FlagValue = ValueBase & { readonly kind: 'flag' }
export type ColumnSpec =
  | { readonly kind: 'number'; readonly title: string; readonly unit: string; readonly symbol?: string }
  | { readonly kind: 'text'; readonly title: string }
export type Columns = Readonly<Record<string, ColumnSpec>>
export type RowsValue<C extends Columns = Columns> = ValueBase & { readonly kind: 'rows'; readonly columns: C }
export type ValueSpec =
  | NumberValue
  | ListValue
  | MatrixValue
  | MapValue
  | TextValue
  | TextsValue
  | FlagValue
  | RowsValue
export type ValueSpecs = Readonly<Record<string, ValueSpec>>

type Declared<T> = Omit<T, 'kind'>
export const numberValue = (o: Declared<NumberValue>): NumberValue => ({ kind: 'number', ...o })
export const listValue = <const L extends Declared<ListValue>>(o: L): L & { readonly kind: 'list' } => ({
  kind: 'list',
  ...o,
})
export const matrixValue = (o: Declared<MatrixValue>): MatrixValue => ({ kind: 'matrix', ...o })
export const mapValue = (o: Declared<MapValue>): MapValue => ({ kind: 'map', ...o })
export const textValue = (o: Declared<TextValue>): TextValue => ({ kind: 'text', ...o })
export const textsValue = (o: Declared<TextsValue>): TextsValue => ({ kind: 'texts', ...o })
export const flagValue = (o: Declared<FlagValue>): FlagValue => ({ kind: 'flag', ...o })
export const rowsValue = <const C extends Columns>(o: Declared<RowsValue<C>>): RowsValue<C> => ({ kind: 'rows', ...o })
export const numberColumn = (
  title: string,
  unit: string,
  symbol?: string,
): Extract<ColumnSpec, { kind: 'number' }> => ({
  kind: 'number',
  title,
  unit,
  ...(symbol !== undefined && { symbol }),
})
export const textColumn = (title: string): Extract<ColumnSpec, { kind: 'text' }> => ({ kind: 'text', title })

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
type SIOf<S extends ValueSpec> =
  S extends RowsValue<infer C>
    ? readonly Row<C>[]
    : S extends NumberValue
      ? number
      : S extends ListValue
        ? S extends { readonly gaps: true }
          ? readonly (number | null)[]
          : readonly number[]
        : S extends MatrixValue
          ? readonly (readonly number[])[]
          : S extends MapValue
            ? Readonly<Record<string, number>>
            : S extends TextValue
              ? string
              : S extends TextsValue
                ? readonly string[]
                : boolean
/** What `calculate` gives for the declared values, in SI; undefined leaves a value absent. */
export type ValuesOf<V extends ValueSpecs> = { readonly [K in keyof V]?: SIOf<V[K]> | NotApplicable | undefined }
