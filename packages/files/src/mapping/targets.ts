/** Where columns of a file may go in the inputs of a workflow: the columns of its tables, and its lists, at whatever depth. */
import { annotations, isOpenRow, readOptions } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { withCubes } from './cube-target.ts'
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

/** Grids and open tables take no columns by name, and are not among them; of cubes those that a table of RAOs fills. */
export const targetsOf = (schema: TSchema): readonly Target[] => withCubes(schema, targetsIn(schema, '', schema))

/** Of the inputs, or of the fields of a row that stands under these names. */
function targetsIn(object: TSchema, within: string, inputs: TSchema): Target[] {
  return Object.entries(specOf(object).properties ?? {}).flatMap(([own, field]) => {
    const { type, items } = specOf(field)
    if (type !== 'array' || items === undefined || isOpenRow(items)) return []
    const name = `${within}${own}`
    if (specOf(items).type !== 'object') return listOf(object, own, within, inputs)
    return [...tableOf(name, field, items), ...targetsIn(items, `${name}.`, inputs)]
  })
}

function listOf(object: TSchema, own: string, within: string, inputs: TSchema): Target[] {
  const field = specOf(object).properties?.[own] as TSchema
  const items = specOf(field).items as TSchema
  const input = `${within}${own}`
  const { along = own } = annotations(field)
  const north = northInput(specOf(inputs).properties ?? {}, field, own)
  const place = { name: input, input, own, group: `${within}${along}`, isRequired: isRequiredIn(object, own) }
  return targetOf(
    { ...place, mayBeMissing: annotations(items).gaps, ...(north !== undefined && { north }) },
    items,
    field,
  )
}

/** Cells that the workflow reads row by row may be missing, or be other words than it knows: it reports their rows. */
function tableOf(input: string, table: TSchema, row: TSchema): Target[] {
  const { cells } = annotations(table)
  if (cells === undefined) return columnsOf(input, row)
  return columnsOf(input, cells).map((target) => ({ ...target, mayBeMissing: true, takesOthers: true }))
}

function columnsOf(input: string, row: TSchema): Target[] {
  return Object.entries(specOf(row).properties ?? {}).flatMap(([own, field]) => {
    const isRequired = isRequiredIn(row, own)
    const place = { name: `${input}.${own}`, input, own, group: input, isRequired, mayBeMissing: !isRequired }
    return targetOf(place, field, field)
  })
}

function isRequiredIn(object: TSchema, name: string): boolean {
  const { required = [], properties = {} } = specOf(object)
  return required.includes(name) && !('default' in (properties[name] ?? {}))
}

type Place = Pick<Target, 'name' | 'input' | 'own' | 'group' | 'isRequired' | 'mayBeMissing' | 'north'>

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

/**
 * Where columns of a file may go whose rows are the points of a study: the inputs of one value. Each is a group of its own, and
 * none must have a column, since the others of a point are those of the base.
 */
export function rowTargetsOf(schema: TSchema): readonly Target[] {
  const { properties = {} } = specOf(schema)
  return Object.entries(properties).flatMap(([name, field]) =>
    targetOf({ name, input: name, own: name, group: name, isRequired: false, mayBeMissing: false }, field, field),
  )
}

function holdsNumbers(field: TSchema): boolean {
  const { type, anyOf = [] } = specOf(field)
  return type === 'number' || type === 'integer' || anyOf.some((one) => one.type === 'number')
}
