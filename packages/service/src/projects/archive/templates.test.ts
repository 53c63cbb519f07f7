/** Every template is run, taken out with its records and taken in by an empty service: current everywhere, by its replays alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, type TestService, testService } from '../../testing.ts'
import { exported, imported, manifestOf, ran } from './archive.fixture.ts'

const MOST_RUNS = 200

async function hashesOf(from: TestService, id: string): Promise<Json> {
  const { results } = manifestOf(await exported(from, id))
  const all = results.map(async ({ calculation, case: name, run_id }) => {
    const { provenance, determinism } = (await from.service.recordOf(run_id ?? '')).response
    return [`${calculation}/${name}`, provenance?.input_hash, determinism?.result_hash]
  })
  return (await Promise.all(all)).toSorted()
}

test('each of the templates has the same hashes in the service that takes it in, and no run beside its replays', async (t) => {
  const [here, there] = [await testService(), await testService()]
  t.after(() => Promise.all([here.close(), there.close()]))
  const { templates } = (await here.get('/api/projects/templates')).json
  assert.equal(templates.length, 5)
  let runs = 0
  for (const { id, document } of templates) {
    const { standing } = await ran(here, document)
    const archive = await exported(here, id)
    const { status, json } = await imported(there, archive)
    assert.deepEqual([status, json.left_out], [201, []], id)
    runs += json.replayed
    assert.equal(json.replayed, new Set(manifestOf(archive).results.map((one) => one.run_id)).size)
    assert.deepEqual(json.project.standing.verdict, standing.verdict)
    assert.ok(json.project.standing.calculations.every((one: Json) => one.freshness === 'current'))
    assert.deepEqual(await hashesOf(there, id), await hashesOf(here, id))
    const [a, b] = await Promise.all([here, there].map((one) => one.get(`/api/projects/${id}/export`)))
    assert.equal(a?.text, b?.text)
  }
  assert.equal((await there.get(`/api/runs?limit=${MOST_RUNS}`)).json.runs.length, runs)
})
