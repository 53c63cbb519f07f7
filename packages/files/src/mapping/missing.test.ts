/** Who drops a file on an input can go on where no heading fits: it is asked which column is meant. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { optional, params, quantity, quantityList, rows, text } from '@keelson/workflow'
import { tableOf } from '../headings/tables.fixture.ts'
import { NO_COLUMN } from './fit.ts'
import { said } from './inputs.fixture.ts'
import { mappingOf } from './mapping.ts'
import { openQuestions, propose } from './propose.ts'
import { targetsOf } from './targets.ts'

const asked = (table: Parameters<typeof propose>[0], targets: ReturnType<typeof targetsOf>, ...wanted: string[]) =>
  openQuestions(propose(table, targets, [], new Set(wanted))).map(({ column, choices }) => [
    column,
    ...choices.map(({ answer }) => answer),
  ])
const OUTPUT = tableOf(
  [
    ['Time [s]', ['0', '1']],
    ['Note', ['a', 'b']],
    ['Channel', ['3', '4']],
    ['Wave1Elev [m]', ['1', '2']],
  ],
  2,
)
const SERIES = targetsOf(params({ series: optional(quantityList('survey_depth', said('Series', 'x'))) }))

test('a list that was named is asked among the numbers, one of a unit that converts first', () => {
  assert.deepEqual(asked(OUTPUT, SERIES, 'series'), [['series', 'Wave1Elev', 'Channel', 'Time', NO_COLUMN]])
  const proposal = propose(OUTPUT, SERIES, [], new Set(['series']))
  const { columns } = mappingOf(proposal, { 'target:list:series': 'Wave1Elev' })
  assert.deepEqual(columns.series, { column: 'Wave1Elev', unit: 'm', stated: 'm' })
})

test('nothing is asked of inputs that were not named', () => {
  assert.deepEqual(asked(OUTPUT, SERIES), [])
  assert.deepEqual(asked(OUTPUT, SERIES, 'other'), [])
})

test('of a table that was named the columns that it requires are asked', () => {
  const stations = targetsOf(
    params({
      stations: rows(
        {
          depth: quantity('survey_depth', said('Depth')),
          name: text(said('Name')),
          length: optional(quantity('survey_depth', said('Length'))),
        },
        said('Stations'),
      ),
    }),
  )
  assert.deepEqual(
    asked(OUTPUT, stations, 'stations').map(([column]) => column),
    ['stations.depth', 'stations.name'],
  )
})

test('of many optional lists along one that the file has, none is asked', () => {
  const along = (title: string) => optional(quantityList('survey_depth', { ...said(title), along: 'channel' }))
  const names = ['a', 'b', 'c']
  const lists = Object.fromEntries(names.map((name) => [name, along(name)]))
  const many = targetsOf(params({ channel: quantityList('survey_depth', said('Channel')), ...lists }))
  assert.deepEqual(
    asked(OUTPUT, many, 'channel', ...names).map(([column]) => column),
    ['channel'],
  )
})
