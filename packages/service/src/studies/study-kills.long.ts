/** Twenty kills in a study of fifty thousand points; what was done is appended to bench/results. */
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { appendResult } from '../results.ts'
import { temporaryFolder, testSeed } from '../testing.ts'
import { outlivesKills } from './study-kills.ts'

const KILLS = { kills: 20, points: 50_000, pointMs: 2, latestMs: 4000 } as const

it(`a study of ${KILLS.points} points that is killed ${KILLS.kills} times ends as an undisturbed one`, async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  const begun = performance.now()
  const killed = await outlivesKills({ ...KILLS, seed }, folder)
  const seconds = Math.round((performance.now() - begun) / 1000)
  t.diagnostic(JSON.stringify(appendResult({ name: 'kills of a study', seed, ...killed, seconds })))
})
