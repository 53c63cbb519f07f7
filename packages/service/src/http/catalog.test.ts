/** GET /api/catalog lists every workflow once with its channels, whether it can be run here or not. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { interfaceRefs } from '../fixtures/interface-refs.ts'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

const CHANNELS = ['subsea-pipelines-integrity', 'floating-marine', 'wells-subsurface']

describe('the whole catalog', () => {
  let service: TestService
  let listed: Json
  before(async () => {
    service = await testService()
    listed = (await service.get('/api/catalog')).json
  })
  after(() => service.close())

  it('has the 101 workflows of the interface, each once, with what each is and rests on', () => {
    assert.equal(listed.count, 101)
    assert.deepEqual(
      listed.workflows.map((row: Json) => row.ref),
      [...interfaceRefs].sort(),
    )
    for (const { ref, repo, id, title, question, kind, standards } of listed.workflows) {
      assert.equal(ref, `${repo}:${id}`)
      assert.ok(title && question, ref)
      assert.ok(['check', 'analysis', 'lookup', 'data'].includes(kind), ref)
      assert.ok(Array.isArray(standards), ref)
    }
    assert.ok(listed.workflows.some((row: Json) => row.standards.includes('DNV-RP-F109')))
  })

  it('puts each under the channels and subdomains under which /api/workflows lists it, with the same state', async () => {
    for (const domain of CHANNELS) {
      const { workflows } = (await service.get(`/api/workflows?domain=${domain}`)).json
      const own = listed.workflows.flatMap((row: Json) =>
        row.routes.flatMap((route: Json) => (route.domain === domain ? [{ ...row, ...route }] : [])),
      )
      const told = ({ ref, subdomain, version, status, runtime, firable, reason }: Json) =>
        JSON.stringify({ ref, subdomain, version, status, runtime, firable, reason })
      assert.deepEqual(own.map(told).sort(), workflows.map(told).sort())
    }
    for (const { domain, subdomain, routes } of listed.workflows) assert.deepEqual({ domain, subdomain }, routes[0])
  })

  it('takes no parameter: a channel is asked for at /api/workflows', async () => {
    assert.equal((await service.get('/api/catalog?domain=floating-marine')).json.code, 'query_malformed')
  })
})

it('says of each that cannot be run why, and how many can', async (t) => {
  const service = await testService({}, withFixtures())
  t.after(service.close)
  const { count, firable, workflows } = (await service.get('/api/catalog')).json
  assert.equal(count, workflows.length)
  assert.equal(firable, workflows.filter((row: Json) => row.firable).length)
  for (const row of workflows) assert.equal(row.reason === '', row.firable, row.ref)
  const row = (id: string) => workflows.find((w: Json) => w.id === id)
  assert.deepEqual([row('planned').version, row('planned').kind, row('planned').question], [null, null, null])
  assert.deepEqual([row('mixed').version, row('mixed').status], [2, 'stable'])
  assert.match(row('old-only').reason, /specify modelrepo:old-only@1/)
})
