/** A record with a quota takes what began while there was room, and nothing that began after; it is read all the same. */
import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { testService, withFixtures } from '../testing.ts'
import { isProblem } from './ledger-suite.ts'
import { openQuota } from './quota.ts'
import { mustHoldQuota } from './quota-kit.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 0, 1)

describe('a quota', () => {
  const opened = (t: TestContext) => {
    t.mock.timers.enable({ apis: ['Date'], now: START })
    const said: string[] = []
    const disk = { bytes: 0, measured: 0, isAway: false }
    const room = {
      bytes: async () => {
        disk.measured++
        if (disk.isAway) throw new Error('no answer')
        return disk.bytes
      },
      toMake: 'make room',
    }
    const quota = openQuota({ quotaMb: 10, room, warn: (d) => said.push(d), failed: (e) => said.push(String(e)) })
    const comes = (bytes: number, began = Date.now() + 1) =>
      quota.mustHaveRoom('run', new Date(began).toISOString(), bytes)
    return { quota, disk, said, comes, later: (ms: number) => t.mock.timers.setTime(Date.now() + ms) }
  }
  const isFull = (error: unknown) => isProblem('storage_full')(error)

  it('refuses what begins when it is full, in words, and takes what began before', async (t) => {
    const { comes, disk, later } = opened(t)
    await comes(1e6)
    disk.bytes = 10.25e6
    later(MINUTE)
    await comes(9e6, Date.now())
    await assert.rejects(comes(1), {
      code: 'storage_full',
      message:
        'the record uses 10.3 MB of its quota of 10 MB (KEELSON_RECORD_MB); the run was not recorded. To make room, make room',
    })
    await comes(1, Date.now())
  })

  it('takes nothing where it is full at the start, whenever that began', async (t) => {
    const { comes, disk } = opened(t)
    disk.bytes = 10e6
    await assert.rejects(comes(1, START), isFull)
  })

  it('is measured once a minute, and before what has come could fill it', async (t) => {
    const { comes, disk, later } = opened(t)
    for (let n = 0; n < 40; n++) await comes(100_000)
    assert.equal(disk.measured, 1)
    later(MINUTE)
    await comes(100_000)
    await turn()
    assert.equal(disk.measured, 2)
    disk.bytes = 10e6
    await comes(5e6, Date.now())
    assert.equal(disk.measured, 3)
    for (let n = 0; n < 40; n++) await assert.rejects(comes(1), isFull)
    assert.equal(disk.measured, 3)
  })

  it('has room again where something was removed, or a minute after room was made', async (t) => {
    const { comes, disk, quota, later } = opened(t)
    disk.bytes = 10e6
    await assert.rejects(comes(1), isFull)
    disk.bytes = 5e6
    await assert.rejects(comes(1), isFull)
    quota.shrank()
    await comes(1)
    disk.bytes = 10e6
    later(MINUTE)
    await comes(3e6, Date.now())
    await assert.rejects(comes(1), isFull)
    disk.bytes = 5e6
    later(MINUTE)
    await comes(1)
  })

  it('warns from nine tenths on, once an hour', async (t) => {
    const { comes, disk, said, later } = opened(t)
    disk.bytes = 8.9e6
    await comes(1)
    assert.deepEqual(said, [])
    disk.bytes = 9e6
    for (let n = 0; n < 61; n++) {
      later(MINUTE)
      await comes(1)
      await turn()
    }
    const warning = 'the record uses 9 MB of its quota of 10 MB (KEELSON_RECORD_MB); make room'
    assert.deepEqual(said, [warning, warning])
  })

  it('that cannot be measured says why, and refuses nothing that it did not refuse', async (t) => {
    const { comes, disk, said, quota, later } = opened(t)
    disk.isAway = true
    await comes(1)
    assert.deepEqual([said, quota.state()], [['Error: no answer'], { mb: null, quota_mb: 10 }])
    disk.isAway = false
    disk.bytes = 10e6
    await assert.rejects(comes(1), isFull)
    disk.isAway = true
    later(MINUTE)
    await assert.rejects(comes(1), isFull)
  })
})

describe('a data folder with a quota', () => {
  it('is full at it, says so, is read, and goes on where room was made', async (t) => {
    const service = await testService({ KEELSON_RECORD_MB: '2' }, withFixtures())
    t.after(service.close)
    const toMake = 'remove old runs with keelson prune, or increase the setting'
    // A commit of a small run writes many pages to the log of SQLite, which is bounded.
    await mustHoldQuota(service, { quotaMb: 2, mostMb: 10, toMake })
    const { runs } = await service.service.prune('9')
    assert.ok(runs > 5)
    await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })
  })

  it('is as large as without one where there is none, and says nothing of it', async (t) => {
    const service = await testService({}, withFixtures())
    t.after(service.close)
    assert.equal((await service.get('/readyz')).json.record, undefined)
  })
})
