/** What no run refers to is removed about an hour after it came, and that is looked for only as long as something may be there. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { openForgetting } from './forgetting.ts'

const HOUR = 3_600_000

it('files are forgotten an hour after the start, and an hour after the last one came', async (t) => {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: 0 })
  let times = 0
  const failed: unknown[] = []
  const forgetUnused = async () => {
    times += 1
    if (times === 1) throw new Error('away')
  }
  const forgetting = openForgetting({ forgetUnused, failed: (error) => failed.push(error) })
  const later = async (ms: number) => {
    t.mock.timers.tick(ms)
    await turn()
  }
  await later(0.9 * HOUR)
  assert.equal(times, 0)
  forgetting.came()
  await later(0.2 * HOUR)
  assert.deepEqual([times, failed.length], [1, 1])
  await later(1.1 * HOUR)
  assert.equal(times, 2)
  await later(24 * HOUR)
  assert.equal(times, 2, 'nothing came')
  forgetting.came()
  forgetting.close()
  await later(24 * HOUR)
  assert.equal(times, 2)
})
