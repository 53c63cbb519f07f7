/** The ledger: every run as an immutable record with its files, recorded before the caller is answered. */
import type { RunRecord } from '@keelson/engine'
import type { Facets } from './places.ts'
import type { RunSummary } from './row-digest.ts'

export interface StoredFile {
  readonly name: string
  readonly mediaType: string
  readonly content: Uint8Array
  readonly sha256: string
}
/** A record and what became of it since. */
export interface KeptRun {
  readonly record: RunRecord
  /** Of the record as it is stored. */
  readonly sha256: string
  readonly published: boolean
  /** Whether its last replay gave the same result; null while it was not replayed. */
  readonly replayedSame: boolean | null
}
export interface RunQuery extends Facets {
  readonly limit: number
  /** Only runs before this one (newest first). */
  readonly before?: string
  /** Words, each of which stands in the ref, the answer or the title block. */
  readonly words?: readonly string[]
  /** ISO 8601, of the time at which they began: from the first, before the second. */
  readonly from?: string
  readonly until?: string
}
/** A run as it stands in a ledger, with all that belongs to it, on its way into another one. */
export interface StoredRun {
  /** What a list shows of it. */
  readonly row: RunSummary
  /** Its record as it is stored, byte for byte. */
  readonly text: string
  readonly published: boolean
  readonly replayedSame: boolean | null
  /** Each is read when it is asked for: they may be large. */
  readonly files: readonly StoredRunFile[]
  readonly pictures: Uint8Array | undefined
}
export interface StoredRunFile {
  readonly name: string
  readonly mediaType: string
  readonly sha256: string
  readonly content: () => Promise<Uint8Array>
}
/** By which a run that stands in two ledgers is told to be the same. */
export interface RunDigests {
  readonly record: string
  /** Of what became of it since. */
  readonly state: string | null
  /** null where none are kept. */
  readonly pictures: string | null
}
/**
 * What the service needs of a ledger: SQLite and PostgreSQL bring one each. Whatever it gives was held to its hash: it throws
 * ServiceProblem record_damaged for what does not match, storage_busy where another program has locked it, and database_away
 * where its database does not answer.
 */
export interface Ledger {
  /** Resolves when the run is on disk; `text` is the record as JSON, where it is at hand. Throws ServiceProblem storage_full. */
  readonly append: (record: RunRecord, files: readonly StoredFile[], published: boolean, text?: string) => Promise<void>
  readonly get: (runId: string) => Promise<KeptRun | undefined>
  /** A stored file that the record of the run names; undefined for one that it does not. */
  readonly file: (record: RunRecord, name: string) => Promise<StoredFile | undefined>
  /** Keeps the pictures of a run, as bytes; those that are kept already stay. */
  readonly keepPictures: (runId: string, content: Uint8Array) => Promise<void>
  readonly pictures: (runId: string) => Promise<Uint8Array | undefined>
  readonly list: (query: RunQuery) => Promise<RunSummary[]>
  /** Whether there is such a run. */
  readonly publish: (runId: string) => Promise<boolean>
  readonly replayed: (runId: string, same: boolean) => Promise<void>
  /** Removes the runs made before a time (ISO 8601), but for some, and the objects that only they needed; answers their ids. */
  readonly prune: (before: string, but?: ReadonlySet<string>) => Promise<string[]>
  /** Removes the objects that no run needs, and no study in the same store; those that came within the last hour stay. */
  readonly forgetUnused: () => Promise<void>
  /** Ids of its runs that come after one, in their order, at most so many. */
  readonly ids: (after: string, limit: number) => Promise<string[]>
  /** Undefined where it has no such run. */
  readonly digests: (runId: string) => Promise<RunDigests | undefined>
  /** The run as it is stored, for another ledger. */
  readonly kept: (runId: string) => Promise<StoredRun | undefined>
  /** Takes a run of another ledger as it was stored there. Throws where another of its id is here. */
  readonly keep: (run: StoredRun) => Promise<void>
  readonly close: () => Promise<void>
}
