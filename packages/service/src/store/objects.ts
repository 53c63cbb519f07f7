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
  utimesSync,
  writeSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAbandoned } from '../abandoned.ts'
import { sha256, sha256InPieces } from '../hash.ts'
import { makeFolder, PRIVATE_FILE } from './private.ts'

/** Large content under its hash; each store of the record brings its own. */
export interface ObjectStore {
  /** Stores the content durably and returns its key. Throws on a full disk. */
  readonly put: (content: Uint8Array) => Promise<string>
  /** The content, hashed in pieces while others are served; undefined where it is missing or does not match its key. */
  readonly read: (key: string) => Promise<Uint8Array | undefined>
  /** Whether something stands under the key, sound or not. */
  readonly has: (key: string) => Promise<boolean>
  /** Removes every object but these and such as were put within the last hour, whose row may not be written yet. */
  readonly keepOnly: (keys: ReadonlySet<string>) => Promise<void>
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
    put: async (content) => {
      const key = sha256(content)
      const path = pathOf(key)
      if (isHeld(path, key)) {
        touch(path)
        return key
      }
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
    read: async (key) => {
      const content = isKey(key) ? await readFile(pathOf(key)).catch(nothing) : undefined
      return content && (await sha256InPieces(content)) === key ? content : undefined
    },
    has: async (key) => isKey(key) && existsSync(pathOf(key)),
    keepOnly: async (keys) => {
      for (const part of readdirSync(folder).filter((name) => /^[0-9a-f]{2}$/.test(name)))
        for (const key of readdirSync(join(folder, part))) {
          const path = join(folder, part, key)
          if (!keys.has(key) && isAbandoned(path)) rmSync(path)
        }
    },
  }
}

const isKey = (text: string) => /^[0-9a-f]{64}$/.test(text)

export const objectPath = (folder: string, key: string): string => join(folder, key.slice(0, 2), key)

const nothing = (): undefined => undefined

const isHeld = (path: string, key: string): boolean => existsSync(path) && sha256(readFileSync(path)) === key

/** One that is used again is as young as a new one. */
function touch(path: string): void {
  const now = new Date()
  utimesSync(path, now, now)
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
