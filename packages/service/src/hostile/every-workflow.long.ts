/** The law of refused input at 1 MB: over every input of every workflow, a part of the hostile bodies at each by turns. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { httpApp } from '../http/app.ts'
import { testSeed, testService } from '../testing.ts'
import { asking, breachesAt, type Law } from './cost.ts'
import { inputsOf } from './doors.ts'
import { hostileAt } from './texts.ts'

const SIZE = 1024 * 1024
const LAW: Law = { growth: 2.5, floor: 300, most: 6000, answer: 100_000 }
/** At one input every eighth is tried: all of them at the inputs of one kind. */
const PART = 8

it('what 1 MB costs at any input grows with its size, and its refusal is short', async (t) => {
  const service = await testService()
  t.after(() => service.close())
  const ask = asking(httpApp(service.service), new URL(service.url).host)
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  const hostile = (turn: number) => hostileAt(SIZE, seed + turn).filter((_, i) => (i + seed + turn) % PART === 0)
  assert.deepEqual(await breachesAt(ask, inputsOf(service.service.catalog), hostile, LAW), [])
})
