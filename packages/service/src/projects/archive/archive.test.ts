/** A project moves whole: out of one service with its records, and into another that believes none of them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { coveredIn, type RunRecord } from '@keelson/engine'
import { hashOf, sha256 } from '../../hash.ts'
import { PROJECT } from '../../http/spec.ts'
import { type Json, type TestService, testService } from '../../testing.ts'
import { exported, forged, imported, manifestOf, membersOf, ran, zipOf } from './archive.fixture.ts'
import { fileMember, MANIFEST, recordMember } from './manifest.ts'

let here: TestService
let there: TestService
let archive: Uint8Array
let made = 0
/** Under an id of its own. */
const taken = (bytes: Uint8Array) => imported(there, bytes, `copy-${made++}`)
before(async () => {
  here = await testService()
  there = await testService()
  await ran(here, PROJECT)
  await here.post(`/api/projects/${PROJECT.id}/revisions`, { name: '00', by: 'J. Smith' })
  archive = await exported(here, PROJECT.id)
})
after(() => Promise.all([here.close(), there.close()]))

const runOf = (zip: Uint8Array, calculation: string): string =>
  manifestOf(zip).results.find((one) => one.calculation === calculation)?.run_id ?? ''
const states = ({ project }: Json) => project.standing.calculations.map((one: Json) => [one.id, one.freshness])

/** The record of M-01 with another number, and what makes it look whole. */
function withTension(isHashed: boolean): Uint8Array {
  return forged(archive, recordMember(runOf(archive, 'M-01')), (text) => {
    const record = JSON.parse(text) as Json
    record.response.result.values.fairlead_tension.value *= 0.9
    if (isHashed)
      record.response.determinism.result_hash = hashOf(coveredIn((record as RunRecord).response.result as never))
    return JSON.stringify(record)
  })
}

test('an archive has the document, its revisions and a record for each run, and is the same bytes again', async () => {
  const names = [...membersOf(archive).keys()]
  const records = new Set(['M-01', 'M-02'].map((id) => recordMember(runOf(archive, id))))
  assert.deepEqual(new Set(names), new Set(['project.json', 'revisions/1.json', ...records, MANIFEST]))
  assert.deepEqual(await exported(here, PROJECT.id), archive)
})

test('an import under another id is current, and its runs name the project and the runs that are here', async () => {
  const { status, json, headers } = await imported(there, archive, 'buoy-2')
  assert.deepEqual([status, json.replayed, json.left_out], [201, 2, []])
  assert.deepEqual([headers.get('location'), headers.get('etag')], ['/api/projects/buoy-2', '"1"'])
  assert.equal(json.project.standing.verdict.is_green, true)
  const [line, chain] = json.project.standing.calculations
  assert.notEqual(line.run_id, runOf(archive, 'M-01'))
  assert.deepEqual([line.origin.service, line.origin.run_id], [here.url, runOf(archive, 'M-01')])
  const { request } = await there.service.recordOf(chain.run_id)
  assert.deepEqual(request.input_basis?.['/maximum_tension'], {
    from: 'run',
    id: line.run_id,
    value: 'fairlead_tension',
  })
  assert.deepEqual(request.input_basis?.['/minimum_breaking_load'], {
    from: 'basis',
    project: 'buoy-2',
    name: 'chain.mbl',
  })
  assert.deepEqual(
    json.project.revisions.map((one: Json) => [one.name, one.by]),
    [['00', 'J. Smith']],
  )
  const { json: since } = await there.get('/api/projects/buoy-2/revisions/00/differences')
  assert.deepEqual(since, { basis: [], calculations: [], results: [] })
})

test('a record with another number is left out by its digest, by its hash or by its replay, and is never run', async () => {
  const record = recordMember(runOf(archive, 'M-01'))
  const bare = new Map(membersOf(archive)).set(record, membersOf(withTension(false)).get(record) as Uint8Array)
  const cases = [
    [zipOf(bare), /does not match its digest/],
    [withTension(false), /The result hash of the record does not match its result/],
    [withTension(true), /values\/fairlead_tension is .* in the record and .* in its replay/],
  ] as const
  for (const [bytes, why] of cases) {
    const { status, json } = await taken(bytes)
    assert.deepEqual([status, json.replayed], [201, 1])
    assert.deepEqual(
      json.left_out.map((one: Json) => [one.revision, one.calculation, one.case]),
      [
        [null, 'M-01', ''],
        ['00', 'M-01', ''],
      ],
    )
    assert.match(json.left_out[0].why, why)
    assert.deepEqual(states(json), [
      ['M-01', 'never_run'],
      ['M-02', 'stale'],
    ])
  }
})

test('the record of other inputs, of another workflow or of none counts for what it is and no more', async () => {
  const record = recordMember(runOf(archive, 'M-01'))
  const changed = (change: (record: Json) => void) =>
    forged(archive, record, (text) => {
      const held = JSON.parse(text)
      change(held)
      return JSON.stringify(held)
    })
  const why = async (bytes: Uint8Array) => (await taken(bytes)).json.left_out[0]?.why
  assert.match(
    await why(changed(({ response }) => (response.coordinate.resolved_version = 9))),
    /catenary@9 is not a workflow/,
  )
  assert.match(
    await why(changed(({ request }) => (request.params.axial_stiffness = 'soft'))),
    /cannot be repeated here/,
  )
  assert.match(await why(changed(({ response }) => (response.run_id = 'other'))), /is of another run, other/)
  assert.match(await why(changed(({ response }) => (response.result.values = []))), /is not the record of a run/)
  assert.match(
    await why(changed(({ response }) => (response.provenance.input_hash = 'x'))),
    /input hash of the record does not match/,
  )
  const swapped = manifestOf(archive).results.map((one) => ({
    ...one,
    calculation: one.calculation === 'M-01' ? 'M-02' : 'M-01',
  }))
  const { json } = await taken(
    zipOf(
      new Map(membersOf(archive)).set(
        MANIFEST,
        Buffer.from(JSON.stringify({ ...manifestOf(archive), results: swapped })),
      ),
    ),
  )
  assert.deepEqual(states(json), [
    ['M-01', 'stale'],
    ['M-02', 'stale'],
  ])
})

test('a file that a run read goes with its record, and a record whose file is lacking is left out', async () => {
  const content = Buffer.from('x [m],EA [kN]\n1,753600\n2,753600\n')
  const key = sha256(content)
  const digest = `sha256:${key}`
  const kept = { basename: 'input-1-a.csv', media_type: 'text/csv', bytes: content.length, sha256: key, url: '' }
  const named = forged(archive, recordMember(runOf(archive, 'M-01')), (text) => {
    const record = JSON.parse(text)
    record.request.input_basis['/axial_stiffness'] = { from: 'file', digest, column: 'EA' }
    record.response.provenance.files = [{ digest, inputs: ['axial_stiffness'], kept }]
    return JSON.stringify(record)
  })
  assert.match((await taken(named)).json.left_out[0].why, /the file sha256:\w+ is not in the archive/)
  const manifest = manifestOf(named)
  const members = [...manifest.members, { name: fileMember(key), bytes: content.length, sha256: key }]
  const whole = new Map(membersOf(named)).set(fileMember(key), content)
  const { json } = await taken(zipOf(whole.set(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, members })))))
  assert.deepEqual(json.left_out, [])
  const again = membersOf(await exported(there, json.project.id)).get(fileMember(key))
  assert.deepEqual(Buffer.from(again ?? []), content)
})

test('an archive that is truncated, changed, doubled or too large is refused, and nothing of it is written', async () => {
  const members = () => new Map(membersOf(archive))
  const without = (name: string) => zipOf([...members()].filter(([own]) => own !== name))
  const refusals: [Uint8Array, RegExp][] = [
    ...[4, 1000, archive.length >> 1, archive.length - 1].map((length): [Uint8Array, RegExp] => [
      archive.subarray(0, length),
      /the archive /,
    ]),
    [zipOf([...members(), ['more.json', Buffer.from('{}')]]), /a member that its manifest does not state, "more.json"/],
    [zipOf([...members(), ['project.json', Buffer.from('{}')]]), /has two members "project.json"/],
    [zipOf(members().set('project.json', Buffer.from('{}'))), /does not have "project.json" as its manifest states/],
    [zipOf(members().set(MANIFEST, Buffer.from('{}'))), /has a manifest.json that is not valid/],
    [without(MANIFEST), /has no manifest.json/],
    [without('project.json'), /does not have "project.json"/],
    [claiming(archive, 65 * 2 ** 20), /unpacks to 68157440 bytes/],
    [claiming(archive, 10), /the declared or permitted size/],
    [claiming(archive, 2 ** 28), /unpacks to \d+ MiB; the limit is 512 MiB/],
  ]
  const before = (await there.get('/api/projects')).json.projects.length
  for (const [bytes, why] of refusals) {
    const { status, json } = await taken(bytes)
    assert.deepEqual([status, json.code], [422, 'file_refused'], `${bytes.length}: ${json.detail}`)
    assert.match(json.detail, why)
  }
  assert.equal((await there.get('/api/projects')).json.projects.length, before)
})

/** Every member said to unpack to so many bytes. */
function claiming(zip: Uint8Array, bytes: number): Uint8Array {
  const changed = Buffer.from(zip)
  for (let at = changed.indexOf('PK\x01\x02'); at >= 0; at = changed.indexOf('PK\x01\x02', at + 4))
    changed.writeUInt32LE(bytes, at + 24)
  return changed
}

test('a document that is not valid, of another schema or under a taken id is refused before anything runs', async () => {
  const wrong = forged(archive, 'project.json', (text) => text.replace('"kN"', '"m"'))
  const refused = await taken(wrong)
  assert.deepEqual([refused.status, refused.json.errors[0].pointer], [422, '/basis/chain.mbl/unit'])
  const older = await taken(Buffer.from(JSON.stringify({ ...PROJECT, schema: 'keelson.project/0' })))
  assert.deepEqual([older.status, older.json.errors[0].pointer], [422, '/schema'])
  assert.match(older.json.errors[0].message, /keelson\.project\/1/)
  const again = await imported(here, archive)
  assert.deepEqual([again.status, again.json.code], [409, 'project_exists'])
  assert.match(again.json.detail, /use \?id= or --id to import it under another id/)
  assert.equal((await imported(there, archive, 'templates')).status, 400)
  const templates = Buffer.from(JSON.stringify({ ...PROJECT, id: 'templates' }))
  assert.equal((await imported(there, templates)).status, 400)
})

test('a definition as JSON or YAML is the same bytes in the service that takes it in', async () => {
  const json = (await here.get(`/api/projects/${PROJECT.id}/export`)).text
  const yaml = (await here.get(`/api/projects/${PROJECT.id}/export?form=yaml`)).text
  assert.equal(json, `${JSON.stringify(PROJECT, null, 2)}\n`)
  for (const text of [json, yaml]) {
    const id = `copy-${made++}`
    assert.equal((await imported(there, Buffer.from(text), id)).status, 201)
    assert.equal((await there.get(`/api/projects/${id}/export`)).text, json.replace(`"${PROJECT.id}"`, `"${id}"`))
  }
  const aliases = `a: &a x\nall: [${'*a,'.repeat(1001)}]\n`
  const many = `a: &a "${'x'.repeat(100_000)}"\nall: [${'*a,'.repeat(900)}]\n`
  for (const text of [aliases, many, '['.repeat(20_000), 'a: 1\na: 2\n', 'PK'])
    assert.equal((await taken(Buffer.from(text))).status, 422, text.slice(0, 40))
})
