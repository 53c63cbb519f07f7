/** The data sets of this service as choices of a form. */
import { readdirSync } from 'node:fs'
import type { TObject, TSchema } from 'typebox'

/** The schema with a choice in place of each text that names a data set. */
export function withDataSets(schema: TObject, folder: string): TObject {
  const isDataSet = (input: TSchema) => (input as { readonly 'x-dataset'?: true })['x-dataset'] === true
  if (!Object.values(schema.properties).some(isDataSet)) return schema
  const names = dataSetsIn(folder)
  const properties = Object.entries(schema.properties).map(([name, input]) => [
    name,
    isDataSet(input) && names.length > 0 ? { ...input, enum: names } : input,
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}

function dataSetsIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  } catch {
    return []
  }
}
