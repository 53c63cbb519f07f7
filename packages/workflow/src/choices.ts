/** Choices as contracts declare them: the ids that are sent, each beside the label that is shown. */
import type { TUnsafe } from 'typebox'
import { keywords } from './keywords.ts'
import type { Defaulted, ParamOptions } from './params.ts'
import { Type } from './schema-builders.ts'

export interface ChoiceOptions<V extends string> extends ParamOptions, Defaulted<V> {
  /** Other words for the same, which are read as these. */
  readonly aliases?: Readonly<Record<string, V>>
  /** In which the options are offered, of ids that are whole numbers. */
  readonly order?: readonly V[]
}
/** The options of a choice, each id with its label, in the order in which they are offered. */
export type Labelled<V extends string> = Readonly<Record<V, string>>

/** The ids of a choice in the order in which they are offered. */
export const idsOf = <V extends string>(options: Labelled<V>): readonly V[] => Object.keys(options) as V[]

/** Labels of options whose ids are what an engineer calls them: grades, classes, sizes. */
export const asNamed = <const V extends string>(ids: readonly V[]): Labelled<V> =>
  Object.fromEntries(ids.map((id): [string, string] => [id, id])) as Labelled<V>

/** One of a closed list: the ids are sent, and the labels are shown. Throws where whole numbers say no order. */
export function choice<const V extends string>(
  labels: Labelled<V>,
  { order, ...more }: ChoiceOptions<NoInfer<V>>,
): TUnsafe<V> {
  const ids = idsOf(labels)
  if (order === undefined && ids.some((id) => /^\d+$/.test(id)))
    throw new RangeError(`${more.title} has ids that are whole numbers, which a record sorts. State their order.`)
  return Type.Unsafe<V>(keywords({ type: 'string', enum: [...(order ?? ids)], labels, ...more }))
}
