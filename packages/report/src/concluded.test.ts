import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Quantity } from '@keelson/engine/result.ts'
import { plainText } from './html.ts'
import { keyResults } from './key-results.ts'
import { spokenAnswer, withoutVerdict } from './spoken-answer.ts'
import { sampleRecord } from './testing/sample-record.ts'

const { contract, response } = sampleRecord
const { result } = response
assert.ok(result && contract)

/** A record with these values alone, all of them answers, and a conclusion without a template. */
const told = (detail: string, values: Readonly<Record<string, Quantity>>): RunRecord => ({
  ...sampleRecord,
  contract: { ...contract, answers: Object.keys(values) },
  response: { ...response, detail, result: { kind: result.kind, ...plain, values } },
})
const { said: _said, kind: _kind, ...others } = result
const plain = { ...others, checks: [], outputs: [] }

const tiles = (record: RunRecord) =>
  [...plainText(keyResults(record, { tiles: 9, aside: 300 })).split('\n')].join(' ').replaceAll('\u00a0', ' ')

const quantity = (label: string, value: Quantity['value'], unit = '-'): Quantity => ({ label, value, unit })

test('a result has the digits with which the conclusion states it, and a year that is not one is plural', () => {
  const record = told('Fatigue life 1,020 years, depth 2,032.50 m.', {
    life: quantity('Life', 1024.7, 'year'),
    depth: quantity('Depth', 2032.5, 'm'),
    other: quantity('Other', 62.6512, 'year'),
  })
  assert.match(tiles(record), /Life 1,020 years.*Depth 2,032\.50 m.*Other 62\.65 years/)
})

test('a number of the conclusion that could be of two quantities sets the digits of neither', () => {
  const record = told('Thickness 2.5 mm.', { a: quantity('A', 2.503, 'mm'), b: quantity('B', 2.5, 'mm') })
  assert.match(tiles(record), /A 2\.503 mm.*B 2\.5 mm/)
})

test('nothing reads none, a short map in words, and a calendar year ungrouped', () => {
  const record = told('Done', {
    a: quantity('Governing', [null, null] as never),
    b: quantity('Modes', []),
    c: quantity('Score', { stuck_pipe: 4 } as never),
    d: quantity('Last year', 2021),
  })
  assert.match(tiles(record), /Governing none.*Modes none.*Score stuck pipe: 4.*Last year 2021/)
})

test('the conclusion is a sentence, and does not say again that no check was made', () => {
  const record = told('No check made. Five wells', {})
  assert.equal(plainText(spokenAnswer(withoutVerdict(record))), 'Five wells.')
})

test('how sure an atlas is stands in a sentence without its names', () => {
  const record = told('Done', {})
  const sure = {
    ...record,
    response: {
      ...record.response,
      confidence: {
        method: 'linear interpolation of the modelrepo:a-b@1 grid',
        max_rel_error: 0.0105,
        basis: 'a check',
      },
    },
  }
  assert.match(
    tiles(sure),
    /Confidence: linear interpolation of the direct solver grid, error up to 1\.05 % \(a check\)\./,
  )
})
