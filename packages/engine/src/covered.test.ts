/** A result hash covers facts: another wording is the same result, another number, unit, state or name is not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalText } from './canonical.ts'
import { coveredIn } from './covered.ts'
import type { Hashed } from './emit.ts'
import { resultFacts } from './facts.ts'
import type { CheckAnswer } from './result.ts'

const burst: CheckAnswer = {
  id: 'burst',
  title: 'Burst',
  standard: 'RP1111',
  clause: '4.3.1',
  state: 'pass',
  open: false,
  governing: true,
  demand: { value: 8, unit: 'MPa', label: 'Pressure' },
  capacity: { value: 10, unit: 'MPa', label: 'Burst pressure' },
  utilisation: 0.8,
  limit: 1,
  reason: null,
  reason_kind: null,
  left: null,
  note: 'as new',
  accepted: null,
}
const collapse: CheckAnswer = {
  ...burst,
  id: 'collapse',
  state: 'not_made',
  open: true,
  reason: 'outside the range',
  reason_kind: 'out_of_reach',
  left: {
    limit: 'Slenderness',
    symbol: 'D/t',
    from: null,
    to: 45,
    value: 60,
    unit: '-',
    standard: 'RP1111',
    clause: '4.3.2',
  },
}
const result: Hashed = {
  values: {
    wall: { value: 12.7, unit: 'mm', label: 'Wall', symbol: 't' },
    well: { value: 'A-1', label: 'Well' },
    remark: { value: 'It is thin', label: 'Remark', worded: true },
    remarks: { value: ['It is thin', 'It is long'], label: 'Remarks', worded: true },
    none: { value: null, label: 'Not asked', reason: 'only when method is x' },
    rows: {
      value: [{ place: 'KP 1', why: 'thin' }],
      label: 'Places',
      columns: [
        { name: 'place', title: 'Place' },
        { name: 'why', title: 'Why', worded: true },
      ],
    },
  },
  checks: [burst, collapse],
  tables: [
    {
      id: 'basis',
      title: 'Basis',
      description: 'What it rests on.',
      columns: [
        { name: 'item', title: 'Item', worded: true },
        { name: 'grade', title: 'Grade' },
        { name: 'size', title: 'Size', unit: 'mm', symbol: 'D' },
      ],
      rows: [['steel', 'X65', 323.9]],
      count: 1,
    },
  ],
}

/** The result with something else in place of something that it says. */
const saying = (from: unknown, to: unknown): Hashed =>
  JSON.parse(JSON.stringify(result).replaceAll(JSON.stringify(from), JSON.stringify(to)))
const textOf = (of: Hashed) => canonicalText(coveredIn(of))
const own = textOf(result)

test('labels, titles, symbols, clauses, reasons, notes and descriptions may be worded otherwise', () => {
  const words = [
    'Wall',
    't',
    'Burst',
    '4.3.1',
    'Pressure',
    'outside the range',
    'as new',
    'D/t',
    'only when method is x',
  ]
  for (const words_of of [...words, 'Basis', 'What it rests on.', 'Item', 'D', 'Place'])
    assert.equal(textOf(saying(words_of, 'Other words')), own, words_of)
})

test('texts that the method words may be worded otherwise, in values, rows and tables', () => {
  for (const words of ['It is thin', 'It is long', 'thin', 'steel'])
    assert.equal(textOf(saying(words, 'Other words')), own, words)
})

test('numbers, units, states, ids and texts that are data may not', () => {
  const facts = [12.7, 'mm', 8, 10, 0.8, 'MPa', 'pass', 'not_made', true, 'burst', 'out_of_reach', 60, 323.9, 1]
  for (const fact of [...facts, 'A-1', 'KP 1', 'X65', 'RP1111', 'basis', 'grade'])
    assert.notEqual(textOf(saying(fact, typeof fact === 'number' ? fact + 1 : 'other')), own, `${fact}`)
  const fewer = { ...result.values, remarks: { value: ['It is thin'], label: 'Remarks', worded: true as const } }
  assert.notEqual(textOf({ ...result, values: fewer }), own, 'how many remarks there are')
})

test('what the method words is told as such among the facts, whichever way it leaves', () => {
  const worded = [...resultFacts(result as never)].flatMap(([at, fact]) => (fact.worded ? [at] : []))
  assert.deepEqual(worded, [
    'values/remark',
    'values/remarks/0',
    'values/remarks/1',
    'values/rows/0/why',
    'tables/basis/0/item',
  ])
})
