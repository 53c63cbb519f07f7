/** The registry of problems, the page that documents it and the code that throws them are one. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { problemsPage } from './http/problems-page.ts'
import { registry } from './problems.ts'

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
