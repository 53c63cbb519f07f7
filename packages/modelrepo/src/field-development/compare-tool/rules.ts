/** Problems of the inputs that no single field shows and that can be told before any series is read. */
import { listed, type Problem, problemAt, refused } from '@keelson/workflow'
import { isPlainName } from '../../_shared/files/plain-name.ts'
import type { Params } from './inputs.ts'

export const rules = (p: Params): Problem[] => [
  ...p.sources.flatMap(sourceProblems),
  ...labelProblems(p),
  ...columnProblems(p),
]

function sourceProblems({ records, file }: Params['sources'][number], i: number): Problem[] {
  if (records === undefined && file === undefined)
    return refused(`/sources/${i}/records`, 'is required unless a file is entered')
  if (file === undefined) return []
  if (records !== undefined) return refused(`/sources/${i}/file`, 'must be omitted when records are entered')
  const parts = file.split('/')
  if (parts.length === 2 && parts.every((part) => part !== '' && isPlainName(part))) return []
  return refused(
    `/sources/${i}/file`,
    `must be one folder and one file name, such as folder/file.csv (entered: ${JSON.stringify(file)})`,
  )
}

function labelProblems({ sources, reference }: Params): Problem[] {
  const labels = sources.map(({ label }) => label)
  const twice = labels.flatMap((label, i) =>
    labels.indexOf(label) < i
      ? refused(
          `/sources/${i}/label`,
          `must differ from the label of row ${labels.indexOf(label) + 1} (entered: '${label}')`,
        )
      : [],
  )
  if (reference === undefined || labels.includes(reference)) return twice
  return [...twice, problemAt('/reference', `must be one of the labels ${quoted(labels)} (entered: '${reference}')`)]
}

function columnProblems({ key, value, further_values = [] }: Params): Problem[] {
  const same = value === key ? refused('/value', `must be a column other than the {key} (entered: '${value}')`) : []
  const further = further_values.flatMap((column, i) =>
    column === key || column === value
      ? refused(
          `/further_values/${i}`,
          `must be a column other than the ${column === key ? '{key}' : '{value}'} (entered: '${column}')`,
        )
      : [],
  )
  return [...same, ...further]
}

/** Names in a sentence, as they were given. */
export const quoted = (names: readonly string[]): string => listed(names.map((name) => `'${name}'`))
