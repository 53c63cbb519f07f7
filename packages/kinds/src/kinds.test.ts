/** The table of kinds is closed, and its ranges can be read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUnit, unit } from '@keelson/units'
import { disciplines, isKind, KINDS, type Kind, kindOf, magnitudesIn, unitOfKind } from './index.ts'

const all = Object.entries(KINDS) as readonly (readonly [string, Kind])[]

test('a kind stands in one discipline only', () => {
  const names = Object.values(disciplines).flatMap((kinds) => Object.keys(kinds))
  assert.equal(new Set(names).size, names.length)
  assert.equal(names.length, all.length)
})

test('both units of a kind exist and measure the same', () => {
  for (const [name, { unit: metric, oilfield = metric }] of all) {
    assert.ok(isUnit(metric) && isUnit(oilfield), name)
    assert.equal(unit(oilfield).dimension, unit(metric).dimension, name)
  }
})

test('what is usual is possible, and the smallest lies below the largest', () => {
  for (const [name, { usual, possible, smallest = 0 }] of all) {
    assert.ok(possible[0] <= usual[0] && usual[0] < usual[1] && usual[1] <= possible[1], name)
    assert.ok(smallest >= 0 && smallest < usual[1], name)
  }
})

test('every range says where it comes from', () => {
  for (const [name, { title, why }] of all) assert.ok(title.length > 3 && why.length > 5, name)
})

test('ranges are the same in another unit', () => {
  assert.deepEqual(magnitudesIn(kindOf('steel_yield_strength'), 'Pa').possible, [8e6, 3.5e9])
  assert.deepEqual(magnitudesIn(kindOf('temperature'), 'degF').usual, [-76, 446])
  assert.deepEqual(magnitudesIn(kindOf('temperature_difference'), 'K').possible, [-500, 1000])
})

test('the unit follows the practice', () => {
  assert.equal(unitOfKind(kindOf('wall_thickness_pipe')), 'mm')
  assert.equal(unitOfKind(kindOf('wall_thickness_pipe'), 'oilfield'), 'in')
  assert.equal(unitOfKind(kindOf('seawater_density'), 'oilfield'), 'kg/m3')
})

test('a name outside the table is no kind', () => {
  assert.ok(isKind('water_depth'))
  assert.ok(!isKind('toString'))
})
