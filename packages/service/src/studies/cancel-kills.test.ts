/** A service that is killed right after it said that a study is cancelled never goes on with it. */
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { seeded } from '@keelson/equations/seeded.ts'
import { POINT_MS, WITNESS } from '../fixtures/studied.ts'
import { temporaryFolder, testSeed } from '../testing.ts'
import { openStudyStore } from './sqlite-store.ts'
import { ended, lengths, studiedService, until, witnessedIn } from './study-kit.ts'

const PROGRAM = fileURLToPath(new URL('./study-process.ts', import.meta.url))
const KILLS = 2
const LATEST_MS = 60

it('a study that was said to be cancelled stays so, whenever its service is killed after that', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const draw = seeded(testSeed())
  for (let n = 0; n < KILLS; n++) await cancelledAndKilled(join(folder, String(n)), draw() * LATEST_MS)
})

async function cancelledAndKilled(home: string, afterMs: number): Promise<void> {
  const path = `${home}.txt`
  writeFileSync(path, '')
  const child = fork(PROGRAM, [home, '20'], {
    env: { ...process.env, [WITNESS]: path, [POINT_MS]: '3' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  await once(child, 'message')
  child.send(lengths('witnessed', 5000))
  await until(() => witnessedIn(path).length > 0)
  child.send({ cancel: await idIn(home) })
  await once(child, 'message')
  await wait(afterMs)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const begun = witnessedIn(path).length
  const service = await studiedService(home)
  await service.studies.resume()
  const { status, points } = await ended(service.studies, await idIn(home))
  await service.close()
  assert.equal(status, 'cancelled')
  assert.ok(points.done < points.total)
  assert.equal(witnessedIn(path).length, begun, 'nothing goes on')
}

async function idIn(home: string): Promise<string> {
  const store = openStudyStore(join(home, 'studies'))
  const [{ study_id } = { study_id: '' }] = await store.list({ limit: 1 })
  await store.close()
  return study_id
}
