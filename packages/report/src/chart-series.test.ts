/** Claims about who has which colour in the charts of a report. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DASHES, PALETTE } from './chart-config.ts'
import { type Plain, placesOf, told } from './chart-series.ts'

const unit = (names: readonly string[], mark = 'line'): Plain => ({
  data: { values: names.map((s) => ({ s, x: 0, y: 0 })) },
  mark,
  encoding: { color: { field: 's', type: 'nominal', scale: { domain: names } } },
})
const places = (...charts: readonly Plain[]) => Object.fromEntries(placesOf(charts))

test('a name has one place in all charts, and no other beside it has the same', () => {
  const charts = [unit(['lift', 'drag']), unit(['weight']), unit(['weight', 'lift']), unit(['drag', 'buoyancy'])]
  assert.deepEqual(places(...charts), { lift: 0, drag: 1, weight: 1, buoyancy: 0 })
})

test('parts of one panel stand beside each other, panels of a row do not', () => {
  assert.deepEqual(places({ layer: [unit(['a']), unit(['b'])] }), { a: 0, b: 1 })
  assert.deepEqual(places({ hconcat: [unit(['a']), unit(['b'])] }), { a: 0, b: 0 })
})

test('lines have dashes beside their colours, and what has colours of its own keeps them', () => {
  const chart = unit(['a', 'b'])
  const { color, strokeDash } = told(
    chart,
    new Map([
      ['a', 2],
      ['b', 0],
    ]),
  ).encoding as Record<string, { scale: Plain }>
  assert.deepEqual(color?.scale, { domain: ['a', 'b'], range: [PALETTE[2], PALETTE[0]] })
  assert.deepEqual(strokeDash?.scale, { domain: ['a', 'b'], range: [DASHES[2], DASHES[0]] })
  const own = { mark: 'point', encoding: { color: { field: 's', type: 'nominal', scale: { range: ['red'] } } } }
  assert.deepEqual(told(own, new Map()), own)
})

test('a specification that is none has no series', () => {
  for (const none of [null, 'text', [], { layer: [null, 1] }, { encoding: { color: 1 } }]) {
    assert.deepEqual(places(none as unknown as Plain), {})
  }
})
