/** Claims about the rows of studies: every point stands once, and an end is an end. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { type Chunk, type Ended, openStudyStore, type StudyStore } from './store.ts'

const folder = temporaryFolder()
after(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
/** A study of ten points that is calculated, in a store of its own. */
function running(): { readonly store: StudyStore; readonly id: string; readonly file: string } {
  const home = join(folder, String(made++))
  const store = openStudyStore(home)
  const study = { created: '2026-01-01T00:00:00.000Z', ref: 'modelrepo:x@1', title: 'X', kind: 'grid', code: 'now' }
  const request = { ref: 'modelrepo:x', vary: { kind: 'grid', axes: [] } } as const
  store.add({ ...study, study_id: 'a', total: 10, request, columns: [], warnings: [], key: undefined, body_sha256: '' })
  store.started('a', 'now')
  return { store, id: 'a', file: join(home, 'studies.sqlite') }
}
const chunk = (first: number, end: number): Chunk => ({ first, end, object: 'o', bytes: 1, failed: 0, limits: [] })
const end = (status: Ended['status']): Ended => ({ status, reason: null, study_hash: null, statistics: null })

test('a point that stands already, or is none of the study, is not added a second time', () => {
  const { store, id } = running()
  store.addChunk(id, chunk(0, 4))
  store.addChunk(id, chunk(6, 8))
  for (const [first, last] of [
    [0, 4],
    [3, 6],
    [5, 7],
    [0, 10],
    [7, 8],
    [9, 11],
    [-1, 0],
    [5, 5],
  ] as const)
    assert.throws(() => store.addChunk(id, chunk(first, last)), /cannot be added to study a of 10 points/, `${first}`)
  assert.deepEqual([store.row(id)?.done, store.isWhole(id)], [6, false])
  store.close()
})

test('a study is done only if its chunks follow one another from the first point to the last', () => {
  const { store, id } = running()
  store.addChunk(id, chunk(4, 10))
  assert.throws(() => store.ended(id, end('done')), /do not stand once each/)
  store.addChunk(id, chunk(0, 3))
  assert.throws(() => store.ended(id, end('done')), /do not stand once each/)
  store.addChunk(id, chunk(3, 4))
  assert.equal(store.isWhole(id), true)
  store.ended(id, end('done'))
  assert.equal(store.row(id)?.status, 'done')
  store.close()
})

test('a study that has ended stays as it ended, and takes no point', () => {
  const { store, id } = running()
  store.addChunk(id, chunk(0, 10))
  store.ended(id, end('failed'))
  const { finished } = store.row(id) ?? {}
  store.ended(id, end('done'))
  store.started(id, 'later')
  assert.throws(() => store.addChunk(id, chunk(3, 4)), /cannot be added/)
  const { status, code, finished: now } = store.row(id) ?? {}
  assert.deepEqual([status, code, now], ['failed', 'now', finished])
  assert.deepEqual(store.unfinished(), [])
  store.close()
})

test('a study of an earlier code whose points stand twice is not whole, though their sum is right', () => {
  const { store, id, file } = running()
  store.addChunk(id, chunk(0, 5))
  store.close()
  const db = new DatabaseSync(file)
  db.exec("INSERT INTO chunks VALUES ('a', 4, 9, 'o', 1, 0, '[]')")
  db.close()
  const again = openStudyStore(join(file, '..'))
  assert.equal(again.isWhole(id), false)
  again.close()
})

test('a row or a text of a study that was changed on disk is not served, and says of which study', () => {
  for (const change of [
    "title = 'Y'",
    'done = 4',
    "status = 'done'",
    'study_hash = 1',
    `request = replace(request, 'grid', 'gird')`,
    `statistics = '{}'`,
    `warnings = '[ ]'`,
  ]) {
    const { store, id, file } = running()
    store.close()
    const db = new DatabaseSync(file)
    db.exec(`UPDATE studies SET ${change}`)
    db.close()
    const again = openStudyStore(join(file, '..'))
    const read = () => [again.row(id), again.body(id)]
    assert.throws(read, { code: 'record_damaged', message: /row of study a does not match/ }, change)
    again.close()
  }
})

test('a store of an earlier version is raised, and its studies are taken as they stand', () => {
  const { store, id, file } = running()
  store.addChunk(id, chunk(0, 10))
  store.ended(id, end('done'))
  store.close()
  const db = new DatabaseSync(file)
  db.exec('DROP TABLE study_digests')
  db.close()
  const again = openStudyStore(join(file, '..'))
  assert.deepEqual([again.row(id)?.status, again.body(id)?.warnings, again.list({ limit: 5 }).length], ['done', [], 1])
  again.close()
})

test('a store that another program has locked waits for nobody, and changes nothing', () => {
  const { store, id, file } = running()
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const asked = performance.now()
  assert.throws(() => store.addChunk(id, chunk(0, 4)), { errcode: 5 })
  assert.throws(() => store.started(id, 'now'), { errcode: 5 })
  assert.equal(store.row(id)?.done, 0)
  assert.ok(performance.now() - asked < 500)
  other.exec('ROLLBACK')
  other.close()
  store.addChunk(id, chunk(0, 4))
  assert.equal(store.row(id)?.done, 4)
  store.close()
})
