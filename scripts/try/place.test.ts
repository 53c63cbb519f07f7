/** Claims about where a problem is to be looked for. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { placesIn } from './place.ts'

const folder = mkdtempSync(join(tmpdir(), 'keelson-place-'))
after(() => rmSync(folder, { recursive: true }))
const cases = [
  '{ "cases": [',
  '  { "id": "sags",',
  '    "expected": {',
  '      "deflection": { "value": 1 } } },',
  '  { "id": "holds",',
  '    "expected": {',
  '      "checks.deflection.state": { "value": "pass" } } }',
  '] }',
]
writeFileSync(join(folder, 'cases.json'), cases.join('\n'))
writeFileSync(join(folder, 'calculate.ts'), 'const values = { deflection: 1 }\n')
writeFileSync(join(folder, 'values.ts'), "import {} from 'node:fs'\nexport const values = { deflection: 1 }\n")
const home = pathToFileURL(join(folder, 'index.ts')).href
const placeOf = placesIn(home, new Set(['deflection', 'span']), folder)

test('what a case expects is found on its line, in that case; what it does not, where the case begins', () => {
  assert.equal(placeOf('sags: deflection is 2, expected 1'), 'cases.json:4')
  assert.equal(placeOf('holds: checks.deflection.state is "fail"'), 'cases.json:7')
  assert.equal(placeOf('holds: deflection is 2, expected 1'), 'cases.json:5')
  assert.equal(placeOf('case sags: the unit is not said'), 'cases.json:2')
})

test('what is declared is found where it is declared; what is not, nowhere', () => {
  assert.equal(placeOf('value deflection has no description'), 'values.ts:2')
  assert.equal(placeOf('input span has no description'), undefined)
  assert.equal(placeOf('"values = {" is no title'), 'values.ts:2')
})

test('what an answer does not state is found at the answer', () => {
  writeFileSync(join(folder, 'way.ts'), "const values = {}\nreturn { answer: 'It sags.' }\n")
  const at = placesIn(home, new Set(['deflection']), folder)
  assert.equal(at("case sags: deflection is 2 mm, which is not in the answer 'It sags.'"), 'way.ts:2')
})
