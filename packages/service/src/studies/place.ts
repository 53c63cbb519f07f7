/** Where studies stand and who calculates them: one process in its data folder, or all that work on one database. */
import type { JobEnd } from './job.ts'
import type { StudyQueue } from './queue.ts'
import type { Chunk, StudyStore } from './store.ts'

export interface StudyPlace {
  readonly store: StudyStore
  /** The code that a study taken here is calculated by. */
  readonly code: string
  /** Folder of this machine in which the objects of points stand as files. */
  readonly folder: string
  /** The chunks of a study, whose objects are there then. Throws ServiceProblem record_damaged. */
  readonly chunksOf: (id: string) => Promise<readonly Chunk[]>
  /** Removes the objects that nothing refers to. */
  readonly forgetUnused: () => Promise<void>
  /** Begins to calculate. `found`, before a study is said to be done: records what a goal found. */
  readonly begin: (found: Found) => Promise<StudyQueue>
  /** Ends what calculates; nothing is taken any more. */
  readonly close: () => Promise<void>
}
type Found = (id: string, end: Extract<JobEnd, { kind: 'done' }>) => Promise<void>

export interface PlaceOptions {
  /** More modules that export `workflows`, for tests. */
  readonly modules: readonly string[]
  /** Points of a chunk; left out, about a second of work. */
  readonly chunkPoints: number | undefined
  /** A defect of a workflow or of ours, for the log. */
  readonly defect: (ref: string, cause: string) => void
}
