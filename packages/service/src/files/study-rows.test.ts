/** Claims about the reading of many files for one study: each is read once, one after the other, and there is a limit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { Mapping } from '@keelson/files'
import { Catalog } from '../catalog.ts'
import type { FileDesk } from './desk.ts'
import { filedStudy } from './expand-study.ts'

const REF = 'modelrepo:wellpath'
const catalog = new Catalog()
const fileOf = (n: number) => `sha256:${String(n).padStart(64, '0')}`
const mapping: Mapping = {
  ...{ schema: 'keelson.mapping/1', table: 'delimited', answers: {} },
  columns: { measured_depth: { column: 'MD', unit: 'm' }, inclination: { column: 'Inc', unit: 'deg' } },
}

/** A desk that gives lists of so many zeros, and notes what it reads. */
function deskOf(length = 2) {
  const read: string[] = []
  let [reading, most] = [0, 0]
  const desk: Partial<FileDesk> = {
    take: async ({ file, inputs }) => {
      read.push(file)
      most = Math.max(most, ++reading)
      await turn()
      reading--
      const params = Object.fromEntries(inputs.map((input) => [input, new Array(length).fill(0)]))
      return { format: 'delimited', left: [], params, settled: {} }
    },
    has: async () => true,
  }
  return { desk: desk as FileDesk, read, most: () => most }
}
const rowOf = (n: number) => {
  const reference = { file: fileOf(n), name: `well-${n}.csv`, as: mapping }
  return { measured_depth: reference, inclination: reference }
}
const filed = (desk: FileDesk, rows: readonly object[]) =>
  filedStudy(catalog, desk, { ref: REF, base: {}, vary: { kind: 'list', rows } } as never, 1000)

test('a file that several rows refer to is read once, and no two are read at one time', async () => {
  const { desk, read, most } = deskOf()
  const { request, files } = await filed(desk, [rowOf(1), { analysis: 'well_path' }, rowOf(2), rowOf(1)])
  assert.deepEqual([read, most()], [[fileOf(1), fileOf(2)], 1])
  assert.deepEqual(request.vary, {
    kind: 'list',
    rows: [1, 0, 1, 1].map((own) =>
      own ? { measured_depth: [0, 0], inclination: [0, 0] } : { analysis: 'well_path' },
    ),
    names: ['well-1.csv', '', 'well-2.csv', 'well-1.csv'],
  })
  assert.deepEqual(
    files.map(({ digest, points }) => [digest, points]),
    [
      [fileOf(1), [0, 3]],
      [fileOf(2), [2]],
    ],
  )
})

test('a study whose rows refer to no file is as it was sent', async () => {
  const { desk } = deskOf()
  const rows = [{ analysis: 'well_path' }]
  const { request, files } = await filed(desk, rows)
  assert.deepEqual([request.vary, files], [{ kind: 'list', rows }, []])
})

test('rows whose files give more than a request may have are refused where they begin to', async () => {
  const { desk, read } = deskOf(3_000_000)
  await assert.rejects(filed(desk, [rowOf(1), rowOf(2), rowOf(3)]), (error: { code?: string; message: string }) => {
    assert.match(String(error.message), /\/vary\/rows\/\d/)
    return true
  })
  assert.ok(read.length < 3)
})

test('more rows with files than a study may have are refused before any file is read', async () => {
  const { desk, read } = deskOf()
  const rows = Array.from({ length: 1001 }, (_, n) => rowOf(n))
  await assert.rejects(filed(desk, rows), {
    code: 'study_refused',
    errors: [{ pointer: '/vary/rows/1000', message: 'is above the limit of 1000 rows with files in one study' }],
  })
  assert.deepEqual(read, [])
})
