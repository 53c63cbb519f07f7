/** A file of a data set, confined to its folder. */
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { type Resources, refuse } from '@keelson/workflow'

/** The inputs at which a folder and a file are refused. */
export interface FilePointers {
  readonly folder: string
  readonly file: string
}

/** The real path of a file inside a folder of the datasets folder. Refuses where there is none. */
export async function pathInDataSet(
  resources: Resources,
  folder: string,
  name: string,
  at: FilePointers,
): Promise<string> {
  const home = resources.dataset(folder)
  if (home === undefined) return refuse(at.folder, `there is no folder '${folder}' in the datasets folder`)
  const root = await realpath(home)
  const path = await realpath(join(root, name)).catch(() => undefined)
  const found = path?.startsWith(root + sep) ? await stat(path) : undefined
  if (path === undefined || !found?.isFile())
    return refuse(at.file, `there is no file '${name}' in the folder '${folder}'`)
  return path
}
