/** What every ledger does, whatever it keeps its runs in: one suite for SQLite and PostgreSQL. */
import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { RECORD_SCHEMA, type RunRecord } from '@keelson/engine'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { Ledger, StoredFile } from './ledger.ts'
import type { ObjectStore } from './objects.ts'
import type { RunSummary } from './row-digest.ts'

/** Something that is changed behind the back of a ledger. */
export type Damage =
  /** PASS becomes FAIL in its text. */
  | { readonly of: 'record'; readonly runId: string }
  | { readonly of: 'row'; readonly runId: string; readonly column: keyof RunSummary; readonly value: string | number }
  | { readonly of: 'published' | 'replayed'; readonly runId: string; readonly value: 0 | 1 }
  /** Its content becomes another. */
  | { readonly of: 'file' | 'pictures' | 'lost file'; readonly runId: string }
  /** One byte becomes another. */
  | { readonly of: 'object' | 'lost object'; readonly key: string }

export interface OpenedLedger {
  readonly ledger: Ledger
  readonly objects: ObjectStore
  readonly damage: (damage: Damage) => Promise<void>
  /** The same store, opened once more. */
  readonly reopen: () => Promise<Ledger>
  readonly objectKeys: () => Promise<string[]>
  /** Makes all objects so old that none is waiting for its run. */
  readonly age: () => Promise<void>
  /** Until lists are read as they are once nothing waits. */
  readonly settled: () => Promise<void>
  /** What its lists have of a text. */
  readonly textOf: (text: string) => string
  /** What a search reads of an answer. */
  readonly searchedOf: (detail: string) => string
  /** Closes it and removes all of it. */
  readonly close: () => Promise<void>
}

const LARGE = 300 * 1024

export function record(runId: string, notes = '', files: readonly StoredFile[] = []): RunRecord {
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
export function file(name: string, text: string): StoredFile {
  const content = Buffer.from(text)
  return { name, mediaType: 'text/plain', content, sha256: sha256(content) }
}
const hashOfRecord = (stored: RunRecord) => sha256(JSON.stringify(stored))
export const isProblem = (code: string) => (error: unknown) => error instanceof ServiceProblem && error.code === code
const isDamaged = isProblem('record_damaged')

export function ledgerSuite(engine: string, open: () => Promise<OpenedLedger>): void {
  describe(`the ledger on ${engine}`, () => {
    let opened: OpenedLedger
    let ledger: Ledger
    beforeEach(async () => {
      opened = await open()
      ledger = opened.ledger
    })
    afterEach(() => opened.close())
    const idsOf = async (query: Partial<Parameters<Ledger['list']>[0]> = {}) =>
      (await ledger.list({ limit: 10, ...query })).map((r) => r.run_id)

    it('gives a run whole to another ledger, byte for byte, with what became of it', async () => {
      const files = [file('x.txt', 'small'), file('y.txt', 'y'.repeat(LARGE))]
      const [told, large] = [record('a', 'é "quoted" \u0000 😀', files), record('b', 'n'.repeat(LARGE))]
      await ledger.append(told, files, true)
      await ledger.append(large, [], false)
      await ledger.replayed('a', false)
      await ledger.keepPictures('a', Buffer.from('pictures'))
      const other = await open()
      for (const id of await ledger.ids('', 10)) {
        const run = await ledger.kept(id)
        assert.ok(run)
        await other.ledger.keep(run)
        assert.deepEqual({ ...(await other.ledger.digests(id)) }, { ...(await ledger.digests(id)) })
        assert.deepEqual(await other.ledger.get(id), await ledger.get(id))
      }
      assert.deepEqual(await other.ledger.ids('', 1), ['a'])
      assert.deepEqual(await other.ledger.ids('a', 10), ['b'])
      assert.deepEqual(await other.ledger.list({ limit: 10 }), await ledger.list({ limit: 10 }))
      assert.deepEqual(Buffer.from((await other.ledger.pictures('a')) ?? []).toString(), 'pictures')
      for (const { name, content } of files)
        assert.deepEqual(Buffer.from((await other.ledger.file(told, name))?.content ?? []), Buffer.from(content))
      assert.deepEqual(await other.objectKeys(), await opened.objectKeys())
      await assert.rejects(other.ledger.keep({ ...(await kept('b')), text: JSON.stringify(record('b', 'another')) }))
      assert.deepEqual(await other.ledger.get('b'), await ledger.get('b'))
      assert.equal(await other.ledger.kept('c'), undefined)
      await other.close()
    })
    const kept = async (id: string) => {
      const run = await ledger.kept(id)
      assert.ok(run)
      return run
    }

    it('gives back the record and its files, after it is opened again too', async () => {
      const files = [file('x.txt', 'small'), file('empty.txt', '')]
      const stored = record('a', 'é "quoted" \u0000 😀', files)
      await ledger.append(stored, files, true)
      ledger = await opened.reopen()
      const kept = { record: stored, sha256: hashOfRecord(stored), published: true, replayedSame: null }
      assert.deepEqual(await ledger.get('a'), kept)
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
      assert.deepEqual(await opened.objectKeys(), [files[0]?.sha256, hashOfRecord(stored)].sort())
    })

    it('fails a bad run alone among those that come together', async () => {
      const files = [file('x.txt', '1'), file('x.txt', '2')]
      const [good, bad, other] = await Promise.allSettled([
        ledger.append(record('a'), [], true),
        ledger.append(record('b'), files, true),
        ledger.append(record('c'), [], true),
      ])
      assert.deepEqual([good?.status, bad?.status, other?.status], ['fulfilled', 'rejected', 'fulfilled'])
      assert.deepEqual(await idsOf(), ['c', 'a'])
      assert.equal(await ledger.get('b'), undefined)
    })

    it('does not take a second record for a run', async () => {
      await ledger.append(record('a'), [], true)
      await assert.rejects(ledger.append(record('a', 'other'), [], true))
      assert.deepEqual((await ledger.get('a'))?.record, record('a'))
    })

    it('does not serve a record of which a byte changed', async () => {
      await ledger.append(record('a'), [], true)
      await opened.damage({ of: 'record', runId: 'a' })
      await assert.rejects(async () => ledger.get('a'), {
        code: 'record_damaged',
        message: 'the record of run a does not match its hash',
      })
    })

    it('does not serve a file of which a byte changed, and says of one that is gone that it is missing', async () => {
      const files = [file('x.txt', 'x')]
      const stored = record('a', '', files)
      await ledger.append(stored, files, true)
      await opened.damage({ of: 'file', runId: 'a' })
      const message = (how: string) => ({ code: 'record_damaged', message: `the file "x.txt" of run a ${how}` })
      await assert.rejects(ledger.file(stored, 'x.txt'), message('does not match its hash'))
      await opened.damage({ of: 'lost file', runId: 'a' })
      await assert.rejects(ledger.file(stored, 'x.txt'), message('is missing'))
    })

    it('does not serve an object of which a byte changed, and says of one that is gone that it is missing', async () => {
      const files = [file('large.txt', 'x'.repeat(LARGE))]
      const [key = ''] = files.map((one) => one.sha256)
      const stored = record('a', '', files)
      const large = record('b', 'n'.repeat(LARGE))
      await ledger.append(stored, files, true)
      await ledger.append(large, [], true)
      await opened.damage({ of: 'object', key })
      const message = (how: string) => ({
        code: 'record_damaged',
        message: `the object ${key} of the file "large.txt" of run a ${how}`,
      })
      await assert.rejects(ledger.file(stored, 'large.txt'), message('does not match its hash'))
      await opened.damage({ of: 'lost object', key })
      await assert.rejects(ledger.file(stored, 'large.txt'), message('is missing'))
      await opened.damage({ of: 'object', key: hashOfRecord(large) })
      await assert.rejects(async () => ledger.get('b'), isDamaged)
    })

    it('writes an object anew that is damaged when it is put again', async () => {
      const content = Buffer.from('x'.repeat(3 * LARGE))
      const key = await opened.objects.put(content)
      await opened.damage({ of: 'object', key })
      assert.equal(await opened.objects.read(key), undefined)
      assert.equal(await opened.objects.put(content), key)
      assert.deepEqual(Buffer.from((await opened.objects.read(key)) ?? []), content)
      assert.equal(await opened.objects.read('0'.repeat(64)), undefined)
    })

    it('keeps the pictures of a run once, and does not serve what became another', async () => {
      await ledger.append(record('a'), [], true)
      assert.equal(await ledger.pictures('a'), undefined)
      await ledger.keepPictures('a', Buffer.from('drawn'))
      await ledger.keepPictures('a', Buffer.from('drawn again'))
      assert.equal(Buffer.from((await ledger.pictures('a')) ?? []).toString(), 'drawn')
      await opened.damage({ of: 'pictures', runId: 'a' })
      await assert.rejects(async () => ledger.pictures('a'), isDamaged)
    })

    it('lists newest first by page and filter, published ones if asked', async () => {
      for (const id of ['a', 'b', 'c']) await ledger.append(record(id), [], id === 'b')
      assert.deepEqual(await idsOf(), ['c', 'b', 'a'])
      assert.deepEqual(await idsOf({ before: 'c' }), ['b', 'a'])
      assert.deepEqual(await idsOf({ limit: 1 }), ['c'])
      assert.deepEqual(await idsOf({ published: true }), ['b'])
      const all = { ref: 'modelrepo:catenary', status: 'PASS', domain: 'floating-marine' } as const
      assert.deepEqual(await idsOf(all), ['c', 'b', 'a'])
      assert.deepEqual(await idsOf({ status: 'FAIL' }), [])
      assert.deepEqual(await idsOf({ ref: 'modelrepo:catenary\0', domain: '\ud83d', before: '\0' }), [])
    })

    it('shows a run in a list as its record says, where its row does not match its digest', async () => {
      for (const id of ['a', 'b']) await ledger.append(record(id), [], true)
      const right = await ledger.list({ limit: 9 })
      const changes = [
        ['status', 'FAIL'],
        ['checks_open', 7],
        ['detail', 'sound'],
        ['titled', 'Other'],
      ] as const
      for (const [column, value] of changes) {
        await opened.damage({ of: 'row', runId: 'a', column, value })
        assert.deepEqual(await ledger.list({ limit: 9 }), right, column)
      }
      await opened.damage({ of: 'record', runId: 'a' })
      await assert.rejects(async () => ledger.list({ limit: 9 }), isDamaged)
    })

    it('lists texts that hold what no database can', async () => {
      const odd = record('a')
      const detail = 'null \u0000, half \ud83d, whole 😀'
      await ledger.append({ ...odd, response: { ...odd.response, detail } }, [], true)
      assert.deepEqual(
        (await ledger.list({ limit: 9 })).map((row) => row.detail),
        [opened.textOf(detail)],
      )
      assert.equal((await ledger.get('a'))?.record.response.detail, detail)
    })

    it('remembers how the last replay of a run came out', async () => {
      await ledger.append(record('a'), [], false)
      await ledger.replayed('a', true)
      assert.equal((await ledger.get('a'))?.replayedSame, true)
      await ledger.replayed('a', false)
      assert.equal((await ledger.get('a'))?.replayedSame, false)
    })

    it('publishes a run that is there', async () => {
      await ledger.append(record('a'), [], false)
      assert.equal(await ledger.publish('a'), true)
      assert.equal((await ledger.get('a'))?.published, true)
      assert.equal(await ledger.publish('b'), false)
    })

    it('keeps both where a run is published while it is replayed', async () => {
      await ledger.append(record('a'), [], false)
      await Promise.all([ledger.publish('a'), ledger.replayed('a', true), ledger.publish('a')])
      const { published, replayedSame } = (await ledger.get('a')) ?? {}
      assert.deepEqual([published, replayedSame], [true, true])
    })

    it('does not serve a run of which it is not sure what became of it', async () => {
      await ledger.append(record('a'), [], false)
      await opened.damage({ of: 'published', runId: 'a', value: 1 })
      await assert.rejects(async () => ledger.get('a'), isDamaged)
      await assert.rejects(ledger.replayed('a', true), isDamaged)
      await opened.damage({ of: 'published', runId: 'a', value: 0 })
      await ledger.replayed('a', true)
      await opened.damage({ of: 'replayed', runId: 'a', value: 0 })
      await assert.rejects(async () => ledger.get('a'), isDamaged)
    })

    it('forgets objects that no run needs, but not a file of inputs, which is asked for by its digest', async () => {
      const { ledger, objects } = opened
      const input = file('input-1-survey.csv', 'MD [ft]')
      const used = await objects.put(input.content)
      const other = await objects.put(Buffer.from('an upload that no run refers to'))
      await ledger.append(record('a', '', [input]), [input], true)
      await ledger.forgetUnused()
      assert.ok(await objects.has(other), 'its run may still come')
      await opened.age()
      await ledger.forgetUnused()
      assert.deepEqual(await opened.objectKeys(), [used])
    })

    it('removes old runs with their files, and the objects that no other run needs', async () => {
      const shared = file('shared.txt', 's'.repeat(LARGE))
      const own = file('own.txt', 'o'.repeat(LARGE))
      const old = { ...record('a', '', [shared, own]), created_at: '2025-12-31T00:00:00.000Z' }
      const kept = record('b', '', [shared])
      await ledger.append(old, [shared, own], true)
      await ledger.append(kept, [shared], true)
      await ledger.replayed('a', true)
      await opened.age()
      assert.deepEqual(await ledger.prune('2026-01-01T00:00:00.000Z'), ['a'])
      assert.equal(await ledger.get('a'), undefined)
      await assert.rejects(ledger.file(old, 'own.txt'), isDamaged)
      assert.equal((await ledger.file(kept, 'shared.txt'))?.content.length, LARGE)
      assert.deepEqual(await opened.objectKeys(), [shared.sha256])
    })
  })
}
