/** Claims about what a run is asked: inputs come from one source, settings stand over it, and nothing fills itself in. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { requestOf } from './case.ts'
import { readCall } from './read-call.ts'
import { run } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'keelson-case-'))
after(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: unknown) => {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const REF = 'modelrepo:catenary'
const example = { line_length: 800, water_depth: 80 }
const asked = (...words: string[]) => requestOf(readCall('run', run, words), () => ({ schema: {}, example }))
const refused = (why: RegExp, ...words: string[]) => assert.throws(() => asked(...words), why)

test('a ref alone is the run of the example, and settings alone are all that is sent', () => {
  assert.deepEqual(asked(REF), { ref: REF })
  assert.deepEqual(asked(REF, '--set', 'line_length=900 m'), { ref: REF, params: { line_length: '900 m' } })
})

test('settings stand over the example, a file of params or a case', () => {
  const params = file('params.json', { water_depth: '70 m' })
  const saved = file('case.json', { ref: `${REF}@1`, params: { water_depth: 60 } })
  const over = ['--set', 'water_depth=50']
  assert.deepEqual(asked(REF, '--example', ...over).params, { line_length: 800, water_depth: 50 })
  assert.deepEqual(asked(REF, '--params', params, '--set', 'line_length=1').params, {
    water_depth: '70 m',
    line_length: 1,
  })
  assert.deepEqual(asked(saved), { ref: `${REF}@1`, params: { water_depth: 60 } })
  assert.deepEqual(asked(saved, ...over).params, { water_depth: 50 })
})

test('two sources of inputs are refused', () => {
  const params = file('params.json', {})
  const saved = file('case.json', { ref: REF, params: {} })
  refused(/one source \(entered: --params and --example\)/, REF, '--params', params, '--example')
  refused(/\(entered: the params of the case and --params\)/, saved, '--params', params)
})

test('a file that is not what it is given as is refused in words', () => {
  const saved = file('case.json', { ref: REF, params: {} })
  refused(/is a complete case; use keelson run .*case\.json/, REF, '--params', saved)
  refused(/list\.json is not a case/, file('list.json', []))
  refused(/the name "a" twice in one object/, file('twice.json', '{"ref": "x", "params": {"a": 1, "a": 2}}'))
  refused(/file not found: .*nowhere\.json/, join(folder, 'nowhere.json'))
  refused(/\/parms is not a field of a run request/, file('typo.json', { ref: REF, parms: {} }))
  refused(/params must be an object/, REF, '--params', file('wrong.json', [1]), '--set', 'a=1')
})

test('inputs are stated as the example, as entered where they are set, and as a file says', () => {
  const entered = { from: 'entered' }
  const ofExample = { from: 'example' }
  const over = ['--set', 'water_depth=50']
  assert.deepEqual(asked(REF, '--example').input_basis, { '/line_length': ofExample, '/water_depth': ofExample })
  assert.deepEqual(asked(REF, '--example', ...over).input_basis, { '/line_length': ofExample, '/water_depth': entered })
  assert.equal(asked(REF, ...over).input_basis, undefined)
  const basis = { '/water_depth': { from: 'file', digest: 'sha256:0', column: 'WD' } }
  const saved = file('stated.json', { ref: REF, params: example, input_basis: basis })
  assert.deepEqual(asked(saved).input_basis, basis)
  assert.deepEqual(asked(saved, ...over).input_basis, { '/water_depth': entered })
  const stated = file('basis.json', basis)
  assert.deepEqual(asked(REF, '--example', ...over, '--basis', stated).input_basis, {
    '/line_length': ofExample,
    ...basis,
  })
  refused(/--basis must contain an object/, REF, '--basis', file('list-basis.json', []))
  refused(/from must be one of/, REF, '--basis', file('wrong-basis.json', { '/water_depth': { from: 'me' } }))
})

test('units are recorded as they are asked for', () => {
  assert.equal(asked(REF, '--units', 'us').units, 'us')
  refused(/\/units must be one of declared, metric, us/, REF, '--units', 'imperial')
})
