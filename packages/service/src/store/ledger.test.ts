/** The ledger in a folder does what every ledger does; and what only its own files can show. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { sha256 } from '../hash.ts'
import { temporaryFolder, testService, withFixtures } from '../testing.ts'
import { file, isProblem, ledgerSuite, record } from './ledger-suite.ts'
import type { ObjectStore } from './objects.ts'
import { type OpenedSqlite, openedSqlite } from './opened-sqlite.ts'
import { openLedger } from './sqlite-ledger.ts'

const LARGE = 300 * 1024

ledgerSuite('SQLite', openedSqlite)

describe('the file of a ledger', () => {
  let opened: OpenedSqlite
  beforeEach(async () => {
    opened = await openedSqlite()
  })
  afterEach(() => opened.close())

  it('may be one that counted no checks: the count of its runs is not known', async () => {
    await opened.ledger.append({ ...record('r1'), schema: 'keelson.run/1' }, [], true)
    const without = ['checks_made', 'checks_open', 'checks_accepted', 'titled']
    const ledger = await opened.reopen(() =>
      opened.tamper(
        `DROP INDEX runs_summary; ${without.map((name) => `ALTER TABLE runs DROP COLUMN ${name};`).join(' ')}`,
      ),
    )
    await ledger.append(record('r2'), [], true)
    assert.deepEqual(
      (await ledger.list({ limit: 9 })).map((r) => [r.run_id, r.checks_made]),
      [
        ['r2', 1],
        ['r1', null],
      ],
    )
    assert.equal((await ledger.get('r1'))?.record.response.checks_made, null)
  })

  it('is written once for runs that wait together', async () => {
    const { ledger } = opened
    const before = walFrames()
    await Promise.all(Array.from({ length: 50 }, (_, i) => ledger.append(record(`r${i}`), [], true)))
    const together = walFrames() - before
    for (let i = 0; i < 50; i++) await ledger.append(record(`s${i}`), [], true)
    assert.ok(walFrames() - before - together > 2 * together)
    assert.equal((await ledger.list({ limit: 500 })).length, 100)
  })
  /** Pages written to the log: a commit writes each page that it changed once. */
  const walFrames = (): number => opened.read((db) => Number(db.prepare('PRAGMA wal_checkpoint(NOOP)').get()?.log))

  it('of an earlier version has its rows held to their records when they are first listed, and then to their digests', async () => {
    await opened.ledger.append(record('a'), [], true)
    const ledger = await opened.reopen(() =>
      opened.tamper("DROP TABLE digests; UPDATE runs SET detail = 'of an earlier version'"),
    )
    assert.deepEqual(
      (await ledger.list({ limit: 9 })).map(({ detail }) => detail),
      [''],
    )
    assert.equal((await ledger.get('a'))?.published, true)
    const [row] = opened.read((db) =>
      db.prepare('SELECT detail, length(summary) AS digits FROM runs JOIN digests USING (run_id)').all(),
    )
    assert.deepEqual({ ...row }, { detail: '', digits: 64 })
  })
})

/** An object store on a disk that is full until it is told otherwise. */
function fullDisk(): ObjectStore & { room: boolean } {
  return {
    room: false,
    read: async () => undefined,
    has: async () => false,
    keepOnly: async () => {},
    async put(content) {
      if (!this.room) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      return sha256(content)
    },
  }
}

describe('a full disk', () => {
  it('is a problem of its own; nothing is half there, and there is room again when there is room', async () => {
    const folder = temporaryFolder()
    const objects = fullDisk()
    const ledger = openLedger(folder, objects)
    const files = [file('a.txt', 'x'), file('b.txt', 'x'.repeat(LARGE))]
    const [small, large] = await Promise.allSettled([
      ledger.append(record('a'), [], true),
      ledger.append(record('b'), files, true),
    ])
    assert.equal(small?.status, 'fulfilled')
    assert.ok(large?.status === 'rejected' && isProblem('storage_full')(large.reason))
    assert.equal(await ledger.get('b'), undefined)
    objects.room = true
    await ledger.append(record('b'), files, true)
    assert.ok(await ledger.get('b'))
    await ledger.close()
    rmSync(folder, { recursive: true })
  })

  it('is answered 507 by a service that stays up and serves what is recorded', async (t) => {
    const service = await testService({}, { ...withFixtures(), objects: fullDisk() })
    t.after(service.close)
    const { run_id } = await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })
    const { status, json } = await service.post('/api/run', { ref: 'modelrepo:large', params: { length: 3 } })
    assert.deepEqual([status, json.code], [507, 'storage_full'])
    assert.deepEqual(
      (await service.get('/api/runs')).json.runs.map((r: { run_id: string }) => r.run_id),
      [run_id],
    )
    assert.equal((await service.get(`/api/runs/${run_id}`)).status, 200)
  })
})
