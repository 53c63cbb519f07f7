/** Claims about what a study says while it is not done. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { test } from 'node:test'
import { temporaryFolder } from '../testing.ts'
import { ended, lengths, rowsOf, studiedService, until } from './study-kit.ts'

const CHUNKS = { chunkPoints: 20 }
const near = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) <= 1e-12 * Math.abs(expected), `${actual} for ${expected}`)

test('a study that is stopped says of its points so far what they say, after a restart too, and nothing so far once it is done', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const first = await studiedService(folder, {}, CHUNKS)
  const { study_id, running: atFirst } = await first.studies.create(lengths('instant', 800))
  assert.equal(atFirst, null)
  await until(async () => (await first.studies.get(study_id)).points.done >= 40)
  assert.ok((await first.studies.get(study_id)).running)
  await first.close()

  const second = await studiedService(folder, {}, CHUNKS)
  t.after(() => second.close())
  const { running, points, statistics } = await second.studies.get(study_id)
  assert.ok(running && points.done < points.total, 'it was stopped in its midst')
  assert.equal(statistics, null)
  assert.deepEqual(running.points, { total: points.total, done: points.done })
  const rows = await rowsOf(second.studies, study_id)
  assert.equal(running.statuses.PASS, rows.filter(({ status }) => status === 'PASS').length)
  assert.ok(running.outputs.length > 0)
  for (const { output, count, minimum, maximum, mean } of running.outputs) {
    const values = rows.map((row) => row[output]).filter((x) => typeof x === 'number')
    assert.deepEqual([count, minimum, maximum], [values.length, Math.min(...values), Math.max(...values)])
    near(mean, values.reduce((sum, x) => sum + x, 0) / values.length)
  }

  await second.studies.resume()
  const done = await ended(second.studies, study_id)
  assert.deepEqual([done.status, done.running], ['done', null])
})

test('a study that is cancelled goes on saying what its points said', async (t) => {
  const folder = temporaryFolder()
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const { studies, close } = await studiedService(folder, {}, CHUNKS)
  t.after(close)
  const { study_id } = await studies.create(lengths('instant', 800))
  await until(async () => (await studies.get(study_id)).points.done > 0)
  await studies.cancel(study_id)
  const { status, points, running, statistics } = await ended(studies, study_id)
  assert.deepEqual([status, running?.points.done, statistics], ['cancelled', points.done, null])
})
