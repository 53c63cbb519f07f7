/** A depth of metal loss as a length, and in % of the wall: two columns of a table of inputs, of which a row has one. */
import { depthQuestion } from '../inspection/depth.ts'
import type { FileColumn, FileTable, Question } from '../table.ts'
import type { Candidate } from './candidate.ts'
import { meaningsOf } from './meaning.ts'
import type { Target } from './target.ts'
import { canBe, unitStated } from './unit-of.ts'

/** A column without a unit may go to either. */
interface EitherUnit {
  readonly unit?: never
  readonly inWords: string
  readonly question: Question
  /** Answers with which the column goes to the other target. */
  readonly elsewhere: readonly string[]
}

const DEPTH = 'peak_depth'

/** The same depth in a unit that this target does not take. */
export const othersOfDepth = (target: Target, targets: readonly Target[]): readonly Target[] =>
  targets.filter(
    (other) => other.group === target.group && isDepth(other) && isDepth(target) && areApart(target, other),
  )

const isDepth = (target: Target) => target.unit !== undefined && meaningsOf(target).has(DEPTH)

const areApart = (one: Target, other: Target) => !takes(one, other.unit ?? '') && !takes(other, one.unit ?? '')

const takes = (target: Target, unit: string) => canBe({ ...NUMBERS, unit }, target)

const NUMBERS: FileColumn = { name: '', heading: '', values: { kind: 'numbers', numbers: new Float64Array() } }

/** Each column for the target that takes its unit; for both where the file does not state it. */
export function withDepthsApart(fits: readonly Candidate[]): readonly Candidate[] {
  const targets = fits.map(({ target }) => target)
  return fits.flatMap((one) => {
    const others = othersOfDepth(one.target, targets)
    const rivals = fits.filter(({ column, target }) => column === one.column && others.includes(target))
    if (rivals.length === 0) return [one]
    const unit = unitStated(one.column, one.fit.told)
    if (unit !== undefined && !takes(one.target, unit) && rivals.some(({ target }) => takes(target, unit))) return []
    const rank = Math.max(one.fit.rank, ...rivals.map(({ fit }) => fit.rank))
    return [{ ...one, fit: { ...one.fit, rank }, ...(unit === undefined && { isEither: true }) }]
  })
}

export function eitherUnit(table: FileTable, column: FileColumn, target: Target): EitherUnit {
  const { text, choices } = depthQuestion(table, column)
  const units = choices.map(({ answer, means }) => ({ answer: answer === '1' ? '-' : answer, means }))
  return {
    inWords: 'unit not confirmed',
    question: { code: 'target_unit', table: table.name, column: column.name, text, choices: units },
    elsewhere: units.flatMap(({ answer }) => (takes(target, answer) ? [] : [answer])),
  }
}
