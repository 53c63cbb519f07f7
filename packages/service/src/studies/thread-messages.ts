/** What the service and the threads of its studies say to one another. */
import type { StudyRequest, StudyStatistics } from '@keelson/studies'
import type { Chunk } from './store.ts'

/** A study as a thread needs it to know each of its points. */
export interface StudyTask {
  readonly study_id: string
  readonly repo: string
  readonly id: string
  readonly version: number
  /** Address of the module that exports the workflow. */
  readonly home: string
  /** More modules that export `workflows`, for tests. */
  readonly modules: readonly string[]
  readonly request: StudyRequest
  readonly datasets: string
  /** Folder of the objects of points. */
  readonly objects: string
}
export type Asked =
  | { readonly kind: 'open'; readonly task: StudyTask }
  | {
      readonly kind: 'chunk'
      readonly first: number
      readonly end: number
      /** Points that are known to exceed a limit, with what is said of them. */
      readonly given: readonly (readonly [point: number, reason: string])[]
    }
  | { readonly kind: 'finish'; readonly chunks: readonly Chunk[] }

export type Told =
  | {
      readonly kind: 'opened'
      /** Its folder, which a thread that is ended leaves behind. */
      readonly scratch: string
    }
  | {
      readonly kind: 'chunk'
      /** Null where no point was calculated. */
      readonly chunk: Chunk | null
      /** What its points say, as the bytes of a `Part`; null where there is none. */
      readonly part: Uint8Array | null
      readonly seconds: number
      readonly defect: string | undefined
    }
  | { readonly kind: 'finished'; readonly study_hash: string; readonly statistics: StudyStatistics }
  | { readonly kind: 'failed'; readonly reason: string; readonly cause: string }

/** What a thread begins with. */
export interface ThreadData {
  readonly shared: SharedArrayBuffer
  /** Whether all else of the process goes before it. */
  readonly goLast: boolean
}

/** Places of the numbers that a thread and the service share while the thread is busy. */
export const SHARED = {
  /** 1: begin no other point. */
  STOP: 0,
  /** The point that is being calculated, plus 1; 0 between points. */
  POINT: 1,
  /** How many points were begun. */
  BEGUN: 2,
} as const
export const SHARED_LENGTH = 3

export const DISK_FULL = 'The disk is full; results calculated before are kept'
export const DEFECT = 'The study could not continue because of a defect; see the service log'
