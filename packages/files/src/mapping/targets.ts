/** Where columns of a file may go in the inputs of a workflow: the columns of its tables, and its lists. */
import { annotations, isOpenRow, readOptions } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { northInput } from './north.ts'
import type { Target } from './target.ts'

interface Spec {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly { readonly type?: string }[]
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly required?: readonly string[]
}
const specOf = (schema: TSchema) => schema as unknown as Spec

/** Grids, cubes, open tables and tables within rows take no columns by name, and are not among them. */
export function targetsOf(schema: TSchema): readonly Target[] {
  const { properties = {} } = specOf(schema)
  return Object.entries(properties).flatMap(([name, field]) => {
    const { type, items } = specOf(field)
    if (type !== 'array' || items === undefined || isOpenRow(items)) return []
    if (specOf(items).type === 'object') return columnsOf(name, items)
    const { along = name } = annotations(field)
    const place = { name, own: name, group: along, isRequired: isRequiredIn(schema, name) }
    const north = northInput(properties, field, name)
    const said = { ...place, mayBeMissing: annotations(items).gaps, ...(north !== undefined && { north }) }
    return targetOf(said, items, field)
  })
}

function columnsOf(input: string, row: TSchema): Target[] {
  return Object.entries(specOf(row).properties ?? {}).flatMap(([own, field]) => {
    const isRequired = isRequiredIn(row, own)
    return targetOf({ name: `${input}.${own}`, own, group: input, isRequired, mayBeMissing: !isRequired }, field, field)
  })
}

function isRequiredIn(object: TSchema, name: string): boolean {
  const { required = [], properties = {} } = specOf(object)
  return required.includes(name) && !('default' in (properties[name] ?? {}))
}

type Place = Pick<Target, 'name' | 'own' | 'group' | 'isRequired' | 'mayBeMissing' | 'north'>

/** `titled` has the title and symbol: of a list not its entries, but itself. */
function targetOf(place: Place, field: TSchema, titled: TSchema): Target[] {
  const { title, symbol } = annotations(titled)
  const { type, enum: words } = specOf(field)
  const said = { ...place, title: title || place.own, ...(symbol !== undefined && { symbol }) }
  if (holdsNumbers(field)) {
    const unit = annotations(field).unit ?? '-'
    return [{ ...said, holds: 'numbers', unit, options: readOptions(field), choices: undefined }]
  }
  if (type !== 'string' && type !== 'boolean') return []
  const choices = words !== undefined || type === 'boolean' ? field : undefined
  return [{ ...said, holds: 'texts', options: {}, choices }]
}

function holdsNumbers(field: TSchema): boolean {
  const { type, anyOf = [] } = specOf(field)
  return type === 'number' || type === 'integer' || anyOf.some((one) => one.type === 'number')
}
