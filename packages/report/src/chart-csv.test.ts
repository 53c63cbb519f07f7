/** Claims about the data of a chart as a file: what is drawn is in it once, under heads with units. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineChartAsRecorded, sideBySide } from '@keelson/workflow'
import { tornadoAsRecorded } from '@keelson/workflow/chart-tornado.ts'
import { chartCsv } from './chart-csv.ts'

const linesOf = (spec: Readonly<Record<string, unknown>>) => chartCsv(spec).trimEnd().split('\r\n')
const line = lineChartAsRecorded({
  x: { title: 'Phase', unit: 'deg' },
  y: { title: 'Force', unit: 'N/m' },
  series: [
    {
      name: 'lift',
      points: [
        [0, -1],
        [180, 2.5],
      ],
      dots: true,
    },
  ],
  limits: [{ at: 2, label: 'weight, submerged', along: 'x' }],
  markers: [{ x: 90, y: 1, label: 'this case' }],
})

test('each point, marker and limit of a line chart is one row, under titles with their units', () => {
  assert.deepEqual(linesOf(line), [
    'Series,Phase [°],Force [N/m],Label',
    '"lift",0,-1,',
    '"lift",180,2.5,',
    ',,2,"weight, submerged"',
    ',90,1,"this case"',
  ])
})

test('a bar has the columns of both of its ends', () => {
  const bars = [{ name: 'Wall', end: 'low', to: 0.8, label: '12 mm' }]
  const [head, row] = linesOf(tornadoAsRecorded({ x: { title: 'Cost', unit: 'MUSD' }, base: 1, ends: ['low'], bars }))
  assert.equal(head, 'Series,Cost [MUSD],"Cost, end [MUSD]",Name,Label')
  assert.equal(row, '"low",1,0.8,"Wall","12 mm"')
})

test('charts beside each other are told apart', () => {
  const [head, ...rows] = linesOf(sideBySide([line, line], { width: 200, height: 200 }))
  assert.equal(head, 'Panel,Series,Phase [°],Force [N/m],Label')
  assert.deepEqual(
    rows.map((row) => row[0]),
    ['1', '1', '1', '1', '2', '2', '2', '2'],
  )
})

test('a name that a spreadsheet would calculate stays a name', () => {
  const series = [{ name: '=1+1', points: [[0, 0]] as const }]
  const [, row] = linesOf(lineChartAsRecorded({ x: { title: 'x', unit: '-' }, y: { title: 'y', unit: '-' }, series }))
  assert.equal(row, `"'=1+1",0,0`)
})
