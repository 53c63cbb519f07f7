/** What the reader of delimited text says of lines, said of the rows of a sheet. */
import { Asked, keyOf } from '../asked.ts'
import { FileError } from '../refused.ts'
import type { Answers, Left, Question } from '../table.ts'
import { shown } from '../text/shown.ts'

const LINES = /\bline(s?)\b/g
/** Names in quotes stay as they are. */
export function inRows(text: string): string {
  return text
    .split(/('[^']*')/)
    .map((part, i) => (i % 2 === 0 ? part.replace(LINES, 'row$1') : part))
    .join('')
}

export const leftInRows = (sheet: string, { what, count, lines }: Left): Left => ({
  what: `${inRows(what)} of sheet ${shown(sheet)}`,
  count,
  lines,
})

export function errorInRows(sheet: string, error: FileError): FileError {
  const { line, column } = error
  const at = { ...(line !== undefined && { line }), ...(column !== undefined && { column }) }
  return new FileError(error.code, `sheet ${shown(sheet)}, ${inRows(error.message)}`, at)
}

/** Asks the questions of one sheet among those of its workbook. */
export class AskedOfSheet extends Asked {
  readonly #sheet: string
  readonly #whole: Asked

  constructor(sheet: string, whole: Asked) {
    super(answersOf(sheet, whole.answers))
    this.#sheet = sheet
    this.#whole = whole
  }

  override ask(question: Question): string | undefined {
    return this.#whole.ask(questionOf(this.#sheet, question))
  }
}

const questionOf = (sheet: string, question: Question): Question => ({
  ...question,
  table: sheet,
  text: inRows(question.text),
  choices: question.choices.map(({ answer, means }) => ({ answer, means: inRows(means) })),
})

/** An answer about the whole sheet stands under the code alone as well, as it does of a text. */
function answersOf(sheet: string, answers: Answers): Answers {
  const end = keyOf({ code: 'table', table: sheet }).slice('table'.length)
  const own = Object.entries(answers).flatMap(([key, answer]) =>
    key.endsWith(end) ? [[key.slice(0, -end.length), answer] as const] : [],
  )
  return { ...answers, ...Object.fromEntries(own) }
}
