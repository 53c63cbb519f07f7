/** The check of a database names each thing that was damaged behind its back, and one service at a time makes it in the background. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { Catalog } from '../catalog.ts'
import { fixtures } from '../fixtures/catalog.ts'
import { sha256 } from '../hash.ts'
import type { StoreFault } from '../store/check/faults.ts'
import { done, lengths } from '../studies/study-kit.ts'
import { type TestService, testService, withFixtures } from '../testing.ts'
import { databaseChecker } from './check.ts'
import { openTestDatabase } from './opened.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

describe('a check of a database', () => {
  let server: PostgresServer
  let service: TestService
  let [url, small, large, study] = ['', '', '', '']
  const options = { ...withFixtures(), catalog: new Catalog([fixtures]), chunkPoints: 50 }
  before(async () => {
    server = await postgresServer()
    url = await server.database()
    service = await testService({ KEELSON_DATABASE: url }, options)
    small = (await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })).run_id
    large = (await service.run({ ref: 'modelrepo:large', params: { length: 3 } })).run_id
    study = (await done(service.service.studies, lengths('instant', 120))).study_id
    await service.service.ledger.keepPictures(small, Buffer.from('pictures'))
  })
  after(async () => {
    await service.close()
    await server.stop()
  })

  const sql = (text: string) => server.sql(url, text)
  /** What is found between a damage and its mending. */
  const foundAfter = async (damage: string, mend: string): Promise<readonly StoreFault[]> => {
    await sql(damage)
    const { faults } = await service.service.checkStore()
    await sql(mend)
    return faults
  }
  const brief = (faults: readonly StoreFault[]) => faults.map(({ state, kind, id }) => [state, kind, id])
  /** The same change twice is none. */
  const flipped = (column: string) => `SET ${column} = set_byte(${column}, 0, get_byte(${column}, 0) # 1)`

  it('of a sound one finds nothing, and says how much it read', async () => {
    const { checked, damaged, orphaned, faults } = await service.service.checkStore()
    assert.deepEqual([damaged, orphaned, faults], [0, 0, []])
    assert.deepEqual(checked, { runs: 2, files: 2, objects: 4, studies: 1, chunks: 3 })
    const { store } = (await service.get('/readyz')).json
    assert.deepEqual([store.checked, store.damaged], [12, 0])
  })

  it('finds a record, a row, a state, a file and pictures that do not match, each as what it is', async () => {
    const runs = (set: string, back: string) =>
      foundAfter(
        `UPDATE keelson.runs SET ${set} WHERE run_id = '${small}'`,
        `UPDATE keelson.runs SET ${back} WHERE run_id = '${small}'`,
      )
    const record = (from: string, to: string) => `record = replace(record, '"${from}"', '"${to}"')`
    assert.deepEqual(brief(await runs(record('PASS', 'QASS'), record('QASS', 'PASS'))), [['damaged', 'record', small]])
    assert.deepEqual(brief(await runs("status = 'QASS'", "status = 'PASS'")), [['damaged', 'row', small]])
    const published = 'published = 1 - published'
    assert.deepEqual(brief(await runs(published, published)), [['damaged', 'state', small]])
    const file = `UPDATE keelson.files ${flipped('content')} WHERE run_id = '${large}' AND content IS NOT NULL`
    assert.deepEqual(brief(await foundAfter(file, file)), [['damaged', 'file', large]])
    const pictures = `UPDATE keelson.pictures ${flipped('content')}`
    assert.deepEqual(brief(await foundAfter(pictures, pictures)), [['damaged', 'pictures', small]])
    const named = (from: string, to: string) => `UPDATE keelson.files SET name = '${to}' WHERE name = '${from}'`
    const renamed = await foundAfter(named('small.txt', 'other.txt'), named('other.txt', 'small.txt'))
    assert.deepEqual(brief(renamed), [
      ['missing', 'file', large],
      ['orphaned', 'file', large],
    ])
  })

  it('finds an object that is damaged or missing, and says whose it is', async () => {
    const [row] = await sql(`SELECT object FROM keelson.files WHERE run_id = '${large}' AND object IS NOT NULL`)
    const key = String(row?.object)
    const piece = `UPDATE keelson.object_pieces ${flipped('content')} WHERE key = '${key}' AND piece = 0`
    assert.deepEqual(brief(await foundAfter(piece, piece)), [['damaged', 'file', large]])
    const hidden = (from: string, to: string) =>
      `ALTER TABLE keelson.object_pieces DISABLE TRIGGER ALL; ALTER TABLE keelson.objects DISABLE TRIGGER ALL;
       UPDATE keelson.objects SET key = '${to}' WHERE key = '${from}';
       UPDATE keelson.object_pieces SET key = '${to}' WHERE key = '${from}';
       ALTER TABLE keelson.object_pieces ENABLE TRIGGER ALL; ALTER TABLE keelson.objects ENABLE TRIGGER ALL`
    const [missing] = await foundAfter(hidden(key, 'elsewhere'), hidden('elsewhere', key))
    assert.deepEqual([missing?.state, missing?.kind, missing?.id], ['missing', 'file', large])
    assert.match(missing?.detail ?? '', /^the object [0-9a-f]{64} of the file "large\.txt" of run .* is missing$/)
  })

  it('finds a chunk that does not match, points that are not there, and a hash that is not that of the points', async () => {
    const piece = `UPDATE keelson.object_pieces ${flipped('content')}
      WHERE piece = 0 AND key = (SELECT object FROM keelson.chunks WHERE first = 0)`
    assert.deepEqual(brief(await foundAfter(piece, piece)), [['damaged', 'chunk', study]])
    const hash = await foundAfter(
      "UPDATE keelson.studies SET study_hash = 'x' || study_hash",
      'UPDATE keelson.studies SET study_hash = substr(study_hash, 2)',
    )
    assert.deepEqual(brief(hash), [
      ['damaged', 'row', study],
      ['damaged', 'study', study],
    ])
    assert.match(hash[1]?.detail ?? '', /its hash does not match its points/)
    const [gap] = await foundAfter(
      'UPDATE keelson.chunks SET first = 10 WHERE first = 0',
      'UPDATE keelson.chunks SET first = 0 WHERE first = 10',
    )
    assert.match(gap?.detail ?? '', /points 0 to 9 are missing/)
    const [body] = await foundAfter(
      "UPDATE keelson.studies SET warnings = warnings || ' '",
      'UPDATE keelson.studies SET warnings = rtrim(warnings)',
    )
    assert.deepEqual([body?.kind, body?.id], ['row', study])
  })

  it('finds an object that nothing refers to, old enough not to be one that is written now', async () => {
    const key = sha256('left')
    const left = (touched: string) => `INSERT INTO keelson.objects VALUES ('${key}', 0, ${touched})`
    const gone = `DELETE FROM keelson.objects WHERE key = '${key}'`
    assert.deepEqual(await foundAfter(left('now()'), gone), [])
    const old = await foundAfter(left("now() - interval '2 hours'"), gone)
    assert.deepEqual(brief(old), [['orphaned', 'object', key]])
  })

  it('in the background is made by one service at a time, and not again within a day', async (t) => {
    const databases = [await openTestDatabase(url), await openTestDatabase(url)]
    t.after(() => Promise.all(databases.map(({ close }) => close())))
    const [first, second] = databases.map(databaseChecker)
    assert.ok(first && second)
    await sql('TRUNCATE keelson.upkeep')
    const turns = await Promise.all([first.inTurn(1), second.inTurn(1)])
    assert.deepEqual(turns.map((turn) => 'check' in turn).sort(), [false, true])
    const known = await second.inTurn(1)
    assert.ok(!('check' in known))
    assert.deepEqual([known.state?.checked, known.state?.damaged], [12, 0])
    assert.match(known.state?.at ?? '', /^\d{4}-.*\.\d{3}Z$/)
    await sql("UPDATE keelson.upkeep SET at = now() - interval '1 day'")
    assert.ok('check' in (await second.inTurn(1)))
  })

  it('whose turn is given back where its process ends', async (t) => {
    const [one, other] = [await openTestDatabase(url), await openTestDatabase(url)]
    t.after(() => other.close())
    t.after(() => one.close())
    const free = await one.lock('turn')
    assert.ok(free)
    assert.equal(await other.lock('turn'), undefined)
    await sql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()")
    const again = await other.lock('turn')
    assert.ok(again)
    await again()
    await free()
  })
})
