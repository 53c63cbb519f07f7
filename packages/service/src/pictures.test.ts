/** Pictures of recorded runs: named in the record, drawn when they are asked for, and only as the record has its numbers. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, it } from 'node:test'
import { sha256 } from './hash.ts'
import { type Json, type TestService, testService } from './testing.ts'

const REF = 'modelrepo:catenary'

describe('the pictures of a recorded run', () => {
  let service: TestService
  let example: Json
  before(async () => {
    service = await testService({ KEELSON_PUBLISH: 'manual' })
    example = (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0].example
  })
  after(() => service.close())

  const run = (over: Json = {}) => service.run({ ref: REF, params: { ...example, ...over } })
  const get = async (url: string): Promise<Json> => (await service.get(url.replace(service.url, ''))).json
  const pathOf = ({ run_id }: Json) => `/api/runs/${run_id}`
  const database = (sql: string) => {
    const db = new DatabaseSync(join(service.dataDir, 'ledger.sqlite'))
    const found = db.prepare(sql).all()
    db.close()
    return found
  }

  it('are answered and recorded by id, title, description and address', async () => {
    const answer = await run()
    const { charts, figures } = answer.result
    assert.ok(charts.length > 0 && figures.length > 0)
    for (const picture of [...charts, ...figures])
      assert.deepEqual(Object.keys(picture), ['id', 'title', 'description', 'url'])
    assert.deepEqual((await get(pathOf(answer))).result, answer.result)
  })

  it('are drawn at their addresses and for fields that ask for them, as the run itself draws them', async () => {
    const answer = await run()
    const [chart] = answer.result.charts
    const [figure] = answer.result.figures
    const [drawnChart, drawnFigure] = [await get(chart.url), await get(figure.url)]
    assert.ok(drawnChart.spec.layer && drawnFigure.drawing.shapes.length > 0)
    const asked = await get(`${pathOf(answer)}?fields=result.charts,result.figures`)
    assert.deepEqual([asked.result.charts[0], asked.result.figures[0]], [drawnChart, drawnFigure])
    const body = { ref: REF, params: example }
    const { json } = await service.post('/api/run?fields=run_id,result.charts.spec', body)
    assert.deepEqual(json.result.charts[0].spec, drawnChart.spec)
    assert.equal((await get(`/api/runs/${json.run_id}`)).result.charts[0].spec, undefined, 'it is not recorded')
    const preview = (await service.post('/api/preview?fields=result.figures', body)).json
    assert.deepEqual(preview.result.figures[0].drawing, drawnFigure.drawing)
    const { status } = await service.get(`${pathOf(answer)}/charts/none`)
    assert.equal(status, 404)
  })

  it('are withheld with the reason where the run does not come out as its record says', async () => {
    const answer = await run()
    const [row] = database(`SELECT record FROM runs WHERE run_id = '${answer.run_id}'`)
    const record = JSON.parse(String(row?.record))
    const [name, quantity] = Object.entries<Json>(record.response.result.values).find(
      ([, { value }]) => typeof value === 'number' && value > 1,
    ) ?? ['', {}]
    quantity.value *= 1.01
    const other = JSON.stringify(record).replaceAll("'", "''")
    database(
      `UPDATE runs SET record = '${other}', record_sha256 = '${sha256(JSON.stringify(record))}' WHERE run_id = '${answer.run_id}'`,
    )
    const { withheld, spec } = await get(answer.result.charts[0].url)
    assert.equal(spec, undefined)
    assert.match(withheld, new RegExp(`The recalculated run differs from its record: values/${name} was `))
    const report = await service.service.draft(answer.run_id)
    assert.match(report, /Not shown: .*The recalculated run differs from its record/s)
    assert.doesNotMatch(report, /<figure/)
  })

  it('are kept when the run is published, and shown as they are kept', async () => {
    const answer = await run()
    const kept = () => database(`SELECT digest FROM pictures WHERE run_id = '${answer.run_id}'`).length
    assert.equal(kept(), 0)
    const drawn = await get(answer.result.charts[0].url)
    assert.equal(kept(), 0, 'what is looked at is not kept')
    await service.service.publish(answer.run_id)
    assert.equal(kept(), 1)
    assert.deepEqual(await get(answer.result.charts[0].url), drawn)
    database(`UPDATE pictures SET content = x'00' WHERE run_id = '${answer.run_id}'`)
    const { status, json } = await service.get(answer.result.charts[0].url.replace(service.url, ''))
    assert.deepEqual([status, json.code], [500, 'record_damaged'])
    const { faults } = await service.service.checkStore()
    assert.deepEqual(
      faults.filter(({ kind }) => kind === 'pictures').map(({ id }) => id),
      [answer.run_id],
    )
    database(`DELETE FROM pictures WHERE run_id = '${answer.run_id}'`)
  })

  it('are kept of every run before other code takes the folder', async () => {
    const first = await service.service.keepPictures()
    assert.ok(first.kept > 0)
    const { kept, held, withheld } = await service.service.keepPictures()
    assert.deepEqual([kept, held, withheld], [0, first.kept + first.held, first.withheld])
  })
})

it('the answer and the lists of a run are files that its record gives', async (t) => {
  const service = await testService()
  t.after(service.close)
  const { example } = (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0]
  const answer = await service.run({ ref: REF, params: example })
  assert.ok(answer.artifacts.every(({ present }: Json) => present))
  for (const { basename, sha256: digest, url } of answer.result.outputs) {
    assert.equal(digest, undefined, basename)
    const { status, text } = await service.get(url.replace(service.url, ''))
    assert.equal(status, 200)
    assert.ok(text.length > 10, basename)
  }
  const summary = (await service.get(`/api/runs/${answer.run_id}/artifacts/summary.json`)).json
  assert.deepEqual([summary.run_id, summary.values], [answer.run_id, answer.result.values])
})
