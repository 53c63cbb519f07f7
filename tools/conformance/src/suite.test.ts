/** The suite is tested itself: it passes a sound workflow, and each broken one is caught by the check that should. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { broken } from './fixtures/broken.ts'
import { cases, sound } from './fixtures/sound.ts'
import { subjectOf } from './subject.ts'
import { counted, suite } from './suite.ts'

const everyCheck = [...suite, ...counted]
const subject = (workflow: typeof sound) => subjectOf('modelrepo', workflow, 'no-datasets', cases)

test('a sound workflow passes the whole suite', async () => {
  const sounder = subject(sound)
  for (const check of everyCheck) assert.deepEqual(await check.problems(sounder), [], check.name)
})

for (const { fault, caughtBy, workflow } of broken) {
  test(`${fault} is caught: ${caughtBy}`, async () => {
    const check = everyCheck.find((c) => c.name === caughtBy)
    assert.ok(check, `there is no check "${caughtBy}"`)
    const found = await check.problems(subject(workflow as typeof sound)).catch((error: Error) => [error.message])
    assert.notDeepEqual(found, [])
  })
}
