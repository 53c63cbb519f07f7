/** Proposes for each target the column of a file that it takes, with its unit and the reason; a person confirms it. */
import { answerTo, keyOf, openOf } from '../asked.ts'
import type { Answers, FileTable, Question } from '../table.ts'
import { listed, shown } from '../text/shown.ts'
import type { Candidate } from './candidate.ts'
import { candidatesIn } from './candidates.ts'
import { concernsTable, concernsTaken } from './concerns.ts'
import { cubeProposed, singly } from './cube-propose.ts'
import { NO_COLUMN } from './fit.ts'
import { type Fitting, fittingOf, whichQuestion } from './fitting.ts'
import { type Among, missingFits } from './missing.ts'
import { withOneDepth } from './one-depth.ts'
import type { Proposal, Proposed } from './proposal.ts'
import type { Target } from './target.ts'

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
  const columns = cubeProposed(table, targets, open) ?? eachProposed(table, singly(table, targets), wanted)
  const taken = new Set(columns.flatMap(({ fits }) => fits.map(({ column }) => column)))
  const ofReading = open.filter((one) => concernsTable(one, table) && concernsTaken(one, table, taken))
  return { table: table.name, columns, ofReading }
}

const NONE: ReadonlySet<string> = new Set()

function eachProposed(table: FileTable, targets: readonly Target[], wanted: ReadonlySet<string>): readonly Proposed[] {
  const among = { table, targets, candidates: candidatesIn(table, targets), wanted }
  return withOneDepth(
    table,
    targets,
    targets.flatMap((target) => proposed(target, among) ?? []),
  )
}

/** What is open with these answers. */
export function openQuestions({ columns, ofReading }: Proposal, answers: Answers = {}): readonly Question[] {
  const ofUnits = ofReading.filter(({ code }) => code === 'unit' || code === 'angle_unit')
  const asked = new Set(ofUnits.map(({ column }) => column))
  const all = [...ofReading, ...columns.flatMap((one) => openIn(one, answers, asked))]
  return [...new Map(all.map((question) => [keyOf(question), question])).values()]
}

/** Which column it is; once that is answered, its unit, if the reading does not ask for it, its north and its conventions. */
function openIn(one: Proposed, answers: Answers, asked: ReadonlySet<string | undefined>): Question[] {
  const which = one.question && openOf(one.question, answers)
  if (which !== undefined) return [which]
  const chosen = chosenOf(one, answers)
  const ofUnit = chosen === undefined || asked.has(chosen.column) ? undefined : chosen.question
  return [ofUnit, chosen?.north, ...(chosen?.conventions ?? [])].flatMap(
    (question) => (question && openOf(question, answers)) ?? [],
  )
}

/** The column that a target takes; undefined where it takes none, by either question, and where it is not answered which. */
export function chosenOf({ fits, question }: Proposed, answers: Answers): Fitting | undefined {
  const answer = question && answerTo(question, answers)
  const chosen = question === undefined ? fits[0] : fits.find(({ column }) => column === answer)
  const unit = chosen?.question && answerTo(chosen.question, answers)
  return unit !== undefined && [NO_COLUMN, ...(chosen?.elsewhere ?? [])].includes(unit) ? undefined : chosen
}

function proposed(target: Target, among: Among): Proposed | undefined {
  const { table, targets, candidates } = among
  const own = candidates.filter((one) => one.target === target)
  if (own.length === 0) return missing(target, among)
  const fits = own
    .toSorted(byDoubt)
    .map((candidate) => fittingOf(table, candidate))
    .toSorted(byUnit)
  const why = whyAsked(own, fits, targets, candidates)
  return {
    target: target.name,
    fits,
    ...(why !== undefined && { question: whichQuestion(table, target, fits, why) }),
  }
}

/** Those that are surely what their heading says first. */
const byDoubt = (a: Candidate, b: Candidate) =>
  Number(a.fit.told?.doubt !== undefined) - Number(b.fit.told?.doubt !== undefined)

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
  const rivals = only?.isEither
    ? []
    : candidates.filter((one) => one.target !== only?.target && one.column === only?.column)
  const others = targets.filter((one) => rivals.some((rival) => rival.target === one)).map(({ name }) => name)
  if (others.length > 0) return `${column} may also be mapped to ${listed(others)}`
  const doubt = only?.fit.told?.doubt
  return doubt === undefined ? undefined : `${column} ${doubt}`
}

function missing(target: Target, among: Among): Proposed | undefined {
  const fits = missingFits(target, among)
  if (fits === undefined) return undefined
  return { target: target.name, fits, question: whichQuestion(among.table, target, fits, 'no heading states it') }
}
