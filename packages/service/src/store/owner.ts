/**
 * One owner of a data folder: an exclusive lock on `owner.sqlite`, which ends with its process however that ends. What
 * stands beside it in `owner.json` says who has it and how to reach them; it holds nothing.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFile, makeFolder, PRIVATE_FILE } from './private.ts'

/** Who has a data folder. */
export interface Owner {
  readonly pid: number
  /** The command: `serve`, `study`, `run`. */
  readonly command: string
  readonly since: string
  /** Where it serves; null while it does not. */
  readonly address: string | null
  /** Whoever can read this file may ask the owner for what the command line does. */
  readonly secret: string
}
export interface Ownership {
  readonly secret: string
  /** Says where the owner serves from now on. */
  readonly servesAt: (address: string) => void
  readonly release: () => void
}

/** Another process has the folder, or the folder cannot be had by anyone: its form is a later one, or nothing locks there. */
export class FolderRefused extends Error {
  readonly code = 'folder_refused'
  override readonly name = 'FolderRefused'
  /** Whoever has it; undefined where it is refused for another reason, or its owner has not said yet. */
  readonly owner: Owner | undefined
  readonly isTaken: boolean
  constructor(message: string, taken?: { readonly owner: Owner | undefined }) {
    super(message)
    this.isTaken = taken !== undefined
    this.owner = taken?.owner
  }
}

/** Form of everything in the folder; a later Keelson may read an earlier form, never the other way. */
export const FOLDER_FORM = 1

const BUSY = 5
/** Magic numbers (statfs) of local file systems whose locks are known to hold: ext, XFS, Btrfs, tmpfs, overlay, ZFS, APFS. */
const LOCKING = new Set([0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x794c7630, 0x2fc12fc1, 0x1a])

/** Takes a folder for this process. `locking`: file systems that are not tried. Throws FolderRefused. */
export function takeFolder(folder: string, command: string, locking: ReadonlySet<number> = LOCKING): Ownership {
  makeFolder(folder)
  const lock = locked(folder, locking)
  const owner = { pid: process.pid, command, since: new Date().toISOString(), secret: randomBytes(32).toString('hex') }
  const say = (address: string | null) => writeOwner(folder, { ...owner, address })
  say(null)
  return {
    secret: owner.secret,
    servesAt: say,
    release: () => {
      if (!lock.isOpen) return
      rmSync(ownerFile(folder), { force: true })
      lock.close()
    },
  }
}

/** Who says that it has the folder: true only while the folder is refused to others. */
export function ownerOf(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(ownerFile(folder), 'utf8')) as Owner
  } catch {
    return undefined
  }
}

/** The lock is that of the connection, and is gone if any other of this process opens and closes the file. */
function locked(folder: string, locking: ReadonlySet<number>): DatabaseSync {
  const path = join(folder, 'owner.sqlite')
  const db = opened(path)
  try {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    holdToForm(db, folder)
    if (!locking.has(statfsSync(folder).type) && isOpenToOthers(path)) throw new FolderRefused(nothingLocks(folder))
    return db
  } catch (error) {
    db.close()
    if (error instanceof FolderRefused) throw error
    const { errcode, message } = error as Error & { errcode?: number }
    if (errcode === BUSY) throw taken(folder)
    throw new FolderRefused(`${nothingLocks(folder)} (${message})`)
  }
}

function opened(path: string): DatabaseSync {
  try {
    makeFile(path)
    return new DatabaseSync(path)
  } catch (error) {
    throw new FolderRefused(`${path} cannot be opened: ${(error as Error).message}`)
  }
}

/** Reads the form of the folder under the lock, and raises it to ours; the lock outlives the transaction. */
function holdToForm(db: DatabaseSync, folder: string): void {
  const form = Number(db.prepare('PRAGMA user_version').get()?.user_version)
  if (form > FOLDER_FORM)
    throw new FolderRefused(
      `the data folder ${folder} was written by a later Keelson; its format is ${form}, and this version reads ${FOLDER_FORM}`,
    )
  db.exec(`PRAGMA user_version = ${FOLDER_FORM}; COMMIT`)
}

/** Whether another process can take this lock. */
export function isOpenToOthers(path: string): boolean {
  const take = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')`
  return spawnSync(process.execPath, ['--eval', take, path], { env: {}, stdio: 'ignore' }).status === 0
}

function writeOwner(folder: string, owner: Owner): void {
  const part = `${ownerFile(folder)}.part`
  writeFileSync(part, JSON.stringify(owner), { mode: PRIVATE_FILE })
  renameSync(part, ownerFile(folder))
}

const ownerFile = (folder: string) => join(folder, 'owner.json')

function taken(folder: string): FolderRefused {
  const owner = ownerOf(folder)
  const who = owner
    ? `keelson ${owner.command}${owner.address === null ? '' : ` at ${owner.address}`} (process ${owner.pid}, since ${owner.since})`
    : 'another process'
  return new FolderRefused(
    `the data folder ${folder} is in use by ${who}; stop it, or set KEELSON_DATA_DIR to another folder`,
    { owner },
  )
}

const nothingLocks = (folder: string) =>
  `the data folder ${folder} is on a file system without file locking between processes; set KEELSON_DATA_DIR to a local one`
