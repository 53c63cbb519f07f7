/** What is older than the days that are set is removed while a service listens, and by nothing else. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { describe, it, type TestContext } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { readConfig } from '../config.ts'
import { openService, ROOT } from '../service.ts'
import { temporaryFolder, withFixtures } from '../testing.ts'
import { record } from './ledger-suite.ts'
import { openRetention } from './retention.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const NOW = Date.UTC(2026, 5, 1)

describe('retention', () => {
  /** `turns`: whether it is the turn of this process, each time that it asks. */
  const opened = (t: TestContext, turns: readonly (boolean | Error)[]) => {
    t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: NOW })
    const [asked, pruned, failed]: [number[], string[], unknown[]] = [[], [], []]
    const retention = openRetention({
      days: 30,
      onceADay: async (_, work) => {
        const mine = turns[asked.length] ?? false
        asked.push(Date.now() - NOW)
        if (mine instanceof Error) throw mine
        if (mine) await work()
        return mine
      },
      prune: async (before) => pruned.push(before),
      failed: (error) => failed.push(error),
    })
    const pass = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += MINUTE) {
        t.mock.timers.tick(MINUTE)
        await turn()
      }
    }
    return { retention, asked, pruned, failed, pass }
  }

  it('removes what is older than its days, a minute after it began and a day after each time', async (t) => {
    const { retention, asked, pruned, pass } = opened(t, [true, true])
    await pass(HOUR)
    assert.deepEqual(asked, [], 'nothing before it begins')
    retention.begin()
    await pass(DAY + MINUTE)
    assert.deepEqual(asked, [HOUR + MINUTE, HOUR + MINUTE + DAY])
    assert.deepEqual(pruned, ['2026-05-02T01:01:00.000Z', '2026-05-03T01:01:00.000Z'])
    await retention.close()
    await pass(2 * DAY)
    assert.equal(asked.length, 2, 'nothing after its end')
  })

  it('looks each hour where another process does it, and where it failed, which is said', async (t) => {
    const wrong = new Error('no answer')
    const { retention, asked, pruned, failed, pass } = opened(t, [false, wrong, true])
    retention.begin()
    await pass(3 * HOUR)
    assert.deepEqual(asked, [MINUTE, MINUTE + HOUR, MINUTE + 2 * HOUR])
    assert.deepEqual([pruned.length, failed], [1, [wrong]])
    await retention.close()
  })

  it('of a service removes old runs, published or not, once it listens', async (t) => {
    const folder = temporaryFolder()
    const settings = { KEELSON_DATA_DIR: folder, KEELSON_LOG_LEVEL: 'silent', KEELSON_KEEP_DAYS: '30' }
    const service = await openService(readConfig(settings, ROOT), withFixtures())
    t.after(async () => {
      await service.close()
      rmSync(folder, { recursive: true })
    })
    const { ledger } = service
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()
    await ledger.append({ ...record('a'), created_at: daysAgo(31) }, [], true)
    await ledger.append({ ...record('b'), created_at: daysAgo(29) }, [], true)
    const ids = () => ledger.ids('', 9)
    t.mock.timers.enable({ apis: ['setTimeout'] })
    t.mock.timers.tick(DAY)
    await turn()
    assert.deepEqual(await ids(), ['a', 'b'], 'nothing by a command that serves nobody')
    service.listeningOn(1)
    t.mock.timers.tick(MINUTE)
    t.mock.timers.reset()
    while ((await ids()).length > 1) await turn()
    assert.deepEqual(await ids(), ['b'])
  })
})
