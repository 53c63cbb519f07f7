/** The description of a workflow that is to be built: its inputs, outputs, method and cases, as JSON. */
import type { VerificationCase } from '@keelson/workflow'
import { lacking, problemsIn } from './problems.ts'

export type When = Readonly<Record<string, readonly (string | boolean | number)[]>> | readonly When[]

export interface InputDescription {
  readonly name: string
  /** '-' for a bare number, a word or a flag. */
  readonly unit: string
  readonly meaning?: string
  readonly required?: boolean
  readonly default?: unknown
  /** '> 0', '>= 0, <= 1', '0..0.5'; what else is said there is a rule between inputs. */
  readonly hard_limits?: string
  readonly values?: readonly (string | number | boolean)[]
  readonly accepts?: readonly string[]
  /** Of a table: its columns. */
  readonly fields?: readonly InputDescription[]
  readonly used_when?: When
  readonly required_when?: When
  readonly required_unless?: readonly unknown[]
  readonly overrides?: readonly unknown[]
  /** Its kind, where the author knows it. */
  readonly kind?: string
  /** Title of the inputs that are given together with it. */
  readonly group?: string
}

export interface OutputDescription {
  readonly name: string
  readonly unit: string
  readonly meaning?: string
  /** Of a map: what its keys are. */
  readonly keys?: string
  readonly fields?: readonly InputDescription[]
  readonly kind?: string
}

export interface Description {
  readonly workflow: string
  readonly title: string
  readonly purpose: string
  readonly standards: readonly string[]
  readonly method: readonly string[]
  readonly inputs: readonly InputDescription[]
  readonly outputs: readonly OutputDescription[]
  readonly checks?: readonly string[]
  readonly plots?: readonly string[]
  readonly default_case: Readonly<Record<string, unknown>>
  readonly cases: readonly VerificationCase[]
}

/** Kinds by workflow and name, and the workflows of oilfield practice; columns as `layers.thickness`. */
export interface KindMap {
  readonly inputs: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly practice: Readonly<Record<string, string>>
}
export const NO_MAP: KindMap = { inputs: {}, outputs: {}, practice: {} }

/** Throws Error naming every member that a description lacks, or every problem at its pointer. */
export function readDescription(json: unknown): Description {
  const given = typeof json === 'object' && json !== null ? json : {}
  const missing = lacking(given)
  if (missing.length > 0) throw new Error(`the description lacks ${missing.join(', ')}`)
  const problems = problemsIn(given as Readonly<Record<string, unknown>>)
  if (problems.length === 0) return given as Description
  throw new Error(['the description is refused:', ...problems.map((p) => `  ${p.pointer} ${p.message}`)].join('\n'))
}

/** What any case expects of an output. */
export const expected = ({ cases }: Description, name: string): unknown =>
  cases.map((c) => c.expected?.[name]?.value).find((value) => value !== undefined)
