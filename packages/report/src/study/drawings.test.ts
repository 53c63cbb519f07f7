/** Claims about the drawings of a study: where a limit line runs, how wide a field is, what stands under the pointer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesOf } from '../chart-series.ts'
import { chartSvg } from '../chart-svg.ts'
import { edges } from './charts-map.ts'
import { pressureColumn, steps, studyOf, wallColumn } from './fixtures/pipe.ts'
import { cancelledSample, goal, gridOfOne, gridOfTwo, oneAtATime, sample } from './fixtures/studies.ts'
import { levelLine } from './level-line.ts'
import { chartsOf } from './sections.ts'

test('the level line of a plane runs where the plane has that level, in every cell that it crosses', () => {
  const [xs, ys] = [
    [0, 1, 3],
    [0, 2],
  ]
  const plane = xs.map((x) => ys.map((y) => x + y))
  const line = levelLine(xs, ys, plane, 2.5)
  assert.equal(line.length, 2)
  for (const [x, y] of line.flat()) assert.ok(Math.abs(x + y - 2.5) < 1e-12)
})

test('a saddle has two lines, and the mean of its corners says which of them are joined', () => {
  const saddle = (a: number, b: number) =>
    levelLine(
      [0, 1],
      [0, 1],
      [
        [a, b],
        [b, a],
      ],
      0,
    )
  for (const segments of [saddle(3, -1), saddle(1, -3)]) assert.equal(segments.length, 2)
  const cutsOff = ([from, to]: ReturnType<typeof saddle>[number], [x, y]: readonly [number, number]) =>
    [from, to].every(([a, b]) => Math.abs(a - x) + Math.abs(b - y) < 1)
  assert.ok(saddle(3, -1).some((segment) => cutsOff(segment, [1, 0])))
  assert.ok(saddle(1, -3).some((segment) => cutsOff(segment, [0, 0])))
})

test('a cell with a corner that has no number has no line', () => {
  const values = [
    [0, 2],
    [Number.NaN, 2],
  ]
  assert.deepEqual(levelLine([0, 1], [0, 1], values, 1), [])
})

test('fields of a map meet half way between neighbours, by ratio on a logarithmic axis', () => {
  assert.deepEqual(edges([1, 3, 7], false), [0, 2, 5, 9])
  assert.deepEqual(edges([1, 100], true), [0.1, 10, 1000])
  assert.equal(edges([5], false).length, 2)
})

const titles = (markup: string) => [...markup.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)
const drawnAs = async (of: Parameters<typeof chartsOf>[0], id: string) => {
  const chart = chartsOf(of).find((c) => c.id.startsWith(id))
  assert.ok(chart, id)
  return chartSvg(chart.spec, placesOf([chart.spec]))
}

test('under the pointer a field of a map says its point and not its edge', async () => {
  const { over } = await drawnAs(gridOfTwo, 'study-map-checks.burst')
  const said = titles(over.text)
  assert.ok(said.includes('0.981 at 6 mm, 10 MPa'), said.slice(0, 3).join('; '))
  assert.equal(said.filter((text) => text === 'not calculated').length, 4)
})

test('a bin of a histogram says how many points it holds and from where to where', async () => {
  const { over } = await drawnAs(sample, 'study-spread-checks.burst')
  assert.ok(titles(over.text).some((text) => /^30 of 200 points from [\d.]+ to [\d.]+$/.test(text ?? '')))
})

test('the root of a goal is marked on the curve with its value and unit, and the target runs across', async () => {
  const { svg } = await drawnAs(goal, 'study-goal')
  for (const text of ['8.7527 mm', 'target 1', 'Burst → Collapse']) assert.ok(svg.includes(`>${text}<`), text)
})

test('utilisations stand in one chart with their limit, and every other output in one of its own', () => {
  const titled = chartsOf(gridOfOne).map(({ title }) => title)
  assert.deepEqual(titled, ['Check utilisation against wall thickness', 'Required wall against wall thickness'])
})

test('a check that no point made has no chart, and the governing utilisation keeps the limit of all others', () => {
  const { study } = gridOfTwo
  const name = 'checks.never.utilisation'
  const columns = [...study.columns, { name, title: 'Never made', type: 'number', role: 'output' } as const]
  const statistics = study.statistics && { ...study.statistics, limits: { burst: 1, collapse: 1, never: null } }
  const charts = chartsOf({ ...gridOfTwo, study: { ...study, columns, statistics } })
  const curves = charts.find(({ id }) => id.startsWith('study-family'))
  assert.match(curves?.description ?? '', /The dashed line is the limit 1\./)
  assert.ok(charts.every(({ title }) => !title.includes('Never made')))
})

test('utilisations far beyond their limit do not flatten what lies around it', () => {
  const rows = steps(6, 400, 40).map((pressure) => ({ varied: { design_pressure: pressure }, pressure }))
  const axes = [{ param: 'design_pressure', from: 6, to: 400, count: 40, unit: 'MPa' }]
  const [chart] = chartsOf(studyOf({ request: { vary: { kind: 'grid', axes } }, varied: [pressureColumn], rows }))
  assert.doesNotMatch(JSON.stringify(chart?.spec), /"log"/)
  const far = rows.map((row) => ({ ...row, pressure: 10 * row.pressure }))
  const [steep] = chartsOf(studyOf({ request: { vary: { kind: 'grid', axes } }, varied: [pressureColumn], rows: far }))
  assert.match(JSON.stringify(steep?.spec), /"type":"log"/)
})

test('a long line is drawn by its ups and downs, and is still broken where points could not be calculated', () => {
  const rows = steps(6, 20, 2001).map((wall, i) => ({
    varied: { wall_thickness: wall },
    wall: i > 900 && i < 1100 ? 1 : wall,
  }))
  const long = studyOf({ request: gridOfOne.study.request, varied: [wallColumn], rows })
  const [chart] = chartsOf(long)
  const drawn = JSON.stringify(chart?.spec).match(/"s":"Burst","x":[\d.]+,"y":[\d.]+,"g":\d/g) ?? []
  assert.ok(drawn.length > 100 && drawn.length < 700)
  assert.deepEqual([...new Set(drawn.map((point) => point.at(-1)))], ['0', '1'])
})

test('checks of different limits stand in charts of their own, and one whose limit varies has none drawn', () => {
  const { study } = gridOfOne
  const statistics = study.statistics && { ...study.statistics, limits: { burst: 0.8, collapse: null } }
  const charts = chartsOf({ ...gridOfOne, study: { ...study, statistics } })
  assert.equal(charts.length, 3)
  assert.match(charts.map((c) => c.description).join(), /limit 0\.8\..*No limit is shown/)
})

test('a sample that was cancelled is drawn from the points that it has, with their count', () => {
  const { done } = cancelledSample.study.points
  const [first, ...others] = chartsOf(cancelledSample)
  assert.match(first?.id ?? '', /^study-spread-utilisation|^study-spread-/)
  assert.ok(
    first?.description.startsWith(`Drawn from ${done} of 1,000 points. Upper plot: number of the ${done} points`),
  )
  assert.match(others.at(-1)?.description ?? '', new RegExp(`^${done} of 1,000 points\\.`))
})

test('of two inputs the map comes first, then the curves', () => {
  assert.deepEqual(
    chartsOf(gridOfTwo)
      .slice(0, 2)
      .map(({ id }) => id.replace(/-checks.*|-values.*|-utilisation.*/, '')),
    ['study-map', 'study-family'],
  )
})

test('a tornado has its limit across, named, and each label at the height of its bar', async () => {
  const { svg } = await drawnAs(oneAtATime, 'study-tornado')
  assert.match(svg, />limit 1</)
  const heights = (pattern: RegExp) => [...svg.matchAll(pattern)].map(([, y]) => Math.round(Number(y)))
  const labels = heights(/<text[^>]*transform="translate\([^,]*,([\d.]+)\)"[^>]*>\d+ (?:MPa|mm)</g)
  assert.equal(labels.length, 4)
  assert.equal(new Set(labels).size, 2, labels.join())
})
