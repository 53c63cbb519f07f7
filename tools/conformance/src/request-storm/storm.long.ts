/** A hundred thousand mutated requests; what was sent and answered is appended to bench/results. */
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { appendResult } from '@keelson/service/results.ts'
import { temporaryFolder, testSeed } from '@keelson/service/testing.ts'
import { weathers } from './storm.ts'

const REQUESTS = 100_000
const SILENT_MS = 1000

it(`${REQUESTS} mutated requests over all workflows and routes have no answer of 500, and the service is never silent for ${SILENT_MS} ms`, async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  const begun = performance.now()
  const weathered = await weathers(REQUESTS, seed, folder, SILENT_MS)
  const seconds = Math.round((performance.now() - begun) / 1000)
  t.diagnostic(JSON.stringify(appendResult({ name: 'mutated requests', seed, ...weathered, seconds })))
})
