/** Claims about the rows of studies in SQLite: those of every store, and what only a file can be. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { openStudyStore } from './sqlite-store.ts'
import { chunk, holdsAsStudyStore, NEW, type OpenedStore } from './store-suite.ts'

const folder = temporaryFolder()
after(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
async function opened(): Promise<OpenedStore & { readonly file: string }> {
  const home = join(folder, String(made++))
  const file = join(home, 'studies.sqlite')
  const execute = async (sql: string) => {
    const db = new DatabaseSync(file)
    db.exec(sql)
    db.close()
  }
  return {
    file,
    store: openStudyStore(home),
    again: async () => openStudyStore(home),
    damage: (set, table = 'studies') => execute(`UPDATE ${table} SET ${set}`),
    force: (first, end) => execute(`INSERT INTO chunks VALUES ('a', ${first}, ${end}, 'o', 1, 0, '[]')`),
  }
}
holdsAsStudyStore(opened)

test('a store of an earlier version is raised, and its studies are taken as they stand', async () => {
  const { store, file, again } = await opened()
  await store.add(NEW)
  await store.started('a', 'now')
  await store.addChunk('a', chunk(0, 10))
  await store.ended('a', { status: 'done', reason: null, study_hash: null, statistics: null })
  await store.close()
  const db = new DatabaseSync(file)
  db.exec('DROP TABLE study_digests')
  db.close()
  const later = await again()
  assert.deepEqual(
    [(await later.row('a'))?.status, (await later.body('a'))?.warnings, (await later.list({ limit: 5 })).length],
    ['done', [], 1],
  )
  await later.close()
})

test('a store that another program has locked waits for nobody, and changes nothing', async () => {
  const { store, file } = await opened()
  await store.add(NEW)
  await store.started('a', 'now')
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const asked = performance.now()
  await assert.rejects(store.addChunk('a', chunk(0, 4)), { errcode: 5 })
  await assert.rejects(store.started('a', 'now'), { errcode: 5 })
  assert.equal((await store.row('a'))?.done, 0)
  assert.ok(performance.now() - asked < 500)
  other.exec('ROLLBACK')
  other.close()
  await store.addChunk('a', chunk(0, 4))
  assert.equal((await store.row('a'))?.done, 4)
  await store.close()
})
