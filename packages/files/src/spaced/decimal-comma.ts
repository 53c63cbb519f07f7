/** Numbers with a comma in a format that has a decimal point: another program wrote the file again. They are asked about. */
import { answerTo, openOf } from '../asked.ts'
import type { Answers, Question } from '../table.ts'
import { shown } from '../text/shown.ts'

export interface DecimalComma {
  readonly answers: Answers
  readonly isDecimal: boolean
  readonly format: string
  count: number
  first: string | undefined
}

type NumberOf = (token: string) => number | undefined
const YES = 'yes'
const NO = 'no'

export function decimalComma(format: string, answers: Answers): DecimalComma {
  const isDecimal = answerTo(questionOf(format, 0, ''), answers) === YES
  return { answers, isDecimal, format, count: 0, first: undefined }
}

/** The number; undefined where there is none, or none yet, which is then counted. */
export function numberWith(comma: DecimalComma, token: string, numberOf: NumberOf): number | undefined {
  const number = numberOf(token)
  if (number !== undefined || !isCommaNumber(token, numberOf)) return number
  if (comma.isDecimal) return numberOf(token.replace(',', '.'))
  comma.count += 1
  comma.first ??= token
  return undefined
}

export function isCommaNumber(token: string, numberOf: NumberOf): boolean {
  return token.includes(',') && numberOf(token.replace(',', '.')) !== undefined
}

export function commaQuestions({ answers, format, count, first }: DecimalComma): Question[] {
  const open = first === undefined ? undefined : openOf(questionOf(format, count, first), answers)
  return open === undefined ? [] : [open]
}

function questionOf(format: string, count: number, first: string): Question {
  return {
    code: 'decimal_comma',
    text: `${count} numbers have a comma, such as ${shown(first)}, where ${format} has a decimal point. Is it a decimal comma?`,
    choices: [
      { answer: YES, means: `${shown(first)} is ${first.replace(',', '.')}` },
      { answer: NO, means: `${shown(first)} is not a number and is omitted` },
    ],
  }
}
