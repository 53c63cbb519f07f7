/** A search of the runs costs little, whatever stands in their title blocks and whatever is looked for. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, temporaryFolder, testService, withFixtures } from '../testing.ts'
import { folderStore } from './objects.ts'
import { openLedger } from './sqlite-ledger.ts'

const RUNS = 3000
const LONGEST = 'a'.repeat(2000)
const TITLED = { project: LONGEST, document: LONGEST, revision: LONGEST, title: LONGEST, client: LONGEST }
const MOST_MS = 100
/** Each stands in no run; the first is looked for at every place of a long text, the last is as many words as there may be. */
const WORDS = [
  [`${'a'.repeat(198)}b`],
  Array.from({ length: 8 }, (_, i) => `${'a'.repeat(10 + i)}${'bcdefghi'[i]}`),
  ['modelrepo', 'a'.repeat(119), 'zeppelin'],
]

const spent = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('a search of three thousand runs with the longest title blocks', () => {
  const folder = temporaryFolder()
  let service: TestService
  before(async () => {
    service = await testService({}, withFixtures())
    const { run_id } = await service.run({ ref: 'modelrepo:instant', params: { length: 1 }, meta: TITLED })
    const record = await service.service.recordOf(run_id)
    const ledger = openLedger(folder, folderStore(join(folder, 'objects')))
    const named = (i: number) => ({
      ...record,
      response: { ...record.response, run_id: `run-${String(i).padStart(4, '0')}` },
    })
    await Promise.all(Array.from({ length: RUNS }, (_, i) => ledger.append(named(i), [], false)))
    await ledger.close()
  })
  after(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const mostSpent = async (): Promise<number> => {
    const ledger = openLedger(folder, folderStore(join(folder, 'objects')))
    try {
      const times: number[] = []
      for (const words of WORDS)
        times.push(await spent(async () => assert.deepEqual(await ledger.list({ limit: 50, words }), [])))
      return Math.max(...times)
    } finally {
      await ledger.close()
    }
  }

  it(`takes less than ${MOST_MS} ms of processor`, async () => {
    const most = await mostSpent()
    assert.ok(most < MOST_MS, `${most} ms`)
  })

  it('takes no more in a ledger of an earlier version, which kept title blocks whole', async () => {
    const db = new DatabaseSync(join(folder, 'ledger.sqlite'))
    db.exec(`UPDATE runs SET titled = '${'a'.repeat(8000)}'; DROP TABLE digests`)
    db.close()
    const most = await mostSpent()
    assert.ok(most < MOST_MS, `${most} ms`)
  })

  it('is given up after a second, and says how to narrow it', async (t) => {
    const clock = performance.now()
    let looks = 0
    t.mock.method(performance, 'now', () => clock + 100 * looks++)
    const ledger = openLedger(folder, folderStore(join(folder, 'objects')))
    t.after(ledger.close)
    const isTooLong = { code: 'search_too_long', message: /narrow it by ref, status, domain, from or to/ }
    await assert.rejects(ledger.list({ limit: 50, words: ['zeppelin'] }), isTooLong)
    assert.ok(looks < 20, `${looks} looks`)
  })

  it('shows the beginnings of a title block, and finds a run by them', async () => {
    const meta = { project: `Northern ${LONGEST}`.slice(0, 2000), title: 'Wall thickness' }
    const { run_id } = await service.run({ ref: 'modelrepo:instant', params: { length: 1 }, meta })
    const { runs } = (await service.get('/api/runs?q=northern+thickness')).json
    assert.deepEqual(
      runs.map((run: Json) => run.run_id),
      [run_id],
    )
    assert.match(runs[0].titled, /^Northern a{110}\u2026 · Wall thickness$/)
  })

  it('takes eight words that do not stand in each other, and names the limit to one who sends more', async () => {
    const nine = await service.get('/api/runs?q=ab+cd+ef+gh+ij+kl+mn+op+qr')
    assert.deepEqual([nine.status, nine.json.code], [400, 'query_malformed'])
    assert.match(nine.json.detail, /at most 8 words \(entered: 9\)/)
    const same = await service.get(
      `/api/runs?q=${'i in ins inst INSTANT instan '.repeat(6).trim().replaceAll(' ', '+')}`,
    )
    assert.equal(same.status, 200)
    assert.equal(same.json.runs.length, 2)
  })
})
