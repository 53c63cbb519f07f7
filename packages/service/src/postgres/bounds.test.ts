/** A database with a quota, and one whose old runs are removed: by one service at a time. */
import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { mustHoldQuota } from '../store/quota-kit.ts'
import { testService, withFixtures } from '../testing.ts'
import { onceADay } from './daily.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase } from './opened.ts'
import { type PostgresServer, postgresServer } from './testing.ts'

describe('a database', () => {
  let server: PostgresServer
  before(async () => {
    server = await postgresServer()
  })
  after(() => server.stop())

  it('with a quota is full at it, says so, is read, and goes on where room was made', async (t) => {
    const url = await server.database()
    const service = await testService({ KEELSON_DATABASE: url, KEELSON_RECORD_MB: '3' }, withFixtures())
    t.after(service.close)
    const toMake =
      'remove old runs with keelson prune and release their space with VACUUM FULL, or increase the setting'
    await mustHoldQuota(service, { quotaMb: 3, mostMb: 4, toMake })
    const { runs } = await service.service.prune('9')
    assert.ok(runs > 5)
    const RUN = { ref: 'modelrepo:instant', params: { length: 3 } }
    assert.equal((await service.post('/api/run', RUN)).status, 507, 'the tables keep the room of what was removed')
    await server.sql(url, 'VACUUM FULL')
    await service.service.prune('1')
    await service.run(RUN)
  })

  const opened = async (t: TestContext, url: string) => {
    const database = await openTestDatabase(url)
    t.after(database.close)
    await migrate(database)
    return database
  }

  it('has one process do what is done once a day, and the next one where that failed', async (t) => {
    const url = await server.database()
    const [one, other] = [await opened(t, url), await opened(t, url)]
    const failing = onceADay(one, 'prune', () => Promise.reject(new Error('the disk is gone')))
    await assert.rejects(failing, /the disk is gone/)
    const [working, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
    const first = onceADay(one, 'prune', () => {
      working.resolve()
      return ends.promise
    })
    await working.promise
    const never = async () => assert.fail('it is done already')
    assert.equal(await onceADay(other, 'prune', never), false, 'while another does it')
    ends.resolve(7)
    assert.equal(await first, true)
    for (const database of [one, other]) assert.equal(await onceADay(database, 'prune', never), false)
    const [row] = await server.sql(url, 'SELECT what, checked FROM keelson.upkeep')
    assert.deepEqual(row, { what: 'prune', checked: '7' })
    await server.sql(url, "UPDATE keelson.upkeep SET at = now() - interval '1 day'")
    assert.equal(await onceADay(other, 'prune', async () => 0), true, 'a day later')
  })
})
