/** The law of refused input, at 64 kB: over every member of every body that is posted, and over every kind of input. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { httpApp } from '../http/app.ts'
import { type TestService, testSeed, testService } from '../testing.ts'
import { asking, breachesAt, type Law } from './cost.ts'
import { type Door, doorsOf, exampleIn, inputsOf, kindsOf } from './doors.ts'
import { hostileAt, type Named } from './texts.ts'

const SIZE = 64 * 1024
const LAW: Law = { growth: 2.5, floor: 100, most: 400, answer: 100_000 }

describe('what a hostile body of 64 kB costs', () => {
  let service: TestService
  let breaches: (doors: readonly Named<Door>[]) => Promise<readonly string[]>
  before(async () => {
    service = await testService()
    const ask = asking(httpApp(service.service), new URL(service.url).host)
    const seed = testSeed()
    breaches = (doors) => breachesAt(ask, doors, (turn) => hostileAt(SIZE, seed + turn), LAW)
  })
  after(() => service.close())

  it('is asked of every route that is posted to', async () => {
    const { endpoints } = (await service.get('/api/spec')).json as { endpoints: { method: string; path: string }[] }
    const posted = endpoints.filter(({ method }) => method === 'POST').map(({ path }) => path)
    const doors = doorsOf(exampleIn(service.service.catalog)).map(({ of }) => of.path)
    const isAsked = (path: string) => {
      const form = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
      return doors.some((door) => form.test(door.split('?')[0] ?? ''))
    }
    assert.ok(posted.length > 0)
    assert.deepEqual(
      posted.filter((path) => !isAsked(path)),
      [],
    )
  })
  it('grows with its size at every member of every body, and its refusal is short', async () => {
    assert.deepEqual(await breaches(doorsOf(exampleIn(service.service.catalog))), [])
  })
  it('grows with its size at every kind of input of the catalog, and its refusal is short', async () => {
    assert.deepEqual(await breaches(kindsOf(inputsOf(service.service.catalog))), [])
  })
})
