/** The kinds that the trade has words for, and that a word means one thing in each of their units. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTrade, readValue, type Trade, UnitError } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import { isKind, KINDS, kindOf, unitOfKind } from './index.ts'
import { tradeOf } from './trade.ts'

const traded = Object.keys(KINDS)
  .filter(isKind)
  .flatMap((name) => {
    const trade = tradeOf(name, 'Oil', '')
    return trade === undefined ? [] : [{ name, trade }]
  })
const SPELLINGS = [
  'sg',
  'SG',
  'ppg',
  'lb/ft3',
  'kg/m3',
  't/m3',
  'kN/m3',
  'lbf/ft3',
  'psi/ft',
  'pcf',
  'API',
  'bopd',
  'bwpd',
]

test('every kind with words of the trade is one of the table', () => {
  assert.equal(traded.length, 14)
})

test('no spelling means two things in one kind, whichever of its units the field is in', () => {
  for (const { name, trade } of traded) {
    const units = [unitOfKind(kindOf(name)), unitOfKind(kindOf(name), 'oilfield')]
    for (const spelling of SPELLINGS) {
      const [first, second] = units.map((unit) => read(unit, spelling, trade))
      if (first === undefined || second === undefined) assert.equal(first, second, `${name}: ${spelling}`)
      else near(second, first, 1e-12)
    }
  }
})

/** In SI; undefined where it is refused. */
function read(unit: string, spelling: string, trade: Trade): number | undefined {
  try {
    return readValue(12, spelling, unit, { trade: inTrade(trade) }).si
  } catch (error) {
    if (error instanceof UnitError) return undefined
    throw error
  }
}

test('a rate is of the one fluid that its title names, or else its description', () => {
  assert.equal(tradeOf('oil_rate', 'Water rate', 'Of the liquid that is all water.'), 'water rate')
  assert.equal(tradeOf('oil_rate', 'Test rate', 'Oil rate of one test.'), 'oil rate')
  assert.equal(tradeOf('oil_rate', 'Rates', 'Oil and water rates.'), undefined)
  assert.equal(tradeOf('forecast_rate', 'Initial rate', 'Rate at the start.'), undefined)
  assert.equal(tradeOf('steel_density', 'Steel density', ''), undefined)
})
