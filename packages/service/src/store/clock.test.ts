/** Claims about a clock that goes back: times follow it, runs do not suffer from it. */
import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { type TestService, testService, withFixtures } from '../testing.ts'

const HOUR = 3_600_000
const NOON = Date.parse('2026-06-01T12:00:00Z')

describe('a clock that goes back', () => {
  let service: TestService
  before(async () => {
    mock.timers.enable({ apis: ['Date'], now: NOON })
    service = await testService({}, withFixtures())
  })
  after(async () => {
    await service.close()
    mock.timers.reset()
  })
  const runAt = async (time: number): Promise<string> => {
    mock.timers.setTime(time)
    return (await service.run({ ref: 'modelrepo:instant', params: { length: 3 } })).run_id
  }

  it('loses no run: each is listed once, by pages too, and is read by its id', async () => {
    const ids = [await runAt(NOON), await runAt(NOON - HOUR), await runAt(NOON - 2 * HOUR), await runAt(NOON)]
    assert.equal(new Set(ids).size, 4)
    const listed: string[] = []
    for (let before = ''; ; ) {
      const { runs } = (await service.get(`/api/runs?limit=1${before}`)).json
      if (runs.length === 0) break
      listed.push(runs[0].run_id)
      before = `&before=${runs[0].run_id}`
    }
    assert.deepEqual(listed.toSorted(), ids.toSorted())
    for (const id of ids) assert.equal((await service.get(`/api/runs/${id}`)).status, 200)
  })

  it('prunes by the time that stands in a run, and nothing else', async () => {
    const early = await runAt(NOON - 5 * HOUR)
    const late = await runAt(NOON)
    mock.timers.setTime(NOON - 6 * HOUR)
    await service.service.prune(new Date(NOON - 4 * HOUR).toISOString())
    assert.equal((await service.get(`/api/runs/${early}`)).status, 404)
    assert.equal((await service.get(`/api/runs/${late}`)).status, 200)
  })
})
