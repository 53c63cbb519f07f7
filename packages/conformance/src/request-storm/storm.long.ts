/** A hundred thousand mutated requests; what was sent and answered is appended to bench/results. */
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { appendResult } from '@keelson/service/results.ts'
import { temporaryFolder, testSeed } from '@keelson/service/testing.ts'
import { weathers } from './storm.ts'

const REQUESTS = 100_000

it(`${REQUESTS} mutated requests over all workflows and routes have no answer of 500`, async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  const begun = performance.now()
  const weathered = await weathers(REQUESTS, seed, folder)
  const seconds = Math.round((performance.now() - begun) / 1000)
  t.diagnostic(JSON.stringify(appendResult({ name: 'mutated requests', seed, ...weathered, seconds })))
})
