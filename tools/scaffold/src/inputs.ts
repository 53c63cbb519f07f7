/** The declaration of an input, as the text of a contract. */
import { field as library } from '@keelson/modelrepo/_shared/fields/index.ts'
import { convert, isUnit } from '@keelson/units'
import { annotations } from '@keelson/workflow'
import { type Description, type InputDescription, plain, seen, type When } from './description.ts'
import { type Asked, type Known, toConfirm } from './kinds-of-names.ts'
import { boundsOf } from './limits.ts'
import { NOT_DESCRIBED } from './placeholders.ts'
import { camel, keyed, literal, quoted, sentence, titleOf } from './words.ts'

export interface Declared {
  readonly text: string
  /** Builders and modules that the text uses. */
  readonly uses: readonly string[]
  /** The name, where its kind was guessed. */
  readonly guessed: readonly string[]
}
type Lookup = (asked: Asked) => Known

/** `name: quantity('kind', { ... }),`; whether it may be left out is said by the way that takes it. */
export function inputText(d: Description, input: InputDescription, lookup: Lookup): Declared {
  const body = bodyOf(d, input, input.name, lookup, seen(d, input.name) ?? input.default)
  return { ...body, text: `${input.name}: ${body.text},` }
}

export const mayBeLeftOut = ({ required, default: otherwise }: InputDescription): boolean =>
  required !== true && (otherwise === undefined || otherwise === null)

function bodyOf(d: Description, input: InputDescription, path: string, lookup: Lookup, like: unknown): Declared {
  const told = optionsOf(input)
  if (input.fields !== undefined) return tableText(d, input, path, lookup)
  if (input.values?.every((one) => typeof one === 'string'))
    return plainText('choice', `${literal(input.values)}, `, input, told)
  if (typeof (like ?? input.values?.[0]) === 'boolean') return plainText('flag', '', input, told)
  if (typeof like === 'string' && input.unit === '-') return plainText('text', '', input, told)
  if (Array.isArray(like) && like.every((one) => typeof one === 'string')) return plainText('textList', '', input, told)
  return numberText(d, input, path, lookup, like)
}

const said = (input: InputDescription): string[] => [
  `title: ${quoted(titleOf(input.name))}`,
  `description: ${quoted(sentence(input.meaning, NOT_DESCRIBED))}`,
]

function plainText(builder: string, first: string, input: InputDescription, told: readonly string[]): Declared {
  const otherwise = input.default === undefined || input.default === null ? [] : [`default: ${literal(input.default)}`]
  return {
    text: `${builder}(${first}{ ${[...said(input), ...otherwise, ...told].join(', ')} })`,
    uses: [builder],
    guessed: [],
  }
}

function numberText(d: Description, input: InputDescription, path: string, lookup: Lookup, like: unknown): Declared {
  const known = lookup({ workflow: d.workflow, path, unit: input.unit, told: input.kind, meaning: input.meaning })
  const own = (value: unknown) => inUnit(value, input.unit, known.unit)
  const bounds = boundsOf(input.hard_limits, input.unit, known.unit)
  const isList = Array.isArray(like) || (input.accepts?.includes('list') ?? false)
  const fallback =
    typeof input.default === 'number' ? literal(isList ? [own(input.default)] : own(input.default)) : undefined
  const otherwise = fallback === undefined ? [] : [`default: ${fallback}`]
  const example = !isList && otherwise.length === 0 && typeof like === 'number' ? [`example: ${own(like)}`] : []
  const guessed = known.guessed ? [toConfirm(path, input.unit, known)] : []
  const rest = [...otherwise, ...example, ...optionsOf(input)]
  const named = libraryField(input.name, known)
  if (!isList && named !== undefined)
    return { text: `field.${named}({ ${rest.join(', ')} })`, uses: ['field'], guessed }
  const single = isList && input.accepts?.includes('number') ? ['single: true'] : []
  const builder = isList ? 'quantityList' : 'quantity'
  const options = [...said(input), ...known.options, ...bounds, ...rest, ...single]
  return { text: `${builder}(${known.measure}, { ${options.join(', ')} })`, uses: [builder], guessed }
}

/** The field of the library that has this name and this kind. */
function libraryField(name: string, { measure, options }: Known): string | undefined {
  const named = camel(name)
  if (!isField(named) || options.length > 0) return undefined
  const { kind = '-' } = annotations(library[named]())
  return measure === `'${kind}'` ? named : undefined
}
const isField = (name: string): name is keyof typeof library => Object.hasOwn(library, name)

function tableText(d: Description, input: InputDescription, path: string, lookup: Lookup): Declared {
  const first = Array.isArray(seen(d, input.name)) ? (seen(d, input.name) as readonly unknown[])[0] : undefined
  const cell = (name: string) => plain((first as Readonly<Record<string, unknown>> | undefined)?.[name])
  const columns = (input.fields ?? []).map((column) => {
    const body = bodyOf(d, column, `${path}.${column.name}`, lookup, cell(column.name) ?? column.default)
    return column.required === false
      ? { ...body, text: `${keyed(column.name)}: optional(${body.text}),`, uses: [...body.uses, 'optional'] }
      : { ...body, text: `${keyed(column.name)}: ${body.text},` }
  })
  return {
    text: `rows({ ${columns.map((c) => c.text).join(' ')} }, { ${[...said(input), 'minItems: 1', ...optionsOf(input)].join(', ')} })`,
    uses: ['rows', ...columns.flatMap((c) => c.uses)],
    guessed: columns.flatMap((c) => c.guessed),
  }
}

/** When it is used and required, and what it replaces. */
function optionsOf({ used_when, required_when, required_unless, overrides }: InputDescription): string[] {
  const when = (name: string, condition: When | undefined) =>
    condition === undefined ? [] : [`${name}: ${literal(condition)}`]
  const unless = (required_unless ?? []).map((one) => (typeof one === 'string' ? { inputs: [one] } : one))
  const replaced = (overrides ?? []).filter((one) => typeof one === 'string')
  return [
    ...when('usedWhen', used_when),
    ...when('requiredWhen', required_when ?? (unless.length > 0 ? {} : undefined)),
    ...(unless.length > 0 ? [`requiredUnless: ${literal(unless)}`] : []),
    ...(replaced.length > 0 ? [`overrides: [{ inputs: ${literal(replaced)} }]`] : []),
  ]
}

/** A number of a description in the declared unit. */
export function inUnit(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inUnit(one, from, to))
  if (typeof value !== 'number' || from === to || !isUnit(from) || !isUnit(to)) return value
  return Number(convert(value, from, to).toPrecision(12))
}
