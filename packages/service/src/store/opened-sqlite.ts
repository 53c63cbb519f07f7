/** A ledger in a folder of its own, for the suites that every ledger is held to, and for what only SQLite's files can show. */
import assert from 'node:assert/strict'
import { closeSync, openSync, readdirSync, rmSync, utimesSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../testing.ts'
import type { Ledger } from './ledger.ts'
import type { Damage, OpenedLedger } from './ledger-suite.ts'
import { folderStore, objectPath } from './objects.ts'
import { openLedger } from './sqlite-ledger.ts'

export interface OpenedSqlite extends OpenedLedger {
  readonly folder: string
  /** Changes what is stored behind the ledger's back. */
  readonly tamper: (sql: string) => void
  /** As another program reads it. */
  readonly read: <T>(work: (db: DatabaseSync) => T) => T
  /** Runs that are not in the index yet. */
  readonly waiting: () => number
  readonly reopen: (between?: () => void) => Promise<Ledger>
}

/** Runs that may wait once a list follows. */
const A_FEW = 64
const LONGEST_WAIT_MS = 60_000
const TWO_HOURS_S = 7200

export async function openedSqlite(): Promise<OpenedSqlite> {
  const folder = temporaryFolder()
  const objectsFolder = join(folder, 'objects')
  const objects = folderStore(objectsFolder)
  let ledger = openLedger(folder, objects)
  const read = <T>(work: (db: DatabaseSync) => T): T => {
    const db = new DatabaseSync(join(folder, 'ledger.sqlite'))
    try {
      return work(db)
    } finally {
      db.close()
    }
  }
  const tamper = (sql: string) => read((db) => db.exec(sql))
  const waiting = () =>
    read((db) => Number(db.prepare('SELECT count(*) AS n FROM digests WHERE place IS NULL').get()?.n))
  const objectKeys = async () =>
    readdirSync(objectsFolder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.slice(3))
      .filter((name) => name !== '')
      .sort()
  return {
    get ledger() {
      return ledger
    },
    objects,
    folder,
    tamper,
    read,
    waiting,
    damage: async (damage) => {
      if ('key' in damage) damageObject(objectPath(objectsFolder, damage.key), damage.of)
      else tamper(`${damageOf(damage)} WHERE run_id = '${damage.runId}'`)
    },
    reopen: async (between = () => {}) => {
      await ledger.close()
      between()
      ledger = openLedger(folder, objects)
      return ledger
    },
    objectKeys,
    age: async () => {
      const longAgo = Date.now() / 1000 - TWO_HOURS_S
      for (const key of await objectKeys()) utimesSync(objectPath(objectsFolder, key), longAgo, longAgo)
    },
    settled: async () => {
      const until = performance.now() + LONGEST_WAIT_MS
      while (waiting() >= A_FEW && performance.now() < until) await wait(5)
      assert.ok(waiting() < A_FEW)
    },
    textOf: (text) => text.toWellFormed(),
    // SQLite's functions of texts stop at NUL.
    searchedOf: (detail) => detail.toWellFormed().replace(/\0.*/s, ''),
    close: async () => {
      await ledger.close()
      rmSync(folder, { recursive: true })
    },
  }
}

function damageObject(path: string, how: 'object' | 'lost object'): void {
  if (how === 'lost object') {
    rmSync(path)
    return
  }
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.from([1]), 0, 1, 7)
  closeSync(file)
}

function damageOf(damage: Exclude<Damage, { readonly key: string }>): string {
  switch (damage.of) {
    case 'record':
      return "UPDATE runs SET record = replace(record, 'PASS', 'FAIL')"
    case 'row':
      return `UPDATE runs SET ${damage.column} = '${damage.value}'`
    case 'published':
      return `UPDATE runs SET published = ${damage.value}`
    case 'replayed':
      return `UPDATE replays SET same = ${damage.value}`
    case 'lost file':
      return 'DELETE FROM files'
    case 'file':
      return "UPDATE files SET content = CAST('wrong' AS BLOB)"
    case 'pictures':
      return "UPDATE pictures SET content = CAST('wrong' AS BLOB)"
  }
}
