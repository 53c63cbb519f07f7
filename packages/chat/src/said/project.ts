/** A project as a model is told it: its verdict, how each calculation stands, and what a change would move. */
import type {
  CalculationRow,
  Envelope,
  Freshness,
  Outcome,
  Project,
  RegisterLine,
  Verdict,
  WhatIf,
} from '@keelson/projects'
import { FRESHNESS_WORDS, OUTCOME_WORDS } from '@keelson/projects/words.ts'
import type { ProjectAnswer, ProjectListed } from '../api/answers.ts'
import { shortNumber } from './number.ts'
import { nameSaid, oneLine, quoted } from './quoted.ts'
import { cut, fitted, lines, type Said } from './said.ts'

const MOST = 4000

export function projectsSaid(projects: readonly ProjectListed[]): Said<{ readonly projects: readonly string[] }> {
  const all = projects.map(({ id, title, version }) => `${nameSaid(id)}: ${quoted(title)}, version ${version}`)
  return fitted(
    MOST,
    all.length + 1,
    (level) => ({ projects: all.slice(0, all.length - level) }),
    ({ projects: shown }) =>
      lines(
        all.length === 0 ? 'There is no project.' : `${all.length} projects:`,
        shown.map((one) => `- ${one}`),
        shown.length < all.length ? `- ${all.length - shown.length} more` : undefined,
      ),
  )
}

export interface ProjectFacts {
  readonly id: string
  readonly title: string
  readonly version: number
  readonly green: boolean
  readonly verdict: string
  readonly calculations: readonly string[]
  readonly calculations_left_out: number
  readonly basis: readonly string[]
  readonly basis_left_out: number
  readonly register: readonly string[]
  readonly register_left_out: number
}
const LEVELS = [
  [60, 60, 30, 200],
  [40, 40, 20, 120],
  [30, 20, 10, 80],
  [20, 10, 5, 60],
  [12, 5, 3, 40],
  [8, 3, 0, 0],
] as const

export function projectSaid(answer: ProjectAnswer): Said<ProjectFacts> {
  return fitted(MOST, LEVELS.length, (at) => projectFacts(answer, LEVELS[at] as (typeof LEVELS)[number]), projectText)
}

function projectFacts(
  { id, version, project, standing }: ProjectAnswer,
  [calculations, entries, held, why]: (typeof LEVELS)[number],
): ProjectFacts {
  const { verdict, calculations: all, register } = standing
  const basis = Object.entries(project.basis)
  return {
    id: nameSaid(id),
    title: quoted(project.title),
    version,
    green: verdict.is_green,
    verdict: verdict.says,
    calculations: all.slice(0, calculations).map((one) => calculationSaid(one, why)),
    calculations_left_out: Math.max(0, all.length - calculations),
    basis: basis.slice(0, entries).map(([name, entry]) => entrySaid(name, entry)),
    basis_left_out: Math.max(0, basis.length - entries),
    register: register.slice(0, held).map((line) => lineSaid(line)),
    register_left_out: Math.max(0, register.length - held),
  }
}

/** What a model must not pass over is told in capitals. */
const LOUD: ReadonlySet<Outcome | Freshness> = new Set(['failed', 'open', 'error', 'stale', 'blocked', 'never_run'])
const emphasised = (state: Outcome | Freshness, words: string): string =>
  LOUD.has(state) ? words.toUpperCase() : words
const outcomeSaid = (outcome: Outcome): string => emphasised(outcome, OUTCOME_WORDS[outcome])
const freshnessSaid = (freshness: Freshness): string => emphasised(freshness, FRESHNESS_WORDS[freshness])

function calculationSaid(
  { id, title, ref, freshness, why, outcome, governing, run_id }: CalculationRow,
  longest: number,
): string {
  const parts = [
    `${nameSaid(id)} ${quoted(title)} (${ref}): ${freshnessSaid(freshness)}, ${outcomeSaid(outcome)}`,
    why === '' || longest === 0 ? '' : quoted(why, longest),
    governing ? governingSaid(governing) : '',
    run_id === null ? '' : `run ${run_id}`,
  ]
  return parts.filter((part) => part !== '').join('; ')
}

function governingSaid({ check, case: name, utilisation }: NonNullable<Envelope['governing']>): string {
  const at = name === '' ? '' : ` in ${quoted(name)}`
  return `${check}${utilisation === null ? '' : ` ${shortNumber(utilisation)}`}${at} governs`
}

function entrySaid(name: string, entry: Project['basis'][string]): string {
  const value = valueSaid(entry)
  const { document } = entry.source ?? {}
  return `${nameSaid(name)} = ${value}, ${entry.status}${document === undefined ? '' : `, ${quoted(document)}`}`
}

function valueSaid(entry: Project['basis'][string]): string {
  if ('value' in entry) return `${shortNumber(entry.value)} ${entry.unit ?? `(unit of ${entry.kind})`}`
  if ('text' in entry) return quoted(entry.text)
  return 'columns' in entry ? `table of ${entry.rows.length} rows` : `result ${nameSaid(entry.from)}`
}

const lineSaid = ({ kind, at, says }: RegisterLine): string => `${kind}, ${nameSaid(at)}: ${quoted(says, 160)}`

const more = (count: number, what: string) => (count === 0 ? undefined : `- ${count} more ${what}`)

function projectText(facts: ProjectFacts): string {
  return lines(
    `${facts.id} ${facts.title}, version ${facts.version}: ${facts.verdict}`,
    facts.green ? undefined : 'The project is NOT green. Never report it as passing.',
    facts.calculations.map((one) => `- ${one}`),
    more(facts.calculations_left_out, 'calculations'),
    facts.basis.length > 0 ? 'BASIS:' : undefined,
    facts.basis.map((one) => `- ${one}`),
    more(facts.basis_left_out, 'entries'),
    facts.register.length > 0 ? 'ASSUMPTIONS AND OPEN ITEMS:' : undefined,
    facts.register.map((one) => `- ${one}`),
    more(facts.register_left_out, 'lines'),
  )
}

export interface WhatIfFacts {
  readonly before: string
  readonly after: string
  readonly moved: readonly string[]
  readonly moved_left_out: number
}

/** A proposal: nothing of it is recorded, and only the user changes the project. */
export function whatIfSaid(said: WhatIf): Said<WhatIfFacts> {
  const all = said.moved.map((one) => movedSaid(one))
  return fitted(
    MOST,
    all.length + 1,
    (level) => ({
      before: saidOf(said.verdict.before),
      after: saidOf(said.verdict.after),
      moved: all.slice(0, all.length - level),
      moved_left_out: level,
    }),
    ({ before, after, moved, moved_left_out }) =>
      lines(
        `Before: ${before}`,
        `After the change: ${after}`,
        moved.length === 0 && moved_left_out === 0 ? 'No result changes.' : undefined,
        moved.map((one) => `- ${one}`),
        more(moved_left_out, 'calculations'),
        'Nothing was changed or recorded. The user decides whether to make the change.',
      ),
  )
}

const saidOf = ({ says, is_green }: Verdict): string => (is_green ? says : `${says} Not green.`)

function movedSaid({ id, title, outcome, why, cases }: WhatIf['moved'][number]): string {
  const answers = cases.flatMap(({ name, answers: own }) =>
    own
      .filter(({ before, after }) => before !== after)
      .map(({ title: called, before, after, unit }) => {
        const at = name === '' ? '' : `${quoted(name)} `
        return `${at}${called} ${plain(before)} to ${plain(after)}${unit === '-' ? '' : ` ${unit}`}`
      }),
  )
  const parts = [
    `${nameSaid(id)} ${quoted(title)}: ${outcomeSaid(outcome.before)} to ${outcomeSaid(outcome.after)}`,
    why === '' ? '' : quoted(why),
    ...answers.slice(0, MOST_ANSWERS),
  ]
  return parts.filter((part) => part !== '').join('; ')
}
const MOST_ANSWERS = 6

const plain = (value: unknown): string =>
  typeof value === 'number'
    ? String(shortNumber(value))
    : value === null
      ? 'none'
      : cut(quoted(oneLine(String(value))), 60)
