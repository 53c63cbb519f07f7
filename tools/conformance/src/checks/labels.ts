/** Each option of each choice has a label: what is shown to an engineer is no id. */
import { annotations } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { ConformanceCheck } from '../subject.ts'

export const labelsCheck: ConformanceCheck = {
  name: 'each option of a choice has a label',
  problems: async ({ contract }) =>
    choicesIn(contract.params as TObject, '')
      .filter(({ options }) => options.length > 0)
      .map(({ at, options }) => `${at}: ${options.join(', ')} ${options.length === 1 ? 'has' : 'have'} no label`),
}

interface Bare {
  readonly at: string
  /** Those without a label. */
  readonly options: readonly string[]
}

function choicesIn(schema: TSchema, at: string): readonly Bare[] {
  const {
    enum: options,
    items,
    properties,
  } = schema as {
    readonly enum?: readonly string[]
    readonly items?: TSchema
    readonly properties?: Readonly<Record<string, TSchema>>
  }
  const { labels } = annotations(schema)
  return [
    ...(options ? [{ at, options: options.filter((id) => !labels[id]) }] : []),
    ...(items ? choicesIn(items, at) : []),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) =>
      choicesIn(field, at === '' ? name : `${at}/${name}`),
    ),
  ]
}
