/** The data sets of this service, as choices for the inputs that name one. */
import { readdirSync } from 'node:fs'
import type { AnyContract } from '@keelson/workflow'

export function dataSetChoices({ params }: AnyContract, folder: string): Readonly<Record<string, readonly string[]>> {
  const inputs = Object.entries(params.properties as Readonly<Record<string, object>>)
  const named = inputs.filter(([, schema]) => 'x-dataset' in schema).map(([name]) => name)
  const names = named.length > 0 ? dataSetsIn(folder) : []
  return names.length > 0 ? Object.fromEntries(named.map((name) => [name, names])) : {}
}

function dataSetsIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  } catch {
    return []
  }
}
