/** A report as it is asked for: in the units of its run or others, with units in its formulas, on A4 or Letter, under its bar. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { extractRecord } from '@keelson/report'
import { type Json, type TestService, testService } from '../testing.ts'

const REF = 'modelrepo:lifting-lug-design'
const OPENED = { 'sec-fetch-dest': 'document' }
describe('a report as it is asked for', () => {
  let service: TestService
  let example: Json
  let run: string
  before(async () => {
    service = await testService()
    example = (await service.get('/api/workflows/modelrepo/lifting-lug-design')).json.versions[0].example
    run = (await service.service.runs.run({ ref: REF, params: example, units: 'us' })).run_id
  })
  after(() => service.close())

  const report = async (query = '', headers: Record<string, string> = {}) =>
    service.get(`/reports/${run}${query}`, headers)

  describe('a report of a run recorded in US units', () => {
    it('is in US units, and in others when they are asked for', async () => {
      assert.match((await report()).text, /Restated in US units/)
      assert.equal((await report('?units=us')).text, (await report()).text)
      assert.match((await report('?units=metric')).text, /Restated in metric units/)
      assert.doesNotMatch((await report('?units=declared')).text, /Restated in/)
    })

    it('carries its record as declared, with the hashes of a run that names no units', async () => {
      const { response, request } = extractRecord((await report()).text)
      const plain = await service.run({ ref: REF, params: example })
      assert.equal(request.units, 'us')
      assert.equal(response.determinism?.result_hash, plain.determinism.result_hash)
      assert.equal(response.provenance?.input_hash, plain.provenance.input_hash)
      assert.equal(response.detail, plain.detail)
    })

    it('has units beside the substituted numbers where they are asked for', async () => {
      const [plain, within] = [await report('?units=declared'), await report('?units=declared&substituted=units')]
      const units = (page: string) => page.match(/<mtext>[^<]*<\/mtext>/g)?.length ?? 0
      assert.ok(units(within.text) > 2 * units(plain.text), `${units(within.text)} and ${units(plain.text)}`)
    })

    it('is on US Letter where that is asked for', async () => {
      assert.match((await report('?paper=letter')).text, /@page\{size:letter;/)
      assert.match((await report()).text, /@page\{size:A4;/)
    })

    it('refuses what is no paper and no way to substitute', async () => {
      for (const query of ['?paper=a3', '?substituted=all', '?units=imperial', '?print=all'])
        assert.equal((await report(query)).json.type.split('#').at(-1), 'query_malformed', query)
    })
  })

  describe('the bar over a report that is opened', () => {
    it('has each choice as a link that keeps the others, and the calculation with the inputs of the run', async () => {
      const { text } = await report('?paper=letter&print=full', OPENED)
      const bar = /<nav class="report-bar".*?<\/nav>/s.exec(text)?.[0] ?? ''
      assert.match(bar, /href="\?units=metric&amp;print=full&amp;paper=letter">Metric</)
      assert.match(bar, /href="\?print=full">A4</)
      assert.match(bar, /aria-current="true">US</)
      assert.match(bar, /aria-current="true">US Letter</)
      assert.match(bar, /aria-current="true">Full</)
      assert.ok(bar.includes(`href="/workflows/modelrepo/lifting-lug-design?run=${run}&amp;version=1"`))
    })

    it('is not in the document that a program gets, and never printed', async () => {
      assert.doesNotMatch((await report()).text, /report-bar/)
      const { text } = await report('', OPENED)
      assert.match(text, /<style>\.top,\.docs-nav,\.report-bar\{display:none\}<\/style>/)
      const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(text) ?? []
      assert.match((await service.get(sheet)).text, /@media print\{\.report-bar\{display:none\}\}/)
    })
  })
})
