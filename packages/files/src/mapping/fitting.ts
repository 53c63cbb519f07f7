/** A column that may be what a target takes, with its unit and the reason; and the question which of several it is. */
import { firstOf } from '../headings/proposals.ts'
import type { FileTable, Question } from '../table.ts'
import { shown } from '../text/shown.ts'
import type { Candidate } from './candidate.ts'
import { eitherUnit } from './depths.ts'
import { lowered, NO_COLUMN } from './fit.ts'
import { northAsked } from './north.ts'
import type { Target } from './target.ts'
import { unitOf } from './unit-of.ts'

export interface Fitting {
  readonly column: string
  /** Text of the unit in the file. */
  readonly stated?: string
  /** Absent of texts, and as long as `question` is open. */
  readonly unit?: string
  readonly reason: string
  /** In which unit it is. */
  readonly question?: Question
  /** Answers to it with which another target takes the column. */
  readonly elsewhere?: readonly string[]
  /** From which north it is. */
  readonly north?: Question
  /** What else its numbers are counted from. */
  readonly conventions?: readonly Question[]
}

export function fittingOf(table: FileTable, { target, column, fit, isEither }: Candidate): Fitting {
  const { unit, inWords, question, elsewhere } = isEither
    ? eitherUnit(table, column, target)
    : unitOf(table, column, target, fit.told)
  const north = northAsked(table, column, target)
  return {
    column: column.name,
    ...(column.unit !== undefined && { stated: column.unit }),
    ...(unit !== undefined && { unit }),
    reason: `${shown(column.heading || column.name)}: ${fit.inWords}${target.holds === 'texts' ? '' : `, ${inWords}`}`,
    ...(question !== undefined && { question }),
    ...(elsewhere !== undefined && { elsewhere }),
    ...(north !== undefined && { north }),
  }
}

export function whichQuestion(table: FileTable, target: Target, fits: readonly Fitting[], why: string): Question {
  const byName = new Map(table.columns.map((column) => [column.name, column]))
  const means = (fit: Fitting) => {
    const column = byName.get(fit.column)
    return `${fit.reason}; its first value is ${(column && firstOf(column)) ?? 'nothing'}`
  }
  return {
    code: 'target',
    table: table.name,
    column: target.name,
    text: `Which column is ${lowered(target.title)} (${target.name})? In the file, ${why}.`,
    choices: [
      ...fits.map((fit) => ({ answer: fit.column, means: means(fit) })),
      { answer: NO_COLUMN, means: `no column of this table is ${lowered(target.title)}` },
    ],
  }
}
