/** The ledger: every run as an immutable record with its files, recorded before the caller is answered. */
import type { RunRecord } from '@keelson/workflow'
import type { RunQuery } from './list.ts'
import type { RunSummary } from './row-digest.ts'
import type { RunDigests, StoredRun } from './stored-run.ts'

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
  /** Removes the runs made before a time (ISO 8601) and the objects that only they needed; answers their ids. */
  readonly prune: (before: string) => Promise<string[]>
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
