/** What kills leave behind, and that it does not pile up. */
import assert from 'node:assert/strict'
import { readdirSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { CHILD_FOLDER } from '../engines/child-folder.ts'

const CHILDREN_END_MS = 10_000

const childrenIn = (temporary: string): string[] =>
  readdirSync(temporary).filter((name) => name.startsWith(CHILD_FOLDER))

/** Waits until children have removed their folders; gives how many stay, with those that stayed before. */
export async function childrenLeft(temporary: string, before: number): Promise<number> {
  const until = performance.now() + CHILDREN_END_MS
  while (childrenIn(temporary).length > before && performance.now() < until) await wait(20)
  return childrenIn(temporary).length
}

/** The data folder of a service that has ended after a prune: a sound ledger, and the objects that it refers to alone. */
export function assertSound(dataDir: string): void {
  assert.deepEqual(objectsIn(dataDir), referredIn(dataDir))
}

/** Unfinished files and folders of children are removed at a start, once they are old; gives how many there were. */
export async function unfinishedRemoved(
  dataDir: string,
  temporary: string,
  start: () => Promise<void>,
): Promise<number> {
  const unfinished = () => [...unfinishedIn(dataDir), ...childrenIn(temporary).map((name) => join(temporary, name))]
  const left = unfinished()
  for (const path of left) utimesSync(path, new Date(0), new Date(0))
  await start()
  assert.deepEqual(unfinished(), [])
  return left.length
}

function referredIn(dataDir: string): string[] {
  const ledger = new DatabaseSync(join(dataDir, 'ledger.sqlite'))
  assert.deepEqual({ ...ledger.prepare('PRAGMA integrity_check').get() }, { integrity_check: 'ok' })
  assert.deepEqual(ledger.prepare('PRAGMA foreign_key_check').all(), [])
  const keys = ledger.prepare(
    'SELECT record_object AS key FROM runs WHERE record_object IS NOT NULL UNION SELECT object FROM files WHERE object IS NOT NULL ORDER BY key',
  )
  const referred = keys.all().map(({ key }) => String(key))
  ledger.close()
  return referred
}

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const objectsIn = (dataDir: string): string[] =>
  filesUnder(join(dataDir, 'objects'))
    .map((path) => basename(path))
    .filter((name) => !name.startsWith('.'))
    .sort()

const unfinishedIn = (dataDir: string): string[] =>
  filesUnder(dataDir).filter((path) => /(^\.|\.part$)/.test(basename(path)))
