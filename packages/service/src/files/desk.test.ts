/** Files are kept and read apart from the event loop: one that cannot be read within the limits is refused, and hangs nothing. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { MAPPING_SCHEMA, type Mapping, targetsOf } from '@keelson/files'
import { params, quantity, quantityList, rows } from '@keelson/workflow'
import { Catalog } from '../catalog.ts'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import { folderStore, type ObjectStore } from '../store/objects.ts'
import { temporaryFolder } from '../testing.ts'
import { FILE_LIMITS, type FileDesk, openDesk } from './desk.ts'
import { allFileInputs, fieldAt } from './inputs.ts'
import { fileOf } from './names.ts'

const said = (title: string) => ({ title, description: title })
const schema = params({
  measured_depth: quantityList('survey_depth', said('Measured depths')),
  inclination: quantityList('inclination', { ...said('Inclinations'), along: 'measured_depth', maxItems: 100 }),
  stations: rows({ depth: quantity('survey_depth', said('Depth')) }, said('Stations')),
})
const bytesOf = (text: string) => new TextEncoder().encode(text)
const isRefused = (code: string, detail: RegExp) => (error: unknown) =>
  error instanceof ServiceProblem && error.code === code && detail.test(error.message)

let folder: string
let objects: ObjectStore
before(() => {
  folder = temporaryFolder()
  objects = folderStore(folder)
})
after(() => rmSync(folder, { recursive: true }))

describe('a file at the desk', () => {
  let desk: FileDesk
  let file: string
  const name = 'survey.csv'
  const mapping: Mapping = {
    schema: MAPPING_SCHEMA,
    table: 'delimited',
    answers: {},
    columns: {
      measured_depth: { column: 'MD', unit: 'ft', stated: 'ft' },
      inclination: { column: 'Inc', unit: 'deg', stated: 'deg' },
    },
  }
  const take = (inputs: readonly string[], more: Partial<Mapping> = {}) =>
    desk.take({ schema, file, name, inputs, mapping: { ...mapping, ...more } })
  before(async () => {
    desk = openDesk({ objects, forgetUnused: async () => {}, limits: FILE_LIMITS, defect: assert.fail })
    file = (await desk.keep(bytesOf('MD [ft],Inc [deg]\n0,0\n1000,20\n'), name)).file
  })
  after(() => desk.close())

  it('gives by a mapping what a person would have typed', async () => {
    assert.deepEqual(await take(['measured_depth', 'inclination']), {
      format: 'delimited',
      left: [],
      settled: {},
      params: { measured_depth: { value: [0, 1000], unit: 'ft' }, inclination: [0, 20] },
    })
  })
  it('gives of a mapping for several inputs what is asked for', async () => {
    assert.deepEqual((await take(['inclination'])).params, { inclination: [0, 20] })
  })
  it('refuses a mapping without a column for an input, of another table, or of another file', async () => {
    await assert.rejects(take(['stations']), isRefused('mapping_refused', /no column for stations/))
    await assert.rejects(take(['inclination'], { table: 'x' }), isRefused('mapping_refused', /no table 'x'/))
    const columns = { inclination: { column: 'Dip', unit: 'deg' } }
    await assert.rejects(take(['inclination'], { columns }), isRefused('mapping_refused', /no column 'Dip'/))
  })
  it('refuses more rows than the input takes, before anything is made of them', async () => {
    const rows = Array.from({ length: 101 }, (_, row) => `${row},0`)
    const long = await desk.keep(bytesOf(`MD [ft],Inc [deg]\n${rows.join('\n')}\n`), name)
    const taken = desk.take({ schema, file: long.file, name, inputs: ['inclination'], mapping })
    await assert.rejects(taken, isRefused('mapping_refused', /101 rows, above the limit of 100 for inclination/))
  })
  it('refuses a complete mapping while the file asks what it does not answer', async () => {
    const nulls = await desk.keep(bytesOf('MD [ft],Inc [deg]\n0,0\n1000,-999.25\n2000,-999.25\n'), name)
    assert.deepEqual(
      nulls.questions.map(({ code }) => code),
      ['null_code'],
    )
    const taken = (inputs: readonly string[]) => desk.take({ schema, file: nulls.file, name, inputs, mapping })
    await assert.rejects(taken(['inclination']), isRefused('mapping_refused', /a question about the file is open/))
    assert.deepEqual((await taken(['measured_depth'])).params, {
      measured_depth: { value: [0, 1000, 2000], unit: 'ft' },
    })
  })
})

it('an input of the catalog is to the thread, which has its schema as JSON, what it is here, and has a most of rows', () => {
  const inputs = new Catalog().entries.flatMap(({ versions }) =>
    versions.flatMap(({ workflow: { contract } }) => {
      const { params } = contract
      const there = targetsOf(JSON.parse(JSON.stringify(params)))
      assert.equal(JSON.stringify(there), JSON.stringify(targetsOf(params)))
      return allFileInputs(params).map((input) => fieldAt(params, input))
    }),
  )
  assert.ok(inputs.length > 200)
  assert.ok(inputs.every((input) => input?.maxItems !== undefined))
})

describe('a file that cannot be read within the limits', () => {
  const told: string[] = []
  const program = new URL('../fixtures/file-program.ts', import.meta.url)
  const limits = { memoryLimitMb: 32, timeLimitMs: 1500 }
  let desk: FileDesk
  before(() => {
    desk = openDesk({ objects, forgetUnused: async () => {}, limits, defect: (cause) => told.push(cause), program })
  })
  after(() => desk.close())

  const ways = [
    ['endless', 'file_refused', /^the file could not be read within 1.5 s/],
    ['eating', 'file_refused', /^reading the file requires more than 32 MB of memory/],
    ['failing', 'internal', /^the file could not be read; the log/],
  ] as const
  for (const [name, code, detail] of ways)
    it(`is refused (${name}), not kept, and told to the log; the next one is read`, async () => {
      const bytes = bytesOf(name)
      const [one, next] = await Promise.allSettled([desk.keep(bytes, name), desk.keep(bytesOf('x'), 'next')])
      assert.ok(one.status === 'rejected' && isRefused(code, detail)(one.reason), JSON.stringify(one))
      assert.match(told.pop() ?? '', new RegExp(`"${name}"`))
      assert.equal(next.status, 'fulfilled')
      assert.equal(await desk.has(fileOf(sha256(bytes))), false)
    })
})
