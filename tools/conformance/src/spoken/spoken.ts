/** What of a contract and of its steps is looked at for its words. */
import type { Emitted } from '@keelson/engine'
import type { Step } from '@keelson/equations'
import { type AnyContract, type CheckSpec, publicationsOf } from '@keelson/workflow'
import { everyVersion } from '../every-version.ts'

/** Sources that are no publications: rules of our own, and what the calculation itself was read from. */
const OURS: ReadonlySet<string> = new Set([
  ...['Keelson', 'Atlas', 'Atlas policy', 'Equal spans', 'Grid of the request', 'Unified records'],
  ...everyVersion.map(({ id }) => id),
])

export const checksIn = ({ checks }: AnyContract): readonly CheckSpec[] =>
  Object.values(checks as Readonly<Record<string, CheckSpec>>)

export const standardsIn = (contract: AnyContract): readonly string[] =>
  publicationsOf(contract).map(({ source }) => source.id)

/** The publications that are cited, each once. */
export function sourcesOf(contract: AnyContract, steps: readonly Step[]): readonly string[] {
  const checks = checksIn(contract).map(({ source }) => source.id)
  const cited = steps.flatMap((step) => [step.source, ...constantsOf(step)])
  return [...new Set([...cited, ...checks])].filter((id) => !OURS.has(id))
}

const constantsOf = (step: Step): readonly string[] =>
  step.kind === 'solved' ? [] : step.arguments.flatMap(({ constant }) => (constant ? [constant.source] : []))

/** What a report prints of a contract, as it stands there. */
export function textsOf(contract: AnyContract): readonly string[] {
  const { title, question, method, assumptions, validity, notChecked, tables, charts, figures, values } = contract
  const described = [tables, charts, figures, values].flatMap((all) =>
    Object.values(all as Readonly<Record<string, Described>>).map(wordsOf),
  )
  return [title, question, ...method.map(({ text }) => text), ...assumptions, ...validity, ...notChecked, ...described]
}

interface Described {
  readonly title?: string
  readonly description?: string
}
const wordsOf = ({ title = '', description = '' }: Described) => `${title}: ${description}`

const OPEN = [/\bto be verified\b/, /\bfrom memory\b/, /\^[-−]?\w+/, /\b(?:sqrt|exp)\(/, /\bpsi'/]

export const openWords = (clause: string): readonly string[] => OPEN.flatMap((word) => word.exec(clause)?.[0] ?? [])

/** What a run says in sentences: its answer, warnings, reasons and notes. */
export function sentencesOf(steps: readonly Step[], { detail, result, warnings }: Emitted): readonly string[] {
  const judged = result.checks.flatMap(({ note, reason }) => [note, reason])
  const noted = steps.map(({ note }) => note)
  return [detail, ...warnings.map(({ message }) => message), ...judged, ...noted].filter((text) => text != null)
}

/** Five digits and more in one piece; names stand in quotes, and a quantity in braces is written out where it is read. */
export const ungrouped = (text: string): readonly string[] =>
  text.replaceAll(/'[^']*'|\{[^}]*\}/g, '').match(/(?<![\w.,-])\d{5,}(?![\w-])/g) ?? []
