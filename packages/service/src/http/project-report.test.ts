/** The report of a project over HTTP: one document of the present state, of one record for each calculation. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { projectOfCases } from '../fixtures/project-of-cases.ts'
import { type Json, type TestService, testService } from '../testing.ts'
import { PROJECT } from './spec.ts'

let service: TestService
const read: string[] = []
before(async () => {
  service = await testService()
  const { ledger } = service.service
  const { get } = ledger
  Object.assign(ledger, {
    get: (runId: string) => {
      read.push(runId)
      return get(runId)
    },
  })
})
after(() => service.close())

const CASES = 20
const mbl = { ...PROJECT.basis['chain.mbl'], source: { document: 'MOR-101', revision: '02' } }
const cases = Array.from({ length: CASES }, (_, i) => ({
  name: `Case ${i + 1}`,
  inputs: { horizontal_span: `${790 + i / 2} m` },
}))
let made = 0
const document = () => projectOfCases(`printed-${made++}`, cases, { 'chain.mbl': mbl })

const created = async (): Promise<string> => {
  const { status, json, text } = await service.post('/api/projects', document())
  assert.equal(status, 201, text)
  return json.id
}
async function ran(id: string): Promise<Json> {
  assert.equal((await service.post(`/api/projects/${id}/run`, {})).status, 202)
  for (let i = 0; i < 400; i++) {
    const { json } = await service.get(`/api/projects/${id}`)
    if (json.running.state !== 'running') return json
    await wait(50)
  }
  throw new Error('the run did not end')
}
const report = (id: string, query = '', headers = {}) => service.get(`/projects/${id}/report${query}`, headers)
const words = (page: string) =>
  page
    .replaceAll('\u200b', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('a project of twenty cases is printed from the record of the governing one, and again from what is kept', async () => {
  const id = await created()
  const { standing } = await ran(id)
  read.length = 0
  const first = await report(id)
  assert.equal(first.status, 200)
  assert.match(first.headers.get('content-type') ?? '', /^text\/html/)
  const printed = standing.calculations.map((row: Json) => row.run_id)
  assert.deepEqual([...read].toSorted(), [...printed].toSorted())
  read.length = 0
  assert.equal((await report(id)).text, first.text)
  assert.deepEqual(read, [])
  const tag = first.headers.get('etag') ?? ''
  assert.equal((await report(id, '', { 'if-none-match': tag })).status, 304)
})

test('inputs name their calculation, their case and the document of their entry', async () => {
  const id = await created()
  await ran(id)
  const page = words((await report(id)).text)
  assert.match(page, /All 2 calculations are current and pass\./)
  assert.match(page, /from M-01 , fairlead tension, case Case 20 maximum of the cases/)
  assert.match(page, /basis chain\.mbl MOR-101 rev\. 02/)
  assert.match(page, /load case Case 20/)
})

test('a change makes another document, which says what is stale and what changed since the revision', async () => {
  const id = await created()
  await ran(id)
  await service.post(`/api/projects/${id}/revisions`, { name: '01', by: 'J. Smith' })
  assert.match(words((await report(id)).text), /This is revision 01 as issued by J\. Smith/)
  const patched = await fetch(`${service.url}/api/projects/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', 'if-match': '"1"' },
    body: JSON.stringify({ changes: [{ at: '/basis/chain.mbl/value', value: 6000 }] }),
  })
  assert.equal(patched.status, 200)
  const page = words((await report(id)).text)
  assert.match(page, /Not current 2 calculations are in scope, with 2 stale\./)
  assert.match(page, /Stale\. An input changed\. The results below are from the last run/)
  assert.match(page, /5,500 kN agreed, MOR-101 rev\. 02 6,000 kN agreed/)
})

test('it is read in other units and for other paper, and what is neither is refused', async () => {
  const id = await created()
  assert.match((await report(id, '?units=us&paper=letter')).text, /@page\{size:letter;.*Restated in US units/s)
  assert.match((await report(id, '?print=summary')).text, /<body class="print-summary">/)
  for (const query of ['?units=imperial', '?print=all', '?paper=a3'])
    assert.equal((await report(id, query)).json.code, 'query_malformed', query)
  assert.equal((await report('none')).json.code, 'unknown_project')
})

test('a project that was never run has its chapters without results', async () => {
  const page = words((await report(await created())).text)
  assert.match(page, /2 calculations are in scope, with 2 never run\./)
  assert.match(page, /Never run\. There are no results\./)
})

test('a browser has the document under the header of the pages', async () => {
  const id = await created()
  assert.match((await report(id, '', { 'sec-fetch-dest': 'document' })).text, /<link rel="stylesheet"/)
})

test('a run that is not published is not printed, but for its author', async () => {
  const manual = await testService({ KEELSON_PUBLISH: 'manual' })
  try {
    const project = { ...PROJECT, calculations: PROJECT.calculations.slice(0, 1) }
    assert.equal((await manual.post('/api/projects', project)).status, 201)
    await manual.post(`/api/projects/${project.id}/run`, {})
    for (let i = 0; i < 200; i++) {
      if ((await manual.get(`/api/projects/${project.id}`)).json.running.state !== 'running') break
      await wait(50)
    }
    assert.match(
      (await manual.get(`/projects/${project.id}/report`)).text,
      /The report of run [0-9a-f-]{36} is not published\./,
    )
    const { state } = await manual.service.projects.printed(project.id)
    assert.match(await manual.service.projectDraft(state, 'declared'), /Fairlead tension/)
  } finally {
    await manual.close()
  }
})
