/** Large files, stored once under the hash of their content, on disk before anything refers to them. */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../hash.ts'

/** What the runs need of an object store; a cluster brings another one. */
export interface ObjectStore {
  /** Stores the content durably and returns its key. Throws on a full disk. */
  readonly put: (content: Uint8Array) => string
  /** The content, or undefined where it is missing or does not match its key. */
  readonly get: (key: string) => Uint8Array | undefined
}

/** A folder of objects: `ab/abcdef...`, written to a temporary name and renamed. */
export function folderStore(folder: string): ObjectStore {
  mkdirSync(folder, { recursive: true })
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)
  return {
    put: (content) => {
      const key = sha256(content)
      const path = pathOf(key)
      if (existsSync(path)) return key
      mkdirSync(join(folder, key.slice(0, 2)), { recursive: true })
      const temporary = join(folder, `.${randomUUID()}`)
      try {
        writeDurably(temporary, content)
        renameSync(temporary, path)
        syncFolder(join(folder, key.slice(0, 2)))
      } catch (error) {
        rmSync(temporary, { force: true })
        throw error
      }
      return key
    },
    get: (key) => {
      if (!/^[0-9a-f]{64}$/.test(key) || !existsSync(pathOf(key))) return undefined
      const content = readFileSync(pathOf(key))
      return sha256(content) === key ? content : undefined
    },
  }
}

function writeDurably(path: string, content: Uint8Array): void {
  const file = openSync(path, 'wx')
  try {
    let at = 0
    while (at < content.length) at += writeSync(file, content, at)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
