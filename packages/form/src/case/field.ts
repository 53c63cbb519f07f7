/** One input between the form and the request: what stands in its boxes, and what is sent for it. */
import { convert, readQuantity, unit as unitOf } from '@keelson/units'
import { annotations, clean, sameDimension } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'

export type FieldKind = 'quantity' | 'choice' | 'flag' | 'text' | 'list' | 'rows'
/** A box with its unit where it has one ('' and no unit: the input is not given), or the rows of a table. */
export interface FieldState {
  readonly text: string
  readonly unit?: string
  /** What was entered, where the box shows it in another unit: that, not the rounded text, is sent. */
  readonly exact?: { readonly value: number; readonly unit: string }
  readonly rows?: readonly FormState[]
}
/** Called with what the reader has entered. */
export type Changed = (state: FieldState) => void
export type FormState = Readonly<Record<string, FieldState>>
export type Params = Readonly<Record<string, unknown>>

type Spec = TSchema & {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly items?: TSchema
  readonly maxItems?: number
  readonly default?: unknown
  readonly examples?: readonly unknown[]
}

export const specOf = (schema: TSchema): Spec => schema as Spec
export const rowFields = (schema: TSchema): Readonly<Record<string, TSchema>> =>
  (specOf(schema).items as TObject).properties as Readonly<Record<string, TSchema>>

/** Which boxes an input has. */
export function kindOf(schema: TSchema): FieldKind {
  const { type, items, enum: words } = specOf(schema)
  if (type === 'array') return specOf(items as TSchema).type === 'object' ? 'rows' : 'list'
  if (words?.every((word) => typeof word === 'string')) return 'choice'
  if (type === 'boolean') return 'flag'
  return annotations(schema).unit === undefined ? 'text' : 'quantity'
}

/** The unit of an input, of a list that of its entries; undefined for words. */
export const unitOfField = (schema: TSchema): string | undefined =>
  kindOf(schema) === 'list' ? annotations(specOf(schema).items as TSchema).unit : annotations(schema).unit

export const EMPTY: FieldState = { text: '' }

/** What stands in the boxes for a value as a request has it. */
export function stateOf(schema: TSchema, sent: unknown): FieldState {
  const kind = kindOf(schema)
  const [value, given] = isWrapped(sent) ? [sent.value, sent.unit] : [sent, undefined]
  if (kind === 'rows')
    return { text: '', rows: (Array.isArray(value) ? value : []).filter(isRecord).map((row) => rowState(schema, row)) }
  const unit = unitOfField(schema)
  if (unit === undefined) return { text: kind === 'list' && Array.isArray(value) ? value.join(', ') : String(value) }
  if (typeof value === 'string') return tidied(schema, { text: value, unit })
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return { text, unit: typeof given === 'string' && given !== '-' ? given : unit }
}

const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rowState = (schema: TSchema, row: Params): FormState =>
  Object.fromEntries(
    Object.entries(rowFields(schema)).map(([name, field]) => {
      const sent = row[name]
      return [name, sent === undefined ? EMPTY : stateOf(field, sent)]
    }),
  )

/** What a request holds for the boxes; undefined: the input is left out. */
export function paramOf(schema: TSchema, state: FieldState): unknown {
  const text = state.text.trim()
  const kind = kindOf(schema)
  if (kind === 'rows') return state.rows?.map((row) => paramsOfRow(schema, row))
  if (text === '') return undefined
  if (kind === 'flag') return text === 'true'
  if (kind === 'list')
    return text.split(/\s*[,;]\s*/).map((item) => oneParam(specOf(schema).items as TSchema, item, state))
  return oneParam(schema, text, state)
}

function oneParam(schema: TSchema, text: string, state: FieldState): unknown {
  const { unit } = annotations(schema)
  if (unit === undefined || !isNumeral(text)) return text
  const sent = state.exact ?? { value: Number(text), unit: state.unit ?? unit }
  return sent.unit === unit ? sent.value : sent
}

const paramsOfRow = (schema: TSchema, row: FormState): Params =>
  Object.fromEntries(
    Object.entries(rowFields(schema)).flatMap(([name, field]) => {
      const sent = paramOf(field, row[name] ?? EMPTY)
      return sent === undefined ? [] : [[name, sent]]
    }),
  )

const isWrapped = (sent: unknown): sent is { readonly value: unknown; readonly unit?: unknown } =>
  isRecord(sent) && 'value' in sent

export const isNumeral = (text: string): boolean => /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text.trim())

/** The same with a unit that was typed after the number moved into the box of the unit: "12.75 in" -> 12.75, in. */
export function tidied(schema: TSchema, state: FieldState): FieldState {
  const { unit, difference } = annotations(schema)
  const text = state.text.trim()
  if (unit === undefined || unit === '-' || text === '' || isNumeral(text)) return state
  try {
    const read = readQuantity(text, unit, { difference })
    return sameDimension(read.unit, unit) ? { text: String(read.value), unit: unitOf(read.unit).name } : state
  } catch {
    return state
  }
}

/** The box with another text in it. */
export const withText = ({ unit }: FieldState, text: string): FieldState =>
  unit === undefined ? { text } : { text, unit }

/** The number in a box, in the unit of the field; undefined where there is none. */
export function numberIn(schema: TSchema, { text, unit, exact }: FieldState): number | undefined {
  const { unit: own, difference } = annotations(schema)
  if (own === undefined || !isNumeral(text)) return undefined
  const held = exact ?? { value: Number(text), unit: unit ?? own }
  return converted(held.value, held.unit, own, difference)
}

/** Digits of a number that was restated; the one entered is kept beside it. */
const SHOWN_DIGITS = 6

/** The same quantity shown in another unit: what is sent stays what was entered. */
export function inUnit(schema: TSchema, state: FieldState, unit: string): FieldState {
  const own = unitOfField(schema)
  const from = state.unit ?? own
  if (from === undefined || from === unit) return { ...state, unit }
  const { difference } = annotations(kindOf(schema) === 'list' ? (specOf(schema).items as TSchema) : schema)
  const texts = state.text.split(',').map((t) => t.trim())
  const [first = ''] = texts
  if (!texts.every(isNumeral)) return { ...withText(state, state.text), unit }
  if (texts.length > 1)
    return { text: texts.map((t) => String(converted(Number(t), from, unit, difference))).join(', '), unit }
  const exact = state.exact ?? { value: Number(first), unit: from }
  if (exact.unit === unit) return { text: String(exact.value), unit }
  return {
    text: String(Number(converted(exact.value, exact.unit, unit, difference).toPrecision(SHOWN_DIGITS))),
    unit,
    exact,
  }
}

function converted(value: number, from: string, to: string, difference: boolean): number {
  if (from === to) return value
  return clean(difference ? (value * unitOf(from).factor) / unitOf(to).factor : convert(value, from, to))
}
