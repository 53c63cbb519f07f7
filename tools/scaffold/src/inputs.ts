/** The declaration of an input, as the text of a contract. */
import { field as library } from '@keelson/modelrepo/_shared/fields/index.ts'
import { annotations } from '@keelson/workflow'
import type { Description, InputDescription, When } from './description.ts'
import type { Asked, Known } from './kinds-of-names.ts'
import { limitsOf } from './limits.ts'
import { leftLine, NOT_DESCRIBED } from './placeholders.ts'
import { inUnit, plain, seen } from './sent.ts'
import { camel, keyed, literal, quoted, sentence, titleOf } from './words.ts'

export interface Declared {
  readonly text: string
  /** Builders and modules that the text uses. */
  readonly uses: readonly string[]
  readonly left: Left
}
/** What is left to the author of a declaration. */
export interface Left {
  /** Kinds to confirm or to choose. */
  readonly kinds: readonly string[]
  /** Limits in words that are no bounds. */
  readonly rules: readonly string[]
  /** Units that another than the description's own stands for: nothing to do, but to know. */
  readonly moved: readonly string[]
}
export const NOTHING: Left = { kinds: [], rules: [], moved: [] }
export const leftTogether = (all: readonly Left[]): Left => ({
  kinds: all.flatMap(({ kinds }) => kinds),
  rules: all.flatMap(({ rules }) => rules),
  moved: all.flatMap(({ moved }) => moved),
})
/** What a number leaves, and the lines that say so above it. */
export function leftOf(path: string, unit: string, known: Known, rules: readonly string[] = []): Left {
  return {
    kinds: known.toConfirm === undefined ? [] : [known.toConfirm],
    rules: rules.map((rule) => `write the rule '${path} ${rule}' in rules.ts`),
    moved: known.unit === unit ? [] : [`${path}: ${unit} -> ${known.unit}`],
  }
}
const linesAbove = ({ kinds, rules }: Left): string =>
  [...kinds, ...rules].map((what) => `${leftLine(what)}\n`).join('')
/** A member with what is left of it above; of a table its columns say so themselves. */
export const memberText = (name: string, { text, left }: Declared, isTable = false): string =>
  `${isTable ? '' : linesAbove(left)}${keyed(name)}: ${text},`
type Lookup = (asked: Asked) => Known

/** `name: quantity('kind', { ... }),`; whether it may be left out is said by the way that takes it. */
export function inputText(d: Description, input: InputDescription, lookup: Lookup): Declared {
  const body = bodyOf(d, input, input.name, lookup, seen(d, input) ?? input.default)
  return { ...body, text: memberText(input.name, body, input.fields !== undefined) }
}

export const mayBeLeftOut = ({ required, default: otherwise }: InputDescription): boolean =>
  required !== true && (otherwise === undefined || otherwise === null)

function bodyOf(d: Description, input: InputDescription, path: string, lookup: Lookup, like: unknown): Declared {
  const told = optionsOf(input)
  if (input.fields !== undefined) return tableText(d, input, path, lookup)
  if (input.values?.every((one) => typeof one === 'string'))
    return plainText('choice', `${literal(labelled(input.values))}, `, input, told)
  if (typeof (like ?? input.values?.[0]) === 'boolean') return plainText('flag', '', input, told)
  if (typeof like === 'string' && input.unit === '-') return plainText('text', '', input, told)
  if (Array.isArray(like) && like.every((one) => typeof one === 'string')) return plainText('textList', '', input, told)
  return numberText(d, input, path, lookup, like)
}

const said = (input: InputDescription): string[] => [
  `title: ${quoted(titleOf(input.name))}`,
  `description: ${quoted(sentence(input.meaning, NOT_DESCRIBED))}`,
]

/** Each option with a label to begin with. */
const labelled = (values: readonly unknown[] = []) =>
  Object.fromEntries(values.map((value) => [String(value), titleOf(String(value))]))

function plainText(builder: string, first: string, input: InputDescription, told: readonly string[]): Declared {
  const otherwise = input.default === undefined || input.default === null ? [] : [`default: ${literal(input.default)}`]
  return {
    text: `${builder}(${first}{ ${[...said(input), ...otherwise, ...told].join(', ')} })`,
    uses: [builder],
    left: NOTHING,
  }
}

function numberText(d: Description, input: InputDescription, path: string, lookup: Lookup, like: unknown): Declared {
  const known = lookup({ workflow: d.workflow, path, unit: input.unit, told: input.kind, meaning: input.meaning })
  const own = (value: unknown) => inUnit(value, input.unit, known.unit)
  const { bounds, rules } = limitsOf(input.hard_limits, input.unit, known.unit)
  const isList = Array.isArray(like) || (input.accepts?.includes('list') ?? false)
  const fallback =
    typeof input.default === 'number' ? literal(isList ? [own(input.default)] : own(input.default)) : undefined
  const otherwise = fallback === undefined ? [] : [`default: ${fallback}`]
  const example = !isList && otherwise.length === 0 && typeof like === 'number' ? [`example: ${own(like)}`] : []
  const left = leftOf(path, input.unit, known, rules)
  const rest = [...otherwise, ...example, ...optionsOf(input)]
  const named = libraryField(input.name, known)
  if (!isList && named !== undefined) return { text: `field.${named}({ ${rest.join(', ')} })`, uses: ['field'], left }
  const single = isList && input.accepts?.includes('number') ? ['single: true'] : []
  const builder = isList ? 'quantityList' : 'quantity'
  const options = [...said(input), ...known.options, ...bounds, ...rest, ...single]
  return { text: `${builder}(${known.measure}, { ${options.join(', ')} })`, uses: [builder], left }
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
  const first = Array.isArray(seen(d, input)) ? (seen(d, input) as readonly unknown[])[0] : undefined
  const cell = (name: string) => plain((first as Readonly<Record<string, unknown>> | undefined)?.[name])
  const columns = (input.fields ?? []).map((column) => {
    const body = bodyOf(d, column, `${path}.${column.name}`, lookup, cell(column.name) ?? column.default)
    const optional = column.required === false && { text: `optional(${body.text})`, uses: [...body.uses, 'optional'] }
    const whole = { ...body, ...optional }
    return { ...whole, text: memberText(column.name, whole, column.fields !== undefined) }
  })
  return {
    text: `rows({\n${columns.map((c) => c.text).join('\n')}\n}, { ${[...said(input), 'minItems: 1', ...optionsOf(input)].join(', ')} })`,
    uses: ['rows', ...columns.flatMap((c) => c.uses)],
    left: leftTogether(columns.map((c) => c.left)),
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
