/** What every record with a quota must do over HTTP, wherever it stands. */
import assert from 'node:assert/strict'
import { lengths } from '../studies/study-kit.ts'
import type { Json, TestService } from '../testing.ts'

/** Runs that would fill many times the quota of a test. */
const MOST_RUNS = 2000

const run = (n: number) => ({
  ref: 'modelrepo:instant',
  params: { length: 3 },
  // No two alike, and nothing to be compressed.
  meta: {
    notes: Array.from({ length: 100 }, (_, i) => Math.sin(n * 100 + i))
      .join(' ')
      .slice(0, 2000),
  },
})

export interface QuotaOfTest {
  readonly quotaMb: number
  /** Beyond which it must not grow. */
  readonly mostMb: number
  readonly toMake: string
}

/** Fills a record until it is at its quota. */
export async function mustHoldQuota(service: TestService, { quotaMb, mostMb, toMake }: QuotaOfTest): Promise<void> {
  const before = service.post('/api/run', { ref: 'modelrepo:slow', params: { length: 3 } })
  const kept: string[] = []
  let full: Json
  for (let n = 0; n < MOST_RUNS && full === undefined; n++) {
    const { status, json } = await service.post('/api/run', run(n))
    if (status === 200) kept.push(json.run_id)
    else full = json
  }
  assert.deepEqual([full?.status, full?.code], [507, 'storage_full'])
  const words =
    /^the record uses ([\d.]+) MB of its quota of (\d+) MB \(KEELSON_RECORD_MB\); the run was not recorded. To make room, (.*)$/
  const [, mb, quota, how] = words.exec(full.detail) ?? []
  assert.deepEqual([Number(quota), how], [quotaMb, toMake])
  assert.ok(Number(mb) >= quotaMb && Number(mb) <= mostMb, full.detail)
  assert.equal((await before).status, 200, 'a run that had begun is recorded')
  assert.deepEqual((await service.get('/readyz')).json.record, { mb: Number(mb), quota_mb: quotaMb })
  const study = await service.post('/api/studies', lengths('instant', 5))
  assert.deepEqual([study.status, study.json.code], [507, 'storage_full'])
  assert.match(study.json.detail, /the study was not recorded/)
  const file = await service.post('/api/files?name=a.csv', 'x [m],y [m]\n1,2\n', {
    'content-type': 'application/octet-stream',
  })
  assert.deepEqual([file.status, file.json.code], [507, 'storage_full'])
  for (const runId of kept.slice(0, 5)) assert.equal((await service.get(`/api/runs/${runId}`)).status, 200)
  assert.equal((await service.get(`/reports/${kept[0]}`)).status, 200)
  assert.equal((await service.post('/api/preview', run(0))).status, 200)
}
