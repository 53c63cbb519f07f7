/** Lists that have an entry each for one another, such as the stations of a survey: a block of columns fills them together. */
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { type FieldState, kindOf } from './field.ts'

/** One of them, as it stands. */
export interface Member {
  readonly name: string
  readonly schema: TSchema
  readonly state: FieldState
}

/** The names of the lists that go along one another, in their order, for each that is one; a list along none is alone. */
export function parallelLists(fields: Readonly<Record<string, TSchema>>): ReadonlyMap<string, readonly string[]> {
  const lists = Object.keys(fields).filter((name) => kindOf(fields[name] as TSchema) === 'list')
  const leader = (name: string) => annotations(fields[name] as TSchema).along ?? name
  const groups = Map.groupBy(lists, leader)
  return new Map(lists.map((name) => [name, groups.get(leader(name)) ?? [name]]))
}
