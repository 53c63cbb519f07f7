/** Claims about points that are files: their order and names, one mapping for all, and that nothing runs before it is confirmed. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, test } from 'node:test'
import { brought, type Carried } from '../over-http.ts'
import { listOfRows } from './rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'keelson-rows-'))
after(() => rmSync(folder, { recursive: true }))

const REF = 'modelrepo:wellpath'
const MAPPING = {
  ...{ schema: 'keelson.mapping/1', table: 'delimited', answers: {} },
  columns: { measured_depth: { column: 'MD', unit: 'ft' }, azimuth: { column: 'Azi', unit: 'deg' } },
}
const PROPOSAL = {
  table: 'delimited',
  columns: [{ target: 'measured_depth', column: 'MD', unit: 'ft', reason: 'MD' }],
  questions: [],
  mapping: MAPPING,
}
const fileOf = (name: string, content: unknown = 'MD\n1\n') => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
mkdirSync(join(folder, 'wells'))
for (const name of ['well-10.csv', 'well-2.csv', 'well-1.csv', '.hidden', 'old.mapping.json']) fileOf(`wells/${name}`)
const mapping = fileOf('confirmed.json', MAPPING)

/** What comes of a call, with the names of the files that were sent and what was asked and printed. */
async function called(rows: string, options: Readonly<Record<string, readonly string[]>> = {}) {
  const [sent, asked, printed]: [string[], unknown[], string[]] = [[], [], []]
  const carry = async ({ path, bytes, body }: Carried) => {
    const name = new URL(path, 'http://a').searchParams.get('name') ?? ''
    if (bytes !== undefined) sent.push(name)
    else asked.push(body)
    const answer = bytes === undefined ? { proposals: [PROPOSAL] } : { file: `sha256:${name}`, name, left: [] }
    return brought(200, Buffer.from(JSON.stringify(answer)))
  }
  const given = {
    args: [],
    options: { rows: [rows], ...options },
    print: (_: unknown, words: string) => void printed.push(words),
  }
  return { vary: await listOfRows(given, REF, carry), sent, asked, printed }
}
const SENT = ['well-1.csv', 'well-2.csv', 'well-10.csv']

test('each file of a folder or a pattern is a point, in the order in which a person counts, by one mapping', async () => {
  for (const rows of [join(folder, 'wells'), join(folder, 'wells', '*.csv')]) {
    const { vary, sent, asked } = await called(rows, { mapping: [mapping] })
    assert.deepEqual([sent, asked], [SENT, []])
    const as = MAPPING
    assert.deepEqual(vary, {
      kind: 'list',
      rows: SENT.map((name) => {
        const reference = { file: `sha256:${name}`, name, as }
        return { measured_depth: reference, azimuth: reference }
      }),
    })
  }
})

test('a single file is a point for each row, and its columns are proposed for inputs of one value', async () => {
  const path = fileOf('defects.csv')
  const { vary } = await called(path, { mapping: [mapping] })
  assert.deepEqual(vary, { kind: 'list', file: 'sha256:defects.csv', name: 'defects.csv', as: MAPPING })
  const { vary: none, asked } = await called(path)
  assert.equal(none, undefined)
  assert.deepEqual(asked, [{ ref: REF, file: 'sha256:defects.csv', name: 'defects.csv', answers: {}, for: 'rows' }])
  assert.deepEqual(JSON.parse(readFileSync(`${path}.mapping.json`, 'utf8')), MAPPING)
})

test('of files that are not confirmed the first is sent, and its mapping is written for all', async () => {
  const { vary, sent, printed } = await called(join(folder, 'wells'))
  assert.deepEqual([vary, sent], [undefined, SENT.slice(0, 1)])
  assert.match(printed[0] ?? '', /well-1\.csv are not confirmed\. The mapping applies to all 3 files\./)
  assert.match(printed[0] ?? '', /--mapping .*well-1\.csv\.mapping\.json\.$/)
  await assert.rejects(called(join(folder, 'wells')), /well-1\.csv\.mapping\.json exists\. Use it with --mapping/)
})

test('the mapping of the points is behind those of the files', async () => {
  const file = [`azimuth=${fileOf('base.csv')}`]
  const { sent } = await called(join(folder, 'wells'), { file, mapping: [fileOf('other.json', '[]'), mapping] })
  assert.deepEqual(sent, SENT)
})

test('a pattern or a file that is not there is refused by its name', async () => {
  await assert.rejects(called(join(folder, '*.zip')), /--rows .*\*\.zip matches no file/)
  const gone = join(folder, 'gone.csv')
  await assert.rejects(called(gone), new RegExp(`${basename(gone)} cannot be read`))
})
