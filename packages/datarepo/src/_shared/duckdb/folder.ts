/** The files of one data folder: found by a pattern of names, never outside it, each with its digest. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { DataDigest } from '@keelson/workflow'

export interface DataFile {
  readonly name: string
  /** Real path, all links followed. */
  readonly path: string
  readonly bytes: number
}
export interface Folder {
  readonly path: string
  /** Regular files that stay inside, by name. */
  readonly files: readonly DataFile[]
  /** Links that lead out of the folder or nowhere. */
  readonly escaping: readonly string[]
}

/** Lists a folder (not its subfolders). Throws the error of the file system where it cannot be read. */
export async function openFolder(folder: string): Promise<Folder> {
  const path = await realpath(folder)
  const files: DataFile[] = []
  const escaping: string[] = []
  for (const name of (await readdir(path)).toSorted()) {
    const real = await realpath(join(path, name)).catch(() => undefined)
    if (real === undefined || !isInside(path, real)) {
      escaping.push(name)
      continue
    }
    const found = await stat(real)
    if (found.isFile()) files.push({ name, path: real, bytes: found.size })
  }
  return { path, files, escaping }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`)
}

const PIECE = 1 << 20

/** SHA-256 of a file, read in pieces. */
export async function digestOf(file: DataFile, name: string): Promise<DataDigest> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file.path, { highWaterMark: PIECE })) hash.update(piece as Uint8Array)
  return { name, sha256: hash.digest('hex'), bytes: file.bytes }
}
