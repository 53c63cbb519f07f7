/** Reports are rendered apart from the event loop: it goes on meanwhile, and a page that fails is a clear problem. */
import assert from 'node:assert/strict'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { after, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { renderReport } from '@keelson/report'
import { ServiceProblem } from '../problems.ts'
import { testService } from '../testing.ts'
import type { Page } from './render-page.ts'
import { openRenderer, RENDER_LIMITS } from './renderer.ts'

/** The longest that the event loop was held up during this work, ms. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await wait(20)
  await work()
  await wait(20)
  delay.disable()
  return delay.max / 1e6
}

describe('the report of a large run', () => {
  it('is rendered while the event loop goes on, in any units, and is what the pure function makes', async (t) => {
    const service = await testService()
    t.after(service.close)
    const ref = 'modelrepo:rao-spectral-fatigue'
    const { example } = (await service.get('/api/workflows/modelrepo/rao-spectral-fatigue')).json.versions[0]
    const { run_id } = await service.run({ ref, params: example })
    const { draft, drawnRecordOf } = service.service
    const html = await draft(run_id)
    assert.ok(html === (await renderReport(await drawnRecordOf(run_id))))
    const stalls: number[] = []
    // The machine is shared: the least of a few is what rendering does.
    while (stalls.length < 5 && Math.min(...stalls) > 50)
      stalls.push(await longestStall(() => draft(run_id, { units: 'us' })))
    assert.ok(Math.min(...stalls) <= 50, `held up for ${stalls.map(Math.round).join(', ')} ms`)
    assert.ok(
      (await draft(run_id, { units: 'us' })) === (await renderReport(await drawnRecordOf(run_id), { units: 'us' })),
    )
  })
})

describe('a page that cannot be rendered', () => {
  const told: string[] = []
  const program = new URL('../fixtures/render-program.ts', import.meta.url)
  const renderer = openRenderer({ memoryLimitMb: 32, timeLimitMs: 1500 }, (cause) => told.push(cause), program)
  after(renderer.close)
  const render = (page: string) => renderer.render(page as unknown as Page)
  const isFailed = (detail: RegExp) => (error: unknown) =>
    error instanceof ServiceProblem && error.code === 'report_failed' && detail.test(error.message)

  const ways = [
    ['failing', /^the report could not be produced; the record/, /no such chart/],
    ['ending', /^the report could not be produced; the record/, /its thread ended/],
    ['eating', /^the report could not be produced; the record/, /memory/],
    ['endless', /^the report could not be produced: it took longer than 1.5 s; the record/, /longer than 1.5 s/],
  ] as const
  for (const [page, detail, logged] of ways)
    it(`is a problem that says so (${page}), with its cause in the log; the next one is rendered`, async () => {
      const [one, next] = await Promise.allSettled([render(page), render('next')])
      assert.ok(one.status === 'rejected' && isFailed(detail)(one.reason), JSON.stringify(one))
      assert.match(told.pop() ?? '', logged)
      assert.deepEqual(next, { status: 'fulfilled', value: 'next' })
    })

  it('is given up when the service stops, begun or not; its caller is told so', async () => {
    const stopping = openRenderer(RENDER_LIMITS, (cause) => told.push(cause), program)
    const asked = ['endless', 'waiting'].map((page) => stopping.render(page as unknown as Page))
    const ends = Promise.allSettled(asked)
    await wait(100)
    await stopping.close()
    for (const end of await ends) assert.ok(end.status === 'rejected' && end.reason.code === 'not_ready')
    await assert.rejects(stopping.render('late' as unknown as Page), { code: 'not_ready' })
    assert.deepEqual(told, [], 'that is no defect')
  })
})
