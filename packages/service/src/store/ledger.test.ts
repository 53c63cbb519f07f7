/** The ledger: what was appended is there, whole, or not at all. */
import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { RECORD_SCHEMA, type RunRecord } from '@keelson/workflow'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import { temporaryFolder, testService, withFixtures } from '../testing.ts'
import { type Ledger, openLedger, type StoredFile } from './ledger.ts'
import { folderStore, type ObjectStore } from './objects.ts'

const LARGE = 300 * 1024

function record(runId: string, notes = ''): RunRecord {
  const coordinate = {
    repo: 'modelrepo',
    domain: 'floating-marine',
    subdomain: 'mooring',
    workflow_id: 'catenary',
    requested_version: null,
    resolved_version: 1,
    version_status: 'stable',
  } as const
  return {
    schema: RECORD_SCHEMA,
    created_at: '2026-01-01T00:00:00.000Z',
    base_url: 'http://127.0.0.1:8080',
    request: { ref: 'modelrepo:catenary', meta: { notes } },
    response: {
      run_id: runId,
      ref: 'modelrepo:catenary',
      status: 'PASS',
      checks_made: 1,
      checks_open: 0,
      checks_accepted: 0,
      returncode: null,
      duration_s: 0.001,
      detail: '',
      report_url: null,
      artifacts: [],
      coordinate,
      engine: 'in-process',
    },
    evidence: [],
  }
}
function file(name: string, text: string): StoredFile {
  const content = Buffer.from(text)
  return { name, mediaType: 'text/plain', content, sha256: sha256(content) }
}
const isProblem = (code: string) => (error: unknown) => error instanceof ServiceProblem && error.code === code

describe('the ledger', () => {
  let folder: string
  let objects: ObjectStore
  let ledger: Ledger
  beforeEach(() => {
    folder = temporaryFolder()
    objects = folderStore(join(folder, 'objects'))
    ledger = openLedger(folder, objects)
  })
  afterEach(() => {
    ledger.close()
    rmSync(folder, { recursive: true })
  })
  /** Changes what is stored behind the ledger's back. */
  const tamper = (sql: string) => {
    const db = new DatabaseSync(join(folder, 'ledger.sqlite'))
    db.exec(sql)
    db.close()
  }

  it('opens a ledger that counted no checks, and says of its runs that the count is not known', async () => {
    await ledger.append({ ...record('r1'), schema: 'keelson.run/1' }, [], true)
    ledger.close()
    tamper(
      `DROP INDEX runs_summary; ${['checks_made', 'checks_open', 'checks_accepted', 'titled'].map((name) => `ALTER TABLE runs DROP COLUMN ${name};`).join(' ')}`,
    )
    ledger = openLedger(folder, objects)
    await ledger.append(record('r2'), [], true)
    assert.deepEqual(
      ledger.list({ limit: 9 }).map((r) => [r.run_id, r.checks_made]),
      [
        ['r2', 1],
        ['r1', null],
      ],
    )
    assert.equal(ledger.get('r1')?.record.response.checks_made, null)
  })

  it('gives back the record and its files, after it is opened again too', async () => {
    const stored = record('a', 'é "quoted" \u0000 😀')
    await ledger.append(stored, [file('x.txt', 'small'), file('empty.txt', '')], true)
    ledger.close()
    ledger = openLedger(folder, objects)
    assert.deepEqual(ledger.get('a'), { record: stored, published: true, replayedSame: null })
    assert.equal(Buffer.from(ledger.file('a', 'x.txt')?.content ?? []).toString(), 'small')
    assert.equal(ledger.file('a', 'empty.txt')?.content.length, 0)
    assert.deepEqual(ledger.fileNames('a'), ['empty.txt', 'x.txt'])
    assert.equal(ledger.get('b'), undefined)
    assert.equal(ledger.file('a', 'y.txt'), undefined)
  })

  it('puts a large record and a large file into the object store', async () => {
    const stored = record('a', 'n'.repeat(LARGE))
    await ledger.append(stored, [file('large.txt', 'x'.repeat(LARGE)), file('small.txt', 'x')], false)
    assert.deepEqual(ledger.get('a'), { record: stored, published: false, replayedSame: null })
    assert.equal(ledger.file('a', 'large.txt')?.content.length, LARGE)
    assert.equal(readdirSync(join(folder, 'objects')).length, 2)
  })

  it('has runs that wait together share a commit', async () => {
    const before = walFrames()
    await Promise.all(Array.from({ length: 50 }, (_, i) => ledger.append(record(`r${i}`), [], true)))
    const together = walFrames() - before
    for (let i = 0; i < 50; i++) await ledger.append(record(`s${i}`), [], true)
    assert.ok(walFrames() - before - together > 2 * together)
    assert.equal(ledger.list({ limit: 500 }).length, 100)
  })
  /** Pages written to the log: a commit writes each page that it changed once. */
  function walFrames(): number {
    const db = new DatabaseSync(join(folder, 'ledger.sqlite'))
    const { log } = db.prepare('PRAGMA wal_checkpoint(NOOP)').get() as { log: number }
    db.close()
    return log
  }

  it('fails a bad run alone among those that share its commit', async () => {
    const files = [file('x.txt', '1'), file('x.txt', '2')]
    const [good, bad, other] = await Promise.allSettled([
      ledger.append(record('a'), [], true),
      ledger.append(record('b'), files, true),
      ledger.append(record('c'), [], true),
    ])
    assert.deepEqual([good?.status, bad?.status, other?.status], ['fulfilled', 'rejected', 'fulfilled'])
    assert.ok(ledger.get('a') && ledger.get('c'))
    assert.equal(ledger.get('b'), undefined)
    assert.deepEqual(ledger.fileNames('b'), [])
  })

  it('does not serve a record or a file that is damaged', async () => {
    await ledger.append(record('a'), [file('x.txt', 'right')], true)
    await ledger.append(record('b', 'n'.repeat(LARGE)), [], true)
    tamper("UPDATE runs SET record = replace(record, 'PASS', 'FAIL') WHERE run_id = 'a'")
    tamper("UPDATE files SET content = CAST('wrong' AS BLOB)")
    for (const shelf of readdirSync(join(folder, 'objects')))
      rmSync(join(folder, 'objects', shelf), { recursive: true })
    assert.throws(() => ledger.get('a'), isProblem('record_damaged'))
    assert.throws(() => ledger.file('a', 'x.txt'), isProblem('record_damaged'))
    assert.throws(() => ledger.get('b'), isProblem('record_damaged'))
  })

  it('lists newest first by page and filter, published ones if asked', async () => {
    for (const id of ['a', 'b', 'c']) await ledger.append(record(id), [], id === 'b')
    const ids = (query: Partial<Parameters<Ledger['list']>[0]>) =>
      ledger.list({ limit: 10, ...query }).map((r) => r.run_id)
    assert.deepEqual(ids({}), ['c', 'b', 'a'])
    assert.deepEqual(ids({ before: 'c' }), ['b', 'a'])
    assert.deepEqual(ids({ limit: 1 }), ['c'])
    assert.deepEqual(ids({ published: true }), ['b'])
    assert.deepEqual(ids({ ref: 'modelrepo:catenary', status: 'PASS', domain: 'floating-marine' }), ['c', 'b', 'a'])
    assert.deepEqual(ids({ status: 'FAIL' }), [])
  })

  it('remembers how the last replay of a run came out', async () => {
    await ledger.append(record('a'), [], false)
    ledger.replayed('a', true)
    assert.equal(ledger.get('a')?.replayedSame, true)
    ledger.replayed('a', false)
    assert.equal(ledger.get('a')?.replayedSame, false)
  })

  it('removes old runs with their files, and the objects that no other run needs', async () => {
    const shared = file('shared.txt', 's'.repeat(LARGE))
    const old = { ...record('a'), created_at: '2025-12-31T00:00:00.000Z' }
    await ledger.append(old, [shared, file('own.txt', 'o'.repeat(LARGE))], true)
    await ledger.append(record('b'), [shared], true)
    ledger.replayed('a', true)
    assert.deepEqual(ledger.prune('2026-01-01T00:00:00.000Z'), ['a'])
    assert.equal(ledger.get('a'), undefined)
    assert.equal(ledger.file('a', 'own.txt'), undefined)
    assert.equal(ledger.file('b', 'shared.txt')?.content.length, LARGE)
    const kept = readdirSync(join(folder, 'objects'), { recursive: true, encoding: 'utf8' })
    assert.deepEqual(
      kept.filter((name) => name.length > 60).map((name) => name.slice(3)),
      [shared.sha256],
    )
  })

  it('publishes a run that is there', async () => {
    await ledger.append(record('a'), [], false)
    assert.equal(ledger.publish('a'), true)
    assert.equal(ledger.get('a')?.published, true)
    assert.equal(ledger.publish('b'), false)
  })
})

/** An object store on a disk that is full until it is told otherwise. */
function fullDisk(): ObjectStore & { room: boolean } {
  return {
    room: false,
    get: () => undefined,
    keepOnly: () => {},
    put(content) {
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
    assert.equal(ledger.get('b'), undefined)
    objects.room = true
    await ledger.append(record('b'), files, true)
    assert.ok(ledger.get('b'))
    ledger.close()
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
