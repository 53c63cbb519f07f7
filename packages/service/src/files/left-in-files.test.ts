import assert from 'node:assert/strict'
import test from 'node:test'
import type { FileUse } from '@keelson/engine'
import { leftInFiles } from './left-in-files.ts'

const FILE = `sha256:${'a'.repeat(64)}`
const LONG = Array.from({ length: 5_001 }, (_, i) => i)
const mapping = { schema: 'keelson.mapping/1', table: 'delimited', columns: { series: { column: 'Surge', unit: 'm' } } }
const use = (inputs: readonly string[]): FileUse => ({
  digest: FILE,
  inputs,
  read: { name: 'record.csv', format: 'delimited', mapping, left: [] },
})
const renewed: string[] = []
const desk = (isKept: boolean) => ({
  has: async () => isKept,
  renew: async (file: string) => {
    renewed.push(file)
  },
})
const reference = { file: FILE, name: 'record.csv', as: mapping }

test('a long list that was read from a file stays in the file, which is kept for a further hour', async () => {
  const params = { series: { value: LONG, unit: 'ft' }, time_step: 0.05 }
  assert.deepEqual(await leftInFiles(desk(true), params, [use(['series'])]), { series: reference, time_step: 0.05 })
  assert.deepEqual(renewed.splice(0), [FILE])
})

test('a short list, and one that was not read from a file, are as they were recorded', async () => {
  const params = { series: [1, 2, 3], maxima: LONG }
  assert.deepEqual(await leftInFiles(desk(true), params, [use(['series'])]), params)
  assert.deepEqual(await leftInFiles(desk(true), params), params)
  assert.deepEqual(renewed, [])
})

test('of a file that is not kept, or that the client read, the numbers are as they were recorded', async () => {
  const params = { series: LONG }
  assert.deepEqual(await leftInFiles(desk(false), params, [use(['series'])]), params)
  assert.deepEqual(await leftInFiles(desk(true), params, [{ digest: FILE, inputs: ['series'] }]), params)
})
