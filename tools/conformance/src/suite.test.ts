/** The suite is tested itself: it passes a sound workflow, and each broken one is caught by the check that should. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { leftLine } from '@keelson/scaffold/placeholders.ts'
import { placeholdersCheck } from './checks/placeholders.ts'
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

test('each line that npm run new left is caught, in its words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keelson-left-'))
  try {
    const lines = [leftLine("draw 'deflection'"), leftLine('confirm that span [m] is of kind member_length')]
    writeFileSync(join(folder, 'inputs.ts'), `{\n  ${lines.join('\n  ')}\n}\n`)
    const written = { ...sound, home: pathToFileURL(join(folder, 'index.ts')).href }
    assert.deepEqual(await placeholdersCheck.problems(subject(written)), [
      'inputs.ts: "draw \'deflection\'" is left to do',
      'inputs.ts: "confirm that span [m] is of kind member_length" is left to do',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
