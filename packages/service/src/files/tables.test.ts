/** The tables of a run as a workbook and as Parquet files: whole, under their names, and read back without a question. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { readFile } from '@keelson/files'
import { type Json, type TestService, testService } from '../testing.ts'
import { openTables } from './tables.ts'

let service: TestService
before(async () => {
  service = await testService()
})
after(() => service.close())

const STATIONS = 300
const stations = (each: (i: number) => number) => Array.from({ length: STATIONS }, (_, i) => each(i))
const params = {
  measured_depth: stations((i) => 10 * i),
  inclination: stations((i) => i / 10),
  azimuth: stations(() => 30),
}
const run = async (): Promise<Json> => (await service.post('/api/run', { ref: 'modelrepo:wellpath', params })).json
const file = (runId: string, name: string) => fetch(`${service.url}/api/runs/${runId}/artifacts/${name}`)

it('has a sheet for each list and table, long ones whole, and is read back without a question', async () => {
  const { run_id, result } = await run()
  const answer = await file(run_id, 'tables.xlsx')
  assert.equal(answer.status, 200)
  assert.match(answer.headers.get('content-type') ?? '', /spreadsheetml\.sheet$/)
  const { tables, questions, left } = readFile(new Uint8Array(await answer.arrayBuffer()), 'tables.xlsx')
  assert.deepEqual([questions, left], [[], []])
  const files = result.outputs.map(({ basename }: Json) => basename).filter((name: string) => name.endsWith('.csv'))
  assert.deepEqual(tables.map(({ name }) => `${name}.csv`).toSorted(), files.toSorted())
  for (const table of tables) {
    const csv = readFile(new Uint8Array(await (await file(run_id, `${table.name}.csv`)).arrayBuffer()), 'a.csv')
      .tables[0]
    assert.deepEqual(
      table.columns.map(({ name, values }) => [name, values]),
      csv?.columns.map(({ name, values }) => [name, values]),
      table.name,
    )
  }
  assert.ok(tables.some(({ rows }) => rows >= STATIONS))
})

it('has a Parquet file for each list and table, which is read back without a question with the numbers of its CSV file', async () => {
  const { run_id, result } = await run()
  const files = result.outputs.map(({ basename }: Json) => basename).filter((name: string) => name.endsWith('.csv'))
  for (const name of files) {
    const answer = await file(run_id, name.replace(/csv$/, 'parquet'))
    assert.equal(answer.headers.get('content-type'), 'application/vnd.apache.parquet')
    const { format, tables, questions, left } = readFile(new Uint8Array(await answer.arrayBuffer()), 'a.parquet')
    assert.deepEqual([format, questions, left], ['parquet', [], []])
    const csv = readFile(new Uint8Array(await (await file(run_id, name)).arrayBuffer()), 'a.csv').tables[0]
    assert.deepEqual(
      tables[0]?.columns.map(({ name, unit, values }) => [name, unit, values]),
      csv?.columns.map(({ name, unit, values }) => [name, values.kind === 'texts' ? undefined : (unit ?? '-'), values]),
      name,
    )
  }
  assert.ok(files.length > 0)
})

it('gives Parquet files that can be uploaded as they are', async () => {
  const { run_id } = await run()
  const body = await (await file(run_id, 'stations.parquet')).arrayBuffer()
  const headers = { 'content-type': 'application/octet-stream' }
  const answer = await fetch(`${service.url}/api/files?name=stations.parquet`, { method: 'POST', headers, body })
  assert.equal(answer.status, 201)
  const { format, tables, questions } = (await answer.json()) as Json
  assert.deepEqual([format, questions, tables.length, tables[0].rows >= STATIONS], ['parquet', [], 1, true])
})

it('is a file of no other name, and of no run without tables', async () => {
  const { run_id } = await run()
  for (const name of ['table.xlsx', 'tables.parquet', '.parquet']) assert.equal((await file(run_id, name)).status, 404)
})

it('is refused with the way to the CSV files where it takes longer than it may', async () => {
  const defects: string[] = []
  const tables = openTables({ memoryLimitMb: 512, timeLimitMs: 1 }, (cause) => defects.push(cause))
  const record = (await service.get(`/api/runs/${(await run()).run_id}`)).json
  const whole = { response: record, contract: {} } as Parameters<typeof tables.file>[0]
  await assert.rejects(
    tables.file(whole, 'tables.xlsx', async () => undefined),
    /too long for one workbook; download their CSV/,
  )
  assert.equal(defects.length, 1)
  await tables.close()
})
