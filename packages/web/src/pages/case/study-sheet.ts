/** The questions of a study as sheets to fill in, and what a page has to ask about. */
import type { StudyInput } from './study-inputs.ts'
import type { Range } from './study-range.ts'

/** A number that a study can keep of each point. */
export interface StudyOutput {
  readonly path: string
  readonly title: string
  readonly unit?: string
}
/** What a page has to ask about. */
export interface StudySubject {
  readonly inputs: readonly StudyInput[]
  readonly outputs: readonly StudyOutput[]
  /** Whether a point takes no longer than a key stroke. */
  readonly instant: boolean
  /** A range as far as the other inputs allow. */
  readonly held?: (input: StudyInput, range: Range) => Range
}
/** What the reader has typed or chosen, by box. */
export type Typed = Readonly<Record<string, string>>

export interface Entry {
  readonly id: string
  readonly value: string
}
export interface Choice extends Entry {
  readonly options: readonly (readonly [value: string, title: string])[]
}
/** An input and the ends between which it goes. */
export interface Span {
  readonly input: StudyInput
  readonly choice: Choice
  readonly from: Entry
  readonly to: Entry
}
export interface GoalSheet extends Span {
  readonly question: 'goal'
  readonly output: Choice
  readonly target: Entry
  readonly targetUnit: string | undefined
}
export interface AxisSheet extends Span {
  readonly count: Entry
}
export interface GridSheet {
  readonly question: 'one' | 'two'
  readonly axes: readonly AxisSheet[]
}
export interface SwingRow {
  readonly input: StudyInput
  /** `yes` where it is to vary. */
  readonly on: Entry
  readonly low: Entry
  readonly high: Entry
}
export interface MattersSheet {
  readonly question: 'matters'
  readonly rows: readonly SwingRow[]
}
const PARAMETERS = ['mean', 'spread', 'lower', 'mode', 'upper'] as const
export type Parameter = (typeof PARAMETERS)[number]
export interface DistributionRow {
  readonly input: StudyInput
  readonly distribution: Choice
  readonly parameters: readonly (readonly [Parameter, Entry])[]
  /** In what the spread is said: `%` of the mean, or the unit of the input. */
  readonly spreadIn: Choice
}
export interface UncertainSheet {
  readonly question: 'uncertain'
  readonly rows: readonly DistributionRow[]
  /** Their params, one after the other. */
  readonly params: Entry
  /** The inputs that may be added. */
  readonly further: Choice
  readonly method: Choice
  readonly count: Entry
  readonly indices: Entry
}
export type Sheet = GoalSheet | GridSheet | MattersSheet | UncertainSheet
export type Question = Sheet['question']
