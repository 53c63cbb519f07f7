/** What the service does with studies: makes, watches, cancels and reads them; HTTP and the command line stand on this. */
import type { RunResponse } from '@keelson/engine'
import type { RunningStatistics, Study, StudyColumn, StudyFile, StudyRequest, StudyStatus } from '@keelson/studies'

/** A study in a list. */
export type StudySummary = Pick<
  Study,
  'study_id' | 'location' | 'ref' | 'title' | 'status' | 'reason' | 'points' | 'created' | 'finished' | 'report_url'
> & { readonly kind: string }

export interface StudyQuery {
  readonly limit: number
  /** Only studies before this one (newest first). */
  readonly before?: string
  readonly ref?: string
  readonly status?: StudyStatus
}

export interface PointsQuery {
  /** Names of columns; left out, all. */
  readonly columns?: readonly string[]
  readonly status?: 'PASS' | 'FAIL' | 'SKIPPED' | 'ERROR'
}
/** Points as rows in the order of their columns. */
export interface PointsPage {
  readonly study_id: string
  readonly columns: readonly StudyColumn[]
  readonly rows: readonly (readonly (number | string | boolean | null)[])[]
  /** Of the points that are calculated and pass the filter. */
  readonly total: number
  /** Point to ask for next, as `from`; null at the end. */
  readonly next: number | null
}

/** How far a study is: what its events carry. */
export interface Progress {
  readonly status: StudyStatus
  readonly total: number
  readonly done: number
  readonly failed: number
}

export interface Studies {
  /**
   * Takes a study; it is on disk before this returns. A key that came before with the same body answers the same study. `files`:
   * those that its inputs were read from, which are kept with it. Throws ServiceProblem study_refused (422), idempotency_conflict (409), busy, storage_full.
   */
  readonly create: (request: StudyRequest, key?: string, files?: readonly StudyFile[]) => Promise<Study>
  /** Goes on with what an earlier process left queued or running; for the one process that serves. */
  readonly resume: () => Promise<void>
  /** Throws ServiceProblem unknown_study. */
  readonly get: (id: string) => Promise<Study>
  /** How far it is. Throws as above. */
  readonly progress: (id: string) => Promise<Progress>
  /** What its points say so far, until it is done; null where none is, and where it is not known. Throws as above. */
  readonly running: (id: string) => Promise<RunningStatistics | null>
  readonly list: (query: StudyQuery) => Promise<readonly StudySummary[]>
  /** Cancels what is queued or running and keeps what is done; one that has ended stays as it is. */
  readonly cancel: (id: string) => Promise<Study>
  /** Calculated points from point `from` on, at most `limit`. */
  readonly points: (id: string, query: PointsQuery, from: number, limit: number) => Promise<PointsPage>
  /** All calculated points as a file, removed when `done` is called. */
  readonly file: (
    id: string,
    format: 'csv' | 'parquet',
    query: PointsQuery,
  ) => Promise<{ readonly path: string; readonly done: () => void }>
  /** Records a point as a run of its own; a point that is recorded already answers that run. */
  readonly record: (id: string, point: number) => Promise<RunResponse>
  /** One self-contained page. */
  readonly report: (id: string) => Promise<string>
  /** The sections of that page, as fragments for a page that shows them. */
  readonly sections: (id: string) => Promise<string>
  /** Removes the studies that were made before a time (ISO 8601) and have ended; answers how many. */
  readonly prune: (before: string) => Promise<number>
  /** Stops calculating and takes no more; what has no row yet is calculated after the next start. */
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}
