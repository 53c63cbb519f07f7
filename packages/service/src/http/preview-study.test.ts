/** A small study that is recorded nowhere. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { after, before, describe, it } from 'node:test'
import { CHILD_FOLDER } from '../engines/child-folder.ts'
import { type Json, type TestService, testService } from '../testing.ts'

const REF = 'modelrepo:wall-thickness-quickcheck'
const GOAL = {
  kind: 'goal',
  param: 'wall_thickness',
  between: [8, 32],
  unit: 'mm',
  target: { output: 'utilisation', value: 1 },
}

describe('a study that is previewed', () => {
  let service: TestService
  before(async () => {
    service = await testService()
  })
  after(() => service.close())
  const counted = async () => [
    (await service.get('/api/runs')).json.runs.length,
    (await service.get('/api/studies')).json.studies.length,
  ]
  const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`${CHILD_FOLDER}${process.pid}-`))

  it('finds what the study finds, and records neither a study nor a run', async () => {
    const request = { ref: REF, vary: GOAL }
    const before = folders()
    const { status, json } = await service.post('/api/preview/study', request)
    assert.equal(status, 200)
    assert.equal(json.recorded, false)
    assert.deepEqual(await counted(), [0, 0])
    const [root] = json.statistics.goal.roots
    assert.equal(root.run_id, null)
    assert.match(json.sections, /not recorded/)
    assert.doesNotMatch(json.sections, /id="study-provenance"/)
    assert.ok(folders().length <= before.length + 1, 'its folder is gone; a thread keeps its own')
    const { study_id } = (await service.post('/api/studies', request)).json
    let study: Json
    do study = (await service.get(`/api/studies/${study_id}`)).json
    while (study.finished === null)
    assert.equal(study.study_hash, json.study_hash)
    assert.equal(study.statistics.goal.roots[0].x, root.x)
  })

  it('is refused as a study is, and where it has more points than can be waited for', async () => {
    const wrong = { ref: REF, vary: { ...GOAL, param: 'wall' } }
    const [preview, study] = [
      await service.post('/api/preview/study', wrong),
      await service.post('/api/studies', wrong),
    ]
    assert.equal(preview.status, 422)
    assert.deepEqual(preview.json.errors, study.json.errors)
    const many = await service.post('/api/preview/study', { ref: REF, vary: { ...GOAL, count: 501 } })
    assert.deepEqual(many.json.errors, [
      { pointer: '/vary', message: 'has 501 points; the limit of a preview is 500 (use /api/studies)' },
    ])
  })
})
