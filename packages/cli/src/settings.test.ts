/** Claims about --set: a text becomes what its field takes, and one that can be meant in two ways is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settingsOf } from './settings.ts'

const schema = {
  properties: {
    diameter: { type: 'number', 'x-ogc-unit': 'mm' },
    factor: { 'x-ogc-unit': '-' },
    depths: { type: 'array', items: { type: 'number', 'x-ogc-unit': 'm' } },
    names: { type: 'array', items: { type: 'string' } },
    label: { type: 'string' },
    coated: { type: 'boolean' },
    defects: { type: 'array', items: { type: 'object', properties: { length: {} } } },
  },
}
const set = (...texts: string[]) => settingsOf(texts, schema)
const refused = (text: string, why: RegExp) => assert.throws(() => set(text), why)

test('a quantity is sent as it is typed, a bare number as the number', () => {
  assert.deepEqual(set('diameter=12 3/4 in', 'factor=0.72'), { diameter: '12 3/4 in', factor: 0.72 })
  assert.deepEqual(set('diameter = {"value": 12.75, "unit": "in"}'), { diameter: { value: 12.75, unit: 'in' } })
  assert.deepEqual(set('diameter=12,75 in'), { diameter: '12,75 in' }, 'the service says what a comma can mean')
})

test('a list is parted at its commas; units stand with every entry or with none', () => {
  assert.deepEqual(set('depths=5, 10,15.5'), { depths: [5, 10, 15.5] })
  assert.deepEqual(set('depths=5 m,10 ft'), { depths: ['5 m', '10 ft'] })
  assert.deepEqual(set('depths={"value": [5], "unit": "ft"}'), { depths: { value: [5], unit: 'ft' } })
  assert.deepEqual(set('names=a,7'), { names: ['a', '7'] })
  for (const text of ['1,5 m', '5,10,15 mm', '1,000 ft']) refused(`depths=${text}`, /with every entry or with none/)
  refused('depths=5,,6', /an empty entry/)
})

test('texts stay texts, flags become flags, and what is neither is left to the service', () => {
  assert.deepEqual(set('label= [7] ', 'coated=true'), { label: ' [7] ', coated: true })
  assert.deepEqual(set('coated=yes', 'unknown=7 m'), { coated: 'yes', unknown: '7 m' })
  assert.deepEqual(Object.entries(set('__proto__=1')), [['__proto__', 1]])
})

test('a table is JSON, read as strictly as over HTTP', () => {
  assert.deepEqual(set('defects=[{"length": "2 in"}]'), { defects: [{ length: '2 in' }] })
  refused('defects=2 in', /--set 'defects=\[\{"length": \.\.\.\}, \.\.\.\]'/)
  refused('defects=[{"length": 1, "length": 2}]', /the name "length" twice/)
  refused('defects=[1', /--set defects: it is not valid JSON/)
})

test('what names no input, no value, or one input twice is refused', () => {
  refused('diameter', /must have the form NAME=VALUE/)
  refused('=5', /must have the form NAME=VALUE/)
  refused('diameter= ', /has no value/)
  assert.throws(() => set('diameter=1', 'diameter=2'), /entered twice: diameter/)
})
