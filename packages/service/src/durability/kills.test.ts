/** What was answered is kept: the service is killed in the midst of mixed load. A hundred kills are `npm run test:long`. */
import { rmSync } from 'node:fs'
import { it } from 'node:test'
import { temporaryFolder, testSeed } from '../testing.ts'
import { survives } from './kills.ts'

const KILLS = 3

it('a service that is killed serves every run that it answered, whole and with its hash right', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const seed = testSeed()
  t.diagnostic(`seed ${seed}`)
  t.diagnostic(JSON.stringify(await survives(KILLS, seed, folder)))
})
