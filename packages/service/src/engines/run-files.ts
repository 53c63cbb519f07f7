/** The files that a command leaves in the folder of its run: how much it writes, and what of it is kept. */
import { constants } from 'node:fs'
import { type FileHandle, lstat, open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { shownWhole } from '@keelson/workflow'
import { sha256InPieces } from '../hash.ts'
import type { ForeignOutput } from '../repos/manifest.ts'
import type { StoredFile } from '../store/ledger.ts'

export interface FileLimits {
  /** Megabytes of one output. */
  readonly outputFileMb: number
  /** Megabytes of all outputs of a run. */
  readonly outputsMb: number
  /** Megabytes of all that a run has in its folder. */
  readonly folderMb: number
}
/** What stands in a folder; `bytes` are those that it takes on the disk. */
export interface Written {
  readonly files: number
  readonly bytes: number
}

const MEGABYTE = 1024 * 1024
/** Files that are counted, and that a run may have. */
const MOST_FILES = 100_000
const BLOCK = 512

/** What a run has written. It stops counting where there is too much. */
export async function writtenIn(folder: string, { folderMb }: FileLimits): Promise<Written> {
  let files = 0
  let bytes = 0
  try {
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile()) continue
      const found = await lstat(join(entry.parentPath, entry.name)).catch(() => undefined)
      files++
      bytes += found ? Math.max((found.blocks ?? 0) * BLOCK, process.platform === 'win32' ? found.size : 0) : 0
      if (files > MOST_FILES || bytes > folderMb * MEGABYTE) break
    }
  } catch {
    // A folder that the command removed meanwhile; what was counted stands.
  }
  return { files, bytes }
}

/** Why a run has written too much, or undefined. */
export function tooMuchWritten({ files, bytes }: Written, { folderMb }: FileLimits): string | undefined {
  if (bytes > folderMb * MEGABYTE)
    return `The run wrote ${megabytes(bytes)} MB into its folder and was stopped; the limit is ${folderMb} MB (KEELSON_FOLDER_MB)`
  if (files > MOST_FILES)
    return `The run wrote more than ${shownWhole(MOST_FILES)} files into its folder and was stopped`
  return undefined
}

/** The declared outputs that are plain files in the folder, or why they cannot be kept. */
export async function outputsIn(
  folder: string,
  outputs: readonly ForeignOutput[],
  { outputFileMb, outputsMb }: FileLimits,
): Promise<StoredFile[] | string> {
  const files: StoredFile[] = []
  let bytes = 0
  for (const { name, media_type: mediaType } of outputs) {
    const file = await plainFile(join(folder, name))
    if (!file) continue
    try {
      const { size } = await file.stat()
      bytes += size
      if (size > outputFileMb * MEGABYTE)
        return tooLarge(`The output ${name} is`, size, outputFileMb, 'KEELSON_OUTPUT_FILE_MB')
      if (bytes > outputsMb * MEGABYTE)
        return tooLarge(`The outputs up to ${name} total`, bytes, outputsMb, 'KEELSON_OUTPUTS_MB')
      const content = await file.readFile()
      files.push({ name, mediaType, content, sha256: await sha256InPieces(content) })
    } finally {
      await file.close()
    }
  }
  return files
}

/** Opened; undefined where it is missing, a link, or no file: a pipe would be waited for without end. */
async function plainFile(path: string): Promise<FileHandle | undefined> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0))
}

const megabytes = (bytes: number) => Math.ceil(bytes / MEGABYTE)
const tooLarge = (what: string, bytes: number, allowedMb: number, setting: string) =>
  `${what} ${megabytes(bytes)} MB; the limit is ${allowedMb} MB (${setting})`
