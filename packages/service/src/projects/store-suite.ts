/** What every store of projects must hold, whatever database it stands on: each calls this suite in a test of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CaseResult } from '@keelson/projects'
import type { ProjectStore, StoredProject, StoredRevision } from './store.ts'

export interface OpenedProjects {
  readonly store: ProjectStore
  /** The same store in a process that starts anew. */
  readonly again: () => Promise<ProjectStore>
  /** Changes rows behind the back of the store: a table and the text of a SET. */
  readonly damage: (table: string, set: string) => Promise<void>
}

const NEW: StoredProject = {
  id: 'pipeline',
  version: 1,
  results_version: 0,
  document: '{"title":"Pipeline"}',
  owner: null,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-01T00:00:00.000Z',
}
const changed = (title: string) => ({ document: `{"title":"${title}"}`, title, updated: '2026-01-02T00:00:00.000Z' })
const result = (run_id: string): CaseResult => ({
  run_id,
  ref: 'modelrepo:x@1',
  digest: 'd',
  data: [],
  status: 'PASS',
  checks_made: 1,
  checks_open: 0,
  checks_accepted: 0,
  detail: '',
  input_hash: 'i',
  result_hash: 'r',
  values: {},
  tables: [],
  checks: [],
})
const REVISION: StoredRevision = {
  name: '01',
  issued: '2026-01-03T00:00:00.000Z',
  by: 'J. Smith',
  note: 'For review',
  document: NEW.document,
  results: JSON.stringify({ 'W-01': { '': result('run-2') } }),
}

/** `open` gives a store without a project each time that it is called. */
export function holdsAsProjectStore(open: () => Promise<OpenedProjects>): void {
  const made = async () => {
    const opened = await open()
    assert.equal(await opened.store.create(NEW, 'Pipeline'), true)
    return opened
  }

  test('a project is kept byte for byte, and its id is given once', async () => {
    const { store, again } = await made()
    assert.deepEqual(await (await again()).get('pipeline'), NEW)
    assert.equal(await store.create({ ...NEW, document: '{}' }, 'Other'), false)
    assert.deepEqual(
      (await store.list()).map(({ id, title, version }) => [id, title, version]),
      [['pipeline', 'Pipeline', 1]],
    )
  })

  test('of two changes of one version one is taken, and the other is told', async () => {
    const { store } = await made()
    const both = await Promise.all([
      store.replace('pipeline', 1, changed('A')),
      store.replace('pipeline', 1, changed('B')),
    ])
    assert.deepEqual(both.toSorted(), [false, true])
    assert.equal((await store.get('pipeline'))?.version, 2)
  })

  test('a result replaces the one before it, and a change of the document leaves it', async () => {
    const { store } = await made()
    await store.keepResult('pipeline', 'W-01', '', result('run-1'))
    await store.keepResult('pipeline', 'W-01', '', result('run-3'))
    await store.keepResult('pipeline', 'W-02', 'Storm', result('run-4'))
    await store.replace('pipeline', 1, changed('A'))
    const results = await store.results('pipeline')
    assert.deepEqual([results['W-01']?.['']?.run_id, results['W-02']?.Storm?.run_id], ['run-3', 'run-4'])
    assert.equal((await store.get('pipeline'))?.results_version, 3)
    assert.equal((await store.list())[0]?.results_version, 3)
    await store.keepOnly('pipeline', ['W-01'])
    assert.deepEqual(Object.keys(await store.results('pipeline')), ['W-01'])
    assert.equal((await store.get('pipeline'))?.results_version, 4)
  })

  test('a revision is issued once under its name, and the runs that it rests on are used', async () => {
    const { store } = await made()
    assert.equal(await store.issue('pipeline', REVISION), true)
    assert.equal(await store.issue('pipeline', { ...REVISION, note: 'Again' }), false)
    assert.deepEqual(await store.revisions('pipeline'), [REVISION])
    await store.keepResult('pipeline', 'W-01', '', result('run-1'))
    assert.deepEqual([...(await store.usedRuns())].toSorted(), ['run-1', 'run-2'])
  })

  test('a project that is removed leaves nothing', async () => {
    const { store } = await made()
    await store.keepResult('pipeline', 'W-01', '', result('run-1'))
    await store.issue('pipeline', REVISION)
    assert.equal(await store.remove('pipeline'), true)
    assert.equal(await store.remove('pipeline'), false)
    assert.deepEqual(
      [await store.get('pipeline'), await store.results('pipeline'), (await store.usedRuns()).size],
      [undefined, {}, 0],
    )
  })

  test('what does not match its digest is not served', async () => {
    const { store, damage } = await made()
    await store.keepResult('pipeline', 'W-01', '', result('run-1'))
    await store.issue('pipeline', REVISION)
    await damage('projects', "document = '{}'")
    await damage('project_results', "result = '{}'")
    await damage('project_revisions', "results = '{}'")
    const isDamaged = { code: 'record_damaged' }
    await assert.rejects(store.get('pipeline'), isDamaged)
    await assert.rejects(store.results('pipeline'), isDamaged)
    await assert.rejects(store.revisions('pipeline'), isDamaged)
  })
}
