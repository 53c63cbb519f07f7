/** Every point of a study stands once, whatever becomes of workers and database meanwhile; `npm run test:long` does more of it. */
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { testSeed } from '../testing.ts'
import { outlivesChaos } from './chaos.ts'

it('a study outlives kills, cut connections and restarts of its database, and a small one is done beside it', async () => {
  const { small_study_s } = await outlivesChaos({
    events: { kill: 4, cut: 4, restart: 1, crash: 1 },
    points: 2500,
    pointMs: 4,
    workers: 3,
    seed: testSeed(),
  })
  assert.ok(small_study_s < 10, `${small_study_s} s`)
})
