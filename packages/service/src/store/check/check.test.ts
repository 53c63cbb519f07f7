/** The check of the whole store finds what is damaged, missing and orphaned, says what it is of, and finds nothing else. */
import assert from 'node:assert/strict'
import { appendFileSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Catalog } from '../../catalog.ts'
import { fixtures } from '../../fixtures/catalog.ts'
import { sha256 } from '../../hash.ts'
import { done, lengths } from '../../studies/study-kit.ts'
import { type TestService, testService, withFixtures } from '../../testing.ts'
import { filesUnder } from '../flips.ts'
import { objectPath } from '../objects.ts'
import type { StoreFault } from './faults.ts'

describe('a check of the store', () => {
  let service: TestService
  let [small, large, study] = ['', '', '']
  before(async () => {
    service = await testService({}, { ...withFixtures(), catalog: new Catalog([fixtures]), chunkPoints: 50 })
    small = (await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })).run_id
    large = (await service.run({ ref: 'modelrepo:large', params: { length: 3 } })).run_id
    study = (await done(service.service.studies, lengths('instant', 120))).study_id
  })
  after(() => service.close())

  const ledger = (sql: string) => changed(join(service.dataDir, 'ledger.sqlite'), sql)
  const studies = (sql: string) => changed(join(service.dataDir, 'studies', 'studies.sqlite'), sql)
  const read = (sql: string) => {
    const db = new DatabaseSync(join(service.dataDir, 'ledger.sqlite'), { readOnly: true })
    const rows = db.prepare(sql).all()
    db.close()
    return rows
  }
  const changed = (path: string, sql: string) => {
    const db = new DatabaseSync(path)
    db.exec(sql)
    db.close()
  }
  /** What is found between a damage and its mending. */
  const foundAfter = async (damage: () => unknown, mend: () => unknown): Promise<readonly StoreFault[]> => {
    damage()
    const { faults } = await service.service.checkStore()
    mend()
    return faults
  }
  const brief = (faults: readonly StoreFault[]) => faults.map(({ state, kind, id }) => [state, kind, id])

  it('of a sound store finds nothing, and says how much it read', async () => {
    const { checked, damaged, orphaned, faults } = await service.service.checkStore()
    assert.deepEqual([damaged, orphaned, faults], [0, 0, []])
    assert.deepEqual(checked, { runs: 2, files: 2, objects: 4, studies: 1, chunks: 3 })
    const { store, status } = (await service.get('/readyz')).json
    assert.deepEqual([status, store.checked, store.damaged], ['ready', 12, 0])
    assert.ok(Date.parse(store.at) > 0)
  })

  it('finds a record, a row, a state and a file that do not match, each as what it is', async () => {
    const set = (change: string, back: string, of: string) =>
      foundAfter(
        () => ledger(`UPDATE ${change} WHERE run_id = '${of}'`),
        () => ledger(`UPDATE ${back} WHERE run_id = '${of}'`),
      )
    const one = [
      [
        'runs SET record = replace(record, \'"PASS"\', \'"QASS"\')',
        'runs SET record = replace(record, \'"QASS"\', \'"PASS"\')',
        'record',
      ],
      ["runs SET status = 'QASS'", "runs SET status = 'PASS'", 'row'],
      ['runs SET published = 1 - published', 'runs SET published = 1 - published', 'state'],
      [
        "files SET content = CAST('x' || CAST(content AS TEXT) AS BLOB)",
        'files SET content = CAST(substr(CAST(content AS TEXT), 2) AS BLOB)',
        'file',
      ],
    ] as const
    for (const [change, back, kind] of one) {
      const run = kind === 'file' ? large : small
      assert.deepEqual(brief(await set(change, back, run)), [['damaged', kind, run]])
    }
  })

  it('finds an object that is damaged or missing, and says whose it is', async () => {
    const path = filesUnder(join(service.dataDir, 'objects'))[0] ?? ''
    const whole = readFileSync(path)
    const mend = () => writeFileSync(path, whole)
    const damaged = await foundAfter(() => appendFileSync(path, 'x'), mend)
    assert.deepEqual(brief(damaged), [['damaged', 'file', large]])
    const [missing] = await foundAfter(() => rmSync(path), mend)
    assert.deepEqual([missing?.state, missing?.id], ['missing', large])
    assert.match(missing?.detail ?? '', /^the object [0-9a-f]{64} of the file "large\.txt" of run .* is missing$/)
  })

  it('finds a chunk that does not match, points that are not there, and a hash that is not that of the points', async () => {
    const [path = ''] = filesUnder(join(service.dataDir, 'studies', 'objects'))
    const whole = readFileSync(path)
    const chunk = await foundAfter(
      () => appendFileSync(path, 'x'),
      () => writeFileSync(path, whole),
    )
    assert.deepEqual(brief(chunk), [['damaged', 'chunk', study]])
    const hash = await foundAfter(
      () => studies("UPDATE studies SET study_hash = 'x' || study_hash"),
      () => studies('UPDATE studies SET study_hash = substr(study_hash, 2)'),
    )
    assert.deepEqual(brief(hash), [
      ['damaged', 'row', study],
      ['damaged', 'study', study],
    ])
    assert.match(hash[1]?.detail ?? '', /its hash does not match its points/)
    const [gap] = await foundAfter(
      () => studies('UPDATE chunks SET first = 10 WHERE first = 0'),
      () => studies('UPDATE chunks SET first = 0 WHERE first = 10'),
    )
    assert.match(gap?.detail ?? '', /points 0 to 9 are missing/)
  })

  it('finds an object that nothing refers to, old enough not to be one that is written now', async () => {
    const key = sha256('left')
    const path = objectPath(join(service.dataDir, 'objects'), key)
    const { orphaned } = await service.service.checkStore()
    assert.equal(orphaned, 0)
    const faults = await foundAfter(
      () => {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, 'left')
        utimesSync(path, new Date(0), new Date(0))
      },
      () => rmSync(path),
    )
    assert.deepEqual(brief(faults), [['orphaned', 'object', key]])
  })

  it('is said by /readyz to have found damage, and the service goes on', async () => {
    ledger(`UPDATE runs SET status = 'QASS' WHERE run_id = '${small}'`)
    await service.service.checkStore()
    const { status, json } = await service.get('/readyz')
    assert.deepEqual([status, json.status, json.store.damaged], [200, 'ready', 1])
    assert.equal((await service.get('/api/runs')).json.runs.at(-1).status, 'PASS')
    ledger(`UPDATE runs SET status = 'PASS' WHERE run_id = '${small}'`)
  })

  it('finds a run that the index of the runs lacks, and one that it has too many', async () => {
    const ids = await Promise.all(
      Array.from(
        { length: 70 },
        async () => (await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })).run_id,
      ),
    )
    const placed = () => read('SELECT run_id, place FROM digests WHERE place IS NOT NULL')
    for (const until = performance.now() + 30_000; placed().length === 0 && performance.now() < until; ) await wait(10)
    const [first] = placed()
    assert.ok(first && ids.length === 70)
    const lacking = await foundAfter(
      () => ledger(`DELETE FROM said WHERE rowid = ${first.place}`),
      () => ledger(`UPDATE digests SET place = NULL WHERE run_id = '${first.run_id}'`),
    )
    assert.deepEqual(brief(lacking), [['damaged', 'index', first.run_id]])
    const columns = 'rowid, text, ref_token, status_token, domain_token, subdomain_token, published_token'
    const many = await foundAfter(
      () => ledger(`INSERT INTO said (${columns}) VALUES (7, 'of no run', '', '', '', '', '')`),
      () => ledger('DELETE FROM said WHERE rowid = 7'),
    )
    assert.deepEqual(brief(many), [['damaged', 'index', '7']])
    await service.service.prune(new Date().toISOString())
    const { faults, checked } = await service.service.checkStore()
    assert.deepEqual([faults, checked.runs], [[], 0])
  })
})
