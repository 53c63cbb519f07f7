/**
 * The words in which a contract declares its inputs. Each builder gives a JSON Schema (a TypeBox type) in the unit of
 * the field; the published request schema, the boundary, the form and the fuzzer all derive from it.
 */
import type { Range } from '@keelson/kinds'
import type { Static, TSchema, TUnsafe } from 'typebox'
import type { AllOf, Condition } from './condition.ts'
import { KEYWORDS, keywords } from './keywords.ts'
import { type Measure, type MeasureOptions, measured } from './measure.ts'
import { Type } from './schema-builders.ts'

/** Inputs that, given together, stand in for another one; `when`: only in this mode. */
export interface Replacement {
  readonly inputs: readonly string[]
  readonly when?: Condition
}

/** What makes other inputs idle. `with`: only if these are given too; `when`: only in this mode. */
export interface Override {
  readonly inputs: readonly string[]
  readonly with?: readonly string[]
  readonly when?: Condition
}

export interface ParamOptions {
  readonly title: string
  readonly description: string
  readonly symbol?: string
  /** Clause of the standard that defines the input. */
  readonly clause?: string
  readonly usedWhen?: Condition
  readonly requiredWhen?: Condition
  readonly requiredUnless?: readonly Replacement[]
  readonly overrides?: readonly Override[]
  /** It is read as before, and no longer offered: a file is read into the inputs in whose place it stands. */
  readonly superseded?: 'file'
  /** Why moving this input moves no value, where that is so by nature. */
  readonly inert?: string
  /** Why its default is the safe choice, where a check rests on it: a run that left it out says so beside the verdict. */
  readonly assumed?: string
}

export interface NumberOptions extends ParamOptions, MeasureOptions {
  readonly minimum?: number
  /** Exclusive minimum. */
  readonly above?: number
  readonly maximum?: number
  /** Exclusive maximum. */
  readonly below?: number
  /** Where the field's values usually lie, if narrower than its kind; outside it the run warns. */
  readonly usual?: Range
  readonly example?: number
  /** Of an optional input: null may be sent where there is none of it, and is the same as leaving it out. */
  readonly absent?: true
}
export interface Defaulted<T> {
  readonly default?: T
}

/** A number of a kind. */
export const quantity = (of: Measure, options: NumberOptions & Defaulted<number>) =>
  Type.Number(keywords({ ...measured(of, options), ...options }))

/** A whole number. */
export const count = (options: Omit<NumberOptions, keyof MeasureOptions> & Defaulted<number>) =>
  Type.Integer(keywords({ unit: '-', ...options }))

/** A number of a kind, or one of a few words ("auto", "infinite"). */
export function quantityOr<const W extends string>(
  words: readonly W[],
  of: Measure,
  options: NumberOptions & Defaulted<number | W>,
): TUnsafe<number | W> {
  const { minimum, above, maximum, below, default: otherwise, ...rest } = options
  const number = keywords({ type: 'number', minimum, above, maximum, below })
  return Type.Unsafe<number | W>({
    ...keywords({ ...measured(of, options), ...rest, words }),
    ...(otherwise !== undefined && { default: otherwise }),
    anyOf: [number, { enum: [...words] }],
  })
}

/** true or false. */
export const flag = (options: ParamOptions & Defaulted<boolean>) => Type.Boolean(keywords(options))

export interface TextOptions extends ParamOptions, Defaulted<string> {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly example?: string
  /** Of an optional input: null may be sent where there is none of it, and is the same as leaving it out. */
  readonly absent?: true
  /** It names a folder of the service's data sets. */
  readonly dataset?: true
  /** A month: 2016-01 and the like are read as 201601. */
  readonly month?: true
  /** An API well number: 17-710-49130-00 and the like are read as 177104913000. */
  readonly apiNumber?: true
}
/** A text. */
export const text = (options: TextOptions) => Type.String(keywords({ maxLength: 200, ...options }))

export interface ListOptions {
  /** The entries stand beside the numbers as they were sent (`asSent`): an answer is given under their words. */
  readonly asSent?: true
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  /** One number or row may be sent in place of a list of one. */
  readonly single?: true
  /** Another list of inputs, of which it has an entry for each: they are pasted together. */
  readonly along?: string
  /** Of a table with cells of any kind, which its workflow reads row by row: the row as it should be. */
  readonly cells?: TSchema
}
/** A list of numbers of one kind. */
export function quantityList(
  of: Measure,
  options: Omit<NumberOptions, 'example'> & ListOptions & GridOptions & Defaulted<readonly number[]>,
) {
  const { minimum, above, maximum, below, minItems, maxItems, uniqueItems, usual, ...rest } = options
  const own = { ...measured(of, options), ...(usual && { usual }) }
  const item = Type.Number(keywords({ ...own, minimum, above, maximum, below }))
  return Type.Array(item, keywords({ ...own, ...rest, minItems, maxItems, uniqueItems }))
}

export interface GridOptions {
  /** What stands in each place of a row, where each has as many. */
  readonly columns?: readonly string[]
}
type GridSpec = Omit<NumberOptions, 'example'> & ListOptions & GridOptions

/** A grid: rows of numbers, all of one kind; `minItems` and `maxItems` hold for the rows and, without columns, for the numbers in each. */
export function quantityGrid(of: Measure, options: GridSpec) {
  const { title, description, minItems, maxItems, columns, single, ...bounds } = options
  const width = columns?.length
  const row = quantityList(of, {
    ...bounds,
    title,
    description: 'Numbers in one row.',
    ...present({ minItems: width ?? minItems, maxItems: width ?? maxItems, columns }),
  })
  const { minimum, above, maximum, below, ...rest } = bounds
  return Type.Array(
    row,
    keywords({ ...measured(of, options), title, description, minItems, maxItems, single, ...rest }),
  )
}

/** The two inputs, lists, that the rows of a cube stand along: blocks along the first, in each of them a row along the second. */
export type Axes = readonly [blocks: string, rows: string]

/**
 * That a cube holds amplitudes of the six motions of a vessel per metre of wave amplitude, and which inputs go with it: RAO files
 * fill them. Waves of heading 0 travel along x, forward, and of 90 deg along y, to port; phases are against the crest at the origin.
 */
export interface RaoInputs {
  /** A cube over the same axes. */
  readonly phases: string
  /** The input that gives the unit of the rotations, or the one unit that there is. */
  readonly rotations: { readonly input: string } | { readonly unit: 'rad/m' }
  /** The input that says whether a positive phase is a 'lead' or a 'lag'. */
  readonly sense?: string
  /** The input that is 'port_starboard' where the table holds one side of a symmetrical vessel. */
  readonly symmetry?: string
}

/** A table over two axes: for each entry of the one a grid with a row for each entry of the other, in the same columns. */
export function quantityCube(
  of: Measure,
  options: Omit<GridSpec, 'single' | 'columns'> & {
    readonly columns: readonly string[]
    readonly axes: Axes
    readonly raos?: RaoInputs
  },
) {
  const { title, description, minItems, maxItems, columns, axes, raos, ...bounds } = options
  const block = quantityGrid(of, {
    ...bounds,
    title,
    description: 'Rows for one value of the first axis.',
    columns,
    ...present({ minItems, maxItems }),
  })
  const { minimum, above, maximum, below, ...rest } = bounds
  return Type.Array(
    block,
    keywords({ ...measured(of, options), title, description, minItems, maxItems, axes, raos, ...rest }),
  )
}

/** A list of numbers of one kind in which null stands for one that is missing. */
export function gappedList(of: Measure, options: Omit<NumberOptions, 'example'> & ListOptions) {
  const { minimum, above, maximum, below, minItems, maxItems, usual, ...rest } = options
  const own = { ...measured(of, options), ...(usual && { usual }) }
  return Type.Array(
    numberOrGap(own, { minimum, above, maximum, below }),
    keywords({ ...own, ...rest, minItems, maxItems }),
  )
}

/** A grid in which null stands for a number that is missing. */
export function gappedGrid(of: Measure, options: Omit<NumberOptions, 'example'> & ListOptions) {
  const { title, description, minItems, maxItems, ...bounds } = options
  const row = gappedList(of, {
    ...bounds,
    title: 'Row',
    description: 'Numbers in one row.',
    ...present({ minItems, maxItems }),
  })
  const { minimum, above, maximum, below, ...rest } = bounds
  return Type.Array(row, keywords({ ...measured(of, options), title, description, minItems, maxItems, ...rest }))
}

const numberOrGap = (own: object, bounds: object): TUnsafe<number | null> =>
  Type.Unsafe<number | null>({
    ...keywords({ ...own, gaps: true }),
    anyOf: [keywords({ type: 'number', ...bounds }), { type: 'null' }],
  })

const present = <O extends object>(o: O) =>
  Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined)) as { [K in keyof O]?: NonNullable<O[K]> }

/** A list of texts. */
export function textList(
  options: ParamOptions &
    ListOptions &
    Defaulted<readonly string[]> & { readonly item?: Omit<TextOptions, keyof ParamOptions> },
) {
  const { item, ...rest } = options
  return Type.Array(Type.String(keywords({ maxLength: 200, ...item })), keywords(rest))
}

/** A table: rows of named fields, each declared like an input. */
export function rows<F extends Record<string, TSchema>>(
  fields: F,
  options: ParamOptions & ListOptions & Defaulted<readonly unknown[]>,
) {
  return Type.Array(Type.Object(fields, { additionalProperties: false }), keywords(options))
}

/** What a cell of an open table may be: null, or nothing, where it is missing. */
export type OpenCell = number | string | null

/** A table whose columns the caller names: its cells are bare numbers or texts, which the workflow reads. */
export const openRows = (options: ParamOptions & ListOptions) =>
  Type.Array(
    Type.Unsafe<Readonly<Record<string, OpenCell>>>({
      type: 'object',
      additionalProperties: { type: ['number', 'string', 'null'] },
    }),
    keywords(options),
  )

/** Whether the members of a row are named by the caller. */
export const isOpenRow = (schema: TSchema): boolean => {
  const { type, properties, additionalProperties } = schema as Readonly<Record<string, unknown>>
  return type === 'object' && properties === undefined && typeof additionalProperties === 'object'
}

/** An input (or row field) that may be absent; `requiredWhen` says in which modes it may not. */
export const optional = <S extends TSchema>(schema: S) => Type.Optional(schema)

/** The flat set of inputs of a workflow. */
export const params = <F extends Record<string, TSchema>>(fields: F) =>
  Type.Object(fields, { additionalProperties: false })

/** Inputs that an engineer gives together: materials, loads, criteria. */
export interface InputGroup {
  readonly title: string
  readonly inputs: readonly string[]
}
type Fields = Record<string, TSchema>
type Both<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never
type Joined<All> = { [K in keyof All]: All[K] & TSchema }

/** The same set of inputs in groups by their titles, in the order of the work. */
export function grouped<const G extends Record<string, Fields>>(groups: G) {
  const fields = Object.assign({}, ...Object.values(groups)) as Joined<Both<G[keyof G]>>
  const titled = Object.entries(groups).map(([title, own]): InputGroup => ({ title, inputs: Object.keys(own) }))
  return Type.Object(fields, { additionalProperties: false, [KEYWORDS.groups]: titled })
}

/** The groups of a set of inputs; none where it is a short one. */
export const groupsIn = (schema: TSchema): readonly InputGroup[] =>
  ((schema as unknown as Record<string, unknown>)[KEYWORDS.groups] as readonly InputGroup[] | undefined) ?? []

export type ParamsOf<S extends TSchema> = Static<S>

/** Whether a text is a month. */
export const isMonthText = (schema: TSchema): boolean => KEYWORDS.month in schema

/** Whether a text is an API well number. */
export const isApiNumberText = (schema: TSchema): boolean => KEYWORDS.apiNumber in schema

export type { AllOf, Condition }
