/** The checks of an outcome as they leave, which of them governs, and what is said where none was made. */
import { clean } from './canonical.ts'
import type { AnyContract, CheckSpec } from './contract.ts'
import { listed, missingInputs, number, whyNull } from './emit-values.ts'
import { ContractError } from './errors.ts'
import type { CheckResult, DrawnOutcome, Warning } from './outcome.ts'
import { inWords, type Lexicon, lexiconOf } from './prose.ts'
import type { ReadParams } from './read-params.ts'
import type { CheckAnswer } from './result.ts'
import { digitsApart } from './shown.ts'

export function checkAnswers(contract: AnyContract, read: ReadParams, outcome: DrawnOutcome): CheckAnswer[] {
  const specs = contract.checks as Readonly<Record<string, CheckSpec>>
  const made = Object.entries(outcome.checks ?? {})
  for (const [id] of made) if (!Object.hasOwn(specs, id)) throw new ContractError(`check ${id} is not declared`)
  const governing = governingCheck(outcome)
  const lexicon = lexiconOf(contract)
  return Object.entries(specs).map(([id, spec]) => {
    const done = outcome.checks?.[id]
    if (done !== undefined && !('notChecked' in done))
      return checkMade(id, spec, spokenNote(done, lexicon), id === governing)
    const reason = whyNotMade(spec, read, done && inWords(done.notChecked, lexicon))
    if (reason === undefined) throw new ContractError(`check ${id} was not made, without a reason`)
    return checkLeftOut(id, spec, reason)
  })
}

const spokenNote = (done: CheckResult, lexicon: Lexicon): CheckResult =>
  done.note === undefined ? done : { ...done, note: inWords(done.note, lexicon) }

/** An input of the mode that is missing is named as it is declared; else the calculation's own reason comes before the contract's. */
function whyNotMade({ onlyWhen, needs }: CheckSpec, read: ReadParams, said: string | undefined): string | undefined {
  const idle = whyNull(onlyWhen, read)
  if (idle !== undefined) return said ?? idle
  const ofThisMode = needs?.filter((name) => read.useOf(name) !== 'unused')
  return missingInputs(ofThisMode, read) ?? said ?? missingInputs(needs, read)
}

function checkMade(id: string, spec: CheckSpec, done: CheckResult, governing: boolean): CheckAnswer {
  return {
    ...named(id, spec),
    state: done.passes ? 'pass' : 'fail',
    governing,
    demand: {
      value: number(`${id} demand`, done.demand, spec.unit),
      unit: spec.unit,
      label: spec.demand,
    },
    capacity: {
      value: number(`${id} capacity`, done.capacity, spec.unit),
      unit: spec.unit,
      label: spec.capacity,
    },
    utilisation: done.utilisation === null ? null : clean(done.utilisation),
    limit: done.limit,
    reason: null,
    note: done.note ?? null,
  }
}

const checkLeftOut = (id: string, spec: CheckSpec, reason: string): CheckAnswer => ({
  ...named(id, spec),
  state: 'not_made',
  governing: false,
  demand: { value: null, unit: spec.unit, label: spec.demand },
  capacity: { value: null, unit: spec.unit, label: spec.capacity },
  utilisation: null,
  limit: null,
  reason,
  note: null,
})

const named = (id: string, { title, source, clause }: CheckSpec) => ({ id, title, standard: source.id, clause })

/** The check nearest to or furthest beyond its limit; one without a utilisation that fails comes before all. */
function governingCheck(outcome: DrawnOutcome): string | undefined {
  const severity = (c: CheckResult) =>
    c.utilisation === null ? (c.passes ? -1 : Number.POSITIVE_INFINITY) : c.utilisation / c.limit
  return Object.entries(outcome.checks ?? {})
    .flatMap(([id, c]) => (c && !('notChecked' in c) ? [{ id, severity: severity(c) }] : []))
    .reduce<{ id: string; severity: number } | undefined>((a, b) => (a && a.severity >= b.severity ? a : b), undefined)
    ?.id
}

/** What the governing check says in one sentence. */
export function governingSentence(checks: readonly CheckAnswer[]): string | undefined {
  const c = checks.find((check) => check.governing)
  if (!c) return undefined
  const how = c.utilisation === null ? (c.note ?? 'no capacity') : utilisationInWords(c.utilisation, c.limit ?? 1)
  return `${c.title} ${c.state === 'fail' ? 'fails' : 'governs'}: ${how} (${c.standard} ${c.clause})`
}

const utilisationInWords = (utilisation: number, limit: number) =>
  `utilisation ${Number(utilisation.toPrecision(digitsApart(utilisation, limit, 3)))}`

export const checksMade = (checks: readonly CheckAnswer[]): number =>
  checks.filter(({ state }) => state !== 'not_made').length

/** How the answer of a run begins that made no check. */
export const NO_CHECK = 'No check made: '

/** Why no check was made: the checks that were left out, those with one reason together. */
export function noCheckWarning(checks: readonly CheckAnswer[]): Warning {
  const byReason = Map.groupBy(checks, ({ reason }) => reason)
  const said = [...byReason].map(([reason, left]) => `${listed(left.map(({ title }) => title))}: ${reason}`)
  const why = said.length === 0 ? 'the method has no acceptance criterion' : said.join('; ')
  return { code: 'no_check', message: `No check was made: ${why}` }
}
