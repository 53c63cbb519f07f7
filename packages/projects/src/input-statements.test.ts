/** Statements of sources: they hold for the own values of a case, and are told in the register where they are the example's. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid, mooring, problemsOf } from './mooring.fixture.ts'
import { laidParams } from './params.ts'
import { registerOf } from './register.ts'

const EXAMPLE = { from: 'example' } as const
const stated = (input_basis: Readonly<Record<string, unknown>>, more: object = {}) =>
  mooring({ calculations: { 'W-01': { input_basis, ...more } as never } })
const AT = '/calculations/0/input_basis'

test('a source is stated of an own value alone, in the form of a request', () => {
  assert.deepEqual(problemsOf(stated({ '/offset': EXAMPLE })), [])
  assert.match(
    problemsOf(stated({ '/stiffness': EXAMPLE }))[0] ?? '',
    new RegExp(`^${AT}/~1stiffness must name an input`),
  )
  assert.match(
    problemsOf(stated({ '/offset': { from: 'hearsay' } }))[0] ?? '',
    new RegExp(`^${AT}/~1offset/from must be`),
  )
})

test('a run is told the source, but not of an input that its case has of its own', () => {
  const cases = [
    { name: 'Near', inputs: {} },
    { name: 'Far', inputs: { offset: '20 m' } },
  ]
  const reduced = { 'W-02': { tension: { from: 'W-01/tension', reduce: 'max' } } }
  const project = laid(
    mooring({ calculations: { 'W-01': { input_basis: { '/offset': EXAMPLE }, cases } }, inputs: reduced }),
  )
  const [near, far] = (project.byId.get('W-01')?.cases ?? []).map((one) => laidParams(project, one).input_basis)
  assert.deepEqual([near?.['/offset'], far?.['/offset']], [EXAMPLE, undefined])
})

test('a cell that is entered over the table of the example is told apart from it', () => {
  const inputs = { segments: [{ length: 1, name: 'chain' }], 'segments/0/length': '2 m' }
  const whole = mooring({
    calculations: { 'W-01': { input_basis: { '/segments': EXAMPLE } } },
    inputs: { 'W-01': inputs },
  })
  const project = laid(whole)
  const [one] = project.byId.get('W-01')?.cases ?? []
  const input_basis = one && laidParams(project, one).input_basis
  assert.deepEqual(input_basis?.['/segments/0/length'], { from: 'entered' })
  assert.deepEqual(input_basis?.['/segments'], EXAMPLE)
})

test('an example value that every case replaces is not used', () => {
  const cases = [{ name: 'Far', inputs: { offset: '20 m' } }]
  const reduced = { 'W-02': { tension: { from: 'W-01/tension', reduce: 'max' } } }
  const project = mooring({
    calculations: { 'W-01': { input_basis: { '/offset': EXAMPLE }, cases } },
    inputs: reduced,
  })
  assert.deepEqual(
    registerOf(laid(project), {}).filter(({ kind }) => kind === 'example value'),
    [],
  )
})

test('the register names the inputs that have example values', () => {
  const lines = registerOf(laid(stated({ '/offset': EXAMPLE })), {})
  const found = lines.filter(({ kind }) => kind === 'example value')
  assert.deepEqual(found, [{ kind: 'example value', at: 'W-01', says: '1 input has its example value: offset.' }])
})
