/** A proposal between the service and the page: what is asked, what is taken by which input, and how a form is known again. */

import { keyOf } from '@keelson/files/asked.ts'
import { togetherWith as filledTogether } from '@keelson/files/mapping/cube-target.ts'
import type { Mapping } from '@keelson/files/mapping/mapping.ts'
import type { Answers, Question } from '@keelson/files/table.ts'
import { annotations } from '@keelson/workflow'
import { parallelLists } from '../../form/case/along-lists.ts'
import { rowFields } from '../../form/case/field.ts'
import { type FormSpec, fieldsOf } from '../../form/case/form.ts'
import type { FileProposal, UploadedFile, UploadedTable } from './file-contract.ts'

/** The inputs that are filled together with one: those that have an entry each for one another, or that one table of RAOs fills. */
export function togetherWith(spec: FormSpec, input: string): readonly string[] {
  const ofTable = filledTogether(spec.schema, input)
  return ofTable.length > 1 ? ofTable : (parallelLists(fieldsOf(spec)).get(input) ?? [input])
}

/** Those with something to take or to answer, the fullest first. */
export const usable = (proposals: readonly FileProposal[]): readonly FileProposal[] =>
  proposals
    .filter(({ columns, questions }) => columns.length > 0 || questions.length > 0)
    .toSorted((a, b) => b.columns.length - a.columns.length)

/** The questions that were put, each as it was last worded, in their order. */
export function questionsPut(before: readonly Question[], now: readonly Question[]): readonly Question[] {
  const all = new Map([...before, ...now].map((question) => [keyOf(question), question]))
  return [...all.values()]
}

/** Those of a table that are open or answered. */
export function questionsShown(
  put: readonly Question[],
  { table, questions }: FileProposal,
  answers: Answers,
): readonly Question[] {
  const open = new Set(questions.map(keyOf))
  const isOfTable = (question: Question) => question.table === undefined || question.table === table
  return put.filter((one) => isOfTable(one) && (open.has(keyOf(one)) || Object.hasOwn(answers, keyOf(one))))
}

/** The mapping without some of its targets; null where nothing is left of it. */
export function mappingWithout(mapping: Mapping, left: ReadonlySet<string>): Mapping | null {
  const columns = Object.entries(mapping.columns).filter(([target]) => !left.has(target))
  return columns.length === 0 ? null : { ...mapping, columns: Object.fromEntries(columns) }
}

const inputOf = (target: string): string => target.split('.')[0] ?? ''

export const inputsOf = ({ columns }: Mapping): readonly string[] => [...new Set(Object.keys(columns).map(inputOf))]

/** The columns of the file that an input takes: 'MD, Inc, Azi'. */
export const columnsFor = ({ columns }: Mapping, input: string): string =>
  [
    ...new Set(Object.entries(columns).flatMap(([target, { column }]) => (inputOf(target) === input ? [column] : []))),
  ].join(', ')

/** 'Measured depths'; of a column of a table with the name of the table before it. */
export function titleOf(spec: FormSpec, target: string): string {
  const [input = '', column] = target.split('.')
  const schema = fieldsOf(spec)[input]
  if (!schema) return target
  const field = column === undefined ? undefined : rowFields(schema)[column]
  const title = annotations(schema).title
  return field ? `${title}: ${annotations(field).title}` : title
}

export const tableOf = ({ tables }: UploadedFile, name: string): UploadedTable | undefined =>
  tables.find((table) => table.name === name)

/** What a file of one form has in common with the next: format, tables, headings and units. */
export const formOfFile = ({ format, tables }: UploadedFile): string =>
  JSON.stringify([
    format,
    tables.map(({ name, columns }) => [name, columns.map(({ heading, unit = '' }) => [heading, unit])]),
  ])
