/** Bits that turn over on the disk: what leaves is what was written, or a refusal that says what is damaged. */
import assert from 'node:assert/strict'
import { copyFileSync, cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { isCorrupt, ServiceProblem } from '../problems.ts'
import { type TestService, temporaryFolder, testSeed, testService, withFixtures } from '../testing.ts'
import { filesUnder, flipBit, seeded } from './flips.ts'
import { folderStore } from './objects.ts'
import { outputsOf } from './row-digest.ts'
import { openLedger } from './sqlite-ledger.ts'

const isRefused = (error: unknown) =>
  (error instanceof ServiceProblem && error.code === 'record_damaged') || isCorrupt(error)

describe('a flipped bit', () => {
  let service: TestService
  let runs: string[]
  before(async () => {
    service = await testService({}, withFixtures())
    const ids = [await service.run({ ref: 'modelrepo:instant', params: { length: 3 }, meta: { title: 'Tie-in' } })]
    ids.push(await service.run({ ref: 'modelrepo:large', params: { length: 3 } }))
    ids.push(await service.run({ ref: 'modelrepo:failing', params: { length: 3 } }))
    runs = ids.map(({ run_id }) => run_id)
    await service.service.replay(await service.service.recordOf(runs[0] ?? ''), runs[0])
  })
  after(() => service.close())

  /** All that a ledger gives of the runs, each as JSON; what it refuses is `refused`. */
  const givenBy = async (folder: string): Promise<readonly string[]> => {
    const ledger = openLedger(folder, folderStore(join(folder, 'objects')))
    const said = async (read: () => unknown): Promise<string> => {
      try {
        return JSON.stringify(await read()) ?? 'none'
      } catch (error) {
        if (!isRefused(error)) throw error
        return 'refused'
      }
    }
    const filesOf = async (id: string) => {
      const kept = await ledger.get(id)
      const named = kept ? outputsOf(kept.record) : []
      return Promise.all(named.map(({ basename }) => kept && ledger.file(kept.record, basename)))
    }
    const all = [
      said(() => ledger.list({ limit: 9 })),
      said(() => ledger.list({ limit: 9, words: ['tie'] })),
      ...runs.flatMap((id) => [said(() => ledger.get(id)), said(() => filesOf(id))]),
    ]
    return Promise.all(all).finally(ledger.close)
  }
  const isSaid = (now: string | undefined, right: string | undefined) => now === right || now === 'refused'

  it('in a value of the ledger is never served, whichever column it is in', async () => {
    const { dataDir } = service
    const right = await givenBy(dataDir)
    const db = new DatabaseSync(join(dataDir, 'ledger.sqlite'))
    for (const table of ['runs', 'files', 'replays', 'digests']) {
      for (const { name } of db.prepare(`PRAGMA table_info(${table})`).all()) {
        if (name === 'run_id') continue
        for (const row of db.prepare(`SELECT run_id, ${name} AS value FROM ${table}`).all()) {
          const { run_id, value } = row as { run_id: string; value: string | number | Uint8Array | null }
          if (value === null) continue
          const set = db.prepare(`UPDATE ${table} SET ${name} = ? WHERE run_id = ? AND ${name} = ?`)
          const wrong = flipped(value)
          set.run(wrong, run_id, value)
          const now = await givenBy(dataDir)
          for (const [i, text] of now.entries())
            assert.ok(isSaid(text, right[i]), `${table}.${name}: ${text.slice(0, 300)}`)
          set.run(value, run_id, wrong)
        }
      }
    }
    db.close()
    assert.deepEqual(await givenBy(dataDir), right)
  })

  it('in an object is never served, and the object that is gone is said to be missing', async () => {
    const next = seeded(testSeed())
    const objects = filesUnder(join(service.dataDir, 'objects'))
    const { run_id, result } = await service.service.answerOf(runs[1] ?? '')
    const large = `/api/runs/${run_id}/artifacts/${result?.outputs.find(({ bytes }) => (bytes ?? 0) > 256 * 1024)?.basename}`
    assert.equal((await service.get(large)).status, 200)
    for (const path of objects)
      for (let k = 0; k < 20; k++) {
        const back = flipBit(path, next)
        const { status, json } = await service.get(large)
        assert.deepEqual([status, json?.code], [500, 'record_damaged'])
        assert.match(json.detail, /does not match its hash/)
        back()
      }
    copyFileSync(objects[0] ?? '', join(service.dataDir, 'aside'))
    rmSync(objects[0] ?? '')
    const { json } = await service.get(large)
    assert.match(json.detail, /^the object [0-9a-f]{64} of the file "large\.txt" of run .* is missing$/)
    copyFileSync(join(service.dataDir, 'aside'), objects[0] ?? '')
  })

  it('in a cached report has it made again, byte for byte', async () => {
    const next = seeded(testSeed())
    const path = `/reports/${runs[0]}`
    const right = (await service.get(path)).text
    const [cached = ''] = filesUnder(join(service.dataDir, 'cache', 'reports'))
    for (let k = 0; k < 30; k++) {
      flipBit(cached, next)
      assert.ok((await service.get(path)).text === right, `flip ${k}`)
    }
  })

  it('anywhere in the file of the ledger is found, or changes nothing of what is served', async () => {
    const next = seeded(testSeed())
    const [sound, folder] = [temporaryFolder(), temporaryFolder()]
    cpSync(join(service.dataDir, 'objects'), join(sound, 'objects'), { recursive: true })
    const db = new DatabaseSync(join(service.dataDir, 'ledger.sqlite'))
    db.exec(`VACUUM INTO '${join(sound, 'ledger.sqlite')}'`)
    db.close()
    const right = await givenBy(sound)
    for (let k = 0; k < 150; k++) {
      rmSync(folder, { recursive: true })
      cpSync(sound, folder, { recursive: true })
      flipBit(join(folder, 'ledger.sqlite'), next)
      const now = await openedOrRefused(folder)
      for (const [i, text] of now.entries()) {
        // A run that the tree of the database has lost is not served; SQLite's own check finds it.
        if (!isSaid(text, right[i])) assert.notEqual(integrityOf(folder), 'ok', text.slice(0, 300))
      }
    }
    for (const each of [sound, folder]) rmSync(each, { recursive: true })
  })
  const openedOrRefused = async (folder: string): Promise<readonly string[]> => {
    try {
      return await givenBy(folder)
    } catch (error) {
      const { code } = error as { code?: string }
      assert.equal(code, 'ERR_SQLITE_ERROR')
      return []
    }
  }
})

function flipped(value: string | number | Uint8Array): string | number | Uint8Array {
  if (typeof value === 'number') return value ^ 1
  if (typeof value !== 'string') return value.map((byte, i) => (i === 0 ? byte ^ 1 : byte))
  const at = value.length >> 1
  return value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1)
}

function integrityOf(folder: string): unknown {
  const db = new DatabaseSync(join(folder, 'ledger.sqlite'), { readOnly: true })
  try {
    return db.prepare('PRAGMA integrity_check').get()?.integrity_check
  } catch (error) {
    return (error as Error).message
  } finally {
    db.close()
  }
}
