/** Questions and their answers: a question is asked, once, until its answer is one that it takes. */
import { readUnit, UnitError } from '@keelson/units'
import type { Answers, Question } from './table.ts'
import { shown } from './text/shown.ts'

/** Under what its answer stands: the code of a question about the whole file, 'code:table:column' of another. */
export function keyOf({ code, table, column }: Pick<Question, 'code' | 'table' | 'column'>): string {
  return table === undefined && column === undefined ? code : `${code}:${table ?? ''}:${column ?? ''}`
}

/** By its own key; else by its code alone, which answers it for every table and column. Undefined where it takes no such answer. */
export function answerTo(question: Question, answers: Answers): string | undefined {
  const given = givenTo(question, answers)
  return given !== undefined && takes(question, given) ? given : undefined
}

/** The question as long as it is open, saying why an answer that was given is none; undefined where it is answered. */
export function openOf(question: Question, answers: Answers): Question | undefined {
  const given = givenTo(question, answers)
  if (given === undefined) return question
  return takes(question, given)
    ? undefined
    : { ...question, text: `${shown(given)} is not an answer here. ${question.text}` }
}

function givenTo(question: Question, answers: Answers): string | undefined {
  const key = keyOf(question)
  if (Object.hasOwn(answers, key)) return answers[key]
  return Object.hasOwn(answers, question.code) ? answers[question.code] : undefined
}

function takes({ choices, orNumber, orUnit }: Question, given: string): boolean {
  if (choices.some(({ answer }) => answer === given)) return true
  if (given.trim() === '') return false
  return takesNumber(orNumber, given) || (orUnit !== undefined && isUnitFor(orUnit, given))
}

function takesNumber(orNumber: Question['orNumber'], given: string): boolean {
  const number = Number(given)
  return orNumber !== undefined && Number.isFinite(number) && (orNumber === 'any' || number > 0)
}

function isUnitFor(declared: string, given: string): boolean {
  try {
    readUnit(given, declared)
    return true
  } catch (error) {
    if (error instanceof UnitError) return false
    throw error
  }
}

/** The answers given, and the questions that are still open. */
export class Asked {
  readonly answers: Answers
  readonly open: Question[] = []
  readonly #put = new Set<string>()

  constructor(answers: Answers) {
    this.answers = answers
  }

  /** The answer, or undefined where the question is open now. */
  ask(question: Question): string | undefined {
    const open = openOf(question, this.answers)
    if (open === undefined) return answerTo(question, this.answers)
    const key = keyOf(question)
    if (!this.#put.has(key)) this.open.push(open)
    this.#put.add(key)
    return undefined
  }

  /** The answer, or the likeliest choice for as long as the question is open. */
  askOrLikeliest(question: Question): string {
    return this.ask(question) ?? question.choices[0]?.answer ?? ''
  }

  /** The answer to a question that takes a number; undefined as long as it is open. */
  askNumber(question: Question): number | undefined {
    const answer = this.ask(question)
    return answer === undefined ? undefined : Number(answer)
  }
}
