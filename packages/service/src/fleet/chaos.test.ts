/** Every point of a study stands once, whatever becomes of workers and database meanwhile; `npm run test:long` does more of it. */
import { it } from 'node:test'
import { testSeed } from '../testing.ts'
import { outlivesChaos } from './chaos.ts'

it('a study outlives kills, cut connections and restarts of its database, and a small one is done beside it', async () => {
  await outlivesChaos({
    events: { kill: 2, cut: 3, crash: 1 },
    points: 1500,
    pointMs: 4,
    workers: 2,
    seed: testSeed(),
  })
})
