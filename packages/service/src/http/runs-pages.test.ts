/** What was recorded is found again on a page: runs and studies as one register, sorted, grouped and chosen to compare. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

const INSTANT = 'modelrepo:instant'
const FAILING = 'modelrepo:failing'
const PERSON = { accept: 'text/html' }

describe('the register', () => {
  let service: TestService
  const ids: string[] = []
  let study = ''
  before(async () => {
    service = await testService({}, withFixtures())
    const titled = { project: 'North flowline', document: 'NF-CAL-014', revision: 'B', title: '100 % <utilised>' }
    const made: readonly Json[] = [
      { ref: INSTANT, params: { length: 1 } },
      { ref: INSTANT, params: { length: 2 }, meta: titled },
      { ref: FAILING, params: { length: 3 }, domain: 'wells-subsurface', subdomain: 'more-fixtures' },
      { ref: 'modelrepo:planned', params: {} },
    ]
    for (const body of made) ids.push((await service.run(body)).run_id)
    const axes = [{ param: 'length', from: 2, to: 12, count: 6 }]
    const meta = { document: 'NF-CAL-014', revision: 'C' }
    const asked = { ref: INSTANT, base: { length: 3 }, vary: { kind: 'grid', axes }, meta }
    study = (await service.post('/api/studies', asked)).json.study_id
    while ((await service.get(`/api/studies/${study}`)).json.status !== 'done')
      await new Promise((r) => setTimeout(r, 50))
  })
  after(() => service.close())

  /** The entries of a page that have a report, in their order. */
  const listed = async (path: string): Promise<readonly string[]> => {
    const { status, text } = await service.get(path, PERSON)
    assert.equal(status, 200, path)
    const named = new Map([...ids.map((id, i) => [id, `run ${i}`] as const), [study, 'study']])
    return [...text.matchAll(/\/reports\/([0-9a-f-]+)|\/studies\/([0-9a-f-]+)\/report/g)].flatMap(
      ([, run, of]) => named.get(run ?? of ?? '') ?? [],
    )
  }
  const rowOf = async (path: string, id: string): Promise<string> => {
    const { text } = await service.get(path)
    return text.split('<tr>').find((row) => row.includes(id)) ?? ''
  }

  it('has a line for each run and study with document, revision, result and utilisation, and nothing of a caller is markup', async () => {
    const { headers, text } = await service.get('/runs')
    assert.match(headers.get('content-security-policy') ?? '', /form-action 'self'/)
    const run = await rowOf('/runs', ids[1] ?? '')
    assert.match(run, /<td class="document" title="North flowline">NF-CAL-014<\/td><td class="revision">B<\/td>/)
    assert.match(run, new RegExp(`<a href="/reports/${ids[1]}">100 % &lt;utilised&gt;</a>`))
    assert.match(run, new RegExp(`<a href="/workflows/modelrepo/instant\\?run=${ids[1]}&amp;version=1"`))
    assert.match(run, /PASS<\/strong> [A-Z]/)
    assert.match(run, /<td class="utilisation">0\.200<\/td>/)
    assert.match(await rowOf('/runs', study), /6 points<\/span><\/td>\n<td class="result" title="5 pass, 1 fail">/)
    assert.match(await rowOf('/runs', study), /<td class="utilisation">1\.200<\/td>/)
    assert.doesNotMatch(text, new RegExp(`/reports/${ids[3]}`), 'a run that was skipped has no report')
    assert.equal(text.split('type="checkbox" name="run"').length - 1, 4, 'runs are compared, studies are not')
  })

  it('is sorted by any column, and says so at its head', async () => {
    assert.deepEqual(await listed('/runs'), ['study', 'run 2', 'run 1', 'run 0'])
    assert.deepEqual(await listed('/runs?sort=utilisation'), ['run 0', 'run 1', 'study', 'run 2'])
    assert.deepEqual(await listed('/runs?sort=revision'), ['run 1', 'study', 'run 2', 'run 0'])
    const { text } = await service.get('/runs?sort=-revision&status=PASS')
    assert.match(
      text,
      /<th scope="col" class="revision" aria-sort="descending"><a href="\/runs\?status=PASS&amp;sort=revision">/,
    )
    assert.equal(text.split('aria-sort').length - 1, 1)
    assert.equal((await service.get('/runs?sort=colour', PERSON)).status, 400)
  })

  it('is grouped by document, entries without one at the end', async () => {
    const { text } = await service.get('/runs?group=document')
    assert.deepEqual(
      [...text.matchAll(/scope="rowgroup" colspan="8">([^<]+) </g)].map(([, head]) => head),
      ['NF-CAL-014', 'No document number'],
    )
    assert.deepEqual(await listed('/runs?group=document'), ['study', 'run 1', 'run 2', 'run 0'])
  })

  it('shows what is asked for of runs and studies, by the fields of the page, those left empty too', async () => {
    assert.deepEqual(await listed('/runs?q=&status=FAIL&domain=&from=&to='), ['run 2'])
    assert.deepEqual(await listed('/runs?status=done'), ['study'])
    assert.deepEqual(await listed('/runs?kind=runs'), ['run 2', 'run 1', 'run 0'])
    assert.deepEqual(await listed('/runs?q=nf-cal-014'), ['study', 'run 1'])
    assert.deepEqual(await listed('/runs?q=north+flowline'), ['run 1'])
    assert.deepEqual(await listed('/runs?domain=wells-subsurface'), ['run 2'])
    assert.deepEqual(await listed('/runs?to=2020-01-01'), [])
    assert.match((await service.get('/runs?status=FAIL')).text, /<option value="FAIL" selected>/)
    assert.match((await service.get('/runs?q=zeppelin')).text, /No runs or studies match these filters/)
    for (const query of ['from=soon', 'kind=ships', 'group=colour', 'status=GOOD'])
      assert.equal((await service.get(`/runs?${query}`, PERSON)).status, 400, query)
  })

  it('of studies alone has an address of its own, in the head of every page', async () => {
    assert.deepEqual(await listed('/studies'), ['study'])
    const { text } = await service.get('/studies?q=zeppelin')
    assert.match(
      text,
      /<a href="\/runs">Runs<\/a> <a href="\/studies" aria-current="page">Studies<\/a> <a href="\/projects">/,
    )
    assert.match(text, /No studies match these filters/)
  })

  it('goes to the comparison of the two that are selected, the older first, and says what is missing for one', async () => {
    const [a, b] = [ids[0] ?? '', ids[2] ?? '']
    const { status, headers } = await fetch(`${service.url}/compare?run=${b}&run=${a}`, { redirect: 'manual' })
    assert.deepEqual([status, headers.get('location')], [302, `/compare?a=${a}&b=${b}`])
    const { text, status: refused } = await service.get(`/compare?run=${a}`, PERSON)
    assert.equal(refused, 400)
    assert.match(text, /select two runs to compare \(selected: 1\)/i)
  })

  it('is paged with what was asked, runs and studies by one clock', async () => {
    for (let i = 0; i < 50; i++) await service.run({ ref: INSTANT, params: { length: 5 } })
    const first = (await service.get('/runs?q=instant')).text
    const [, older = ''] = /<a href="([^"]+)" rel="next">Older<\/a>/.exec(first) ?? []
    assert.deepEqual(await listed(older.replaceAll('&amp;', '&')), ['study', 'run 1', 'run 0'])
    const second = (await service.get(older.replaceAll('&amp;', '&'))).text
    assert.match(second, /<a href="\/runs\?q=instant">Newest<\/a>/)
    assert.doesNotMatch(second, /rel="next"/)
    assert.equal((await listed('/runs?q=instant&sort=title')).length, 3, 'what is sorted is more than a page')
  })
})
