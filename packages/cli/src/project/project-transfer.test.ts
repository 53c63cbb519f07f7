/** Claims about projects that the command line takes out of a service and into one. */
import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brought, type Carried } from '../over-http.ts'
import { exportProject, importProject } from './project-transfer.ts'

const folder = mkdtempSync(join(tmpdir(), 'keelson-transfer-'))
after(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

function service(status: number, answer: Buffer) {
  const sent: Carried[] = []
  const said: string[] = []
  const carry = async (one: Carried) => {
    sent.push(one)
    return brought(status, answer)
  }
  const given = (options: Readonly<Record<string, readonly string[]>>) => ({
    args: [],
    options,
    print: (_: unknown, words: string) => void said.push(words),
  })
  return { carry, given, sent, said }
}

test('a project is written byte for byte, as YAML by the name of its file, and with its records as an archive', async () => {
  const bytes = Buffer.from([0x50, 0x4b, 0xff, 0x00])
  const { carry, given, sent } = service(200, bytes)
  for (const [name, records] of [
    ['a.zip', true],
    ['a.yaml', false],
    ['a.json', false],
  ] as const) {
    const options = { out: [at(name)], ...(records && { records: [''] }) }
    assert.equal(await exportProject(given(options), carry, 'line 1'), 0)
    assert.deepEqual(readFileSync(at(name)), bytes)
  }
  assert.deepEqual(
    sent.map(({ path }) => path),
    ['with=records', 'form=yaml', 'form=json'].map((query) => `/api/projects/line%201/export?${query}`),
  )
})

test('an import says what was repeated and what was not imported, and ends with 1 where something was not', async () => {
  writeFileSync(at('in.zip'), 'bytes')
  const left = { revision: '00', calculation: 'M-01', case: 'Storm', run_id: 'r', why: 'The status is PASS.' }
  const project = { id: 'b', standing: { verdict: { says: '1 calculation is in scope.' } } }
  for (const left_out of [[], [left]]) {
    const { carry, given, sent, said } = service(201, Buffer.from(JSON.stringify({ project, replayed: 1, left_out })))
    assert.equal(await importProject(given({ id: ['b'] }), carry, at('in.zip')), left_out.length)
    assert.deepEqual(sent, [{ method: 'POST', path: '/api/projects/import?id=b', bytes: Buffer.from('bytes') }])
    assert.match(said[0] ?? '', /^b imported, 1 run repeated with the same result\./)
    assert.equal(said[0]?.includes('revision 00, M-01, Storm: The status is PASS.'), left_out.length === 1)
  }
})

test('what the service refuses is said with the name of the file, and nothing is written', async () => {
  const refusal = { code: 'file_refused', detail: 'the archive is damaged' }
  const { carry, given } = service(422, Buffer.from(JSON.stringify(refusal)))
  writeFileSync(at('bad.zip'), '')
  await assert.rejects(importProject(given({}), carry, at('bad.zip')), /bad\.zip: the archive is damaged/)
  await assert.rejects(exportProject(given({ out: [at('none.zip')] }), carry, 'x'), /the archive is damaged/)
  assert.throws(() => readFileSync(at('none.zip')))
})
