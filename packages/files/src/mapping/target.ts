/** Where a column of a file may go: a list among the inputs of a workflow or in the rows of its tables, or a column of a table. */
import type { ReadOptions } from '@keelson/units'
import type { TSchema } from 'typebox'
import type { RaoCube } from './rao-cube.ts'

export interface Target {
  /** 'input' of a list, 'input.column' of a table; of what stands within rows with the names around it: 'lines.history'. */
  readonly name: string
  /** The list, or the table that it is a column of: in its place a request refers to a file. */
  readonly input: string
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
  /** Whether another word stays as it is written: its workflow reads the table row by row, and reports the row. */
  readonly takesOthers?: true
  /** Of azimuths: the input that says from which north they are. */
  readonly north?: string
  /** Of the inputs that one table of RAOs fills together. */
  readonly raos?: RaoCube
}

/** The list that a target is, or the table that it is a column of. */
export const inputOf = ({ input }: Pick<Target, 'input'>): string => input

/** Whether it is a column of a table; else it is a list. */
export const isColumn = ({ name, input }: Pick<Target, 'name' | 'input'>): boolean => name !== input

/** Whether it stands within the rows of a table, of which each has its own: a request then names the row. */
export const isWithinRows = (input: string): boolean => input.includes('.')

/** The input at a place of a request, whichever row it is of: 'lines.history' at 'lines/0/history'. */
export const inputAt = (place: string): string =>
  place
    .split('/')
    .filter((part) => !/^\d+$/.test(part))
    .join('.')
