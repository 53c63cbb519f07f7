/** An input that a file supersedes is read as before, is marked so in the schema that is published, and is named to nobody. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { demandedInputs } from './applicability.ts'
import { BARE } from './bare-contract.ts'
import { defineContract } from './contract.ts'
import { Refusal } from './errors.ts'
import { optional, params, quantityList, text } from './params.ts'
import { requestSchema } from './published-schema.ts'
import { readParams } from './read-params.ts'

const PARAMS = params({
  series: optional(
    quantityList('-', {
      title: 'Series',
      description: 'Samples in order.',
      requiredWhen: {},
      requiredUnless: [{ inputs: ['series_csv'] }, { inputs: ['file_name'] }],
    }),
  ),
  series_csv: optional(
    text({
      title: 'Record as CSV',
      description: 'Samples as text.',
      overrides: [{ inputs: ['series'] }],
      superseded: 'file',
    }),
  ),
  file_name: optional(text({ title: 'File name', description: 'Name of a data file.' })),
})
const CONTRACT = defineContract({ ...BARE, params: PARAMS })

test('it is read, in the place of what it overrides', () => {
  assert.deepEqual(readParams(CONTRACT, { series_csv: '1\n2' }).params, { series_csv: '1\n2' })
})

test('the published schema says that it is deprecated, and says it of no other input', () => {
  const { properties } = requestSchema(CONTRACT, {}) as {
    properties: Record<string, { deprecated?: true; 'x-superseded'?: string }>
  }
  assert.equal(properties.series_csv?.deprecated, true)
  assert.equal(properties.series_csv['x-superseded'], 'file')
  assert.equal('deprecated' in (properties.series ?? {}), false)
})

test('where an input is missing it is not named as one that may stand in its place, and is one all the same', () => {
  assert.deepEqual(demandedInputs(PARAMS, {}, new Set()).get('series'), { standIns: [['file_name']], met: false })
  assert.equal(demandedInputs(PARAMS, {}, new Set(['series_csv'])).get('series')?.met, true)
  assert.throws(
    () => readParams(CONTRACT, {}),
    (error) =>
      error instanceof Refusal &&
      /\(or File name\)|\(or file name\)/i.test(error.message) &&
      !/CSV/.test(error.message),
  )
})
