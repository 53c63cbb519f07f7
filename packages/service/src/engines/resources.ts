/** What a workflow's `load` may reach: named data sets and a scratch folder, both confined. */

import { lstatSync, realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import type { Resources } from '@keelson/workflow'

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

export interface RunResources extends Resources {
  /** Removes the scratch folder. */
  readonly release: () => Promise<void>
}

/** Resources of one run; `datasets` is the folder whose subfolders are the data sets. */
export function resourcesOf(datasets: string, signal: AbortSignal): RunResources {
  let made: string | undefined
  return {
    signal,
    dataset: (name) => datasetFolder(datasets, name),
    scratch: async () => {
      made ??= await mkdtemp(join(tmpdir(), 'keelson-run-'))
      return made
    },
    release: async () => {
      if (made !== undefined) await rm(made, { recursive: true, force: true })
    },
  }
}

/** Absolute path of a data set, or undefined when there is none of that name inside the folder. */
function datasetFolder(datasets: string, name: string): string | undefined {
  if (!NAME.test(name)) return undefined
  try {
    const root = realpathSync(datasets)
    const path = realpathSync(join(root, name))
    return path.startsWith(root + sep) && lstatSync(path).isDirectory() ? path : undefined
  } catch {
    return undefined
  }
}
