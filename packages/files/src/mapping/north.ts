/** From which north the azimuths of a file are, where an input of its own says so. */
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { northOf, northQuestion } from '../survey/angles.ts'
import type { FileColumn, FileTable, Question } from '../table.ts'
import { meaningsOf } from './meaning.ts'
import type { Target } from './target.ts'

const NORTHS = ['grid', 'magnetic', 'true']

/** The choice between the norths, where a workflow has one for the azimuths that a target takes. */
export function northInput(
  schemas: Readonly<Record<string, TSchema>>,
  field: TSchema,
  own: string,
): string | undefined {
  const { title, symbol } = annotations(field)
  if (!meaningsOf({ own, title, ...(symbol !== undefined && { symbol }) }).has('azimuth')) return undefined
  return Object.keys(schemas).find((name) => isNorths(schemas[name] as { readonly enum?: readonly unknown[] }))
}

const isNorths = ({ enum: words = [] }: { readonly enum?: readonly unknown[] }) =>
  words.length === NORTHS.length && NORTHS.every((north) => words.includes(north))

/** Undefined where no input takes it, and where the heading says so. */
export function northAsked(table: FileTable, column: FileColumn, { north }: Target): Question | undefined {
  return north === undefined || northOf(column) !== undefined ? undefined : northQuestion(table, column)
}
