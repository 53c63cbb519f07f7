/** A thread that cannot open a study says why. */
import assert from 'node:assert/strict'
import { after, it } from 'node:test'
import { DEFECT, DISK_FULL, type StudyTask } from './thread-messages.ts'
import { NotOpened, openThreads } from './threads.ts'

const threads = openThreads({ memoryLimitMb: 256, timeLimitMs: 10_000 })
after(() => threads.close())

/** A study whose workflow stands in a module that throws when it is loaded. */
const throwing = (error: string): StudyTask => ({
  study_id: 'none',
  repo: 'modelrepo',
  id: 'none',
  version: 1,
  home: `data:text/javascript,throw ${encodeURIComponent(error)}`,
  modules: [],
  request: { ref: 'modelrepo:none', vary: { kind: 'list', rows: [] } },
  datasets: '',
  objects: '',
})

for (const [what, error, reason] of [
  ['a full disk', "Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })", DISK_FULL],
  ['a defect', "new Error('no such thing')", DEFECT],
] as const) {
  it(`a study that cannot be opened through ${what} is told so`, async () => {
    await assert.rejects(threads.open(throwing(error)), (thrown) => {
      assert.ok(thrown instanceof NotOpened)
      assert.equal(thrown.reason, reason)
      assert.match(thrown.message, /^Error: no s/)
      return true
    })
  })
}
