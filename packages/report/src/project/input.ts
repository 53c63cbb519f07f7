/** What the report of a project is made from: the document, how it stands, and what the service knows of its runs. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Differences } from '@keelson/projects/differences.ts'
import type { Project } from '@keelson/projects/document.ts'
import type { Envelope } from '@keelson/projects/envelope.ts'
import type { RegisterLine } from '@keelson/projects/register.ts'
import type { CalculationRow } from '@keelson/projects/standing.ts'
import type { Verdict } from '@keelson/projects/verdict.ts'
import type { UnitSystem } from '@keelson/units/systems.ts'

/** The inputs of each load case that are its own. */
type CaseInputs = Readonly<Record<string, readonly string[]>>
/** An input that is an entry of the basis, or a result of another calculation. */
export interface ReportedLink {
  readonly to: string
  /** Path of the input, and its title. */
  readonly input: string
  readonly title: string
  /** The cases in which it is linked so; none where it is for all. */
  readonly cases: readonly string[]
  readonly entry?: string
  readonly column?: string
  /** Calculation, and the title of its result. */
  readonly from?: string
  readonly value?: string
  readonly reduce?: string
  readonly because?: string
}
export interface IssuedRevision {
  readonly name: string
  readonly issued: string
  readonly by: string
  readonly note: string
}
export interface ProjectReportInput {
  readonly project: Project
  /** null of a project in a file. */
  readonly version: number | null
  readonly verdict: Verdict
  /** In the order of the project. */
  readonly calculations: readonly CalculationRow[]
  readonly register: readonly RegisterLine[]
  /** Of every calculation. */
  readonly envelopes: readonly Envelope[]
  readonly links: readonly ReportedLink[]
  /** By calculation with load cases, then by case. */
  readonly case_inputs: Readonly<Record<string, CaseInputs>>
  /** Numbers and texts of derived entries, by name. */
  readonly derived: Readonly<Record<string, { readonly value: unknown; readonly unit?: string }>>
  /** In the order of their issue. */
  readonly revisions: readonly IssuedRevision[]
  /** What changed since the last of them; null where none was issued. */
  readonly since: Differences | null
  readonly units: UnitSystem
}

/** The calculation and the case that a run was made for. */
export interface RunOf {
  readonly calculation: string
  readonly case: string
}
/** What the chapter of one calculation is made from. */
export interface ChapterInput {
  /** Of the chapter. */
  readonly number: string
  readonly row: CalculationRow
  /** With its pictures drawn; or why there is none. */
  readonly record: RunRecord | { readonly lacking: string }
  readonly links: readonly ReportedLink[]
  /** The present runs of the results that it uses, by run id. */
  readonly runs: Readonly<Record<string, RunOf>>
  /** The load case that is printed, with the inputs that it has of its own. */
  readonly of_case: { readonly name: string; readonly inputs: readonly string[]; readonly entry?: string } | null
  /** Numbers of the chapters by calculation. */
  readonly chapters: Readonly<Record<string, string>>
  /** The chapter before it that prints the method of the same workflow. */
  readonly method_in: string | null
  readonly units: UnitSystem
}
