/** The record of a service: runs and studies with all that belongs to them, in a data folder or in a database. */
import type { RemoteRuns, RunTaker } from '../fleet/remote-runs.ts'
import type { FleetState } from '../fleet/state.ts'
import type { ProjectStore } from '../projects/store.ts'
import type { StudyPlace } from '../studies/place.ts'
import type { Upkeep } from './check/upkeep.ts'
import type { Ledger } from './ledger.ts'
import type { ObjectStore } from './objects.ts'
import type { Ownership } from './owner.ts'

export interface RecordStore {
  readonly ledger: Ledger
  /** Large content of runs and studies, and the files of callers. */
  readonly objects: ObjectStore
  readonly studies: StudyPlace
  readonly projects: ProjectStore
  readonly upkeep: Upkeep
  /** By which the command line knows the service. */
  readonly owner: Ownership
  /** Who works on it, what waits, and what somebody must look at. */
  readonly fleet: () => Promise<FleetState>
  /** Does runs on other machines; undefined where there are none. */
  readonly remote: RemoteRuns | undefined
  /** Does runs of other services here, where this process is there for that. */
  readonly takeRuns: (run: RunTaker) => Promise<void>
  readonly room: RecordRoom
  /**
   * Does what one process of the record does once a day; whether it was done here. `work` answers how much came of it, for whoever
   * looks when it was last done.
   */
  readonly onceADay: (what: 'prune', work: () => Promise<number>) => Promise<boolean>
  readonly close: () => Promise<void>
}
export interface RecordRoom {
  /** What it takes where it stands. */
  readonly bytes: () => Promise<number>
  /** How somebody makes room in it, in words. */
  readonly toMake: string
}
