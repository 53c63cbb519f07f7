/** Files over HTTP: uploaded, given back, proposed for the inputs of a workflow, and refused with their place. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { sha256 } from '../hash.ts'
import { type Answer, client, type Json, type TestService, testService } from '../testing.ts'

const SURVEY = 'MD [ft],Inc [deg],Azi [deg]\n0,0,0\n1000,0,0\n2000,20,45\n'
const FILE = `sha256:${sha256(SURVEY)}`
const REF = 'modelrepo:wellpath'
const BYTES = { 'content-type': 'application/octet-stream' }

const uploadTo = (post: TestService['post'], text: string | Uint8Array, name = 'survey.csv'): Promise<Answer> =>
  post(`/api/files?name=${encodeURIComponent(name)}`, text, BYTES)

describe('a file that is uploaded', () => {
  let service: TestService
  before(async () => {
    service = await testService()
  })
  after(() => service.close())
  const upload = (text: string | Uint8Array, name?: string) => uploadTo(service.post, text, name)
  const propose = async (more: object = {}): Promise<Json> => {
    const body = { ref: REF, file: FILE, name: 'survey.csv', ...more }
    return (await service.post('/api/files/propose', body)).json
  }

  it('is answered with its tables, columns, units and first cells', async () => {
    const { status, json, headers } = await upload(SURVEY)
    assert.equal(status, 201)
    assert.equal(headers.get('location'), `/api/files/${FILE}`)
    assert.deepEqual(json, {
      file: FILE,
      name: 'survey.csv',
      bytes: SURVEY.length,
      format: 'delimited',
      tables: [
        {
          name: 'delimited',
          rows: 3,
          columns: ['MD [ft]', 'Inc [deg]', 'Azi [deg]'].map((heading, at) => ({
            name: heading.split(' ')[0],
            heading,
            unit: at === 0 ? 'ft' : 'deg',
            unit_from: 'brackets of the heading',
            holds: 'numbers',
            first: [
              ['0', '1000', '2000'],
              ['0', '0', '20'],
              ['0', '0', '45'],
            ][at],
          })),
          facts: { Delimiter: "','" },
        },
      ],
      questions: [],
      left: [],
    })
  })
  it('is the same file when the same bytes come again, under whatever name', async () => {
    const [one, two] = [await upload(SURVEY), await upload(SURVEY, 'other.csv')]
    assert.deepEqual([one.json.file, two.json.file, two.json.name], [FILE, FILE, 'other.csv'])
    assert.equal(keptIn(service).filter((key) => key === sha256(SURVEY)).length, 1)
  })
  it('is given back as it was sent, to be saved and not opened', async () => {
    await upload(SURVEY)
    const { status, text, headers } = await service.get(`/api/files/${FILE}`)
    assert.deepEqual([status, text], [200, SURVEY])
    assert.equal(headers.get('content-type'), 'application/octet-stream')
    assert.match(headers.get('content-disposition') ?? '', /^attachment/)
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox")
  })
  it('is unknown until it was uploaded, whatever names it', async () => {
    for (const digest of [`sha256:${'0'.repeat(64)}`, '0'.repeat(64), 'sha256:..%2F..%2Fledger.sqlite', 'x']) {
      const { status, json } = await service.get(`/api/files/${digest}`)
      assert.deepEqual([status, json.code], [404, 'unknown_file'], digest)
      assert.match(json.detail, /upload it again/)
    }
    assert.equal((await propose({ file: 'sha256:0' })).code, 'unknown_file')
  })
  it('is proposed for the inputs of a workflow, complete where nothing is open', async () => {
    await upload(SURVEY)
    const { proposals } = await propose({ inputs: ['measured_depth', 'inclination'] })
    assert.equal(proposals.length, 1)
    const [{ table, columns, questions, mapping }] = proposals
    assert.equal(table, 'delimited')
    assert.deepEqual(
      columns.map(({ target, column, unit }: Json) => [target, column, unit]),
      [
        ['measured_depth', 'MD', 'ft'],
        ['inclination', 'Inc', 'deg'],
      ],
    )
    assert.match(columns[0].reason, /^'MD \[ft\]': measured depth/)
    assert.deepEqual(questions, [])
    assert.deepEqual(mapping, {
      schema: 'keelson.mapping/1',
      table: 'delimited',
      answers: {},
      columns: {
        measured_depth: { column: 'MD', unit: 'ft', stated: 'ft' },
        inclination: { column: 'Inc', unit: 'deg', stated: 'deg' },
      },
    })
  })
  it('is proposed for the inputs that are named alone', async () => {
    await upload(SURVEY)
    const [{ columns }] = (await propose({ inputs: ['inclination'] })).proposals
    assert.deepEqual(
      columns.map(({ target }: Json) => target),
      ['inclination'],
    )
  })
  it('has no mapping while a question is open, and one once it is answered', async () => {
    const bare = 'MD,Inc [deg],Azi [deg]\n0,0,0\n1000,0,0\n'
    const { file } = (await upload(bare)).json
    const asked = { file, inputs: ['measured_depth'] }
    const [open] = (await propose(asked)).proposals
    assert.equal(open.mapping, null)
    const [question] = open.questions
    assert.deepEqual([question.code, question.column], ['target_unit', 'measured_depth'])
    const [answered] = (await propose({ ...asked, answers: { [question.code]: 'ft' } })).proposals
    assert.deepEqual(answered.questions, [])
    assert.deepEqual(answered.mapping.columns, { measured_depth: { column: 'MD', unit: 'ft' } })
  })
  it('is refused with line and column where a reader does not know it, and nothing is kept', async () => {
    const before = keptIn(service)
    const quoted = await upload('MD [ft],Inc [deg]\n0,0\n1000,"x\n')
    assert.deepEqual([quoted.status, quoted.json.code, quoted.json.line], [422, 'file_refused', 3])
    const { status, json } = await upload('~Version\nVERS. 3.0 :\nWRAP. NO :\n~Curve\nDEPT.FT :\n~ASCII\n1\n', 'a.las')
    assert.deepEqual([status, json.code, json.line, json.column], [422, 'file_refused', 2, 'VERS'])
    assert.equal((await upload('')).json.code, 'file_refused')
    assert.deepEqual(keptIn(service), before)
  })
  it('needs a name that is no path, and bytes that are sent as such', async () => {
    for (const name of ['', '.', '..', '../a.csv', 'a\\b.csv', 'a\nb.csv', '\u202ea.csv', 'a'.repeat(201)]) {
      const { status, json } = await upload(SURVEY, name)
      assert.deepEqual([status, json.code], [400, 'query_malformed'], JSON.stringify(name))
    }
    assert.equal((await service.post('/api/files', SURVEY, BYTES)).json.code, 'query_malformed')
    for (const type of ['text/csv', 'application/json', 'multipart/form-data']) {
      const { status, json } = await service.post('/api/files?name=a.csv', SURVEY, { 'content-type': type })
      assert.deepEqual([status, json.detail], [415, 'send content-type: application/octet-stream'])
    }
    assert.equal((await service.post('/api/run', '{}', BYTES)).status, 415, 'and JSON as JSON')
  })
  it('is refused with 413 where it is beyond the limit, before it is read to its end', async () => {
    const { hostname, port } = new URL(service.url)
    const head = `POST /api/files?name=a.csv HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/octet-stream\r\n`
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}content-length: ${16 * 1024 * 1024 + 1}\r\n\r\nMD`),
    )
    socket.once('data', (data) => resolve(String(data))).once('error', reject)
    assert.match(await promise, /^HTTP\/1\.1 413 /)
    socket.destroy()
  })
  it('is not taken of a page of another site, nor while the service stops', async () => {
    const foreign = await service.post('/api/files?name=a.csv', SURVEY, { ...BYTES, origin: 'http://other.example' })
    assert.equal(foreign.json.code, 'origin_refused')
    const stopping = await testService({}, {}, { ready: () => false })
    assert.equal((await uploadTo(client(stopping.url).post, SURVEY)).json.code, 'not_ready')
    await stopping.close()
  })
  it('is proposed for tables and lists of workflows of ours alone', async () => {
    const cases = [
      [{ inputs: ['well_name'] }, '/inputs/0'],
      [{ ref: 'modelrepo:catenary' }, '/ref'],
      [{ name: 'a/b' }, '/name'],
      [{ inputs: 'measured_depth' }, '/inputs'],
      [{ more: 1 }, '/more'],
    ] as const
    for (const [more, pointer] of cases) {
      const { code, errors } = await propose(more)
      assert.deepEqual([code, errors[0].pointer], ['request_malformed', pointer])
    }
    assert.equal((await propose({ ref: 'modelrepo:none' })).code, 'unknown_ref')
    assert.equal((await propose({ answers: { unit: 1 } })).code, 'mapping_refused')
  })
})

const keptIn = ({ dataDir }: TestService): readonly string[] =>
  readdirSync(join(dataDir, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
