/** Proposes for each target the column of a file that it takes, with its unit and the reason; a person confirms it. */
import { answerTo, openOf } from '../asked.ts'
import type { Answers, FileTable, Question } from '../table.ts'
import { listed, shown } from '../text/shown.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { concernsTable, concernsTaken } from './concerns.ts'
import { NO_COLUMN } from './fit.ts'
import { type Fitting, fittingOf, whichQuestion } from './fitting.ts'
import { type Among, missingFits } from './missing.ts'
import type { Target } from './target.ts'

export interface Proposed {
  readonly target: string
  /** The likeliest first. */
  readonly fits: readonly Fitting[]
  /** Which of them: asked where several fit, where a column fits several targets, and where none fits that must be. */
  readonly question?: Question
}
export interface Proposal {
  readonly table: string
  readonly columns: readonly Proposed[]
  /** Open in the reading of the table, which is read again with their answers. */
  readonly ofReading: readonly Question[]
}

/**
 * `open`: the questions of the reading; those on columns that no target takes are left out. `wanted`: the inputs that a
 * person named, of which it is asked which column they take where no heading says so.
 */
export function propose(
  table: FileTable,
  targets: readonly Target[],
  open: readonly Question[] = [],
  wanted: ReadonlySet<string> = NONE,
): Proposal {
  const candidates = candidatesIn(table, targets)
  const among = { table, targets, candidates, wanted }
  const columns = targets.flatMap((target) => proposed(target, among) ?? [])
  const taken = new Set(columns.flatMap(({ fits }) => fits.map(({ column }) => column)))
  const ofReading = open.filter((one) => concernsTable(one, table) && concernsTaken(one, table, taken))
  return { table: table.name, columns, ofReading }
}

const NONE: ReadonlySet<string> = new Set()

/** What is open with these answers. */
export function openQuestions({ columns, ofReading }: Proposal, answers: Answers = {}): readonly Question[] {
  const ofUnits = ofReading.filter(({ code }) => code === 'unit' || code === 'angle_unit')
  const asked = new Set(ofUnits.map(({ column }) => column))
  return [...ofReading, ...columns.flatMap((one) => openIn(one, answers, asked))]
}

/** Which column it is; once that is answered, its unit, if the reading does not ask for it, and its north. */
function openIn(one: Proposed, answers: Answers, asked: ReadonlySet<string | undefined>): Question[] {
  const which = one.question && openOf(one.question, answers)
  if (which !== undefined) return [which]
  const chosen = chosenOf(one, answers)
  const ofUnit = chosen === undefined || asked.has(chosen.column) ? undefined : chosen.question
  return [ofUnit, chosen?.north].flatMap((question) => (question && openOf(question, answers)) ?? [])
}

/** The column that a target takes; undefined where it takes none, by either question, and where it is not answered which. */
export function chosenOf({ fits, question }: Proposed, answers: Answers): Fitting | undefined {
  const answer = question && answerTo(question, answers)
  const chosen = question === undefined ? fits[0] : fits.find(({ column }) => column === answer)
  return chosen?.question && answerTo(chosen.question, answers) === NO_COLUMN ? undefined : chosen
}

function proposed(target: Target, among: Among): Proposed | undefined {
  const { table, targets, candidates } = among
  const own = candidates.filter((one) => one.target === target)
  if (own.length === 0) return missing(target, among)
  const fits = own.map((candidate) => fittingOf(table, candidate)).toSorted(byUnit)
  const why = whyAsked(own, fits, targets, candidates)
  return {
    target: target.name,
    fits,
    ...(why !== undefined && { question: whichQuestion(table, target, fits, why) }),
  }
}

/** Those with a unit that is valid first. */
const byUnit = (a: Fitting, b: Fitting) => Number(a.question !== undefined) - Number(b.question !== undefined)

function whyAsked(
  own: readonly Candidate[],
  fits: readonly Fitting[],
  targets: readonly Target[],
  candidates: readonly Candidate[],
): string | undefined {
  if (own.length > 1) return `${listed(fits.map(({ column }) => shown(column)))} are each possible`
  const [only] = own
  const column = shown(only?.column.name ?? '')
  const rivals = candidates.filter((one) => one.target !== only?.target && one.column === only?.column)
  const others = targets.filter((one) => rivals.some((rival) => rival.target === one)).map(({ name }) => name)
  if (others.length > 0) return `${column} may also go to ${listed(others)}`
  const doubt = only?.fit.told?.doubt
  return doubt === undefined ? undefined : `${column} ${doubt}`
}

function missing(target: Target, among: Among): Proposed | undefined {
  const fits = missingFits(target, among)
  if (fits === undefined) return undefined
  return { target: target.name, fits, question: whichQuestion(among.table, target, fits, 'no heading states it') }
}
