/** A record read in the units of a practice: what is restated, what stays, and what says so. */
import assert from 'node:assert/strict'
import { describe, it, test } from 'node:test'
import type { RunRecord } from '@keelson/engine/record.ts'
import type { ChartAnswer, Result, StepAnswer } from '@keelson/engine/result.ts'
import { renderFigure } from '@keelson/figures'
import { heatMapAsRecorded } from '@keelson/workflow/chart-maps.ts'
import { barChartAsRecorded, lineChartAsRecorded } from '@keelson/workflow/chart-specs.ts'
import { tornado } from '@keelson/workflow/chart-tornado.ts'
import { calculation } from './calculation.ts'
import { chartSvg } from './chart-svg.ts'
import { html } from './html.ts'
import { inUnits } from './in-units.ts'
import { chartIn } from './in-units-charts.ts'
import { figureIn } from './in-units-figures.ts'
import { sentenceIn, textIn } from './in-units-texts.ts'
import { extractRecord, renderReport } from './index.ts'
import { sampleRecord } from './testing/sample-record.ts'

function recordWith(result: Partial<Result>, differences: readonly string[] = []): RunRecord {
  const { response, contract } = sampleRecord
  return {
    ...sampleRecord,
    response: { ...response, result: { ...response.result, ...result } },
    contract: { ...contract, differences },
  } as RunRecord
}
const resultOf = (record: RunRecord): Result => record.response.result as Result

test('as declared is the very record', () => assert.equal(inUnits(sampleRecord, 'declared'), sampleRecord))

test('a report in other units says so, and carries the record as it was made', async () => {
  const page = await renderReport(sampleRecord, { units: 'us' })
  assert.match(page, /Restated in US units for reading/)
  assert.equal(await renderReport(extractRecord(page), { units: 'us' }), page)
  assert.equal(await renderReport(extractRecord(page)), await renderReport(sampleRecord))
  assert.doesNotMatch(await renderReport(sampleRecord), /Restated in/)
  const us = inUnits(sampleRecord, 'us')
  assert.throws(() => inUnits(us, 'metric'), TypeError)
  await assert.rejects(renderReport(us), TypeError)
})

test('a run is read in the units under which it was recorded, unless others are asked for', async () => {
  const { request } = sampleRecord
  const inUs = { ...sampleRecord, request: { ...request, units: 'us' as const } }
  assert.match(await renderReport(inUs), /Restated in US units for reading/)
  assert.doesNotMatch(await renderReport(inUs, { units: 'declared' }), /Restated in/)
})

test('a level of temperature is shifted, a difference is not, wherever it stands', () => {
  const column = (name: string) => ({ name, title: name, unit: 'K' })
  const given = recordWith(
    {
      values: {
        level: { value: 20, unit: 'degC', label: 'Level' },
        rise: { value: [20, 0], unit: 'K', label: 'Rise' },
        absolute: { value: 300, unit: 'K', label: 'Absolute' },
        rows: { value: [{ rise: 20 }], label: 'Rows', columns: [column('rise')] },
      },
      tables: [{ id: 't', title: '', description: '', columns: [column('rise')], rows: [[20], [null]], count: 2 }],
      inputs: [{ name: 'rise', title: 'Rise', origin: 'given', use: 'used', typed: '20 K', value: 20, unit: 'K' }],
      assumed: [{ name: 'rise', title: 'Rise', value: 20, unit: 'K', why: '' }],
    },
    ['values/rise', 'values/rows/rise', 'tables/t/rise', 'inputs/rise'],
  )
  const { values, tables, inputs, assumed } = resultOf(inUnits(given, 'us'))
  assert.deepEqual([values.level?.value, values.level?.unit], [68, 'degF'])
  assert.deepEqual([values.rise?.value, values.rise?.unit], [[36, 0], 'degF'])
  assert.deepEqual([values.absolute?.value, values.absolute?.unit], [540, 'degR'])
  assert.deepEqual(values.rows?.value, [{ rise: 36 }])
  assert.deepEqual(tables[0]?.rows, [[36], [null]])
  assert.deepEqual([inputs[0]?.value, inputs[0]?.typed], [36, '20 K'])
  assert.equal(assumed[0]?.value, 36)
})

test('rows within a row have one unit of a member in all of them', () => {
  const bins = { name: 'bins', title: 'Bins', columns: [{ name: 'range', title: 'Range', unit: 'kN' }] }
  const input = { name: 'lines', title: 'Lines', origin: 'given', use: 'used', columns: [bins] } as const
  const kip = 4.4482216152605
  const value = [
    { id: 'A', bins: [{ range: 2 * kip }] },
    { id: 'B', bins: [{ range: 4 * kip }, {}] },
  ]
  const [read] = resultOf(inUnits(recordWith({ inputs: [{ ...input, value }] }), 'us')).inputs
  assert.deepEqual(read?.columns, [{ ...bins, columns: [{ name: 'range', title: 'Range', unit: 'kip' }] }])
  assert.deepEqual(read?.value, [
    { id: 'A', bins: [{ range: 2 }] },
    { id: 'B', bins: [{ range: 4 }, {}] },
  ])
})

test('demand and capacity of a check keep one unit, that of the larger, and their quotient', () => {
  const side = (value: number | null) => ({ value, unit: 'kN', label: 'Tension' })
  const [made] = resultOf(sampleRecord).checks
  assert.ok(made)
  const given = recordWith({
    checks: [
      { ...made, demand: side(3), capacity: side(3000) },
      { ...made, demand: side(null), capacity: side(null) },
    ],
  })
  const [check, none] = resultOf(inUnits(given, 'us')).checks
  assert.deepEqual([check?.demand.unit, check?.capacity.unit], ['kip', 'kip'])
  assert.ok(Math.abs(Number(check?.demand.value) / Number(check?.capacity.value) - 1e-3) < 1e-15)
  assert.equal(none?.demand.value, null)
})

test('a step keeps its formula and its values, and its result is read in the practice beside them', () => {
  const step: StepAnswer = {
    id: 1,
    section: '',
    source: 'X',
    clause: '1',
    title: 'Burst pressure',
    kind: 'equation',
    relation: '=',
    symbol: 'p_b',
    unit: 'Pa',
    value: 12.4e6,
    expression: 'F / A',
    arguments: [
      { symbol: 'F', name: 'F', title: 'force', unit: 'N', value: 12.4e6 },
      { symbol: 'A', name: 'A', title: 'area', unit: 'm2', value: 1 },
    ],
  }
  const printed = (system: 'declared' | 'metric' | 'us') =>
    html`${calculation(inUnits(recordWith({ steps: [step] }), system))?.body}`.text
  const aside = /<span class="quiet">= <span class="q">([^<]+)<span class="u"> ([^<]+)</
  const read = (page: string) => aside.exec(page)?.slice(1)
  assert.deepEqual(read(printed('declared')), ['12.4', 'MPa'])
  assert.deepEqual(read(printed('metric')), ['12.4', 'MPa'])
  assert.deepEqual(read(printed('us')), ['1,798.5', 'psi'])
  const formula = (page: string) => page.slice(page.indexOf('class="line formula'), page.indexOf('class="quiet">='))
  assert.equal(formula(printed('us')), formula(printed('declared')))
})

describe('a chart', () => {
  const answer = (spec: ChartAnswer['spec']): ChartAnswer => ({
    id: 'c',
    title: 'Chart',
    description: 'What it shows.',
    spec,
  })
  const us = (spec: ChartAnswer['spec']) => chartIn(answer(spec), 'us')
  const depth = { title: 'Depth', unit: 'm', reverse: true } as const
  const pressure = { title: 'Pressure', unit: 'MPa' } as const
  const series = [
    {
      name: '10 m',
      points: [
        [0, 0],
        [20, 100],
      ] as const,
    },
  ]

  it('is restated whole: numbers, axes, markers, limits, names with their units', () => {
    const chart = us(
      lineChartAsRecorded({
        x: pressure,
        y: depth,
        series,
        markers: [{ x: 10, y: 50, label: 'at 50 m' }],
        limits: [{ at: 15, label: 'allowable', along: 'y' }],
      }),
    )
    const text = JSON.stringify(chart.spec)
    assert.doesNotMatch(text, /\[m\]|MPa|\d m\b/)
    assert.match(text, /Depth \[ft\]/)
    assert.match(text, /Pressure \[psi\]/)
    assert.match(text, /"x":2900\.75,"y":328\.084/)
    assert.match(text, /at 164 ft/)
    assert.match(text, /"at":2175\.57/)
    assert.equal(text.match(/"32\.81 ft"/g)?.length, 4)
    assert.equal(chart.description, 'What it shows.')
  })

  it('on a logarithmic axis goes from one tick to another, and bars stand on its new end', () => {
    const y = { title: 'Pressure', unit: 'MPa', log: true, domain: [0.1, 100] } as const
    const text = JSON.stringify(us(barChartAsRecorded({ category: 'Pipe', y, bars: [{ name: 'a', value: 30 }] })).spec)
    assert.match(text, /"domain":\[10,20000\]/)
    assert.match(text, /"values":\[10,100,1000,10000\]/)
    assert.match(text, /"y2":\{"datum":10\}/)
  })

  it('has round ends where it had them, and where it had none the ends that it had', () => {
    const domainOf = (domain: readonly [number, number]) => {
      const text = JSON.stringify(us(lineChartAsRecorded({ x: pressure, y: { ...depth, domain }, series })).spec)
      return /"reverse":true,"domain":(\[[^\]]*\](?:,"nice":true)?)/.exec(text)?.[1]
    }
    assert.equal(domainOf([0, 100]), '[0,328.084],"nice":true')
    assert.equal(domainOf([-1.234, 100.5]), '[-4.04856,329.724]')
  })

  it('has its marks where they stood', async () => {
    const domains = {
      x: { ...pressure, domain: [0.123, 21.7] as const },
      y: { ...depth, domain: [-1.23, 104.5] as const },
    }
    const chart = { ...lineChartAsRecorded({ ...domains, series }), width: 400 }
    const path = async (spec: ChartAnswer['spec']) => {
      const { svg } = await chartSvg(spec, new Map())
      return /aria-roledescription="line mark"[^>]*? d="([^"]+)"|<path d="(M[^"]+L[^"]+)" stroke="#/
        .exec(svg)
        ?.slice(1)
        .find(Boolean)
    }
    const numbers = (d: string | undefined) => (d ?? '').match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
    const [from, to] = [numbers(await path(chart)), numbers(await path(us(chart).spec))]
    assert.ok(from.length >= 4)
    for (const [i, at] of from.entries()) assert.ok(Math.abs(at - (to[i] ?? Number.NaN)) < 0.02, `${from} and ${to}`)
  })

  it('of cells has its categories, decimals, colours and the turn of its letters restated', () => {
    const cells = [10, 20].map((value, i) => ({ x: ['0', '25.4'][i] ?? '', y: 'a', value }))
    const text = JSON.stringify(us(heatMapAsRecorded({ x: 'Along [mm]', value: 'Thickness', unit: 'mm', cells })).spec)
    assert.match(text, /"x":"1","y":"a","v":0\.787402/)
    assert.match(text, /"sort":\["0","1"\]/)
    assert.match(text, /Along \[in\]/)
    assert.match(text, /datum\.v > 0\.590551/)
    assert.match(text, /"format":"\.3f"/)
  })

  it('of a tornado keeps the side of each bar and restates what it is labelled with', () => {
    const bars = [
      { name: 'Yield', end: 'low', to: -100e6, label: '359 MPa' },
      { name: 'Yield', end: 'high', to: 110e6, label: '552 MPa' },
    ]
    const text = JSON.stringify(
      us(tornado({ x: { title: 'Change', unit: 'MPa' }, base: 0, ends: ['low', 'high'], bars })).spec,
    )
    assert.match(text, /"to":-14503\.8,"label":"52,070 psi","from":0,"side":"left"/)
    assert.match(text, /Change \[psi\]/)
  })

  it('restates a label that is the number at its mark, and leaves one that counts', () => {
    const marked = (markers: readonly (readonly [number, string])[]) =>
      us(
        lineChartAsRecorded({
          x: pressure,
          y: depth,
          series,
          markers: markers.map(([x, label]) => ({ x, y: 50, label })),
        }),
      )
    assert.match(
      JSON.stringify(
        marked([
          [9.7123, '9.71'],
          [12, '12'],
        ]).spec,
      ),
      /"label":"1,410".*"label":"1,740"/,
    )
    assert.match(
      JSON.stringify(
        marked([
          [15, '1'],
          [30, '2'],
        ]).spec,
      ),
      /"label":"1".*"label":"2"/,
    )
    for (const doubtful of [
      [
        [1, '1'],
        [2, '2'],
      ],
      [
        [9.71, '9.71'],
        [30, '2'],
      ],
    ] as const)
      assert.match(marked(doubtful).description, /as declared/)
  })

  it('stays as declared and says so where a part of it cannot be restated', () => {
    const chart = lineChartAsRecorded({ x: pressure, y: depth, series })
    const filtered = { ...chart, transform: [{ filter: 'datum.x > 3' }], data: { values: [{ x: 1, y: 2 }] } }
    const own = [
      {
        ...chart,
        layer: [{ ...filtered, layer: undefined, encoding: (chart.layer as { encoding: object }[])[0]?.encoding }],
      },
      JSON.parse(JSON.stringify(chart).replaceAll('[m]', '[million m]')),
      barChartAsRecorded({
        category: 'Pipe',
        y: { title: 'Temperature', unit: 'degC' },
        bars: [{ name: 'a', value: 30 }],
      }),
    ]
    for (const spec of own) {
      const left = us(spec)
      assert.equal(left.spec, spec)
      assert.equal(left.description, 'What it shows. In the units as declared.')
    }
  })

  it('without a unit of the other practice is the very chart', () => {
    const chart = answer(
      lineChartAsRecorded({
        x: { title: 'Time', unit: 's' },
        y: { title: 'Ratio', unit: '-' },
        series: [{ name: 'a', points: [[0, 1]] }],
      }),
    )
    assert.equal(chartIn(chart, 'us'), chart)
  })
})

test('a text is restated only where a number stands before a unit that ends its part', () => {
  const [us, metric] = [textIn('us'), textIn('metric')]
  assert.equal(us('allowable 2750 kN, above the chart'), 'allowable 618.2 kip, above the chart')
  assert.equal(us('wire-01: 69.23 MPa (3)'), 'wire-01: 10,040 psi (3)')
  assert.equal(us('-1.5 m'), '−4.921 ft')
  assert.equal(metric('125 psia'), '8.618 bara')
  for (const text of [
    'mode 3',
    '2 in a row',
    'DNV-RP-C203 curve D, seawater',
    '80 % of the wall',
    '3 V',
    'B31.4 m',
    'a 1/2 m',
  ])
    assert.equal(metric(us(text)), text)
})

test('both ends of a range are restated with its unit', () => {
  const [us, metric] = [sentenceIn('us'), sentenceIn('metric')]
  assert.equal(us('limits 0.3 to 500 mm apply'), 'limits 0.01181 to 19.69 in apply')
  assert.equal(us('a fall of 20–30 K.'), 'a fall of 36–54 °F.')
  assert.equal(us('between 5 and 20 m'), 'between 16.4 and 65.62 ft')
  assert.equal(us('in 3 and 20 m'), 'in 3 and 65.62 ft')
  assert.equal(us('1971 to 2021: 3 m.'), '1971 to 2021: 9.843 ft.')
  assert.equal(metric('often 20 to 200 psi, is excluded'), 'often 1.379 to 13.79 bar, is excluded')
})

test('a restated quantity has the digits that it was told with, and four at least', () => {
  const us = sentenceIn('us')
  assert.equal(us('at {500 m 8}'), 'at 1,640 ft')
  assert.equal(us('at {500.0001 m 8}'), 'at 1,640.42 ft')
  assert.equal(sentenceIn('metric')('{141555799 bbl 9} oil'), '22,505,574 m³ oil')
})

test('a figure draws what it drew, with its labels, its ruler and its bar in the practice', () => {
  const drawing = {
    unit: 'mm',
    scale: 'true',
    shapes: [
      { kind: 'circle', at: [0, 0], radius: 160, role: 'steel' },
      {
        kind: 'dimension',
        from: [-160, 0],
        to: [160, 0],
        edge: 'below',
        label: { symbol: 'D', value: 320, unit: 'mm' },
      },
    ],
  } as const
  const figure = { id: 'f', title: 'Pipe', description: '', drawing }
  const note = { kind: 'text', at: [0, 0], label: { text: 'jet impact 1,000 lbf' } } as const
  const [told] = figureIn({ ...figure, drawing: { ...drawing, shapes: [note] } }, 'metric').drawing.shapes
  assert.ok(told?.kind === 'text' && told.label.text === 'jet impact 4.448 kN')
  const us = figureIn(figure, 'us')
  const svg = renderFigure(us.drawing, { id: 'f', title: '', description: '' })
  assert.match(svg, /12\.6\u00a0in/)
  assert.doesNotMatch(svg, /\d.mm/)
  assert.match(svg, />(1|2|5|10) (in|ft)</)
  const depths = {
    ...figure,
    drawing: {
      unit: 'm',
      scale: 'true',
      shapes: [
        {
          kind: 'polyline',
          points: [
            [0, 0],
            [900, -2000],
          ],
          role: 'steel',
        },
        { kind: 'ruler', along: 'y', title: 'Depth', unit: 'm', factor: -1, start: 30 },
      ],
    },
  } as const
  const ruler = figureIn(depths, 'us').drawing.shapes[1]
  assert.ok(ruler?.kind === 'ruler' && ruler.unit === 'ft')
  assert.ok(Math.abs((ruler.factor ?? 0) * -2000 + (ruler.start ?? 0) - 2030 / 0.3048) < 1e-9)
})

test('sentences are told in the units of the practice, from the number that was calculated', () => {
  const { response } = sampleRecord
  const [made] = resultOf(sampleRecord).checks
  assert.ok(made && response.result)
  const said = 'The wall is {9.5303 mm 4} thick, above 25.4 mm in clay, and rises by {20 K 3}'
  const record = {
    ...sampleRecord,
    response: {
      ...response,
      detail: 'The wall is 9.53 mm thick',
      warnings: [{ code: 'thin', message: 'The wall is 9.53 mm thick.', said: 'The wall is {9.5303 mm 4} thick.' }],
      result: {
        ...response.result,
        said,
        checks: [{ ...made, note: 'at 3 m', said: { note: 'at {3.0001 m 2}' } }],
      },
    },
  } as RunRecord
  const us = inUnits(record, 'us')
  assert.equal(us.response.detail, 'The wall is 0.3752 in thick, above 1 in in clay, and rises by 36 °F')
  assert.equal(us.response.warnings?.[0]?.message, 'The wall is 0.3752 in thick.')
  assert.equal(resultOf(us).checks[0]?.note, 'at 9.843 ft')
})
