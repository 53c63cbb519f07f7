/** Large files, stored once under the hash of their content, on disk before anything refers to them. */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAbandoned } from '../abandoned.ts'
import { sha256, sha256InPieces } from '../hash.ts'
import { makeFolder, PRIVATE_FILE } from './private.ts'

/** What the runs need of an object store; a cluster brings another one. */
export interface ObjectStore {
  /** Stores the content durably and returns its key. Throws on a full disk. */
  readonly put: (content: Uint8Array) => string
  /** The content, or undefined where it is missing or does not match its key. */
  readonly get: (key: string) => Uint8Array | undefined
  /** The same of what may be large: read and hashed in pieces, while others are served. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  /** Whether something stands under the key, sound or not. */
  readonly has: (key: string) => boolean
  /** Removes every object but these; of the others only such as `isFree` says, where it is asked. */
  readonly keepOnly: (keys: ReadonlySet<string>, isFree?: (path: string) => boolean) => void
}

/**
 * A folder of objects: `ab/abcdef...`, written to a temporary name and renamed. A damaged object is written anew; what
 * an end in the midst of writing left behind is removed at the next start.
 */
export function folderStore(folder: string): ObjectStore {
  makeFolder(folder)
  const unfinished = readdirSync(folder).filter((name) => name.startsWith('.'))
  for (const path of unfinished.map((name) => join(folder, name))) if (isAbandoned(path)) rmSync(path, { force: true })
  const pathOf = (key: string) => objectPath(folder, key)
  return {
    put: (content) => {
      const key = sha256(content)
      const path = pathOf(key)
      if (read(path, key)) return key
      const temporary = join(folder, `.${randomUUID()}`)
      try {
        writeDurably(temporary, content)
        if (makeFolder(join(folder, key.slice(0, 2))) !== undefined) syncFolder(folder)
        renameSync(temporary, path)
        syncFolder(join(folder, key.slice(0, 2)))
      } catch (error) {
        rmSync(temporary, { force: true })
        throw error
      }
      return key
    },
    get: (key) => (isKey(key) ? read(pathOf(key), key) : undefined),
    read: async (key) => {
      const content = isKey(key) ? await readFile(pathOf(key)).catch(nothing) : undefined
      return content && (await sha256InPieces(content)) === key ? content : undefined
    },
    has: (key) => isKey(key) && existsSync(pathOf(key)),
    keepOnly: (keys, isFree = () => true) => {
      for (const part of readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name)))
        for (const key of readdirSync(join(folder, part))) {
          const path = join(folder, part, key)
          if (!keys.has(key) && isFree(path)) rmSync(path)
        }
    },
  }
}

const isKey = (text: string) => /^[0-9a-f]{64}$/.test(text)

export const objectPath = (folder: string, key: string): string => join(folder, key.slice(0, 2), key)

const nothing = (): undefined => undefined

/** What stands under a key, or undefined where it is missing or is not what the key says. */
function read(path: string, key: string): Uint8Array | undefined {
  if (!existsSync(path)) return undefined
  const content = readFileSync(path)
  return sha256(content) === key ? content : undefined
}

function writeDurably(path: string, content: Uint8Array): void {
  const file = openSync(path, 'wx', PRIVATE_FILE)
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
