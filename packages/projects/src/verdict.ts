/** How a project stands: green only if every calculation in scope is current and passes with a check made and none open. */
import { isDerived } from './document.ts'
import type { CalculationStanding, Freshness } from './freshness.ts'
import { exampleInputs } from './input-statements.ts'
import type { LaidOut } from './laid-out.ts'
import type { Results } from './methods.ts'
import { type Outcome, outcomeOf, outcomes } from './outcome.ts'
import { FRESHNESS_WORDS, OUTCOME_WORDS, stateWords } from './words.ts'

export interface Verdict {
  readonly is_green: boolean
  /** The answer, with the counts where it is not green; then how each calculation outside the scope stands. */
  readonly says: string
  readonly in_scope: number
  readonly out_of_scope: number
  readonly passed: number
  readonly failed: number
  /** A check that the verdict needs is not assessed, in a case at least. */
  readonly open: number
  /** Nothing was checked. */
  readonly unchecked: number
  /** Could not be calculated. */
  readonly errors: number
  readonly freshness: Readonly<Record<Freshness, number>>
  /** Entries of the basis but for those that are results, how many of them are assumed, and the inputs in scope with example values. */
  readonly basis: { readonly entries: number; readonly assumed: number; readonly examples: number }
}

export function verdictOf(laid: LaidOut, results: Results, standings: readonly CalculationStanding[]): Verdict {
  const scope = new Set(
    laid.order.filter(({ calculation }) => calculation.in_scope !== false).map(({ calculation }) => calculation.id),
  )
  const own = standings.filter(({ id }) => scope.has(id))
  const came = own.map(({ id }) => outcomeOf(laid, results, id))
  const count = (outcome: Outcome) => came.filter((one) => one === outcome).length
  const stand = (freshness: Freshness) => own.filter((one) => one.freshness === freshness).length
  const counts = {
    in_scope: own.length,
    out_of_scope: laid.order.length - own.length,
    passed: count('passed'),
    failed: count('failed'),
    open: count('open'),
    unchecked: count('unchecked'),
    errors: count('error'),
    freshness: {
      never_run: stand('never_run'),
      current: stand('current'),
      stale: stand('stale'),
      blocked: stand('blocked'),
    },
    basis: basisOf(laid),
  }
  const is_green = own.length > 0 && own.every(({ freshness }, i) => freshness === 'current' && came[i] === 'passed')
  const outside = standings
    .filter(({ id }) => !scope.has(id))
    .map((standing) => ({ standing, outcome: outcomeOf(laid, results, standing.id) }))
    .toSorted((a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome))
  const said = outside.map(({ standing, outcome }) => `${standing.id} (${stateWords(standing.freshness, outcome)})`)
  return { is_green, says: [inWords(counts, is_green), ...outsideInWords(said)].join(' '), ...counts }
}

type Counts = Omit<Verdict, 'is_green' | 'says'>

function inWords(
  { in_scope, out_of_scope, failed, open, unchecked, errors, freshness, basis }: Counts,
  isGreen: boolean,
): string {
  if (in_scope === 0) return 'No calculation is in scope.'
  const scope = out_of_scope === 0 ? '' : ' in scope'
  const whole =
    in_scope === 1
      ? `The calculation${scope} is current and passes`
      : `All ${in_scope} calculations${scope} are current and pass`
  if (isGreen) return `${whole}${provisoInWords(basis)}.`
  const parts = [
    [failed, 'failed'],
    [errors, OUTCOME_WORDS.error],
    [open, OUTCOME_WORDS.open],
    [unchecked, 'without a check made'],
    [freshness.stale, FRESHNESS_WORDS.stale],
    [freshness.blocked, FRESHNESS_WORDS.blocked],
    [freshness.never_run, FRESHNESS_WORDS.never_run],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return `${in_scope} ${in_scope === 1 ? 'calculation is' : 'calculations are'} in scope, with ${said.join(', ')}.`
}

function basisOf({ project, order }: LaidOut): Verdict['basis'] {
  const stated = Object.values(project.basis).filter((entry) => !isDerived(entry))
  const inScope = order.filter(({ calculation }) => calculation.in_scope !== false)
  return {
    entries: stated.length,
    assumed: stated.filter(({ status }) => status === 'assumed').length,
    examples: inScope.reduce((count, { cases }) => count + exampleInputs(cases).length, 0),
  }
}

/** On what nobody has agreed to a green rests; undefined where on nothing of the kind. */
export function provisoOf({
  basis: { entries, assumed, examples },
}: Pick<Verdict, 'basis'>): 'basis assumed' | 'example values' | undefined {
  if (examples > 0) return 'example values'
  return entries > 0 && assumed === entries ? 'basis assumed' : undefined
}

function provisoInWords(basis: Verdict['basis']): string {
  const { entries, examples } = basis
  const proviso = provisoOf({ basis })
  if (proviso === undefined) return ''
  if (proviso === 'example values') return `, with example values in ${examples} ${examples === 1 ? 'input' : 'inputs'}`
  return entries === 1
    ? ', on a basis whose only entry is assumed'
    : `, on a basis of which all ${entries} entries are assumed`
}

/** Nothing that fails is left unsaid beside a green. */
function outsideInWords(said: readonly string[]): readonly string[] {
  if (said.length === 0) return []
  const more = said.length > NAMED ? ` and ${said.length - NAMED} more` : ''
  return [`Outside the scope: ${said.slice(0, NAMED).join(', ')}${more}.`]
}
const NAMED = 8

/** Of a program that runs it: 0 green, 1 a check fails, 2 error, 4 stale, blocked, never run or open; the first of 2, 1, 4. */
export function exitCodeOf({ is_green, errors, failed }: Verdict): 0 | 1 | 2 | 4 {
  if (errors > 0) return 2
  if (failed > 0) return 1
  return is_green ? 0 : 4
}
