/**
 * The chunks of studies as files of this machine, which DuckDB reads: brought from the database when they are asked for, held to
 * their keys, and forgotten when they have not been asked for lately and take too much room.
 */
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { isAbandoned } from '../abandoned.ts'
import type { DatabaseObjects } from '../postgres/objects.ts'
import { objectPath } from '../store/objects.ts'
import { makeFolder } from '../store/private.ts'
import { openVerifier } from '../store/verified.ts'
import type { Chunk, StudyStore } from '../studies/store.ts'

export interface KeptPoints {
  readonly folder: string
  /** The chunks of a study, each a file then. Throws ServiceProblem record_damaged. */
  readonly chunksOf: (id: string) => Promise<readonly Chunk[]>
  /** Brings one. */
  readonly bring: (key: string) => Promise<void>
  /** Removes the files that were not asked for within the hour, the oldest first, until the rest has room. */
  readonly trim: () => void
}

export function keptPoints(
  folder: string,
  limitMb: number,
  objects: DatabaseObjects,
  studies: Pick<StudyStore, 'chunks'>,
): KeptPoints {
  makeFolder(folder)
  const verifier = openVerifier()
  const bring = async (key: string): Promise<void> => {
    const path = objectPath(folder, key)
    if ((await verifier.soundness(path, key)) !== 'sound') {
      rmSync(path, { force: true })
      await objects.bring([key], folder)
    }
    const now = new Date()
    utimesSync(path, now, now)
  }
  return {
    folder,
    bring,
    chunksOf: async (id) => {
      const chunks = await studies.chunks(id)
      for (const { object } of chunks) await bring(object)
      return chunks
    },
    trim: () => {
      const files = filesIn(folder)
      let bytes = files.reduce((sum, { size }) => sum + size, 0)
      for (const { path, size } of files) {
        if (bytes <= limitMb * 1e6 || !isAbandoned(path)) return
        rmSync(path, { force: true })
        bytes -= size
      }
    },
  }
}

/** The oldest first; what is being written begins with a point, and is there too where its process was killed. */
function filesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .flatMap((name) => {
      const path = join(folder, name)
      const found = statSync(path, { throwIfNoEntry: false })
      return found?.isFile() ? [{ path, size: found.size, mtimeMs: found.mtimeMs }] : []
    })
    .sort((a, b) => a.mtimeMs - b.mtimeMs)
}
