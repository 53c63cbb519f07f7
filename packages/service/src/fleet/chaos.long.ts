/** A hundred events in one study, pauses beyond the heartbeat among them. */
import { it } from 'node:test'
import { testSeed } from '../testing.ts'
import { outlivesChaos } from './chaos.ts'

it('a study outlives a hundred kills, pauses, cuts and restarts', async (t) => {
  const outlived = await outlivesChaos({
    events: { kill: 50, pause: 20, cut: 20, restart: 5, crash: 5 },
    points: 60_000,
    pointMs: 4,
    workers: 3,
    seed: testSeed(),
  })
  t.diagnostic(JSON.stringify(outlived))
})
