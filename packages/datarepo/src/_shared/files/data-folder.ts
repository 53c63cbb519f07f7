/** The folder and the files that a request names: confined, and refused at their inputs with what there is. */
import { listedUpTo, type Resources, refuse } from '@keelson/workflow'
import { type DataFile, type Folder, openFolder } from '../duckdb/folder.ts'

/** Refuses at /data_folder where there is no such folder. */
export async function dataFolder(name: string, resources: Resources): Promise<Folder> {
  const path = resources.dataset(name)
  const folder = path === undefined ? undefined : await openFolder(path).catch(() => undefined)
  return folder ?? refuse('/data_folder', `folder '${name}' does not exist in the datasets folder`)
}

/** A file of a folder by its name. Refuses at `pointer`. */
export function fileIn(folder: Folder, name: string, pointer: string): DataFile {
  const found = folder.files.find((f) => f.name === name)
  if (found) return found
  if (folder.escaping.includes(name))
    refuse(pointer, `must be within the data folder (entered: ${JSON.stringify(name)})`)
  return refuse(
    pointer,
    `must be a file in the folder, which contains ${listed(folder)} (entered: ${JSON.stringify(name)})`,
  )
}

const MOST_LISTED = 8
export const quotedNames = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** What a folder holds, as a message says it. */
export const listed = ({ files }: Folder): string =>
  files.length === 0
    ? 'no files'
    : listedUpTo(
        MOST_LISTED,
        files.map((f) => `'${f.name}'`),
      )
