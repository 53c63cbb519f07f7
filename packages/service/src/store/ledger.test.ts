/** The ledger: what was appended is there, whole, or not at all. */
import assert from 'node:assert/strict'
import { readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { RECORD_SCHEMA, type RunRecord } from '@keelson/workflow'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import { temporaryFolder, testService, withFixtures } from '../testing.ts'
import type { Ledger, StoredFile } from './ledger.ts'
import { folderStore, type ObjectStore, objectPath } from './objects.ts'
import { openLedger } from './sqlite-ledger.ts'

const LARGE = 300 * 1024

function record(runId: string, notes = '', files: readonly StoredFile[] = []): RunRecord {
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
    outputs: files.map(({ name, mediaType, content, sha256 }) => ({
      basename: name,
      media_type: mediaType,
      bytes: content.length,
      sha256,
      url: '',
    })),
  }
}
function file(name: string, text: string): StoredFile {
  const content = Buffer.from(text)
  return { name, mediaType: 'text/plain', content, sha256: sha256(content) }
}
const hashOfRecord = (stored: RunRecord) => sha256(JSON.stringify(stored))
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
  afterEach(async () => {
    await ledger.close()
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
    await ledger.close()
    tamper(
      `DROP INDEX runs_summary; ${['checks_made', 'checks_open', 'checks_accepted', 'titled'].map((name) => `ALTER TABLE runs DROP COLUMN ${name};`).join(' ')}`,
    )
    ledger = openLedger(folder, objects)
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

  it('gives back the record and its files, after it is opened again too', async () => {
    const files = [file('x.txt', 'small'), file('empty.txt', '')]
    const stored = record('a', 'é "quoted" \u0000 😀', files)
    await ledger.append(stored, files, true)
    await ledger.close()
    ledger = openLedger(folder, objects)
    assert.deepEqual(await ledger.get('a'), {
      record: stored,
      sha256: hashOfRecord(stored),
      published: true,
      replayedSame: null,
    })
    assert.equal(Buffer.from((await ledger.file(stored, 'x.txt'))?.content ?? []).toString(), 'small')
    assert.equal((await ledger.file(stored, 'empty.txt'))?.content.length, 0)
    assert.equal(await ledger.get('b'), undefined)
    assert.equal(await ledger.file(stored, 'y.txt'), undefined)
  })

  it('puts a large record and a large file into the object store', async () => {
    const files = [file('large.txt', 'x'.repeat(LARGE)), file('small.txt', 'x')]
    const stored = record('a', 'n'.repeat(LARGE), files)
    await ledger.append(stored, files, false)
    assert.equal((await ledger.get('a'))?.record.request.meta?.notes?.length, LARGE)
    assert.equal((await ledger.file(stored, 'large.txt'))?.content.length, LARGE)
    assert.equal(readdirSync(join(folder, 'objects')).length, 2)
  })

  it('has runs that wait together share a commit', async () => {
    const before = walFrames()
    await Promise.all(Array.from({ length: 50 }, (_, i) => ledger.append(record(`r${i}`), [], true)))
    const together = walFrames() - before
    for (let i = 0; i < 50; i++) await ledger.append(record(`s${i}`), [], true)
    assert.ok(walFrames() - before - together > 2 * together)
    assert.equal((await ledger.list({ limit: 500 })).length, 100)
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
    assert.ok((await ledger.get('a')) && (await ledger.get('c')))
    assert.equal(await ledger.get('b'), undefined)
  })

  it('does not serve a record or a file that is damaged', async () => {
    const files = [file('x.txt', 'right')]
    const stored = record('a', '', files)
    await ledger.append(stored, files, true)
    await ledger.append(record('b', 'n'.repeat(LARGE)), [], true)
    tamper("UPDATE runs SET record = replace(record, 'PASS', 'FAIL') WHERE run_id = 'a'")
    tamper("UPDATE files SET content = CAST('wrong' AS BLOB)")
    for (const shelf of readdirSync(join(folder, 'objects')))
      rmSync(join(folder, 'objects', shelf), { recursive: true })
    await assert.rejects(ledger.get('a'), isProblem('record_damaged'))
    await assert.rejects(ledger.file(stored, 'x.txt'), isProblem('record_damaged'))
    await assert.rejects(ledger.get('b'), isProblem('record_damaged'))
  })

  it('lists newest first by page and filter, published ones if asked', async () => {
    for (const id of ['a', 'b', 'c']) await ledger.append(record(id), [], id === 'b')
    const ids = async (query: Partial<Parameters<Ledger['list']>[0]>) =>
      (await ledger.list({ limit: 10, ...query })).map((r) => r.run_id)
    assert.deepEqual(await ids({}), ['c', 'b', 'a'])
    assert.deepEqual(await ids({ before: 'c' }), ['b', 'a'])
    assert.deepEqual(await ids({ limit: 1 }), ['c'])
    assert.deepEqual(await ids({ published: true }), ['b'])
    assert.deepEqual(await ids({ ref: 'modelrepo:catenary', status: 'PASS', domain: 'floating-marine' }), [
      'c',
      'b',
      'a',
    ])
    assert.deepEqual(await ids({ status: 'FAIL' }), [])
  })

  it('remembers how the last replay of a run came out', async () => {
    await ledger.append(record('a'), [], false)
    await ledger.replayed('a', true)
    assert.equal((await ledger.get('a'))?.replayedSame, true)
    await ledger.replayed('a', false)
    assert.equal((await ledger.get('a'))?.replayedSame, false)
  })

  it('removes old runs with their files, and the objects that no other run needs', async () => {
    const shared = file('shared.txt', 's'.repeat(LARGE))
    const own = file('own.txt', 'o'.repeat(LARGE))
    const old = { ...record('a', '', [shared, own]), created_at: '2025-12-31T00:00:00.000Z' }
    const kept = record('b', '', [shared])
    await ledger.append(old, [shared, own], true)
    await ledger.append(kept, [shared], true)
    await ledger.replayed('a', true)
    for (const { sha256 } of [shared, own]) {
      const longAgo = Date.now() / 1000 - 7200
      utimesSync(objectPath(join(folder, 'objects'), sha256), longAgo, longAgo)
    }
    assert.deepEqual(await ledger.prune('2026-01-01T00:00:00.000Z'), ['a'])
    assert.equal(await ledger.get('a'), undefined)
    await assert.rejects(ledger.file(old, 'own.txt'), isProblem('record_damaged'))
    assert.equal((await ledger.file(kept, 'shared.txt'))?.content.length, LARGE)
    const objectsLeft = readdirSync(join(folder, 'objects'), { recursive: true, encoding: 'utf8' })
    assert.deepEqual(
      objectsLeft.filter((name) => name.length > 60).map((name) => name.slice(3)),
      [shared.sha256],
    )
  })

  it('shows a run in a list as its record says, where its row does not match its digest', async () => {
    for (const id of ['a', 'b']) await ledger.append(record(id), [], true)
    const right = await ledger.list({ limit: 9 })
    for (const change of ["status = 'FAIL'", 'checks_open = 7', "detail = 'sound'", "titled = 'Other'"]) {
      tamper(`UPDATE runs SET ${change} WHERE run_id = 'a'`)
      assert.deepEqual(await ledger.list({ limit: 9 }), right, change)
    }
    tamper("UPDATE runs SET record = replace(record, 'PASS', 'FAIL') WHERE run_id = 'a'")
    await assert.rejects(ledger.list({ limit: 9 }), isProblem('record_damaged'))
  })

  it('does not serve a run of which it is not sure what became of it', async () => {
    await ledger.append(record('a'), [], false)
    tamper('UPDATE runs SET published = 1')
    await assert.rejects(ledger.get('a'), isProblem('record_damaged'))
    await assert.rejects(ledger.replayed('a', true), isProblem('record_damaged'))
    tamper('UPDATE runs SET published = 0')
    await ledger.replayed('a', true)
    tamper('UPDATE replays SET same = 0')
    await assert.rejects(ledger.get('a'), isProblem('record_damaged'))
  })

  it('says of a file that its record names and that is not there that it is missing', async () => {
    const files = [file('x.txt', 'x')]
    const stored = record('a', '', files)
    await ledger.append(stored, files, true)
    tamper('DELETE FROM files')
    await assert.rejects(ledger.file(stored, 'x.txt'), {
      code: 'record_damaged',
      message: 'the file "x.txt" of run a is missing',
    })
  })

  it('holds the rows of an earlier version to their records when they are first listed, and then to their digests', async () => {
    await ledger.append(record('a'), [], true)
    await ledger.close()
    tamper("DROP TABLE digests; UPDATE runs SET detail = 'of an earlier version'")
    ledger = openLedger(folder, objects)
    assert.deepEqual(
      (await ledger.list({ limit: 9 })).map(({ detail }) => detail),
      [''],
    )
    assert.equal((await ledger.get('a'))?.published, true)
    const db = new DatabaseSync(join(folder, 'ledger.sqlite'))
    const [row] = db.prepare('SELECT detail, length(summary) AS digits FROM runs JOIN digests USING (run_id)').all()
    db.close()
    assert.deepEqual({ ...row }, { detail: '', digits: 64 })
  })

  it('publishes a run that is there', async () => {
    await ledger.append(record('a'), [], false)
    assert.equal(await ledger.publish('a'), true)
    assert.equal((await ledger.get('a'))?.published, true)
    assert.equal(await ledger.publish('b'), false)
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
