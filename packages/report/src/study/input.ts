/** What the report of a study is made from: the study as it is answered, and what the service adds for the page. */
import type { ContractSnapshot } from '@keelson/engine/record.ts'
import type { Study } from '@keelson/studies/study.ts'
import type { InputAnswer } from '@keelson/workflow'

export type Cell = number | string | boolean | null
export type Cells = Readonly<Record<string, Cell>>

/** The points that are drawn, by column. */
interface DrawnPoints {
  /** Cells by the name of the column, all of one length; `point` and `status` are among them. */
  readonly columns: Readonly<Record<string, readonly Cell[]>>
  /**
   * How many points these stand for, where they are not all. Of a grid, whole values of axes are left out, so that what
   * is left is a grid with the first and the last value of each axis.
   */
  readonly thinned: { readonly of: number } | null
}
/** A point that a table names: the extremes, the first that failed for a reason. */
interface NamedPoint {
  readonly point: number
  /** What varied, by the name of the column. */
  readonly cells: Cells
}
/** Points that could not be calculated for one reason. */
interface FailureGroup {
  readonly reason: string
  readonly count: number
  readonly first_point: number
}
interface StudyContract extends Pick<ContractSnapshot, 'title' | 'question' | 'standards'> {
  /** By the id of the check. */
  readonly checks: Readonly<Record<string, { readonly title: string }>>
}
/** The recorded run of a point; of a root and of a commercial wall `point` is null. */
interface RecordedRun {
  readonly point: number | null
  readonly run_id: string
  /** Of its report. */
  readonly url: string
}
interface StudyProvenance {
  readonly package_version: string
  readonly git_sha: string
  /** Of the runtime. */
  readonly node: string
  /** Of the service: `https://keelson.example`. */
  readonly base_url: string
}
export interface StudyReportInput {
  readonly study: Study
  readonly contract: StudyContract
  /** The base case as it was read. */
  readonly base: readonly InputAnswer[]
  readonly points: DrawnPoints
  /** All points that the statistics and the failures name. */
  readonly named_points: readonly NamedPoint[]
  readonly failures: readonly FailureGroup[]
  /** Points at which at least one check was made, those with a governing one; null where that is not known, and then nothing is green. */
  readonly checked_points: number | null
  readonly runs: readonly RecordedRun[]
  readonly provenance: StudyProvenance
  /** It is recorded nowhere, and has no origin to state. */
  readonly isPreview?: true
}
