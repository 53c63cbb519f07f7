/** The tables of a published dump by the names of their texts: files of one folder, or members of a zip that may itself lie in a zip. */
import { basename, join } from 'node:path'
import type { DataFile, Folder } from '../duckdb/folder.ts'
import { LARGEST_ON_DISK, type TextSource, textSource, type Wanted } from './text-source.ts'
import { unpackLarge, zipMembers } from './zip.ts'

export interface DumpTable {
  /** The file of the folder in which it stands. */
  readonly file: DataFile
  /** `what` and `id` as in `Wanted`. Throws SourceError. */
  readonly open: (what: string, id: string) => Promise<TextSource>
}
/** A table of the dump; undefined where there is none of the name. */
export type Dump = (name: string) => DumpTable | undefined

type Place = Pick<Wanted, 'scratch' | 'signal'>

/** The files of a folder. */
export const folderDump =
  (folder: Folder, place: Place): Dump =>
  (name) => {
    const file = folder.files.find((f) => f.name === name)
    return file && { file, open: (what, id) => textSource(file, { ...place, what, id, member: name }) }
  }

/**
 * The members of a zip, by the last part of their names in either case; where it holds nothing but another zip, the members of
 * that one, which is unpacked once as `id`. Throws ZipError.
 */
export async function zipDump(file: DataFile, id: string, place: Place): Promise<Dump> {
  const { path, members } = await openedZip(file, id, place)
  return (name) => {
    if (!members.some((m) => basename(m.name).toLowerCase() === name.toLowerCase())) return undefined
    return {
      file,
      open: (what, own) => textSource({ name: file.name, path }, { ...place, what, id: own, member: name }),
    }
  }
}

async function openedZip(file: DataFile, id: string, { scratch, signal }: Place) {
  const members = zipMembers(file.path)
  const [inner] = members
  if (inner === undefined || members.length > 1 || !/\.zip$/i.test(inner.name)) return { path: file.path, members }
  const path = join(scratch, `${id}-inner.zip`)
  await unpackLarge(file.path, inner, path, LARGEST_ON_DISK, signal)
  return { path, members: zipMembers(path) }
}
