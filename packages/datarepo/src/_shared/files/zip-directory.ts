/** The zips of a data folder, read where they stand: their bytes as `@keelson/files` reads the directory of a zip. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { type ByteSource, isPlace, membersIn, type ZipMember } from '@keelson/files/zip/directory.ts'

/** The files of the zip at `path`, folders left out. Throws ZipError where it is none, or is damaged. */
export function zipMembers(path: string): readonly ZipMember[] {
  return opened(path, membersIn)
}

/** Works on the file at `path`, which is closed after it. */
export function opened<T>(path: string, work: (source: ByteSource) => T): T {
  const file = openSync(path, 'r')
  try {
    return work({ size: fstatSync(file).size, at: (at, length) => bytesAt(file, at, length) })
  } finally {
    closeSync(file)
  }
}

function bytesAt(file: number, at: number, length: number): Uint8Array {
  if (!isPlace(at, length)) return Buffer.alloc(0)
  const bytes = Buffer.alloc(length)
  let read = 0
  while (read < length) {
    const more = readSync(file, bytes, read, length - read, at + read)
    if (more === 0) break
    read += more
  }
  return bytes.subarray(0, read)
}
