/** Whether what the field writes in several ways is one to the search. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Catalog } from '../catalog.ts'
import { finderOf } from './find.ts'
import { IMPLIED } from './implied.ts'
import { SAME } from './synonyms.ts'
import { termsOf, wordsOf } from './words.ts'

const ways = (line: string) => line.split(',').map((way) => way.trim())
const shared = (a: string, b: string) => termsOf(a).filter((term) => termsOf(b).includes(term))

test('a standard is one term however its designation is written', () => {
  const written = {
    '2rd': ['API RP 2RD', 'API-RP-2RD', 'RP2RD', '2RD', 'api 2-rd'],
    f105: ['DNV-RP-F105', 'DNVGL-RP-F105', 'RP F-105', 'DNVRPF105', 'F105'],
    'b31.8': ['ASME B31.8', 'B 31.8', 'B31-8', 'b318'],
    b31g: ['ASME B31G', 'B31-G', 'b31 g'],
    '579': ['API 579-1', 'API579', 'API-579'],
    '2sk': ['API RP 2SK', '2 SK', 'RP2SK', 'api2sk'],
  }
  for (const [term, all] of Object.entries(written))
    for (const text of all) assert.ok(termsOf(text).includes(term), `${text} gives ${termsOf(text)}`)
})

test('a number, its unit and a size say nothing, and a bare number only where a standard has it', () => {
  for (const text of ['250 bar', '15.9 mm', '15.9mm', '12 inch', '1,500 m', '30 deg', '0.6'])
    assert.deepEqual(termsOf(text), [], text)
  const known = (number: string) => number === '1111'
  assert.deepEqual(
    wordsOf('F101, 1111 and 2222', known).flatMap(({ terms }) => terms),
    ['f101', '1111'],
  )
  assert.deepEqual(
    wordsOf('1111 kN', known).flatMap(({ terms }) => terms),
    [],
  )
})

test('abbreviations, phrases and the spellings of both shores are found by one another', () => {
  const alike = [
    ['bottom hole pressure', 'FBHP'],
    ['out-of-round', 'oval'],
    ['metal loss', 'corroded'],
    ['S-N curve', 'SN'],
    ['wall thickness', 'WT'],
    ['fiber', 'fibre'],
    ['normalized', 'normalised'],
    ['draft', 'draught'],
    ['centre of gravity', 'KG'],
  ] as const
  for (const [a, b] of alike) assert.ok(shared(a, b).length > 0, `${a} and ${b}`)
})

test('what differs stays apart', () => {
  const apart = [
    ['riser', 'pipeline'],
    ['kg', 'KG'],
    ['casing', 'case'],
    ['rigging', 'rig'],
    ['capex', 'opex'],
    ['RP-F105', 'RP-F109'],
    ['polyester', 'chain'],
  ] as const
  for (const [a, b] of apart) assert.deepEqual(shared(a, b), [], `${a} and ${b}`)
})

test('no way of writing has two meanings', () => {
  const all = Object.values(SAME).flatMap((text) => text.trim().split('\n').flatMap(ways))
  assert.deepEqual(
    all.filter((way, at) => all.indexOf(way) !== at),
    [],
  )
})

test('each whole that a part implies is known to a workflow', () => {
  const { find } = finderOf(new Catalog())
  assert.deepEqual(
    Object.keys(IMPLIED).filter((whole) => find(whole).unmatched.length > 0),
    [],
  )
})
