import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Calculation } from './document.ts'
import { MOORING, mooring, problemsOf, SPRING_CASES } from './mooring.fixture.ts'

const only = (project: unknown): string => {
  const found = problemsOf(project)
  assert.equal(found.length, 1, found.join('; '))
  return found[0] ?? ''
}
const linked = (path: string, link: unknown) => mooring({ inputs: { 'W-02': { [path]: link } } })
const AT = '/calculations/1/inputs'

test('a sound project has no problem', () => {
  assert.deepEqual(problemsOf(MOORING), [])
})

test('a link to nothing is refused at its pointer', () => {
  assert.match(
    only(linked('tension', { basis: 'none' })),
    /^\/calculations\/1\/inputs\/tension is not an entry of the basis/,
  )
  assert.match(only(linked('tension', { from: 'W-09/tension' })), /tension\/from is not a calculation of this project/)
  assert.match(only(linked('tension', { from: 'W-01/pull' })), /"pull" is not a value or a table of spring/)
  assert.match(only(linked('tension', { from: 'W-01' })), /must be CALC\/VALUE/)
  assert.match(
    only(linked('pull', { from: 'W-01/tension' })),
    new RegExp(`^${AT}/pull "pull" is not an input of chain`),
  )
})

test('another dimension is refused, whatever the reason', () => {
  const link = { basis: 'line.stiffness', because: 'It is said to be the same.' }
  assert.match(only(linked('tension', link)), /\(kN\/m\) and Tension \(kN\) are not of the same dimension/)
})

test('another kind of the same dimension needs a reason, and takes it', () => {
  const link = { from: 'W-01/tension' }
  assert.match(only(linked('lift', link)), /different kinds \(line_tension and lifting_load\)/)
  assert.deepEqual(problemsOf(linked('lift', { ...link, because: 'The line lifts the anchor.' })), [])
})

test('a demand is never a capacity, whatever the reason', () => {
  const link = { from: 'W-01/tension', because: 'No better number is known.' }
  assert.match(only(linked('breaking_load', link)), /Tension is a demand and Breaking load is a capacity/)
})

test('a text is no number and a table no value', () => {
  assert.match(only(linked('tension', { basis: 'grade' })), /grade is a text, and Tension requires a number/)
  assert.match(only(linked('tension', { basis: 'offsets' })), /offsets is a table; name one of its columns/)
  assert.match(
    only(linked('tension', { from: 'W-01/steps' })),
    /Steps is a table and has the columns tension; name one of them/,
  )
})

test('several numbers are one only by what is taken of them', () => {
  assert.match(only(linked('tension', { from: 'W-01/tensions' })), /state "reduce" as max, min or max_abs/)
  assert.deepEqual(problemsOf(linked('tension', { from: 'W-01/tensions', reduce: 'max' })), [])
  assert.deepEqual(problemsOf(linked('tension', { from: 'W-01/steps/tension', reduce: 'min' })), [])
  assert.deepEqual(problemsOf(linked('tensions', { from: 'W-01/tensions' })), [])
})

test('from cases to none a reduction is written, and cases join by name', () => {
  const one = mooring({ calculations: SPRING_CASES })
  assert.match(only(one), /W-01 has 2 cases; state "reduce"/)
  const named = { from: 'W-01/tension', reduce: 'case:Broken' }
  assert.match(
    only(mooring({ calculations: SPRING_CASES, inputs: { 'W-02': { tension: named } } })),
    /is not a case of W-01/,
  )
  const list = { from: 'W-01/tensions', reduce: 'case:Intact' }
  assert.match(
    only(mooring({ calculations: SPRING_CASES, inputs: { 'W-02': { tension: list } } })),
    /Tensions has several numbers/,
  )
  const cases = {
    'W-02': {
      cases: [
        { name: 'Intact', inputs: {} },
        { name: 'Transit', inputs: {} },
      ],
    },
  }
  const both = mooring({ calculations: { ...SPRING_CASES, ...cases } })
  assert.match(only(both), /^\/calculations\/1\/inputs\/tension W-01 has no case "Transit"/)
})

test('a circle of links is refused with the way round', () => {
  const back: Calculation = { id: 'W-03', ref: 'modelrepo:spring@1', inputs: { offset: 1, stiffness: 1 } }
  const project = mooring({
    inputs: { 'W-01': { offset: { from: 'W-02/margin', because: 'A test of circles.' } } },
    more: [back],
  })
  assert.match(only(project), /creates a circular reference, in which W-01 uses W-02 uses W-01/)
})

test('a value that its workflow refuses is refused where it is written', () => {
  assert.match(only(mooring({ inputs: { 'W-01': { offset: '-1 m' } } })), /^\/calculations\/0\/inputs\/offset must be/)
  const basis = { 'line.stiffness': { kind: 'spring_stiffness', value: -5, status: 'agreed' } }
  assert.match(only(mooring({ basis })), /^\/calculations\/0\/inputs\/stiffness must be greater than 0/)
  const cases = { 'W-01': { cases: [{ name: 'Far', inputs: { offset: '2 km' } }] } }
  const reduced = { 'W-02': { tension: { from: 'W-01/tension', reduce: 'max' } } }
  assert.match(
    only(mooring({ calculations: cases, inputs: reduced })),
    /^\/calculations\/0\/cases\/0\/inputs\/offset must be/,
  )
})

test('an input that is left out though its workflow needs it is missed', () => {
  const [first] = MOORING.calculations
  const project = { ...MOORING, calculations: [{ ...first, inputs: { offset: 3 } }] }
  assert.match(only(project), /^\/calculations\/0\/inputs\/stiffness is required/)
})

test('a link fills a cell of a table', () => {
  const inputs = { segments: [{ length: 1, name: 'chain' }], 'segments/0/length': { basis: 'length' } }
  const basis = { length: { kind: 'line_span', value: 12, status: 'agreed' } }
  assert.deepEqual(problemsOf(mooring({ basis, inputs: { 'W-01': inputs } })), [])
  const hidden = { segments: [{ length: { basis: 'length' }, name: 'chain' }] }
  assert.match(only(mooring({ basis, inputs: { 'W-01': hidden } })), /segments\/0\/length is a link inside a value/)
})

test('the form of a document is held at each pointer', () => {
  const wrong: readonly (readonly [unknown, RegExp])[] = [
    [null, /must be an object/],
    [{ ...MOORING, schema: 'keelson.project/2' }, /^\/schema /],
    [{ ...MOORING, basis: { '9lives': MOORING.basis.grade } }, /^\/basis must begin with a letter/],
    [{ ...MOORING, extra: 1 }, /^\/extra is not a field of a project/],
    [
      mooring({ basis: { odd: { status: 'agreed' } } }),
      /^\/basis\/odd must have exactly one of value, text, columns, from/,
    ],
    [mooring({ basis: { odd: { kind: 'lengths', value: 1, status: 'agreed' } } }), /^\/basis\/odd\/kind is not a kind/],
    [
      mooring({ basis: { odd: { kind: 'line_span', value: 1, unit: 'kg', status: 'agreed' } } }),
      /^\/basis\/odd\/unit does not measure/,
    ],
    [
      mooring({ basis: { odd: { kind: 'line_span', value: '1', status: 'agreed' } } }),
      /^\/basis\/odd\/value must be a number/,
    ],
    [
      mooring({ basis: { odd: { kind: 'line_span', value: 1, status: 'sure' } } }),
      /^\/basis\/odd\/status must be one of/,
    ],
    [
      mooring({ basis: { odd: { columns: [{ name: 'a' }], rows: [[1]], status: 'agreed' } } }),
      /^\/basis\/odd\/rows\/0\/0 must be text/,
    ],
    [mooring({ more: [MOORING.calculations[0] as Calculation] }), /^\/calculations\/2\/id is the id of another/],
    [mooring({ calculations: { 'W-01': { ref: 'modelrepo:spring' } } }), /^\/calculations\/0\/ref is not a version/],
    [linked('tension', { from: 'W-01/tension', reduce: 'mean' }), /^\/calculations\/1\/inputs\/tension\/reduce /],
  ]
  for (const [project, found] of wrong) assert.match(problemsOf(project)[0] ?? '', found)
})

test('cases of a CSV are read with units, and a bad cell is told', () => {
  const reduced = { 'W-02': { tension: { from: 'W-01/tension', reduce: 'max' } } }
  const withCsv = (csv: string) => mooring({ calculations: { 'W-01': { cases: { csv } } }, inputs: reduced })
  assert.deepEqual(problemsOf(withCsv('name,limit_state,offset [ft]\nIntact,ULS,10\nDamaged,ALS,20\n')), [])
  assert.match(only(withCsv('name,offset [kg]\nIntact,10\n')), /kg/)
  assert.match(only(withCsv('name,offset\nIntact,10\nIntact,11\n')), /has two cases with the same name/)
  assert.match(only(withCsv('offset\n10\n')), /must have a column "name"/)
  assert.match(only(withCsv('name,limit_state,offset\nIntact,ULTIMATE,10\n')), /limit state that is not one of/)
})
