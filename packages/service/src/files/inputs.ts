/** Inputs that take their values from a file: tables of rows and lists, of a workflow or within the rows of its tables. */
import { inputOf, isWithinRows, rowTargetsOf, targetsOf } from '@keelson/files'

export type Schema = Parameters<typeof targetsOf>[0]

/** What a schema declares: inputs and the fields of rows alike. */
export interface Declared {
  readonly maxItems?: number
  readonly items?: Declared
  readonly properties?: Readonly<Record<string, Declared>>
}

/** Those that stand within rows are no part of it: a request names the row of each. */
export const fileInputs = (schema: Schema): readonly string[] =>
  allFileInputs(schema).filter((input) => !isWithinRows(input))

/** Inputs of one value, which a row of a file gives to a point of a study. */
export const rowInputs = (schema: Schema): readonly string[] => rowTargetsOf(schema).map(inputOf)

const known = new WeakMap<Schema, readonly string[]>()

/** Those within rows behind the names around them: 'lines.history'. */
export function allFileInputs(schema: Schema): readonly string[] {
  const before = known.get(schema)
  if (before !== undefined) return before
  const made = [...new Set(targetsOf(schema).map(inputOf))]
  known.set(schema, made)
  return made
}

/** 'lines.history': of the rows of 'lines' the field 'history'. */
export const fieldAt = (schema: Schema, input: string): Declared | undefined =>
  input.split('.').reduce<Declared | undefined>((object, name) => fieldsOf(object)[name], schema as Declared)

/** Of all inputs, or of the rows of a table. */
const fieldsOf = ({ properties, items }: Declared = {}): Readonly<Record<string, Declared>> =>
  properties ?? items?.properties ?? {}
