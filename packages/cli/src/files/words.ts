/** Files whose columns are not confirmed, as lines of a terminal: what is proposed and why, and what is asked. */
import { keyOf } from '@keelson/files/asked.ts'
import type { Left, Question } from '@keelson/files/table.ts'
import { columns } from '../command.ts'
import type { Unconfirmed } from './confirmed.ts'

export const unconfirmedInWords = (files: readonly Unconfirmed[]): string => files.map(fileInWords).join('\n\n')

function fileInWords({ path, mappingPath, upload, proposal, others, files }: Unconfirmed): string {
  const { table, questions } = proposal
  const rows = proposal.columns.map(({ target, column, unit, reason }) => [`  ${target}`, column, unit ?? '', reason])
  const parts = [
    `Not run: the columns of ${path} are not confirmed.${files === undefined ? '' : ` The mapping applies to all ${files} files.`}`,
    `Table ${table}\n${rows.length === 0 ? '  no column is certain' : columns(rows)}`,
    questions.length === 0 ? '' : `Questions\n${questions.map(questionInWords).join('\n')}`,
    upload.left.map(leftInWords).join('\n'),
    others.length === 0 ? '' : `Other tables with matching columns: ${others.map((one) => one.table).join(', ')}`,
    nextStep(mappingPath, questions.length),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function questionInWords(question: Question): string {
  const { text, choices, orNumber, orUnit } = question
  const other = [
    ...(orNumber === undefined ? [] : [orNumber === 'any' ? 'any number' : 'any number greater than zero']),
    ...(orUnit === undefined ? [] : [`any unit that converts to ${orUnit}`]),
  ]
  const rows = [
    ...choices.map(({ answer, means }) => [`    ${answer}`, means]),
    ...other.map((what) => ['    or', what]),
  ]
  return `  ${text} [${keyOf(question)}]\n${columns(rows)}`
}

const leftInWords = ({ what, count, lines }: Left): string =>
  `  not read: ${what}, ${count}${lines.length === 0 ? '' : ` (line ${lines.join(', ')})`}`

function nextStep(mappingPath: string, open: number): string {
  const use = `--mapping ${mappingPath}`
  if (open === 0) return `Check the columns above, then confirm them with ${use}.`
  return `Enter a choice for each question in ${mappingPath}, then repeat the call with ${use}.`
}
