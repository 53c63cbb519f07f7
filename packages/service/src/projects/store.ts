/**
 * What is kept of projects: the document under a version that each change raises, the last result of each case, and issued
 * revisions. SQLite and PostgreSQL bring one each. What does not match its digest is record_damaged.
 */
import type { CaseResult, Results } from '@keelson/projects'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'

export interface StoredProject {
  readonly id: string
  /** 1 when it is made. */
  readonly version: number
  /** Raised by every result that is kept. */
  readonly results_version: number
  /** JSON, byte for byte as it was written. */
  readonly document: string
  readonly owner: string | null
  readonly created: string
  readonly updated: string
}
export interface ProjectRow extends Omit<StoredProject, 'document'> {
  readonly title: string
}
/** A state of a project that was issued: it never changes. */
export interface StoredRevision {
  readonly name: string
  readonly issued: string
  readonly by: string
  readonly note: string
  readonly document: string
  /** JSON of the results. */
  readonly results: string
}

export interface ProjectStore {
  /** Whether it is new: an id is given once. */
  readonly create: (project: StoredProject, title: string) => Promise<boolean>
  readonly get: (id: string) => Promise<StoredProject | undefined>
  /** By id. */
  readonly list: () => Promise<readonly ProjectRow[]>
  /** Whether it stood at that version: no change of another is lost. */
  readonly replace: (id: string, version: number, changed: Changed) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
  readonly results: (id: string) => Promise<Results>
  /** Answers the version of the results then; 0 where there is no such project. */
  readonly keepResult: (id: string, calculation: string, name: string, result: CaseResult) => Promise<number>
  /** Removes the results of calculations that are not among these. */
  readonly keepOnly: (id: string, calculations: readonly string[]) => Promise<void>
  /** Whether its name is new. */
  readonly issue: (id: string, revision: StoredRevision) => Promise<boolean>
  /** In the order of their issue. */
  readonly revisions: (id: string) => Promise<readonly StoredRevision[]>
  /** Ids of the runs that projects and their revisions rest on. */
  readonly usedRuns: () => Promise<ReadonlySet<string>>
  readonly close: () => Promise<void>
}
interface Changed {
  readonly document: string
  readonly title: string
  readonly updated: string
}

/** A row of either store. */
export interface ResultRow {
  readonly calculation: string
  readonly name: string
  readonly result: string
  readonly digest: string
}

export const digestOf = (...texts: readonly string[]): string => sha256(texts.join('\n'))

/** Throws where a text is not what its digest says. */
export function held(id: string, digest: string, ...texts: readonly string[]): void {
  if (digest !== digestOf(...texts))
    throw new ServiceProblem('record_damaged', `project ${id} does not match its digest; it is not served`)
}

export function resultsOf(id: string, rows: readonly ResultRow[]): Results {
  const results: Record<string, Record<string, CaseResult>> = {}
  for (const { calculation, name, result, digest } of rows) {
    held(id, digest, calculation, name, result)
    const own = results[calculation] ?? {}
    own[name] = JSON.parse(result)
    results[calculation] = own
  }
  return results
}

export function runsIn(results: Results): readonly string[] {
  return Object.values(results).flatMap((cases) => Object.values(cases).flatMap(({ run_id }) => run_id ?? []))
}
