/** Whether a column is numbers, dates or texts, by all of its cells; asked where it is not one thing. */

import type { Asked } from '../asked.ts'
import { FileError } from '../refused.ts'
import type { Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import type { Survey } from './survey.ts'

export type Kind = 'numbers' | 'dates' | 'texts'

export interface SurveyedColumn {
  readonly table: string
  readonly name: string
  readonly heading: string
  readonly survey: Survey
  /** The row of units says that it is texts. */
  readonly isTexts: boolean
  /** Another column has numbers without quotes: those of this one that all have some are no numbers beside texts. */
  readonly isBesideBare: boolean
}

/** Throws FileError for a heading that stands again among the numbers, and for dates in two orders. */
export function kindOf(column: SurveyedColumn, lines: Uint32Array, asked: Asked): Kind {
  const { numbers, texts, dates, firstNamed } = column.survey
  if (column.isTexts) return 'texts'
  if (numbers === 0)
    return texts === 0 && dates > 0 ? datesOf(column, lines) : texts + dates === 0 ? 'numbers' : 'texts'
  if (texts + dates > numbers) return 'texts'
  if (texts + dates > 0) {
    if (column.isBesideBare && column.survey.bare === 0) return 'texts'
    const question = mixedQuestion(column, lines)
    const answer = asked.ask(question)
    if (answer === undefined) refuseSecondHeading(column, lines)
    return answered(answer ?? question.choices[0]?.answer ?? '')
  }
  return firstNamed < 0 ? 'numbers' : answered(asked.askOrLikeliest(namedQuestion(column, lines)))
}

const answered = (answer: string): Kind => (answer === 'texts' ? 'texts' : 'numbers')

/** One column whose days and months change places has no order. */
function datesOf({ name, survey }: SurveyedColumn, lines: Uint32Array): Kind {
  const { otherOrder, firstDate } = survey
  if (otherOrder === undefined) return 'dates'
  const line = lines[otherOrder.row] ?? 0
  const says = `line ${line}, column ${shown(name)}: ${shown(otherOrder.text)} has a different order of day, month and year from ${shown(firstDate?.text ?? '')}, the first date`
  throw new FileError('file_malformed', says, { line, column: name })
}

function refuseSecondHeading({ name, heading, survey }: SurveyedColumn, lines: Uint32Array): void {
  const { firstText } = survey
  if (firstText === undefined || heading === '' || firstText.text !== heading) return
  const line = lines[firstText.row] ?? 0
  const says = `line ${line}, column ${shown(name)}: the heading is repeated here, and a file has one table`
  throw new FileError('file_malformed', says, { line, column: name })
}

function mixedQuestion({ table, name, survey }: SurveyedColumn, lines: Uint32Array): Question {
  const { numbers, texts, dates, firstText } = survey
  const text = shown(firstText?.text ?? '')
  const others = texts + dates
  const first = others === 1 ? `one text, ${text}` : `${others} texts, the first ${text}`
  return {
    code: 'column',
    text: `Column ${shown(name)} has ${numbers === 1 ? 'one number' : `${numbers} numbers`} and ${first}, on line ${lines[firstText?.row ?? 0]}. How is the column read?`,
    table,
    column: name,
    choices: [
      { answer: 'numbers', means: `numbers: ${text} is omitted and its cell is empty` },
      { answer: 'texts', means: 'texts: every cell is kept as it is' },
    ],
  }
}

function namedQuestion({ table, name, survey }: SurveyedColumn, lines: Uint32Array): Question {
  const line = lines[survey.firstNamed]
  return {
    code: 'column',
    text: `Column ${shown(name)} has leading zeros or more digits than a number can have (first on line ${line}). How is the column read?`,
    table,
    column: name,
    choices: [
      { answer: 'texts', means: 'names: every cell is kept as it is' },
      { answer: 'numbers', means: 'numbers, in which leading zeros have no meaning (007 is read as 7)' },
    ],
  }
}
