/** A file whose columns nobody has confirmed: what is proposed, what the user is asked, and what is sent once the user has said so. */
import { keyOf } from '@keelson/files/asked.ts'
import type { Question } from '@keelson/files/table.ts'
import type { FileNeed, ProposalAnswer } from '../api/answers.ts'
import { nameSaid, plainJson, quoted } from './quoted.ts'

export interface FileFacts {
  readonly inputs: readonly string[]
  /** In quotes, as all that stands in the file. */
  readonly name: string
  readonly tables: readonly TableFacts[]
  readonly tables_left_out: number
  /** As JSON: what is sent for the input with the choices of the user, or once the user has confirmed the columns. */
  readonly next: string
}
interface TableFacts {
  readonly table: string
  readonly columns: readonly ColumnFacts[]
  readonly columns_left_out: number
  readonly questions: readonly QuestionFacts[]
  readonly questions_left_out: number
  /** As JSON; null while a question is open, and where it is too long to be told. */
  readonly mapping: string | null
}
interface ColumnFacts {
  readonly target: string
  readonly column: string
  readonly unit?: string
  readonly reason: string
}
interface QuestionFacts {
  /** As JSON, by which its answer is sent. */
  readonly key: string
  readonly text: string
  /** Each with what it means. */
  readonly choices: readonly string[]
  readonly choices_left_out: number
}

export const MOST_OF_FILES = 4000
const LONGEST_MAPPING = 3000

interface Level {
  readonly tables: number
  readonly columns: number
  readonly reason: number
  readonly questions: number
  readonly choices: number
  readonly means: number
}
const LEVELS: readonly Level[] = (
  [
    [2, 40, 160, 20, 8, 160],
    [1, 40, 120, 12, 6, 120],
    [1, 30, 60, 8, 4, 80],
    [1, 20, 30, 4, 3, 60],
    [1, 12, 0, 2, 2, 40],
    [1, 6, 0, 1, 2, 20],
  ] as const
).map(([tables, columns, reason, questions, choices, means]) => {
  return { tables, columns, reason, questions, choices, means }
})
export const LEVELS_OF_FILES = LEVELS.length

/** A file once, whichever inputs refer to it. */
export function filesFacts(needs: readonly FileNeed[], at: number): readonly FileFacts[] {
  const same = Map.groupBy(needs, ({ file, proposals }) => JSON.stringify([file, proposals]))
  return [...same.values()].map((own) => fileFacts(own, LEVELS[at] as Level))
}

function fileFacts(needs: readonly FileNeed[], level: Level): FileFacts {
  const { file, name, proposals } = needs[0] as FileNeed
  const likeliest = proposals.toSorted((a, b) => matches(b) - matches(a))
  return {
    inputs: needs.map(({ pointer }) => nameSaid(pointer.replace(/^\/(params|base)\//, ''))),
    name: quoted(name),
    tables: likeliest.slice(0, level.tables).map((proposal) => tableFacts(proposal, level)),
    tables_left_out: Math.max(0, proposals.length - level.tables),
    next: plainJson({ file, name, as: 'AS' }),
  }
}

const matches = ({ columns, questions }: ProposalAnswer): number => columns.length + questions.length

function tableFacts({ table, columns, questions, mapping }: ProposalAnswer, level: Level): TableFacts {
  const json = mapping === null ? null : plainJson(mapping)
  return {
    table: quoted(table),
    columns: columns.slice(0, level.columns).map(({ target, column, unit, reason }) => ({
      target: nameSaid(target),
      column: quoted(column),
      ...(unit !== null && unit !== '-' && { unit }),
      reason: level.reason === 0 ? '' : quoted(reason, level.reason),
    })),
    columns_left_out: Math.max(0, columns.length - level.columns),
    questions: questions.slice(0, level.questions).map((question) => questionFacts(question, level)),
    questions_left_out: Math.max(0, questions.length - level.questions),
    mapping: json !== null && json.length <= LONGEST_MAPPING ? json : null,
  }
}

function questionFacts(question: Question, level: Level): QuestionFacts {
  const { text, choices, orNumber, orUnit } = question
  const other = [...(orNumber ? ['a number'] : []), ...(orUnit === undefined ? [] : [`a unit such as ${orUnit}`])]
  const said = choices.map(({ answer, means }) => `${plainJson(answer)} (${quoted(means, level.means)})`)
  return {
    key: plainJson(keyOf(question)),
    text: quoted(text, 300),
    choices: [...said.slice(0, level.choices), ...other],
    choices_left_out: Math.max(0, said.length - level.choices),
  }
}

const more = (count: number, what: string) => (count === 0 ? [] : [`- ${count} more ${what}`])

export function fileText({ inputs, name, tables, tables_left_out, next }: FileFacts): readonly string[] {
  return [
    `FILE for ${inputs.join(', ')}: ${name}. Show the user these columns; only the user may confirm them.`,
    ...tables.flatMap(tableText),
    ...more(tables_left_out, 'tables'),
    `For ${inputs.join(', ')} send ${next}, with AS as above.`,
  ]
}

function tableText(facts: TableFacts): readonly string[] {
  const { table, columns, columns_left_out, questions, questions_left_out, mapping } = facts
  return [
    `TABLE ${table}:`,
    ...columns.map(({ target, column, unit, reason }) =>
      [
        `- ${target} = column ${column}${unit === undefined ? '' : ` in ${unit}`}`,
        ...(reason === '' ? [] : [reason]),
      ].join('; '),
    ),
    ...more(columns_left_out, 'columns'),
    ...(questions.length === 0 ? [] : ['QUESTIONS (put them to the user; never decide one yourself):']),
    ...questions.map(questionText),
    ...more(questions_left_out, 'questions'),
    nextText(questions.length > 0, mapping),
  ]
}

const questionText = ({ key, text, choices, choices_left_out }: QuestionFacts): string =>
  `- ${key}: ${text} Choices: ${[...choices, ...(choices_left_out > 0 ? [`${choices_left_out} more`] : [])].join(' | ')}`

const CHOICES = '{"answers":{KEY:CHOICE}}'

function nextText(isOpen: boolean, mapping: string | null): string {
  if (isOpen) return `With the choices of the user, AS is ${CHOICES}`
  if (mapping === null) return 'The mapping is not shown here; POST /api/files/propose returns it.'
  return `Once the user has confirmed these columns, AS is ${mapping}`
}
