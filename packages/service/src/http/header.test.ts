/** Every page that the service hands to a browser has one header, with the way home; a program gets a report without it. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService } from '../testing.ts'

const BROWSER = {
  accept: 'text/html',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
}
/** Explorers bring it themselves, a fragment is no page, and a file is to be kept. */
const OTHERS = ['/surfaces/{repo}/{surface_id}', '/api/studies/{study_id}/sections', '/workflows/{repo}/{id}/offline']
const headers = (text: string): number => [...text.matchAll(/<(?:header|nav) class="top"/g)].length

describe('the header of the pages', () => {
  let service: TestService
  let run: Json
  let paths: readonly string[]
  before(async () => {
    service = await testService()
    const { example } = (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0]
    run = await service.run({ ref: 'modelrepo:catenary', params: example })
    const vary = { kind: 'grid', axes: [{ param: 'vertical_span', values: [186, 187] }] }
    const { study_id } = (await service.post('/api/studies', { ref: 'modelrepo:catenary', vary })).json
    await (await fetch(`${service.url}/api/studies/${study_id}/events`)).arrayBuffer()
    const { endpoints } = (await service.get('/api/spec')).json
    const { paths: described } = (await service.get('/api/openapi.json')).json
    paths = endpoints.flatMap(({ method, path, default_request: request }: Json) => {
      const { content = {} } = described[path][method.toLowerCase()].responses[200] ?? {}
      const isPage = method === 'GET' && 'text/html' in content && !OTHERS.includes(path)
      return isPage && request ? [request.url.replace(service.url, '')] : []
    })
  })
  after(() => service.close())

  it('stands once on each of them, and on a refusal', async () => {
    assert.ok(paths.length >= 13, paths.join(' '))
    for (const path of [...paths, '/nowhere', '/workflows/modelrepo/nowhere'])
      assert.equal(headers((await service.get(path, BROWSER)).text), 1, path)
  })

  it('is not in a report that a program asks for, which is byte for byte as it is kept', async () => {
    const path = `/reports/${run.run_id}`
    const [plain, opened] = [await service.get(path), await service.get(path, BROWSER)]
    assert.equal(headers(plain.text), 0)
    assert.equal(plain.text, await service.service.report(run.run_id))
    assert.notEqual(plain.headers.get('etag'), opened.headers.get('etag'))
    assert.equal(opened.headers.get('vary'), 'sec-fetch-dest, accept-encoding')
    const again = await service.get(path, { ...BROWSER, 'if-none-match': opened.headers.get('etag') ?? '' })
    assert.equal(again.status, 304)
    for (const [sent, to] of [
      [opened, again],
      [plain, await service.get(path, { 'if-none-match': plain.headers.get('etag') ?? '' })],
    ] as const)
      assert.equal(to.headers.get('content-security-policy'), sent.headers.get('content-security-policy'))
  })

  it('leaves a report without script, form and request but for one style sheet of the service', async () => {
    const { headers: sent, text } = await service.get(`/reports/${run.run_id}?print=summary`, BROWSER)
    const policy = sent.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'none'; style-src 'self' 'unsafe-inline'; img-src data:; font-src data:; /)
    assert.match(policy, /form-action 'none'/)
    assert.match(text, /<body class="print-summary">/)
    assert.doesNotMatch(text, /<script/)
  })
})
