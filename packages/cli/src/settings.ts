/** `--set NAME=VALUE`: inputs as they are typed on the line, each in the form that its field takes. */
import { bareNumber } from '@keelson/units'
import { CallError } from './command.ts'
import { jsonOf } from './json-input.ts'

/** What is known of an input: a declared param of ours, or a property of another repo's schema. */
export interface InputSchema {
  readonly type?: string
  readonly items?: InputSchema
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly 'x-ogc-unit'?: string
}
export type Inputs = Readonly<Record<string, unknown>>

/** The inputs that the options say. Throws CallError where one cannot be told from its text; the service judges the rest. */
export function settingsOf(texts: readonly string[], schema: InputSchema): Inputs {
  const read = texts.map((text) => {
    const at = text.indexOf('=')
    const name = text.slice(0, Math.max(at, 0)).trim()
    if (name === '')
      throw new CallError(`--set must have the form NAME=VALUE, such as --set wall_thickness=0.5in (entered: ${text})`)
    const value = text.slice(at + 1)
    if (value.trim() === '') throw new CallError(`--set ${name}= has no value; omit an input that is not provided`)
    return [name, textAsSent(name, value, inputNamed(schema, name))] as const
  })
  const names = read.map(([name]) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new CallError(`--set must not repeat a name (entered twice: ${twice})`)
  return Object.fromEntries(read)
}

const inputNamed = ({ properties = {} }: InputSchema, name: string): InputSchema =>
  (Object.hasOwn(properties, name) ? properties[name] : undefined) ?? {}

function textAsSent(name: string, text: string, field: InputSchema): unknown {
  if (field.type === 'string') return text
  const plain = text.trim()
  if (/^[[{]/.test(plain)) return jsonOf(plain, `--set ${name}`)
  if (field.type === 'array') return listOf(name, plain, field.items ?? {})
  if (field.type === 'boolean') return plain === 'true' || plain === 'false' ? plain === 'true' : plain
  return bareNumber(plain) ?? plain
}

function listOf(name: string, text: string, item: InputSchema): readonly unknown[] {
  if (item.type === 'object' || item.type === 'array') {
    const form =
      item.type === 'object' ? `[{"${Object.keys(item.properties ?? {})[0] ?? 'id'}": ...}, ...]` : '[[...], ...]'
    throw new CallError(`--set ${name} is a table; write it as JSON, --set '${name}=${form}', or in a --params file`)
  }
  const entries = text.split(',').map((entry) => entry.trim())
  if (entries.includes('')) throw new CallError(`--set ${name} has an empty entry (entered: ${text})`)
  if (item.type === 'string') return entries
  const values = entries.map((entry) => bareNumber(entry) ?? entry)
  refuseHalfMeasured(name, values)
  return values
}

/** '1,5 m' and '5,10,15 mm' can be meant in two ways. */
function refuseHalfMeasured(name: string, values: readonly unknown[]): void {
  const bare = values.filter((value) => typeof value === 'number').length
  if (bare === 0 || bare === values.length) return
  throw new CallError(
    `--set ${name} has units on only some of its entries (${values.join(', ')}). Enter a unit with every entry or with none, or write all as ` +
      `--set '${name}={"value": [...], "unit": "..."}'. Separate entries by commas and use a decimal point`,
  )
}
