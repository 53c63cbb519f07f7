/** The studies of one process: SQLite and a folder of objects, calculated on threads of its own. */
import { join } from 'node:path'
import type { Catalog } from '../catalog.ts'
import type { Config } from '../config.ts'
import { openPace } from '../fleet/pace.ts'
import { folderStore } from '../store/objects.ts'
import { makeFolder } from '../store/private.ts'
import type { PlaceOptions, StudyPlace } from './place.ts'
import { openQueue } from './queue.ts'
import { openStudyStore } from './sqlite-store.ts'
import type { StudyStore } from './store.ts'
import { openThreads } from './threads.ts'

export interface FolderPlace extends StudyPlace {
  readonly pointsPerSecond: () => number
}

export function folderPlace(config: Config, catalog: Catalog, code: string, options: PlaceOptions): FolderPlace {
  const home = join(config.dataDir, 'studies')
  const folder = join(home, 'objects')
  makeFolder(folder)
  const kept = folderStore(folder)
  const store = openStudyStore(home)
  const threads = openThreads(config)
  const pace = openPace()
  const counting: StudyStore = {
    ...store,
    addChunk: async (id, chunk, part) => {
      await store.addChunk(id, chunk, part)
      pace.counted(chunk.end - chunk.first)
    },
  }
  return {
    store,
    pointsPerSecond: pace.perSecond,
    code,
    folder,
    chunksOf: store.chunks,
    forgetUnused: async () => kept.keepOnly(await store.usedObjects()),
    begin: async (found) =>
      openQueue({
        ...options,
        catalog,
        store: counting,
        threads,
        slots: config.studies,
        workers: config.studyWorkers,
        mostBytes: config.studyMb * 1e6,
        datasets: config.datasets,
        objects: folder,
        code,
        found,
      }),
    close: threads.close,
  }
}
