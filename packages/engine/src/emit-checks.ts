/** The checks of an outcome as they leave, which of them governs, and what is said if one is open or none was made. */
import {
  type Acceptance,
  type AnyContract,
  asSentence,
  CalculationError,
  type CheckResult,
  type CheckSpec,
  ContractError,
  cited,
  clean,
  type DrawnOutcome,
  engineeringChecks,
  inWords,
  type Left,
  type Lexicon,
  leftAnswer,
  lexiconOf,
  listed,
  midSentence,
  type NotChecked,
  notChecked,
  onlyForInformation,
  quantityMark,
  type ReadParams,
  shownUtilisation,
  type Warning,
  withoutReservation,
} from '@keelson/workflow'
import { holdToDeclared, missingInputs, number, whyNull } from './emit-values.ts'
import type { CheckAnswer, CheckSide, SelfCheckAnswer } from './result.ts'
import { isMade } from './status.ts'

type Specs = Readonly<Record<string, CheckSpec>>

/** The engineering checks; those that are open and that an engineer accepts are made. Throws ContractError. */
export function checkAnswers(
  contract: AnyContract,
  read: ReadParams,
  outcome: DrawnOutcome,
  accepted: readonly Acceptance[] = [],
): CheckAnswer[] {
  const specs = contract.checks as Specs
  holdToDeclared('check', specs, outcome.checks)
  const lexicon = lexiconOf(contract)
  const answers = Object.entries(engineeringChecks(contract)).map(([id, spec]) => {
    const done = doneOf(id, spec, read, outcome)
    if (!('notChecked' in done)) return checkMade(id, spec, done)
    holdToReach(id, spec, done.left)
    const acceptance = accepted.find((one) => one.check === id)
    return acceptance && done.open && done.otherwise
      ? checkAccepted(id, spec, done, done.otherwise, acceptance)
      : checkLeftOut(id, spec, done)
  })
  const governing = governingCheck(answers)
  return answers.map((answer) =>
    spokenCheck(answer.id === governing ? { ...answer, governing: true } : answer, lexicon),
  )
}

/** A check with its sentences in words, and their templates beside them. */
function spokenCheck(check: CheckAnswer, lexicon: Lexicon): CheckAnswer {
  const { reason, note, accepted } = check
  const templates = Object.entries({ reason, note, outside: accepted?.outside ?? null })
  const said = templates.filter(([, text]) => text !== null && inWords(text, lexicon) !== text)
  if (said.length === 0) return check
  const words = (text: string | null) => text && inWords(text, lexicon)
  return {
    ...check,
    reason: words(reason),
    note: words(note),
    accepted: accepted && { ...accepted, outside: inWords(accepted.outside, lexicon) },
    said: Object.fromEntries(said),
  }
}

/** The checks of the calculation itself. Throws CalculationError if one fails: no number of the run is to be used. */
export function selfCheckAnswers(contract: AnyContract, read: ReadParams, outcome: DrawnOutcome): SelfCheckAnswer[] {
  const lexicon = lexiconOf(contract)
  return Object.entries(contract.checks as Specs).flatMap(([id, spec]) => {
    const { title, selfCheck } = spec
    if (selfCheck === undefined) return []
    const done = doneOf(id, spec, read, outcome)
    const head = { id, title, shows: selfCheck }
    if ('notChecked' in done)
      return { ...head, state: 'not_made', ...noSides(spec), reason: inWords(done.notChecked, lexicon) }
    const made = sides(id, spec, done)
    if (!done.passes) throw new CalculationError(selfCheckFailure(title, made.demand, made.capacity))
    return { ...head, state: 'pass', ...made, reason: null }
  })
}

const selfCheckFailure = (title: string, demand: CheckSide, capacity: CheckSide) =>
  `The result cannot be used. The calculation check "${title}" fails (${sideInWords(demand)}, ${sideInWords(capacity)}).`
const sideInWords = ({ label, value, unit }: CheckSide) => `${label} ${value}${unit === '-' ? '' : ` ${unit}`}`

/** What became of a check: made, or why not. Throws ContractError if it was not made without a reason. */
function doneOf(id: string, spec: CheckSpec, read: ReadParams, outcome: DrawnOutcome): CheckResult | NotChecked {
  const done = outcome.checks?.[id]
  if (done !== undefined && !('notChecked' in done)) return done
  const why = whyNotMade(spec, read, done)
  if (why === undefined) throw new ContractError(`check ${id} was not assessed, without a reason`)
  return why
}

/** What the calculation leaves open stays so; a missing input of the mode is named as it is declared; else the calculation's own reason comes first. */
function whyNotMade(spec: CheckSpec, read: ReadParams, own: NotChecked | undefined): NotChecked | undefined {
  const { onlyWhen, needs } = spec
  if (own?.open) return own
  const idle = whyNull(onlyWhen, read)
  if (idle !== undefined) return notChecked('other_mode', own?.notChecked ?? idle)
  const ofThisMode = needs?.filter((name) => read.useOf(name) !== 'unused')
  return whyMissing(spec, ofThisMode, read) ?? own ?? whyMissing(spec, needs, read)
}

function whyMissing({ demands = [] }: CheckSpec, needs: CheckSpec['needs'], read: ReadParams): NotChecked | undefined {
  const reason = missingInputs(needs, read)
  if (reason === undefined) return undefined
  return { ...notChecked('input_missing', reason), open: demands.some((name) => read.used[name] === undefined) }
}

/** What a check is outside of is declared with it. */
function holdToReach(id: string, { reach = [] }: CheckSpec, left: Left | undefined): void {
  if (left !== undefined && !reach.includes(left.reach))
    throw new ContractError(`check ${id} is outside '${left.reach.title}', which it does not declare`)
}

const checkMade = (id: string, spec: CheckSpec, done: CheckResult): CheckAnswer => ({
  ...named(id, spec),
  state: done.passes ? 'pass' : 'fail',
  open: false,
  governing: false,
  ...sides(id, spec, done),
  reason: null,
  reason_kind: null,
  left: null,
  note: done.note ?? null,
  accepted: null,
})

const checkAccepted = (
  id: string,
  spec: CheckSpec,
  { notChecked: outside, kind: reason_kind, left }: NotChecked,
  otherwise: CheckResult,
  { reason, by }: Acceptance,
): CheckAnswer => ({
  ...checkMade(id, spec, otherwise),
  accepted: { reason, by, outside, reason_kind, left: left ? leftAnswer(left) : null },
})

const checkLeftOut = (
  id: string,
  spec: CheckSpec,
  { notChecked: reason, kind, open, left }: NotChecked,
): CheckAnswer => ({
  ...named(id, spec),
  state: 'not_made',
  open,
  governing: false,
  ...noSides(spec),
  reason,
  reason_kind: kind,
  left: left ? leftAnswer(left) : null,
  note: null,
  accepted: null,
})

const named = (id: string, { title, source, clause }: CheckSpec) => ({ id, title, standard: source.id, clause })

const sides = (id: string, { unit, ...labels }: CheckSpec, done: CheckResult) => ({
  demand: { value: number(`${id} demand`, done.demand, unit), unit, label: labels.demand },
  capacity: { value: number(`${id} capacity`, done.capacity, unit), unit, label: labels.capacity },
  utilisation: done.utilisation === null ? null : clean(done.utilisation),
  limit: done.limit,
})

const noSides = ({ unit, demand, capacity }: CheckSpec) => ({
  demand: { value: null, unit, label: demand },
  capacity: { value: null, unit, label: capacity },
  utilisation: null,
  limit: null,
})

/** The check nearest to or furthest beyond its limit; one without a utilisation that fails comes before all. */
function governingCheck(answers: readonly CheckAnswer[]): string | undefined {
  const severity = ({ utilisation, limit, state }: CheckAnswer) =>
    utilisation === null ? (state === 'pass' ? -1 : Number.POSITIVE_INFINITY) : utilisation / (limit ?? 1)
  return answers
    .filter(isMade)
    .map((answer) => ({ id: answer.id, severity: severity(answer) }))
    .reduce<{ id: string; severity: number } | undefined>((a, b) => (a && a.severity >= b.severity ? a : b), undefined)
    ?.id
}

/** What the governing check says in one sentence. */
function governingSentence(checks: readonly CheckAnswer[]): string | undefined {
  const c = checks.find((check) => check.governing)
  if (!c) return undefined
  const how =
    c.utilisation === null
      ? (c.said?.note ?? c.note ?? sidesInWords(c))
      : `utilisation ${shownUtilisation(c.utilisation, c.limit ?? 1)}`
  return `${c.title} ${c.state === 'fail' ? 'fails' : 'governs'}: ${how} (${cited(c.standard, c.clause)})`
}

/** Where no utilisation can be given: 'required life 20 yr against remaining life 0 yr'. */
function sidesInWords({ demand, capacity }: CheckAnswer): string {
  if (demand.value === null || capacity.value === null) return 'no capacity'
  const told = ({ label, unit }: CheckSide, value: number) =>
    `${midSentence(label)} ${quantityMark({ value, unit, digits: 4 })}`
  return `${told(demand, demand.value)} against ${told(capacity, capacity.value)}`
}

/** What fails, the worst of it first and in full, and what is open beside it. */
function failureSentence(checks: readonly CheckAnswer[]): string | undefined {
  const failing = checks.filter(({ state }) => state === 'fail')
  if (failing.length === 0) return undefined
  const others = failing.filter(({ governing }) => !governing).map(({ title }) => title)
  const rest = others.length === 0 ? '' : `. ${listed(others)} also ${others.length === 1 ? 'fails' : 'fail'}`
  const open = checks.filter((check) => check.open).map(({ title }) => title)
  const besides = open.length === 0 ? '' : `. Not assessed: ${listed(open)}`
  return `${governingSentence(checks)}${rest}${besides}`
}

/** The answer in words: the verdict where it is not the plain pass, then what the workflow says, or which check governs. */
export function sentenceOf(checks: readonly CheckAnswer[], own: string | undefined, title: string): string {
  const verdict = verdictInWords(checks)
  if (own !== undefined) return ended(`${verdict}${asFarAsItHolds(own, checks)}`)
  const fails = checks.some(({ state }) => state === 'fail')
  return ended(fails ? verdict.trimEnd() : `${verdict}${governingSentence(checks) ?? title}`)
}

/** The answer as it is, or for information only where every check that it could have been judged by is outside its limits. */
function asFarAsItHolds(own: string, checks: readonly CheckAnswer[]): string {
  if (counts(checks)) return withoutReservation(own)
  const isLeft = !checks.some(isMade) && checks.some(({ open, reason_kind }) => open && reason_kind === 'out_of_reach')
  return isLeft ? onlyForInformation(own) : own
}

/** Whether all that a limit left open is accepted by a named engineer. */
const counts = (checks: readonly CheckAnswer[]): boolean =>
  checks.some(({ accepted }) => accepted !== null) && !checks.some(({ open }) => open)

/** Several sentences end with a full stop; a single one is a title. */
const ended = (said: string): string => (said.includes('. ') && !said.endsWith('.') ? `${said}.` : said)

/** How the answer of a run begins whose verdict is not the plain one: a check fails, is open, is accepted, or none is made. */
function verdictInWords(checks: readonly CheckAnswer[]): string {
  const failed = failureSentence(checks)
  if (failed !== undefined) return `${failed}. `
  const open = checks.filter((check) => check.open)
  if (open.length > 0) return `${notAssessed(open).join(' ')} `
  if (!checks.some(isMade)) return 'No check made. '
  const accepted = checks.filter((check) => check.accepted !== null)
  if (accepted.length === 0) return ''
  const by = [...new Set(accepted.map((check) => check.accepted?.by ?? ''))]
  return `Accepted outside ${accepted.length === 1 ? 'its' : 'their'} limits by ${listed(by)}: ${listed(accepted.map(({ title }) => title))}. `
}

/** Checks of this mode that a missing input leaves out without opening them: those with one reason together. */
export function notAssessedWarnings(checks: readonly CheckAnswer[]): readonly Warning[] {
  const left = checks.filter(({ reason_kind, open }) => reason_kind === 'input_missing' && !open)
  return notAssessed(left).map((message) => ({ code: 'not_assessed', message }))
}

/** Why no check was made: those of the method, by their reasons. */
export function noCheckWarning(checks: readonly CheckAnswer[]): Warning {
  const own = checks.filter(({ reason_kind }) => reason_kind !== 'other_mode')
  const none =
    checks.length === 0 ? 'The method has no acceptance criterion.' : 'No check applies to the selected method.'
  const why = own.length === 0 ? [none] : notAssessed(own)
  return { code: 'no_check', message: `No check made. ${why.join(' ')}` }
}

/** 'Not assessed: Collapse and Burst. The pipe is too hot.': those with one reason together. */
const notAssessed = (checks: readonly CheckAnswer[]): readonly string[] =>
  [...Map.groupBy(checks, ({ said, reason }) => said?.reason ?? reason)].map(
    ([reason, left]) => `Not assessed: ${listed(left.map(({ title }) => title))}. ${asSentence(reason ?? '')}`,
  )
