/** What the charts and tables of incident statistics say, held against the rows that were sent. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, near, number, pointsOf, rowsOf, runWithFile, value } from '@keelson/engine/testing.ts'
import { lineOf, marksOf, seriesOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { coordinatesOf } from './calculate-cells.ts'
import { marineSafetyStats as workflow } from './index.ts'
import { readWarnings } from './warnings.ts'

const TYPES = ['collision', 'fire', 'grounding'] as const
/** So many of each type in each year. */
const COUNTS: Readonly<Record<number, readonly number[]>> = {
  2019: [3, 1, 0],
  2020: [2, 2, 1],
  2021: [4, 0, 2],
  2022: [5, 1, 3],
}
const records = Object.entries(COUNTS).flatMap(([year, counts]) =>
  counts.flatMap((count, j) =>
    Array.from({ length: count }, (_, i) => ({
      source: i % 2 === 0 ? 'maib' : 'tsb',
      incident_id: `${year}-${j}-${i}`,
      date: `${year}-03-1${i}`,
      incident_type: TYPES[j],
      severity: j === 0 ? 'serious' : 'minor',
      fatalities: j,
      injuries: i,
    })),
  ),
)
const run = (over: object = {}): Promise<Ran> =>
  runWithFile(workflow, { inline_records: records, start_year: 2019, end_year: 2022, ...over })
const ran = await run()
const totals = Object.values(COUNTS).map((counts) => counts.reduce((a, b) => a + b, 0))

/** Points of a line, once where they are marked with dots too. */
function pathOf(chart: string, series: string): readonly XY[] {
  const all = lineOf(ran, chart, series)
  const half = all.slice(0, all.length / 2)
  return JSON.stringify(half) === JSON.stringify(all.slice(all.length / 2)) ? half : all
}

test('the years are drawn with their counts and the limits of the table', async () => {
  assert.deepEqual(pathOf('annual', 'count'), [
    [2019, 4],
    [2020, 5],
    [2021, 6],
    [2022, 9],
  ])
  const rows = rowsOf(ran, 'years').map((r) => r.map(Number)) as number[][]
  for (const [series, column] of [
    ['lower 95 % limit', 2],
    ['upper 95 % limit', 3],
  ] as const)
    for (const [k, [, y]] of lineOf(ran, 'annual', series).entries()) near(y, rows[k]?.[column] ?? 0, 1e-5)
  assert.deepEqual(axesOf(ran, 'annual'), ['Year', 'Annual events: occurrences'])
  assert.ok(seriesOf(await run({ confidence_level: 0.9 }), 'annual').includes('upper 90 % limit'))
})

test('the line of Sen goes through the median of what its slope leaves', () => {
  const slope = (value(ran, 'sen_slope') as Record<string, number>).occurrences ?? 0
  near(slope, (1 + 4 / 3) / 2 + (1.5 - (1 + 4 / 3) / 2), 0.3)
  const line = lineOf(ran, 'annual', 'Sen slope')
  const rest = totals.map((n, i) => n - slope * (2019 + i)).toSorted((a, b) => a - b)
  const middle = ((rest[1] ?? 0) + (rest[2] ?? 0)) / 2
  for (const [year, y] of line) near(y, middle + slope * year, 1e-4)
})

test('the bars of the classes are their counts in each year', () => {
  const bars = new Map(pointsOf(ran, 'classes').map(({ name, g, v }) => [`${name} ${g}`, Number(v)]))
  for (const [year, , count] of rowsOf(ran, 'classes').map((r) => [r[0], r[1], r[2]] as const))
    assert.ok(Number(year) >= 2019 && Number(count) >= 0)
  for (const [year, name, count] of rowsOf(ran, 'classes')) assert.equal(bars.get(`${year} ${name}`), count)
  assert.equal(
    [...bars.values()].reduce((a, b) => a + b, 0),
    24,
  )
  assert.deepEqual(axesOf(ran, 'classes').slice(0, 2), ['Year', 'Occurrences'])
})

test('types are listed from the most, with their shares and what they come to together', () => {
  assert.deepEqual(
    rowsOf(ran, 'types').map(([type, count]) => [type, count]),
    [
      ['collision', 14],
      ['grounding', 6],
      ['fire', 4],
    ],
  )
  const shares = rowsOf(ran, 'types').map((r) => [Number(r[2]), Number(r[3])])
  for (const [k, [share, cumulated]] of [
    [14 / 24, 14 / 24],
    [6 / 24, 20 / 24],
    [4 / 24, 1],
  ].entries()) {
    near(shares[k]?.[0] ?? 0, share ?? 0, 1e-9)
    near(shares[k]?.[1] ?? 0, cumulated ?? 0, 1e-9)
  }
  const spec = ran.result.charts.find((c) => c.id === 'types')?.spec as unknown as {
    readonly data: { readonly values: readonly { type: string; count: number; share: number }[] }
  }
  assert.deepEqual(
    spec.data.values.map(({ type, count }) => [type, count]),
    [
      ['collision', 14],
      ['grounding', 6],
      ['fire', 4],
    ],
  )
  near(spec.data.values[1]?.share ?? 0, (100 * 20) / 24, 1e-5)
})

test('the control chart stands three deviations about the mean', async () => {
  assert.deepEqual(
    pathOf('control', 'occurrences').map(([, n]) => n),
    totals,
  )
  const reach = 3 * Math.sqrt(6)
  assert.deepEqual(marksOf(ran, 'control'), [
    'mean at 6',
    `upper control limit at ${Number((6 + reach).toPrecision(5))}`,
  ])
  const many = await run({
    inline_records: Array.from({ length: 3 }, (_, y) =>
      Array.from({ length: 12 }, (_, i) => ({
        source: 'maib',
        incident_id: `${y}-${i}`,
        date: `202${y}-03-1${i % 10}`,
        incident_type: 'fire',
      })),
    ).flat(),
    start_year: 2020,
    end_year: 2022,
  })
  assert.ok(
    marksOf(many, 'control').some(
      (m) => m === `lower control limit at ${Number((12 - 3 * Math.sqrt(12)).toPrecision(5))}`,
    ),
  )
})

test('sums of people are those of the records', () => {
  assert.equal(
    number(ran, 'total_fatalities'),
    records.reduce((sum, r) => sum + r.fatalities, 0),
  )
  assert.equal(
    number(ran, 'total_injuries'),
    records.reduce((sum, r) => sum + r.injuries, 0),
  )
  assert.deepEqual(value(ran, 'by_source'), {
    maib: records.filter((r) => r.source === 'maib').length,
    tsb: records.filter((r) => r.source === 'tsb').length,
  })
  assert.match(ran.detail, /^No check made. From 2019 to 2022, 24 occurrences: 6 per year/)
})

test('of many classes eight are drawn, and the rest together', async () => {
  const kinds = Array.from({ length: 12 }, (_, k) =>
    Array.from({ length: k < 8 ? 3 : 1 }, (_, i) => ({
      source: 'maib',
      incident_id: `${k}-${i}`,
      date: `202${i}-03-11`,
      incident_type: `kind ${k}`,
      severity: `class ${k}`,
    })),
  ).flat()
  const all = await run({ inline_records: kinds, start_year: 2020, end_year: 2022 })
  const bars = pointsOf(all, 'classes')
  assert.equal(new Set(bars.map(({ g }) => g)).size, 9)
  assert.deepEqual(
    bars.filter(({ g }) => g === 'Other classes').map(({ name, v }) => [name, v]),
    [
      ['2020', 4],
      ['2021', 0],
      ['2022', 0],
    ],
  )
})

test('an odd number of years has its middle one as the median of the line', async () => {
  const all = await run({ start_year: 2020 })
  const slope = (value(all, 'sen_slope') as Record<string, number>).occurrences ?? 0
  const rest = [5, 6, 9].map((n, i) => n - slope * (2020 + i)).toSorted((a, b) => a - b)
  for (const [year, y] of lineOf(all, 'annual', 'Sen slope')) near(y, (rest[1] ?? 0) + slope * year, 1e-4)
})

test('a series of one type is named on its axes', async () => {
  const fires = await run({ category: 'fire' })
  assert.deepEqual(axesOf(fires, 'annual'), ['Year', 'Annual events: fire'])
  assert.deepEqual(axesOf(fires, 'control'), ['Year', 'Events per year: fire'])
  assert.deepEqual(
    rowsOf(fires, 'years').map((r) => [r[0], r[1]]),
    [
      [2019, 1],
      [2020, 2],
      [2021, 0],
      [2022, 1],
    ],
  )
})

test('the types are drawn as bars with the line of their cumulated share', () => {
  const spec = ran.result.charts.find((c) => c.id === 'types')?.spec as unknown as {
    readonly layer: readonly {
      readonly mark: { readonly type: string }
      readonly encoding: { readonly x: { readonly field: string; readonly title: string } }
    }[]
  }
  assert.deepEqual(
    spec.layer.map(({ mark, encoding }) => [mark.type, encoding.x.field, encoding.x.title]),
    [
      ['bar', 'count', 'Occurrences'],
      ['line', 'share', 'Cumulative share [%]'],
    ],
  )
})

test('the table of the classes has a row for each class of each year', () => {
  const rows = rowsOf(ran, 'classes').filter(([year]) => year === 2022)
  const bySeverity = new Map(rows.map(([, name, count]) => [name, count]))
  assert.deepEqual([...bySeverity].toSorted(), [
    ['minor', 4],
    ['serious', 5],
  ])
})

test('a position is degrees, minutes and seconds, negative to the south and the west', () => {
  const report = () => assert.fail('it can be read')
  const { latitude = 0, longitude = 0 } = coordinatesOf('123045N 0453036W', report)
  near(latitude, 12 + 30 / 60 + 45 / 3600, 1e-12)
  near(longitude, -(45 + 30 / 60 + 36 / 3600), 1e-12)
  assert.ok((coordinatesOf('123045S 0453036E', report).latitude ?? 0) < 0)
})

const messages = (of: Ran, code: string) => of.warnings.filter((w) => w.code === code).map((w) => w.message)

test('periods are warned of where one of them has few events, counted within its years', async () => {
  const periods = (...ends: readonly (readonly [number, number])[]) =>
    run({ comparison_periods: ends.map(([start_year, end_year]) => ({ start_year, end_year })) })
  assert.deepEqual(messages(await periods([2019, 2020], [2021, 2022]), 'small_counts').length, 1)
  const years = Array.from({ length: 4 }, (_, y) =>
    Array.from({ length: 28 }, (_, i) => ({
      source: 'maib',
      incident_id: `${y}-${i}`,
      date: `202${y}-03-${String(i + 1).padStart(2, '0')}`,
      incident_type: 'fire',
    })),
  ).flat()
  const busy = await run({
    inline_records: years,
    start_year: 2020,
    end_year: 2023,
    comparison_periods: [
      { start_year: 2020, end_year: 2021 },
      { start_year: 2022, end_year: 2023 },
    ],
  })
  assert.deepEqual(messages(busy, 'small_counts'), [])
})

test('casualties that are unknown are counted, and none are said where all are known', async () => {
  assert.deepEqual(messages(ran, 'unknown_casualties'), [])
  const some = records.map(({ injuries, ...rest }, i) => (i === 0 ? rest : { ...rest, injuries }))
  assert.match(
    messages(await run({ inline_records: some }), 'unknown_casualties').join(),
    /^Fatalities are unknown for 0 occurrences and injuries for 1\./,
  )
  const deaths = records.map(({ fatalities, ...rest }, i) => (i < 2 ? rest : { ...rest, fatalities }))
  assert.match(
    messages(await run({ inline_records: deaths }), 'unknown_casualties').join(),
    /^Fatalities are unknown for 2 occurrences and injuries for 0\./,
  )
})

test('cells that cannot be read are named, of many the first', () => {
  const read = {
    rejected: 0,
    undated: 0,
    data: { first: 2020, last: 2020 },
    window: { first: 2020, last: 2020 },
    thisYear: 2026,
    pointer: '/file_name',
  }
  const named = (count: number) =>
    readWarnings({ ...read, unreadable: Array.from({ length: count }, (_, i) => `c${i}`) })
      .map((w) => w.message)
      .join()
  assert.match(named(2), /^2 cells treated as unknown: "c0" and "c1"\.$/)
  assert.match(named(40), /^40 cells treated as unknown: "c0", .* and 34 more\.$/)
})
