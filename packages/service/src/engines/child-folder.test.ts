/** A killed service leaves no folders of its children behind, whenever it is killed. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { after, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../service.ts'
import { temporaryFolder } from '../testing.ts'
import { CHILD_FOLDER, removeAbandoned } from './child-folder.ts'
import { startLimited } from './limited-child.ts'

const temporary = temporaryFolder()
process.env.TMPDIR = temporary
after(() => rmSync(temporary, { recursive: true }))

const LIMITS = { memoryLimitMb: 256, datasets: join(ROOT, 'datasets') }
/** No process has it: numbers of processes end far below. */
const NOBODY = 2 ** 30

const FIXTURES = new URL('../fixtures/catalog.ts', import.meta.url).href
const SLOW = { repo: 'modelrepo', id: 'slow', version: 1, home: FIXTURES, datasets: '', timeLimitMs: 10_000 }
const PROGRAMS = [
  ['a worker', 'worker.ts', ['[]', '256']],
  ['a child', 'child.ts', [JSON.stringify(SLOW), JSON.stringify([FIXTURES])]],
] as const

for (const [what, program, args] of PROGRAMS) {
  for (const afterMs of [0, 50, 200]) {
    it(`${what} whose service is gone after ${afterMs} ms ends and takes its folder with it`, async () => {
      const child = await startLimited(new URL(program, import.meta.url), args, LIMITS, true)
      const ended = once(child.process, 'exit')
      await wait(afterMs)
      child.process.disconnect()
      await ended
      assert.deepEqual(readdirSync(temporary), [])
    })
  }
}

it('old folders whose service has gone are removed; those of others, and young ones, stay', () => {
  const made = [
    `${CHILD_FOLDER}${NOBODY}-old`,
    `${CHILD_FOLDER}${NOBODY}-new`,
    `${CHILD_FOLDER}${process.pid}-own`,
    'other',
  ]
  for (const name of made) mkdirSync(join(temporary, name))
  for (const name of made) if (!name.endsWith('new')) utimesSync(join(temporary, name), new Date(0), new Date(0))
  removeAbandoned()
  assert.deepEqual(readdirSync(temporary).sort(), made.slice(1).sort())
})
