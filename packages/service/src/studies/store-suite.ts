/** What every store of studies must hold, whatever database it stands on: each calls this suite in a test of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bytesOfPart, type Part } from '@keelson/studies'
import type { Chunk, Ended, NewStudy, StudyStore } from './store.ts'

export interface OpenedStore {
  readonly store: StudyStore
  /** The same store in a process that starts anew. */
  readonly again: () => Promise<StudyStore>
  /** Changes rows behind the back of the store: the text of a SET, of the studies where no other table is named. */
  readonly damage: (set: string, table?: 'studies' | 'study_files') => Promise<void>
  /** Writes a chunk that no store would write. */
  readonly force: (first: number, end: number) => Promise<void>
}

export const NEW: NewStudy = {
  study_id: 'a',
  created: '2026-01-01T00:00:00.000Z',
  ref: 'modelrepo:x@1',
  title: 'X',
  kind: 'grid',
  code: 'now',
  total: 10,
  request: { ref: 'modelrepo:x', vary: { kind: 'grid', axes: [] } },
  columns: [],
  warnings: [],
  key: undefined,
  body_sha256: '',
  files: [],
}
export const chunk = (first: number, end: number, object = 'o'): Chunk => ({
  first,
  end,
  object,
  bytes: 1,
  failed: 0,
  limits: [],
})
const end = (status: Ended['status']): Ended => ({ status, reason: null, study_hash: null, statistics: null })

/** `open` gives a store without a study each time that it is called. */
export function holdsAsStudyStore(open: () => Promise<OpenedStore>): void {
  /** A study of ten points that is calculated. */
  const running = async () => {
    const opened = await open()
    await opened.store.add(NEW)
    await opened.store.started('a', 'now')
    return { ...opened, id: 'a' }
  }

  test('a point that stands already, or is none of the study, is not added a second time', async () => {
    const { store, id } = await running()
    await store.addChunk(id, chunk(0, 4))
    await store.addChunk(id, chunk(6, 8))
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
      await assert.rejects(
        store.addChunk(id, chunk(first, last, 'other')),
        /cannot be added to study a of 10 points/,
        `${first}`,
      )
    assert.deepEqual([(await store.row(id))?.done, await store.isWhole(id)], [6, false])
    await store.close()
  })

  test('a study is done only if its chunks follow one another from the first point to the last', async () => {
    const { store, id } = await running()
    await store.addChunk(id, chunk(4, 10))
    await assert.rejects(store.ended(id, end('done')), /has missing or repeated points/)
    await store.addChunk(id, chunk(0, 3))
    await assert.rejects(store.ended(id, end('done')), /has missing or repeated points/)
    await store.addChunk(id, chunk(3, 4))
    assert.equal(await store.isWhole(id), true)
    await store.ended(id, end('done'))
    assert.equal((await store.row(id))?.status, 'done')
    await store.close()
  })

  test('a study that has ended stays as it ended, and takes no point', async () => {
    const { store, id } = await running()
    await store.addChunk(id, chunk(0, 6))
    await store.ended(id, end('failed'))
    const { finished } = (await store.row(id)) ?? {}
    await store.ended(id, end('cancelled'))
    await store.started(id, 'later')
    await assert.rejects(store.addChunk(id, chunk(6, 10)), /cannot be added/)
    const { status, code, finished: now } = (await store.row(id)) ?? {}
    assert.deepEqual([status, code, now], ['failed', 'now', finished])
    assert.deepEqual(await store.unfinished(), [])
    await store.close()
  })

  test('a study whose points stand twice is not whole, though their sum is right', async () => {
    const { store, id, force, again } = await running()
    await store.addChunk(id, chunk(0, 5))
    await store.close()
    await force(4, 9)
    const later = await again()
    assert.equal(await later.isWhole(id), false)
    await later.close()
  })

  test('a row or a text of a study that was changed behind its back is not served, and says of which study', async () => {
    for (const change of [
      "title = 'Y'",
      'done = 4',
      "status = 'done'",
      "study_hash = '1'",
      `request = replace(request, 'grid', 'gird')`,
      `statistics = '{}'`,
      `warnings = '[ ]'`,
    ]) {
      const { store, id, damage, again } = await running()
      await store.close()
      await damage(change)
      const later = await again()
      const read = async () => [await later.row(id), await later.body(id)]
      await assert.rejects(read, { code: 'record_damaged', message: /row of study a does not match/ }, change)
      await later.close()
    }
  })

  test('a study is listed newest first, by page, workflow and status, and found by its key', async () => {
    const { store } = await open()
    for (const study_id of ['a', 'b', 'c'])
      await store.add({ ...NEW, study_id, ref: `modelrepo:${study_id === 'b' ? 'y' : 'x'}@1`, key: `key-${study_id}` })
    await store.started('c', 'now')
    const ids = async (query: Partial<Parameters<StudyStore['list']>[0]>) =>
      (await store.list({ limit: 9, ...query })).map(({ study_id }) => study_id)
    assert.deepEqual(await ids({}), ['c', 'b', 'a'])
    assert.deepEqual(await ids({ limit: 1 }), ['c'])
    assert.deepEqual(await ids({ before: 'c' }), ['b', 'a'])
    assert.deepEqual(await ids({ ref: 'modelrepo:x' }), ['c', 'a'])
    assert.deepEqual(await ids({ status: 'running' }), ['c'])
    assert.equal((await store.ofKey('key-b'))?.study_id, 'b')
    assert.equal(await store.ofKey('key-d'), undefined)
    await assert.rejects(store.add({ ...NEW, study_id: 'd', key: 'key-a' }))
    await store.close()
  })

  test('a study is given whole to another store, with its chunks, its parts, its runs and its key', async () => {
    const { store, id } = await running()
    await store.addChunk(id, chunk(6, 10), bytesOfPart(EMPTY))
    await store.addChunk(id, chunk(0, 4), bytesOfPart(EMPTY))
    await store.addRun(id, 3, 'run')
    await store.cancelled(id)
    await store.add({ ...NEW, study_id: 'b', key: 'key' })
    await store.ended('b', { ...end('failed'), reason: 'why' })
    const { store: other } = await open()
    for (const one of await store.ids()) {
      const study = await store.kept(one)
      assert.ok(study)
      await other.keep(study)
      assert.deepEqual(await other.kept(one), study)
      assert.deepEqual(await other.row(one), await store.row(one))
      assert.deepEqual(await other.chunks(one), await store.chunks(one))
      await assert.rejects(other.keep(study))
    }
    assert.ok(await other.running(id))
    assert.deepEqual(await other.unfinished(), [{ study_id: id, cancelled: true }])
    assert.equal((await other.ofKey('key'))?.study_id, 'b')
    assert.equal(await other.kept('c'), undefined)
    await store.close()
    await other.close()
  })

  test('the files of a study are given back as they were told, are used until it is pruned, and go with it', async () => {
    const { store, damage } = await open()
    const files = ['b', 'a'].map((digit, i) => ({
      digest: `sha256:${digit.repeat(64)}`,
      inputs: ['survey'],
      points: [i],
    }))
    await store.add({ ...NEW, files })
    await store.add({ ...NEW, study_id: 'b', created: '2027-01-01T00:00:00.000Z', files: files.slice(1) })
    assert.deepEqual([await store.files('a'), await store.files('c')], [files, []])
    assert.deepEqual(await store.usedFiles(), new Set(['a'.repeat(64), 'b'.repeat(64)]))
    const { store: other } = await open()
    for (const id of await store.ids()) await other.keep((await store.kept(id)) ?? assert.fail())
    assert.deepEqual([await other.files('a'), await other.files('b')], [files, files.slice(1)])
    await store.ended('a', end('cancelled'))
    assert.equal(await store.prune('2026-06-01T00:00:00.000Z'), 1)
    assert.deepEqual([await store.files('a'), await store.usedFiles()], [[], new Set(['a'.repeat(64)])])
    await damage("told = '{}'", 'study_files')
    await assert.rejects(store.files('b'), { code: 'record_damaged' })
    await store.close()
    await other.close()
  })

  test('what is not wanted any more is said before it has stopped, and outlives the process', async () => {
    const { store, id, again } = await running()
    await store.cancelled(id)
    await store.close()
    const later = await again()
    assert.deepEqual(await later.unfinished(), [{ study_id: id, cancelled: true }])
    await later.close()
  })

  test('what its points say so far is one part, in whatever order their chunks come', async () => {
    const { store, id } = await running()
    assert.equal(await store.running(id), undefined)
    await store.addChunk(id, chunk(6, 10), bytesOfPart(EMPTY))
    await store.addChunk(id, chunk(0, 4), bytesOfPart(EMPTY))
    assert.ok(await store.running(id))
    await store.addChunk(id, chunk(4, 6))
    assert.equal(await store.running(id), undefined, 'not of all that are done')
    await store.close()
  })

  test('a run of a point is kept once; studies that have ended are pruned with their chunks, others stay', async () => {
    const { store, id } = await running()
    await store.addRun(id, 3, 'first')
    await store.addRun(id, 3, 'second')
    assert.deepEqual([...(await store.runs(id))], [[3, 'first']])
    await store.add({ ...NEW, study_id: 'b' })
    await store.addChunk(id, chunk(0, 6, 'object of a'))
    await store.addChunk('b', chunk(0, 6, 'object of b'))
    await store.ended(id, end('cancelled'))
    assert.equal(await store.prune('2027-01-01T00:00:00.000Z'), 1)
    assert.deepEqual([...(await store.usedObjects())], ['object of b'])
    assert.equal(await store.row(id), undefined)
    assert.deepEqual(await store.chunks(id), [])
    assert.deepEqual([...(await store.runs(id))], [])
    await store.close()
  })
}

const EMPTY: Part = { statuses: [0, 0, 0, 0], moments: [], kept: [] }
