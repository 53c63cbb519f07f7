/** Large content in PostgreSQL, once under its hash, in pieces: no statement and no process holds the whole of it where it need not. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256, sha256InPieces } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import { type ObjectStore, objectPath } from '../store/objects.ts'
import { makeFolder, PRIVATE_FILE } from '../store/private.ts'
import { type Soundness, wrongIn } from '../store/verified.ts'
import { type Database, tryAgain } from './database.ts'

export interface DatabaseObjects extends ObjectStore {
  /** Reads an object anew, and writes it to a folder of objects where one is given and it is sound. */
  readonly soundness: (key: string, folder?: string) => Promise<Soundness>
  /**
   * Writes objects to where a folder of objects has them; those that stand there stay. Throws ServiceProblem record_damaged for
   * one that is missing or does not match its key.
   */
  readonly bring: (keys: Iterable<string>, folder: string) => Promise<void>
}

const PIECE = 256 * 1024
/** Pieces of one reading. */
const AT_ONCE = 8
/** An object may wait so long for the run that it belongs to; one that is put again is as new. */
export const GRACE = '1 hour'

export function databaseObjects(database: Database): DatabaseObjects {
  const put = async (content: Uint8Array): Promise<string> => {
    const key = await sha256InPieces(content)
    const pieces = Array.from({ length: Math.ceil(content.length / PIECE) }, (_, i) =>
      Buffer.from(content.buffer, content.byteOffset + i * PIECE, Math.min(PIECE, content.length - i * PIECE)),
    )
    if (!(await isSound(database, key, pieces))) await write(database, key, pieces)
    return key
  }
  const read = async (key: string): Promise<Uint8Array | undefined> => {
    const pieces: Uint8Array[] = []
    const isWhole = await eachPiece(database, key, async (piece) => void pieces.push(piece))
    return isWhole ? Buffer.concat(pieces) : undefined
  }
  const has = async (key: string): Promise<boolean> =>
    (await database.again('has-object', 'SELECT FROM keelson.objects WHERE key = $1', [key])).length > 0
  const soundness = async (key: string, folder?: string): Promise<Soundness> => {
    const isWhole = folder === undefined ? eachPiece(database, key, nothing) : bring(database, key, folder)
    if (await isWhole) return 'sound'
    return (await has(key)) ? 'damaged' : 'missing'
  }
  return {
    soundness,
    put: (content) => tryAgain(() => put(content)),
    read,
    has,
    keepOnly: async (keys) => {
      await database.again(
        undefined,
        `DELETE FROM keelson.objects WHERE touched < now() - interval '${GRACE}' AND NOT key = ANY ($1::text[])`,
        [[...keys]],
      )
    },
    bring: async (keys, folder) => {
      for (const key of new Set(keys)) {
        const found = existsSync(objectPath(folder, key)) ? 'sound' : await soundness(key, folder)
        if (found !== 'sound') throw new ServiceProblem('record_damaged', `the object ${key} ${wrongIn(found)}`)
      }
    },
  }
}

const nothing = async (): Promise<void> => {}

/** Whether an object stands there as it is to be. It counts as put again, so that nobody takes it away meanwhile. */
async function isSound(database: Database, key: string, pieces: readonly Uint8Array[]): Promise<boolean> {
  const touched = await database.query(
    'touch-object',
    'UPDATE keelson.objects SET touched = now() WHERE key = $1 RETURNING key',
    [key],
  )
  if (touched.length === 0) return false
  const there = await database.query<{ readonly digest: string }>(
    'digest-object',
    "SELECT encode(sha256(content), 'hex') AS digest FROM keelson.object_pieces WHERE key = $1 ORDER BY piece",
    [key],
  )
  return there.length === pieces.length && pieces.every((piece, i) => there[i]?.digest === sha256(piece))
}

/** In place of one that is damaged, too. */
function write(database: Database, key: string, pieces: readonly Uint8Array[]): Promise<void> {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  return database.transaction(async (ask) => {
    await ask(
      'put-object',
      'INSERT INTO keelson.objects (key, bytes) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET bytes = $2, touched = now()',
      [key, bytes],
    )
    await ask('clear-object', 'DELETE FROM keelson.object_pieces WHERE key = $1', [key])
    for (const [i, piece] of pieces.entries())
      await ask('put-piece', 'INSERT INTO keelson.object_pieces (key, piece, content) VALUES ($1, $2, $3)', [
        key,
        i,
        piece,
      ])
  })
}

/** Gives the pieces of an object in their order; whether they were there, and are what the key says. */
async function eachPiece(
  database: Database,
  key: string,
  take: (piece: Uint8Array) => Promise<void>,
): Promise<boolean> {
  const hash = createHash('sha256')
  for (let first = 0; ; first += AT_ONCE) {
    const rows = await database.again<{ readonly content: Buffer }>(
      'read-pieces',
      'SELECT content FROM keelson.object_pieces WHERE key = $1 AND piece >= $2 AND piece < $3 ORDER BY piece',
      [key, first, first + AT_ONCE],
    )
    for (const { content } of rows) {
      hash.update(content)
      await take(content)
    }
    if (rows.length < AT_ONCE) return hash.digest('hex') === key
  }
}

/** Whether it is there now: under its name stands nothing that is not whole. */
async function bring(database: Database, key: string, folder: string): Promise<boolean> {
  const path = objectPath(folder, key)
  makeFolder(dirname(path))
  const temporary = join(folder, `.${randomUUID()}`)
  try {
    await using file = await open(temporary, 'wx', PRIVATE_FILE)
    const isWhole = await eachPiece(database, key, (piece) => file.writeFile(piece))
    if (isWhole) await rename(temporary, path)
    return isWhole
  } finally {
    await rm(temporary, { force: true })
  }
}
