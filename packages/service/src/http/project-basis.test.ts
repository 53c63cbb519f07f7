/** The design basis over HTTP: out as a workbook or CSV, back as one version, and refused at its entries. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { plainSheets } from '@keelson/files/workbook/plain-cells.ts'
import { workbookOfBasis } from '../projects/basis-workbook.ts'
import { type Json, type TestService, testService } from '../testing.ts'
import { BYTES } from './routes.ts'
import { PROJECT } from './spec.ts'

const basis = {
  'chain.mbl': { kind: 'rope_breaking_load', value: 5500.000000000001, unit: 'kN', status: 'frozen', title: '=1+1' },
  'water.depth': { kind: 'water_depth', value: 186, status: 'agreed', source: { document: 'MET-1', revision: '02' } },
  'sea.states': {
    columns: [{ name: 'name' }, { name: 'Hs', kind: 'wave_height' }],
    rows: [
      ['1-year', 6.2],
      ['100-year', -999.25],
    ],
    status: 'assumed',
  },
}
const document = { ...PROJECT, id: 'line', basis }

let service: TestService
before(async () => {
  service = await testService()
  assert.equal((await service.post('/api/projects', document)).status, 201)
})
after(() => service.close())

const bytesOf = async (path: string) =>
  new Uint8Array(await (await fetch(`${service.url}/api/projects/line/${path}`)).arrayBuffer())
const project = async () => (await service.get('/api/projects/line')).json
const sent = async (bytes: Uint8Array, query = '', version?: number) =>
  service.post(`/api/projects/line/basis${query}`, bytes, {
    'content-type': BYTES,
    'if-match': `"${version ?? (await project()).version}"`,
  })
const workbookWith = (change: (basis: Json) => void): Uint8Array => {
  const changed = structuredClone(basis)
  change(changed)
  return workbookOfBasis({ basis: changed as never })
}

test('a workbook and a CSV file of the basis come back without a change, and with every digit', async () => {
  const workbook = await bytesOf('basis.xlsx')
  const [entries, states] = plainSheets(workbook)
  assert.deepEqual(states?.name, 'sea.states')
  assert.deepEqual(entries?.rows[2]?.cells.slice(0, 6), [
    'chain.mbl',
    '=1+1',
    null,
    'rope_breaking_load',
    5500.000000000001,
    'kN',
  ])
  for (const bytes of [workbook, await bytesOf('basis.csv')]) {
    const { status, json } = await sent(bytes)
    assert.deepEqual([status, json.changes, json.applied, json.version], [200, [], false, 1])
  }
  assert.deepEqual((await project()).project, document)
})

test('changes are listed, applied as one version, and refused where another was made meanwhile', async () => {
  const changed = workbookWith((one) => {
    one['water.depth'].value = 190
    one['sea.states'].rows[0][1] = 6.5
  })
  const preview = await sent(changed, '?preview=true')
  assert.deepEqual(
    preview.json.changes.map((one: Json) => one.at),
    ['/basis/water.depth/value', '/basis/sea.states/rows'],
  )
  assert.deepEqual([preview.json.applied, preview.json.version], [false, 1])
  const { status, json, headers } = await sent(changed)
  assert.deepEqual([status, json.applied, json.version, headers.get('etag')], [200, true, 2, '"2"'])
  const { project: now } = await project()
  assert.deepEqual([now.basis['water.depth'].value, now.basis['sea.states'].rows[0]], [190, ['1-year', 6.5]])
  for (const query of ['', '?preview=true']) assert.equal((await sent(changed, query, 1)).status, 412)
  assert.equal((await sent(changed, '?preview=yes')).status, 400)
})

test('a frozen entry is changed only by who accounts for it, in a preview too', async () => {
  const frozen = workbookWith((one) => {
    one['chain.mbl'].value = 5600
  })
  for (const query of ['', '?preview=true']) {
    const { status, json } = await sent(frozen, query)
    assert.deepEqual([status, json.errors[0].pointer], [422, '/basis/chain.mbl'])
  }
  const accounted = workbookWith((one) =>
    Object.assign(one['chain.mbl'], { value: 5600, unfrozen: { by: 'A', reason: 'B' } }),
  )
  assert.equal((await sent(accounted)).status, 200)
  assert.equal((await project()).project.basis['chain.mbl'].value, 5600)
})

test('what is no basis is refused, and nothing is changed', async () => {
  const { version } = await project()
  const refusals = [
    ['name,value\nwater.depth,"12,5"\n', '/basis/water.depth/value', /must be a number/],
    ['name,unit\nwater.depth,kN\n', '/basis/water.depth/unit', /does not measure/],
    ['vlaue\n1\n', '', /must have the column "name"/],
  ] as const
  for (const [text, pointer, why] of refusals) {
    const { status, json } = await sent(Buffer.from(text))
    assert.deepEqual([status, json.errors[0].pointer], [422, pointer])
    assert.match(json.errors[0].message, why)
  }
  const cut = (await bytesOf('basis.xlsx')).subarray(0, 900)
  assert.equal((await sent(cut)).json.code, 'file_refused')
  assert.equal((await project()).version, version)
})
