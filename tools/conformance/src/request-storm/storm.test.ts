/** Whatever is sent over HTTP is answered or refused. A hundred thousand requests are `npm run test:long`. */
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { temporaryFolder, testSeed } from '@keelson/service/testing.ts'
import { weathers } from './storm.ts'

const REQUESTS = 1000
/** On a busy machine. */
const SILENT_MS = 10_000

it('mutated requests over all workflows and routes have no answer of 500', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  t.diagnostic(JSON.stringify(await weathers(REQUESTS, seed, folder, SILENT_MS)))
})
