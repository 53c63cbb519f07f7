/** Two runs side by side as a person reads them. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withPlanned } from '../testing.ts'

const WALL = 'modelrepo:wall-thickness-quickcheck'
const PERSON = { accept: 'text/html' }

describe('the comparison of two runs', () => {
  let service: TestService
  let page = ''
  const runs: Json[] = []
  const exampleOf = async (id: string): Promise<Json> =>
    (await service.get(`/api/workflows/modelrepo/${id}`)).json.versions[0].example
  const compared = async (a: Json, b: Json): Promise<string> => {
    const { status, text } = await service.get(`/compare?a=${a.run_id}&b=${b.run_id}`, PERSON)
    assert.equal(status, 200)
    return text
  }
  before(async () => {
    service = await testService({}, withPlanned())
    const example = await exampleOf('wall-thickness-quickcheck')
    const meta = { document: 'NF-CAL-014', revision: 'A' }
    runs.push(await service.run({ ref: WALL, params: { ...example, wall_thickness: 15.9 }, meta }))
    const other = { ...example, wall_thickness: '0.375 in', external_pressure: 8, safety_class: 'high' }
    runs.push(await service.run({ ref: WALL, params: other, meta: { ...meta, revision: 'B' } }))
    page = await compared(runs[0], runs[1])
  })
  after(() => service.close())
  const sectionOf = (name: string): string => page.slice(page.indexOf(`id="in-${name}"`)).split('</section>')[0] ?? ''
  const cells = (row: string) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, ''))

  it('begins with both documents, revisions, runs and dates, and the verdict and the governing check of each', () => {
    const head = page.slice(0, page.indexOf('id="in-differing"'))
    const rows = head.split('<tr>').map(cells)
    const row = (name: string) => rows.find(([first]) => first === name)?.slice(1)
    assert.deepEqual(row('Document'), ['NF-CAL-014', 'NF-CAL-014'])
    assert.deepEqual(row('Revision'), ['A', 'B'])
    assert.match(row('Verdict')?.join() ?? '', /PASS,.*FAIL/)
    assert.match(row('Governing check')?.[0] ?? '', /^Hoop stress \(ASME B31\.4\) 0\.\d{3}$/)
    for (const [i, { run_id }] of runs.entries()) assert.ok(row('Run id')?.[i]?.startsWith(run_id))
    assert.match(
      page,
      /<p class="said">3 inputs differ\. Hoop stress \(ASME B31\.4\) governs A \(0\.\d+\), propagation/,
    )
  })

  it('lists only the inputs that differ, in the units and digits in which they were typed', () => {
    const rows = sectionOf('differing').split('<tr>').slice(2).map(cells)
    assert.deepEqual(rows, [
      ['Selected nominal wall thickness', '15.9 mm', '0.375 in', '−40.1 %'],
      ['External pressure', '1.005 MPa', '8 MPa', '+696 %'],
      ['Safety class', 'Medium', 'High', ''],
    ])
  })

  it('shows the checks that follow with the governing one first, then the values', () => {
    const [first = '', second = ''] = sectionOf('checks').split('<tr class="chief">').slice(1)
    assert.match(first, /Hoop stress \(ASME B31\.4\) <span class="tag">governs A/)
    assert.match(second, /Propagation buckling \(DNV-ST-F101\) <span class="tag">governs B/)
    assert.match(sectionOf('checks'), /<span class="outcome fail">/)
    assert.match(sectionOf('values'), /Required wall thickness, DNV-ST-F101/)
    assert.ok(page.indexOf('id="in-checks"') < page.indexOf('id="in-values"'))
  })

  it('keeps all inputs, checks and values behind one press', () => {
    const [before = '', behind = ''] = page.split(
      '<details class="everything"><summary>All inputs and values</summary>',
    )
    assert.doesNotMatch(before, /<code class="quiet">/, 'names of the API are not for people')
    assert.match(behind, /Outside diameter/)
    assert.match(behind, /<code class="quiet">external_pressure<\/code>/)
    assert.equal(page.split('<details').length, 2)
  })

  it('says other workflows and standards, and when the runs are equal', async () => {
    const other = await service.run({ ref: 'modelrepo:catenary', params: await exampleOf('catenary') })
    const text = await compared(runs[0], other)
    assert.match(text, /<p class="said">The runs are of different workflows\.<\/p>/)
    assert.match(text, /<p>Workflow: modelrepo:wall-thickness-quickcheck in A, modelrepo:catenary in B\.<\/p>/)
    assert.match(text, /<p>[^<]+ is applied in A only\.<\/p>/)
    assert.match(await compared(runs[0], runs[0]), /<p class="said">The runs are equal\.<\/p>/)
    assert.equal((await service.get(`/compare?a=${runs[0].run_id}`, PERSON)).status, 400)
  })

  it('names an entry of a table by its row and column, as it was typed', async () => {
    const params = await exampleOf('rao-spectral-fatigue')
    const [first, second] = params.sea_states
    const ref = 'modelrepo:rao-spectral-fatigue'
    const changed = { ...params, sea_states: [first, { ...second, significant_wave_height: '20 ft' }] }
    const both = [await service.run({ ref, params }), await service.run({ ref, params: changed })]
    const text = await compared(both[0], both[1])
    const rows = text.slice(text.indexOf('id="in-differing"')).split('</section>')[0]?.split('<tr>').slice(2).map(cells)
    assert.deepEqual(rows, [['Sea states, row 2, significant wave height', '6 m', '20 ft', '+1.6 %']])
  })
})
