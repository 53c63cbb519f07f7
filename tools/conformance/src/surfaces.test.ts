/** The report surfaces over HTTP: the envelope key by key, as the interface names them, and the page that it leads to. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { modelrepo } from '@keelson/modelrepo/catalog.ts'
import { type Json, type TestService, testService } from '@keelson/service/testing.ts'
import { buildStale } from '@keelson/web/surfaces/bundle/pages.ts'

const IDS = ['wall-thickness-explorer', 'cathodic-protection-explorer']
const CHAT = {
  KEELSON_CHAT_CLIENT: 'telegram',
  KEELSON_CHAT_BOT: '@keelson_bot',
  KEELSON_CHAT_LINK: 'https://t.me/keelson_bot?text={prompt}',
}
const keys = (value: Json) => Object.keys(value).sort()

describe('the report surfaces', () => {
  let service: TestService
  before(async () => {
    await buildStale()
    service = await testService()
  })
  after(() => service?.close())

  it('are listed with the envelopes that they have each under their own address', async () => {
    const { status, json } = await service.get('/api/surfaces')
    assert.equal(status, 200)
    assert.deepEqual(keys(json), ['surfaces'])
    assert.deepEqual(
      json.surfaces.map((s: Json) => s.surface),
      IDS.map((id) => `modelrepo:${id}`),
    )
    for (const [i, id] of IDS.entries()) {
      assert.deepEqual((await service.get(`/api/surfaces/modelrepo/${id}`)).json, json.surfaces[i])
    }
  })

  for (const id of IDS) {
    it(`${id}: every key of ResultEnvelope/2, and no other`, async () => {
      const { json: envelope } = await service.get(`/api/surfaces/modelrepo/${id}`)
      const page = `${service.url}/surfaces/modelrepo/${id}`
      assert.deepEqual(keys(envelope), [
        'how_to_run',
        'note',
        'outputs',
        'prompt',
        'provenance',
        'repo',
        'report_url',
        'request',
        'schema',
        'status',
        'surface',
      ])
      assert.equal(envelope.schema, 'service.workflow_api.ResultEnvelope/2')
      assert.equal(envelope.status, 'ok')
      assert.equal(envelope.repo, 'modelrepo')
      assert.equal(envelope.surface, `modelrepo:${id}`)
      assert.equal(envelope.report_url, page)
      assert.deepEqual(envelope.request, { method: 'GET', url: page })
      assert.deepEqual(envelope.outputs, [{ kind: 'report', url: page }])
      assert.deepEqual(keys(envelope.provenance), ['basis', 'deterministic', 'source'])
      assert.match(envelope.provenance.basis, /DNV-/)
      assert.equal(envelope.provenance.deterministic, true)
      assert.match(envelope.provenance.source, /^modelrepo:[a-z-]+@\d+(, modelrepo:[a-z-]+@\d+)*$/)
      assert.match(envelope.note, /GET/)
      assert.ok(envelope.prompt.length > 20)
      assert.deepEqual(envelope.how_to_run, [{ via: 'http', step: `GET ${page}` }])
    })

    it(`${id}: its address answers the page, whole and from here`, async () => {
      const { report_url, note } = (await service.get(`/api/surfaces/modelrepo/${id}`)).json
      const response = await fetch(report_url)
      assert.equal(response.status, 200)
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/)
      const html = await response.text()
      const markup = html.slice(0, html.indexOf('<script'))
      assert.deepEqual(markup.match(/<link|\ssrc=|@import|url\((?!data:|#)[^)]*/g), null)
      assert.match(note, /self-contained HTML page/)
    })
  }

  it('name a chat client with its bot and a link, where one is configured', async (t) => {
    const chatting = await testService(CHAT)
    t.after(chatting.close)
    const { how_to_run, prompt } = (await chatting.get(`/api/surfaces/modelrepo/${IDS[0]}`)).json
    assert.deepEqual(
      how_to_run.map((way: Json) => way.via),
      ['http', 'telegram'],
    )
    assert.deepEqual(how_to_run[1], {
      via: 'telegram',
      step: `Send to @keelson_bot: ${prompt}`,
      bot: '@keelson_bot',
      deep_link: `https://t.me/keelson_bot?text=${encodeURIComponent(prompt)}`,
    })
  })

  it('cover the whole family of cathodic protection, as far as it is built', async () => {
    const { provenance } = (await service.get(`/api/surfaces/modelrepo/${IDS[1]}`)).json
    const family = modelrepo.versions.map(({ id }) => id).filter((id) => id.startsWith('cathodic-protection'))
    assert.deepEqual(provenance.source.split(', ').toSorted(), family.map((id) => `modelrepo:${id}@1`).toSorted())
  })

  it('refuse what is not one of them, and are not run', async () => {
    for (const path of ['/api/surfaces/modelrepo/catenary', '/surfaces/datarepo/wall-thickness-explorer']) {
      const { status, json } = await service.get(path)
      assert.equal(status, 404)
      assert.equal(json.code, 'unknown_surface')
      assert.match(json.detail, /modelrepo:wall-thickness-explorer/)
    }
    const { json } = await service.post('/api/run', { ref: `modelrepo:${IDS[0]}` })
    assert.equal(json.code, 'surface_not_runnable')
    assert.match(json.detail, new RegExp(`/api/surfaces/modelrepo/${IDS[0]}`))
  })
})
