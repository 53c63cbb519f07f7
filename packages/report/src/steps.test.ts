/** What stands below a step: lists, functions, the corners of a table, what a root fulfils; one symbol keeps one unit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { StepAnswer } from '@keelson/engine/result.ts'
import { html } from './html.ts'
import { nomenclature } from './nomenclature.ts'
import { steps } from './steps.ts'
import { sampleRecord } from './testing/sample-record.ts'

const base = { section: '', source: 'X', clause: '1', title: 'A number', unit: '-', value: 1 }

function recordWith(given: readonly StepAnswer[]): RunRecord {
  const result = { ...sampleRecord.response.result, steps: given }
  return { ...sampleRecord, response: { ...sampleRecord.response, result } } as unknown as RunRecord
}
const printed = (...given: readonly StepAnswer[]): string => html`${steps(recordWith(given))?.body}`.text

const argument = (symbol: string, value: number | readonly number[], unit = '-') => ({
  symbol,
  name: symbol.split('_')[0] ?? symbol,
  title: symbol,
  unit,
  value,
})
const equation = { ...base, kind: 'equation', relation: '=' } as const

test('a formula, its values and its result are parts of one line', () => {
  const page = printed({
    ...equation,
    id: 1,
    symbol: 'y',
    expression: '2 * x',
    value: 6,
    arguments: [argument('x', 3)],
  })
  assert.match(page, /class="work"><div class="line formula">.*class="line values">.*class="line result">/)
})

test('a short list stands with its sum, a long one says where it stands', () => {
  const sum = { ...equation, id: 1, symbol: 's', expression: 'sum(x.length, j => x[j])' } as const
  assert.match(printed({ ...sum, value: 6, arguments: [argument('x', [1, 2, 3])] }), /class="line list">/)
  const long = { ...argument('x', Array<number>(21).fill(1)), origin: { kind: 'table', name: 'bins' } } as const
  const page = printed({ ...sum, value: 21, arguments: [long] })
  assert.match(page, /long-list">.*21 numbers, entries of <code>bins/)
  assert.doesNotMatch(page, /class="line list">/)
})

test('a function is stated once, and from then on by its step', () => {
  const functions = [{ name: 'G', arguments: ['x'], expression: 'x ** 2' }]
  const call = { ...equation, symbol: 'y', expression: 'G(x)', value: 9, arguments: [argument('x', 3)], functions }
  const page = printed({ ...call, id: 1 }, { ...call, id: 2, symbol: 'z' })
  assert.equal(page.match(/>where </g)?.length, 1)
  assert.match(page, /<mi>G<\/mi><\/math> as in <a href="#step-1">step 1/)
})

const axis = { symbol: 'K', title: 'K', unit: '-', at: 25, nodes: [20, 30], scale: 'linear' } as const
const read = { ...base, kind: 'table', symbol: 'C', value: 1.5, cell: 'table 1', arguments: [] } as const
const reading = { axes: [axis], corners: [1, 2], entries: 'linear' } as const

test('an entry between others prints its corners, its shares once, and how it follows from them', () => {
  const page = printed({ ...read, id: 1, reading }, { ...read, id: 2, symbol: 'D', reading })
  assert.equal(page.match(/class="data slim corners"/g)?.length, 2)
  assert.equal(page.match(/class="line formula"/g)?.length, 3)
  assert.match(page, /as in <a href="#step-1">step 1/)
})

test('a table read of an earlier version prints its place alone', () => {
  const page = printed({ ...read, id: 1 })
  assert.match(page, /class="line found">table 1/)
  assert.doesNotMatch(page, /corners/)
})

test('a solved value prints what it makes equal, and the step that shows it', () => {
  const solved = {
    ...base,
    kind: 'solved',
    id: 1,
    symbol: 'x',
    trial: 1,
    residual: 0,
    iterations: 3,
    method: 'Brent',
  } as const
  const target = { title: 'that demanded', value: 5 }
  const meets = [{ title: 'pressure', unit: 'MPa', value: 5, relation: '=', target }] as const
  assert.match(
    printed({ ...solved, meets }),
    /pressure: <span class="q">5.*<span class="sign">=<\/span>.*that demanded/,
  )
  const later = { ...equation, id: 2, symbol: 'y', expression: 'x', arguments: [argument('x', 1)] } as const
  assert.match(printed({ ...solved, shown: { symbol: 'y' } }, later), /class="note shown">.*#step-2/)
})

test('what is left of an equation stands behind its root in both units', () => {
  const root = { ...base, kind: 'solved', id: 1, symbol: 'H', unit: 'N', value: 9e5, trial: 1, iterations: 3 } as const
  const page = printed({ ...root, residual: 0, method: 'Brent' }).replaceAll('\u00a0', ' ')
  assert.match(
    page,
    /= <span class="q">900<span class="u"> kN<\/span><\/span><\/span><math><mtext> residual <\/mtext><mn>0</,
  )
})

test('a symbol in a second unit carries that unit, in its formula and in the list', () => {
  const a = { ...equation, id: 1, symbol: 'y', expression: '2 * p', value: 2e6, arguments: [argument('p', 1e6, 'Pa')] }
  const b = { ...equation, id: 2, symbol: 'z', expression: '3 * p', value: 435, arguments: [argument('p', 145, 'psi')] }
  const tagged = '<msub><mi>p</mi><mi>PSI</mi></msub>'
  assert.ok(printed(a, b).includes(tagged))
  const rows = html`${nomenclature(recordWith([a, b]))?.body}`.text
  assert.ok(rows.includes(tagged) && rows.includes('<math><mi>p</mi></math>'))
})

test('a relation is not listed as a value of its symbol', () => {
  const left = { expression: 'x', value: 3 }
  const relation = { ...equation, id: 1, symbol: 'U', expression: '5', relation: '<=', value: 5, left } as const
  const rows = html`${nomenclature(recordWith([{ ...relation, arguments: [argument('x', 3)] }]))?.body}`.text
  assert.doesNotMatch(rows, /<mi>U<\/mi>/)
})
