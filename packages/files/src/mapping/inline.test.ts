import assert from 'node:assert/strict'
import test from 'node:test'
import {
  choice,
  count,
  defineContract,
  flag,
  gappedList,
  optional,
  params,
  quantity,
  quantityList,
  readParams,
  rows,
  text,
  textList,
} from '@keelson/workflow'
import { BARE } from '@keelson/workflow/bare-contract.ts'
import { tableOf } from '../headings/tables.fixture.ts'
import { inlineOf } from './inline.ts'
import { mapped, said } from './inputs.fixture.ts'
import { taken } from './taken.ts'
import { targetsOf } from './targets.ts'

const PARAMS = params({
  depths: quantityList('survey_depth', said('Depths')),
  gaps: optional(gappedList('survey_depth', said('Gaps'))),
  names: optional(textList(said('Names'))),
  stations: optional(
    rows(
      {
        station_depth: quantity('survey_depth', said('Station depth')),
        angle: optional(quantity('inclination', said('Station angle'))),
        number: optional(count(said('Station number'))),
        kind: choice({ plain: 'Plain', planned_stop: 'Planned stop' }, { ...said('Station kind'), default: 'plain' }),
        used: flag({ ...said('Station used'), default: true }),
        note: optional(text(said('Station note'))),
      },
      said('Stations'),
    ),
  ),
})
const CONTRACT = defineContract({ ...BARE, params: PARAMS })
const TARGETS = targetsOf(PARAMS)

type Columns = Parameters<typeof tableOf>[0]

function inline(columns: Columns) {
  const table = tableOf(columns, columns[0]?.[1].length ?? 0)
  return inlineOf(taken(table, mapped(table, TARGETS), TARGETS), TARGETS)
}

test('a list in the unit of its input is plain numbers, in another {value, unit}', () => {
  assert.deepEqual(inline([['Depths [m]', ['1', '2.5']]]), { depths: [1, 2.5] })
  assert.deepEqual(inline([['Depths [ft]', ['1', '2.5']]]), { depths: { value: [1, 2.5], unit: 'ft' } })
})

test('nothing in a list that may have gaps is null, in a row no member', () => {
  assert.deepEqual(inline([['Gaps [ft]', ['1', '', '3']]]), { gaps: { value: [1, null, 3], unit: 'ft' } })
  const columns: Columns = [
    ['Station depth [m]', ['1', '2']],
    ['Station angle [deg]', ['', '3']],
    ['Station note', ['', 'b']],
  ]
  assert.deepEqual(inline(columns), { stations: [{ station_depth: 1 }, { station_depth: 2, angle: 3, note: 'b' }] })
})

test('a cell of a row in another unit is a text with it, a count a plain number, a choice its id and a flag a flag', () => {
  const columns: Columns = [
    ['Station depth [ft]', ['0.1', '1e-7', '-1e21']],
    ['Station number', ['1', '2', '3']],
    ['Station kind', ['Planned stop', 'plain', '']],
    ['Station used', ['no', 'yes', '']],
  ]
  assert.deepEqual(inline(columns), {
    stations: [
      { station_depth: '0.1 ft', number: 1, kind: 'planned_stop', used: false },
      { station_depth: '1e-7 ft', number: 2, kind: 'plain', used: true },
      { station_depth: '-1e+21 ft', number: 3 },
    ],
  })
})

test('texts stay as they are, and what the mapping does not name is not there', () => {
  assert.deepEqual(inline([['Names', ['a', 'b']]]), { names: ['a', 'b'] })
})

test('it is read as the same numbers that were typed', () => {
  const odd = ['0', '0.1', '100', '1234.5678', '3280.84', '1e-3', '19999.999999999996']
  const fromFile = inline([
    ['Depths [ft]', odd],
    ['Station depth [ft]', odd],
    ['Station angle [rad]', odd.map((_, at) => `${at / 7}`)],
  ])
  const typed = {
    depths: odd.map((x) => `${Number(x)} ft`),
    stations: odd.map((x, at) => ({
      station_depth: { value: Number(x), unit: 'ft' },
      angle: { value: at / 7, unit: 'rad' },
    })),
  }
  assert.deepEqual(readParams(CONTRACT, fromFile).params, readParams(CONTRACT, typed).params)
})
