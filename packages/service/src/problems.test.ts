/** The registry of problems, the page that documents it and the code that throws them are one. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { problemsPage } from './http/problems-page.ts'
import { problemBody, registry, ServiceProblem } from './problems.ts'

const folder = import.meta.dirname
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'problems.ts')
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')
const codes = Object.keys(registry)

describe('the registry of problems', () => {
  it('is what the page of problems shows, code by code', async () => {
    const page = await problemsPage()
    const shown = [...page.matchAll(/<section id="(\w+)">.*?<p><code>\1<\/code>, status (\d+)<\/p>/g)]
    assert.deepEqual(
      shown.map(([, code, status]) => [code, Number(status)]),
      Object.entries(registry).map(([code, { status }]) => [code, status]),
    )
  })
  it('has no code that nothing throws', () => {
    assert.deepEqual(
      codes.filter((code) => !sources.includes(`'${code}'`)),
      [],
    )
  })
  it('has every code that is thrown', () => {
    const thrown = [...sources.matchAll(/new ServiceProblem\(\s*'(\w+)'/g)].map(([, code]) => code ?? '')
    assert.ok(thrown.length > 20)
    assert.deepEqual(
      thrown.filter((code) => !codes.includes(code)),
      [],
    )
  })
  it('keeps the faults of callers (4xx) and of the service (5xx) apart', () => {
    const ours = [
      'busy',
      'not_ready',
      'storage_full',
      'storage_busy',
      'database_away',
      'record_damaged',
      'report_failed',
      'internal',
    ]
    for (const [code, { status }] of Object.entries(registry)) assert.equal(status >= 500, ours.includes(code), code)
  })
})

describe('the body of a problem', () => {
  const bodyOf = (members: ServiceProblem['members']) =>
    problemBody(new ServiceProblem('file_refused', 'why', { members }), 'urn:uuid:0', 'http://127.0.0.1')

  it('has the place in a file where that is known', () => {
    const { line, column } = bodyOf({ line: 3, column: 'MD' })
    assert.deepEqual([line, column], [3, 'MD'])
    assert.ok(!('line' in bodyOf({})) && !('files' in bodyOf({})))
  })
  it('has the proposals of files as far as they are short, and names the other files', () => {
    const column = { target: 'depth', column: 'MD', unit: 'm', reason: 'x'.repeat(500) }
    const needed = (pointer: string, columns: number) => ({
      pointer,
      file: 'sha256:0',
      name: 'a.csv',
      proposals: [{ table: 't', columns: new Array(columns).fill(column), questions: [], mapping: null }],
    })
    const { files } = bodyOf({ files: [needed('/params/a', 500), needed('/params/b', 1)] })
    assert.deepEqual(
      files?.map(({ pointer, proposals }) => [pointer, proposals.length]),
      [
        ['/params/a', 0],
        ['/params/b', 1],
      ],
    )
  })
})
