/**
 * What is known of studies, recorded before anyone is told: the study, the chunks of its points that are calculated, the
 * runs that were recorded of it. Points themselves stand in objects, one for each chunk.
 */
import type {
  LimitRanges,
  Part,
  StudyColumn,
  StudyFile,
  StudyRequest,
  StudyStatistics,
  StudyStatus,
} from '@keelson/studies'
import type { Warning } from '@keelson/workflow'
import type { FileRow } from './file-rows.ts'
import type { PartRow } from './running-parts.ts'
import type { BODY } from './store-schema.ts'
import type { StudyQuery } from './studies.ts'

export interface StudyRow {
  readonly study_id: string
  readonly created: string
  /** Pinned. */
  readonly ref: string
  readonly title: string
  readonly status: StudyStatus
  readonly reason: string | null
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly study_hash: string | null
  readonly finished: string | null
  readonly kind: string
  /** Version of the code by which it was begun. */
  readonly code: string
}
/** What a list leaves out. */
export interface StudyBody {
  readonly request: StudyRequest
  readonly columns: readonly StudyColumn[]
  readonly warnings: readonly Warning[]
  readonly statistics: StudyStatistics | null
}
/** Points `first` to before `end`, in one object. */
export interface Chunk {
  readonly first: number
  readonly end: number
  readonly object: string
  readonly bytes: number
  readonly failed: number
  readonly limits: LimitRanges
}
export interface Ended {
  readonly status: Exclude<StudyStatus, 'queued' | 'running'>
  readonly reason: string | null
  readonly study_hash: string | null
  readonly statistics: StudyStatistics | null
}
export interface NewStudy {
  readonly study_id: string
  readonly created: string
  readonly ref: string
  readonly title: string
  readonly kind: string
  readonly total: number
  readonly code: string
  readonly request: StudyRequest
  readonly columns: readonly StudyColumn[]
  readonly warnings: readonly Warning[]
  readonly key: string | undefined
  /** Of the request as it was sent. */
  readonly body_sha256: string
  /** Files of its inputs, whose bytes are kept. */
  readonly files: readonly StudyFile[]
}

/** A study as it stands in a store, with all that belongs to it but the objects of its points, on its way into another one. */
export interface StoredStudy {
  readonly head: StudyRow
  /** JSON, byte for byte. */
  readonly body: Readonly<Record<Exclude<(typeof BODY)[number], 'statistics'>, string>> & {
    readonly statistics: string | null
  }
  readonly cancelled: boolean
  readonly key: string | null
  readonly body_sha256: string
  readonly chunks: readonly StoredChunk[]
  readonly parts: readonly PartRow[]
  readonly runs: readonly { readonly point: number; readonly run_id: string }[]
  readonly files: readonly FileRow[]
}
export interface StoredChunk {
  readonly first: number
  readonly end: number
  readonly object: string
  readonly bytes: number
  readonly failed: number
  /** JSON, byte for byte. */
  readonly limits: string
  /** The machine that calculated it; null where a store does not know it. */
  readonly worker: string | null
}

export interface StudyStore {
  /** The study that came with this key, and the digest of its request. */
  readonly ofKey: (key: string) => Promise<{ readonly study_id: string; readonly body_sha256: string } | undefined>
  readonly add: (study: NewStudy) => Promise<void>
  readonly row: (id: string) => Promise<StudyRow | undefined>
  readonly body: (id: string) => Promise<StudyBody | undefined>
  readonly list: (query: StudyQuery) => Promise<readonly StudyRow[]>
  /** Queued and running ones, the oldest first, and whether it was said that they are not wanted any more. */
  readonly unfinished: () => Promise<readonly { readonly study_id: string; readonly cancelled: boolean }[]>
  /** Says that it is not wanted any more, before it has stopped. */
  readonly cancelled: (id: string) => Promise<void>
  /** `code`: the version by which its points are calculated. */
  readonly started: (id: string, code: string) => Promise<void>
  /**
   * Known at once; where it cannot be written, on a full disk, that is tried again until it can. A study that has ended stays as
   * it is. Throws where one is said to be done whose points do not stand once each.
   */
  readonly ended: (id: string, how: Ended) => Promise<void>
  /**
   * Throws where a point of it stands already or is none of the study, or the study has ended. `part`: what its points say, as
   * the bytes of a `Part`.
   */
  readonly addChunk: (id: string, chunk: Chunk, part?: Uint8Array) => Promise<void>
  /** What the points say that are done; undefined where it is not known of all of them, or the study is done. */
  readonly running: (id: string) => Promise<Part | undefined>
  /** In the order of their points. */
  readonly chunks: (id: string) => Promise<readonly Chunk[]>
  /** Whether every point of the study stands in one chunk, and in no more. */
  readonly isWhole: (id: string) => Promise<boolean>
  readonly addRun: (id: string, point: number, runId: string) => Promise<void>
  readonly runs: (id: string) => Promise<ReadonlyMap<number, string>>
  /** Throws ServiceProblem record_damaged. */
  readonly files: (id: string) => Promise<readonly StudyFile[]>
  /** Removes the studies that were made before a time and have ended; answers how many. */
  readonly prune: (before: string) => Promise<number>
  /** Keys of the files of its studies. */
  readonly usedFiles: () => Promise<ReadonlySet<string>>
  /** The objects that its chunks refer to. */
  readonly usedObjects: () => Promise<ReadonlySet<string>>
  /** Ids of its studies, in their order. */
  readonly ids: () => Promise<readonly string[]>
  /** The study as it is stored, for another store. */
  readonly kept: (id: string) => Promise<StoredStudy | undefined>
  /** Takes a study of another store as it was stored there. Throws where one of its id or its key is here. */
  readonly keep: (study: StoredStudy) => Promise<void>
  readonly close: () => Promise<void>
}
