/** Two hundred kills under mixed load; what was done is appended to bench/results. */
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { appendResult } from '../results.ts'
import { temporaryFolder, testSeed } from '../testing.ts'
import { survives } from './kills.ts'

const KILLS = 200

it(`a service that is killed ${KILLS} times serves every run that it answered`, async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  const begun = performance.now()
  const survived = await survives(KILLS, seed, folder)
  const seconds = Math.round((performance.now() - begun) / 1000)
  t.diagnostic(JSON.stringify(appendResult({ name: 'kills', seed, ...survived, seconds })))
})
