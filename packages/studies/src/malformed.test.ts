/** Whatever is sent as the way to vary is planned or refused, and nothing else is thrown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { planOf, problemsOf } from './strip.fixture.ts'

const kinds = fc.constantFrom('grid', 'list', 'one_at_a_time', 'sample', 'goal')
const word = fc.constantFrom(
  'length',
  'wall_thickness',
  'grade',
  'layers/0/width',
  'layers/0',
  'layers',
  '',
  'x',
  '__proto__',
  'toString',
)
const scalar = fc.oneof(
  fc.double(),
  fc.integer(),
  word,
  fc.constantFrom('m', 'kg', '1 m', 'NaN', '-0', 'log', 'sobol', 'normal'),
  fc.constant(null),
  fc.boolean(),
)
const some = fc.oneof(scalar, fc.array(scalar, { maxLength: 3 }), fc.dictionary(word, scalar, { maxKeys: 3 }))
const entry = fc.record(
  {
    param: word,
    values: fc.array(some, { maxLength: 3 }),
    from: scalar,
    to: scalar,
    low: scalar,
    high: scalar,
    count: fc.oneof(fc.integer({ min: -1, max: 50 }), fc.double()),
    spacing: fc.constantFrom('linear', 'log'),
    unit: fc.constantFrom('m', 'mm', 'kg', ''),
    distribution: fc.constantFrom('normal', 'uniform', 'weibull', 'beta', 'lognormal', 'triangular', 'gumbel'),
    mean: fc.double(),
    standard_deviation: fc.double(),
    lower: fc.double(),
    upper: fc.double(),
    shape: fc.double(),
    scale: fc.double(),
  },
  { requiredKeys: ['param'] },
)
const malformed = fc.record(
  {
    kind: kinds,
    axes: fc.oneof(fc.array(entry, { minLength: 1, maxLength: 3 }), some),
    params: fc.array(entry, { minLength: 1, maxLength: 3 }),
    rows: fc.array(fc.dictionary(word, some, { maxKeys: 3 }), { minLength: 1, maxLength: 3 }),
    csv: fc.oneof(fc.string(), fc.constantFrom('length\n1\n', 'length [x]\n', '"a\n,', '\ufefflength,\n1,2')),
    units: fc.constantFrom({}, { length: 'mm' }, { length: 'kg' }, { a: 'm' }),
    method: fc.constantFrom('sobol', 'random', 'latin_hypercube'),
    count: fc.oneof(fc.integer({ min: -1, max: 300 }), fc.double()),
    distributions: fc.array(entry, { minLength: 1, maxLength: 3 }),
    correlations: fc.array(fc.record({ between: fc.tuple(word, word), coefficient: fc.double() }), { maxLength: 3 }),
    indices: fc.boolean(),
    param: word,
    between: fc.tuple(scalar, scalar),
    target: fc.oneof(some, fc.record({ output: fc.constantFrom('values.doubled', 'values.x', ''), value: scalar })),
  },
  { requiredKeys: ['kind'] },
)
/** The members that a kind knows: what else there is would be refused before anything is read. */
const KNOWN: Readonly<Record<string, { readonly own: readonly string[]; readonly entries: readonly string[] }>> = {
  grid: { own: ['axes'], entries: ['param', 'values', 'from', 'to', 'count', 'spacing', 'unit'] },
  list: { own: ['rows', 'csv', 'units'], entries: [] },
  one_at_a_time: { own: ['params'], entries: ['param', 'low', 'high', 'unit'] },
  sample: {
    own: ['method', 'count', 'distributions', 'correlations', 'indices'],
    entries: ['param', 'unit', 'distribution', 'mean', 'standard_deviation', 'lower', 'upper', 'shape', 'scale'],
  },
  goal: { own: ['param', 'between', 'target', 'count', 'spacing', 'unit'], entries: [] },
}
const only = (value: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
const LISTS: ReadonlySet<string> = new Set(['axes', 'params', 'distributions'])

function ofItsKind(vary: { readonly kind: string }): object {
  const { own, entries } = KNOWN[vary.kind] ?? assert.fail()
  const kept = Object.entries(only(vary, own)).map(([name, value]) =>
    LISTS.has(name) && Array.isArray(value) ? [name, value.map((one) => only(Object(one), entries))] : [name, value],
  )
  return { kind: vary.kind, ...Object.fromEntries(kept) }
}

test('whatever is sent is planned or refused at a pointer, and nothing else is thrown', () => {
  let planned = 0
  fc.assert(
    fc.property(malformed, fc.boolean(), (vary, asItIs) => {
      const sent = JSON.parse(JSON.stringify({ vary: asItIs ? vary : ofItsKind(vary) }))
      const problems = problemsOf(sent)
      for (const { pointer, message } of problems) {
        assert.match(pointer, /^\/(vary|base|outputs)/)
        assert.notEqual(message, '')
      }
      if (problems.length > 0) return
      planned++
      const plan = planOf(sent)
      for (const i of [0, plan.total - 1])
        for (const value of plan.at(i)) assert.ok(typeof value !== 'number' || Number.isFinite(value))
    }),
    { numRuns: 1500 },
  )
  assert.ok(planned > 0, 'some of them are planned')
})
