/** The record of one process, in a data folder that no other process has meanwhile. */
import { join } from 'node:path'
import type { Catalog } from '../catalog.ts'
import type { CodeVersion } from '../code-version.ts'
import type { Config } from '../config.ts'
import { codeOf } from '../fleet/code-identity.ts'
import { folderState } from '../fleet/folder-state.ts'
import { openProjectStore } from '../projects/sqlite-store.ts'
import { folderPlace } from '../studies/folder-place.ts'
import type { PlaceOptions } from '../studies/place.ts'
import type { StudyStore } from '../studies/store.ts'
import type { StoreFault } from './check/faults.ts'
import { folderChecker, openUpkeep } from './check/upkeep.ts'
import { folderSize } from './folder-size.ts'
import { folderStore, type ObjectStore } from './objects.ts'
import { takeFolder } from './owner.ts'
import type { RecordStore } from './record.ts'
import { openLedger } from './sqlite-ledger.ts'

export interface RecordOptions extends PlaceOptions {
  readonly config: Config
  readonly catalog: Catalog
  readonly codeVersion: CodeVersion
  /** In place of that of this code, for tests. */
  readonly code: string | undefined
  /** Folder of the code. */
  readonly root: string
  /** What takes the record, as another process is told that wants it: `study`, `run`. */
  readonly command: string
  /** In place of the folder of large files. */
  readonly objects?: ObjectStore | undefined
  /** Hears of each fault that a check in the background finds. */
  readonly found: (fault: StoreFault) => void
  /** Hears of what went wrong besides. */
  readonly failed: (error: unknown, what: string) => void
}

/** Throws FolderRefused where another process has the folder. */
export function folderRecord(options: RecordOptions): RecordStore {
  const { config, catalog, codeVersion, found, failed } = options
  const { dataDir } = config
  const owner = takeFolder(dataDir, options.command)
  try {
    const objects = options.objects ?? folderStore(join(dataDir, 'objects'))
    const studies = folderPlace(config, catalog, options.code ?? codeOf(codeVersion), options)
    const { store, code, pointsPerSecond } = studies
    const ledger = openLedger(dataDir, sharedWith(store, objects))
    const upkeep = openUpkeep(folderChecker(dataDir), found, (error) => failed(error, 'the store could not be checked'))
    return {
      ledger,
      objects,
      studies,
      projects: openProjectStore(dataDir),
      upkeep,
      owner,
      fleet: () => folderState({ config, command: options.command, code, studies: store, pointsPerSecond }),
      remote: undefined,
      takeRuns: async () => {},
      room: {
        bytes: () => folderSize(dataDir),
        toMake: 'remove old runs with keelson prune, or increase the setting',
      },
      onceADay: async (_, work) => {
        await work()
        return true
      },
      close: async () => {
        await upkeep.close()
        await ledger.close()
        owner.release()
      },
    }
  } catch (error) {
    owner.release()
    throw error
  }
}

/** The files of studies stand among the objects of the ledger: what no run needs may be one of them. */
const sharedWith = ({ usedFiles }: StudyStore, objects: ObjectStore): ObjectStore => ({
  ...objects,
  keepOnly: async (keys) => objects.keepOnly(keys.union(await usedFiles())),
})
