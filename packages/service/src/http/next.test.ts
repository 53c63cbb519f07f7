/** The way on: a page and a report lead to other workflows with the numbers of the run, and the record knows nothing of it. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService } from '../testing.ts'

const LUG = 'modelrepo:lifting-lug-design'
describe('the way on from a result', () => {
  let service: TestService
  let example: Json
  before(async () => {
    service = await testService()
    example = (await service.get('/api/workflows/modelrepo/lifting-lug-design')).json.versions[0].example
  })
  after(() => service.close())

  /** The links of a page, as the browser follows them. */
  const linksOf = (text: string): readonly URL[] =>
    [...text.matchAll(/<li><a href="(\/workflows\/[^"]+)">Use /g)].map(
      ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), service.url),
    )
  const inputsOf = ({ hash }: URL) => new URLSearchParams(hash.slice(hash.indexOf('?')))

  async function nextOf(ref: string, params: Json, units = 'declared'): Promise<readonly URL[]> {
    const { text } = await service.post(`/api/preview/sections?units=${units}`, { ref, params })
    const sections = text
      .trim()
      .split('\n')
      .map((line): Json => JSON.parse(line))
    return linksOf(sections.find(({ id }) => id === 'next')?.html ?? '')
  }

  it('a preview leads to the target with every digit, in the unit of the value, whatever units are read', async () => {
    const params = { ...example, static_sling_load: 420.123456789 }
    for (const units of ['declared', 'us']) {
      const [link] = await nextOf(LUG, params, units)
      assert.ok(link)
      assert.equal(link.pathname, '/workflows/modelrepo/rigging')
      const inputs = inputsOf(link)
      assert.equal(inputs.get('maximum_sling_force'), '924.271604936 kN')
      assert.equal(inputs.get('analysis'), 'sling_factor')
      assert.equal(inputs.get('carried-value'), `maximum_sling_force ${LUG}@1 design_load preview`)
    }
  })

  it('a run in which the value is not given, or is another thing, leads nowhere with it', async () => {
    const { static_sling_load: _, ...unloaded } = example
    assert.deepEqual(await nextOf(LUG, unloaded), [])
    const catenary = (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0].example
    const targets = async (params: Json) => (await nextOf('modelrepo:catenary', params)).map(({ pathname }) => pathname)
    assert.ok((await targets(catenary)).includes('/workflows/modelrepo/anchor-capacity'))
    const { horizontal_span: __, unstretched_length: ___, ...riser } = catenary
    const hung = { ...riser, solve_mode: 'horizontal_tension', fairlead_horizontal_tension: 900 }
    assert.deepEqual(await targets(hung), ['/workflows/modelrepo/tsj-sizing'])
  })

  it('a report in a browser leads on from its run; the record, and the document that is kept, do not', async () => {
    const answer = await service.run({ ref: LUG, params: example })
    assert.doesNotMatch(JSON.stringify(answer), /feeds|carried/)
    const { text } = await service.get(new URL(answer.report_url).pathname, { 'sec-fetch-dest': 'document' })
    const [link] = linksOf(text)
    assert.ok(link)
    assert.equal(inputsOf(link).get('carried-value')?.split(' ').at(-1), answer.run_id)
    assert.ok(text.indexOf('class="onward"') > text.indexOf('id="summary"'))
    assert.ok(text.indexOf('class="onward"') < text.indexOf('id="basis"'))
    assert.deepEqual(linksOf(await service.service.draft(answer.run_id)), [])
  })
})
