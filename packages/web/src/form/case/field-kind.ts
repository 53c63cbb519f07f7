/** What an input is to the form: its kind, its unit, its columns, and what stands in its boxes. */
import type { InputBasis } from '@keelson/engine/input-basis.ts'
import { bareNumber } from '@keelson/units'
import { annotations, isOpenRow } from '@keelson/workflow'
import { choiceLabel } from '@keelson/workflow/choice-words.ts'
import type { TObject, TSchema } from 'typebox'

export type FieldKind = 'quantity' | 'choice' | 'flag' | 'text' | 'long' | 'list' | 'grid' | 'cube' | 'rows' | 'records'

/** A box with its unit where it has one ('' and no unit: the input is not given), or the rows of a table. */
export interface FieldState {
  readonly text: string
  readonly unit?: string
  /** What was entered, where the box shows it in another unit: that, not the restated text, is sent. */
  readonly exact?: Entered
  /** The rows of a table by the names of its columns; those of a grid are numbered from 0, and `unit` is that of all. */
  readonly rows?: readonly FormState[]
  /** Of rows: the units that columns are shown in, where they are not those of their fields. */
  readonly units?: Readonly<Record<string, string>>
  /** Of a table over two axes: the entries of the axes, as they are read. */
  readonly along?: Along
  /** The file that it is read from when it is sent, in place of all boxes. */
  readonly file?: FileInput
  /** Where it comes from; absent of what was entered. What is typed is a new state, and bears none. */
  readonly basis?: Basis
}
/** 'as sent' where nothing is known of it. */
export type Basis = InputBasis | { readonly from: 'as sent' }
/** Entries of the axis of the blocks and of that of the rows in each. */
export interface Along {
  readonly blocks: readonly string[]
  readonly rows: readonly string[]
}
/** Columns of a file as an input: what is sent, and what is shown of it. */
interface FileInput {
  readonly sent: FileReference
  readonly rows?: number
  /** Its columns, each with its first values. */
  readonly shown?: readonly string[]
}
/** As a request has it: the file by its digest, and the mapping of its columns that was confirmed. */
export interface FileReference {
  readonly file: string
  readonly name: string
  readonly as: object
}
interface Entered {
  readonly text: string
  readonly unit: string
}
export type FormState = Readonly<Record<string, FieldState>>
export type Params = Readonly<Record<string, unknown>>

export const EMPTY: FieldState = { text: '' }

type Spec = TSchema & {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly items?: TSchema
  readonly maxItems?: number
  readonly maxLength?: number
  readonly default?: unknown
  readonly examples?: readonly unknown[]
}

/** A text that may be longer than this is a file rather than a name. */
const LONGEST_NAME = 2000

export const specOf = (schema: TSchema): Spec => schema as Spec
export const itemOf = (schema: TSchema): TSchema => specOf(schema).items as TSchema
export const rowFields = (schema: TSchema): Readonly<Record<string, TSchema>> =>
  (itemOf(schema) as TObject).properties as Readonly<Record<string, TSchema>>

/** An option of a choice as a reader sees it, a flag as yes or no. */
export function wordShown(schema: TSchema, word: unknown): string {
  return choiceLabel(schema, kindOf(schema) === 'flag' ? String(word) === 'true' : word)
}

/** Which boxes an input has. */
export function kindOf(schema: TSchema): FieldKind {
  const { type, enum: words, maxLength = 0 } = specOf(schema)
  if (type === 'array') return kindOfItems(itemOf(schema))
  if (words?.every((word) => typeof word === 'string')) return 'choice'
  if (type === 'boolean') return 'flag'
  if (annotations(schema).unit !== undefined) return 'quantity'
  return maxLength > LONGEST_NAME ? 'long' : 'text'
}

function kindOfItems(item: TSchema): FieldKind {
  const { type, items } = specOf(item)
  if (type === 'object') return isOpenRow(item) ? 'records' : 'rows'
  if (type !== 'array') return 'list'
  return items && specOf(items).type === 'array' ? 'cube' : 'grid'
}

export const isTable = (schema: TSchema): boolean => kindOf(schema) === 'rows' || isGrid(schema)

/** In a row of a table: a table of its own, which opens below the row. */
export const isNested = (schema: TSchema): boolean => ['rows', 'records'].includes(kindOf(schema))

/** Numbers of one kind in numbered columns and in one unit: a grid, or a cube of which every block is one. */
export const isGrid = (schema: TSchema): boolean => ['grid', 'cube'].includes(kindOf(schema))

/** The grid itself, or each block of a cube. */
export const gridOf = (schema: TSchema): TSchema => (kindOf(schema) === 'cube' ? itemOf(schema) : schema)

/** A cell of any kind: its text is sent as a number where it is one. */
export const isOpen = (schema: TSchema): boolean => kindOf(schema) === 'text' && specOf(schema).type === undefined

/** The one number of an input, or each of its list, grid or cube. */
export function numberOf(schema: TSchema): TSchema {
  const kind = kindOf(schema)
  if (isGrid(schema)) return itemOf(itemOf(gridOf(schema)))
  return kind === 'list' ? itemOf(schema) : schema
}

/** The unit of an input, of a list or grid that of its entries; undefined for words. */
export const unitOfField = (schema: TSchema): string | undefined => annotations(numberOf(schema)).unit

/** The number that a text is; undefined where it is none, or says more. */
export const numeral = (text: string): number | undefined => bareNumber(text.trim().replace(/^([+-]?\d+)\.$/, '$1'))
export const isNumeral = (text: string): boolean => numeral(text) !== undefined

/** The box with another text in it. */
export const withText = ({ unit }: FieldState, text: string): FieldState =>
  unit === undefined ? { text } : { text, unit }

export const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** {file, name, as} as a request may hold it. */
export const isFileReference = (sent: unknown): sent is FileReference =>
  isRecord(sent) && typeof sent.file === 'string' && typeof sent.name === 'string' && isRecord(sent.as)

/** Whether anything stands in its boxes, or in a file in their place. */
export const isGiven = ({ text, rows = [], file }: FieldState = EMPTY): boolean =>
  text.trim() !== '' || rows.length > 0 || file !== undefined

/** {value, unit} as a request may hold it. */
/** What a file supersedes has a box in a case of before that has it, and in no other. */
export const isOffered = (schema: TSchema, given: boolean): boolean =>
  given || annotations(schema).superseded === undefined

export const isWrapped = (sent: unknown): sent is { readonly value: unknown; readonly unit?: unknown } =>
  isRecord(sent) && 'value' in sent && Object.keys(sent).every((key) => key === 'value' || key === 'unit')
