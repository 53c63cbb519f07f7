/** Where a column of a file may go: a list among the inputs of a workflow, or a column of one of its tables. */
import type { ReadOptions } from '@keelson/units'
import type { TSchema } from 'typebox'

export interface Target {
  /** 'input' of a list, 'input.column' of a table. */
  readonly name: string
  /** The last of these: as the heading of a file may have it. */
  readonly own: string
  readonly title: string
  readonly symbol?: string
  /** Targets of one table, or lists that stand along one: where one of them has a column, the others need theirs. */
  readonly group: string
  readonly isRequired: boolean
  readonly holds: 'numbers' | 'texts'
  /** Of numbers: that of the field. */
  readonly unit?: string
  readonly options: ReadOptions
  /** Whether nothing may stand in a row. */
  readonly mayBeMissing: boolean
  /** Of a choice or a flag: what may stand there. */
  readonly choices: TSchema | undefined
  /** Of azimuths: the input that says from which north they are. */
  readonly north?: string
}

/** The input that a target is, or is a column of. */
export const inputOf = ({ name }: Pick<Target, 'name'>): string => name.split('.', 1)[0] ?? name
