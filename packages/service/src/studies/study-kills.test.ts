/** A study goes on after a kill with what it had. Twenty kills of a large one are `npm run test:long`. */
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { temporaryFolder, testSeed } from '../testing.ts'
import { outlivesKills } from './study-kills.ts'

const KILLS = { kills: 3, points: 900, pointMs: 3, latestMs: 600, chunkPoints: 20 } as const

it('a study that is killed ends as an undisturbed one, and calculates no chunk again that had its row', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  t.diagnostic(JSON.stringify(await outlivesKills({ ...KILLS, seed }, folder)))
})
