/** The charts of the field summary: oil equivalents in mill Sm3, money of the day in mill NOK. */
import {
  type Axis,
  barChart,
  type ChartDefinition,
  type ChartsOf,
  firstOf,
  framed,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  position,
  rowsOn,
  saying,
  sideBySide,
  thinned,
} from '@keelson/workflow'
import type { Reserves } from './calculate-reserves.ts'
import { mill, millNok } from './calculate-units.ts'
import type { Year } from './calculate-years.ts'
import type { contract } from './contract.ts'
import { type Derived, gasOilRatioOf, investmentsByYear, waterCutOf } from './tables.ts'

const YEAR = { title: 'Year', unit: '-', whole: true } as const
const MSM3 = 'MSm3'

export function chartsOf(d: Derived, reserves: Reserves | undefined): ChartsOf<typeof contract> {
  const isShelf = d.selection.npdid === undefined
  const onlyShelf = notApplicable('applies to the whole continental shelf only')
  return {
    annual_by_phase: byPhase(d),
    cumulative: cumulative(d, reserves),
    water_and_gas: waterAndGas(d),
    investments: investments(d),
    top_fields: isShelf ? topFields(d) : onlyShelf,
    creaming: isShelf ? creaming(d) : onlyShelf,
  }
}

/** Years whose names stand under the bars: each, or each fifth or tenth of many. */
const namedYears = (years: readonly number[]) => {
  const step = years.length <= 12 ? 1 : years.length <= 40 ? 5 : 10
  return years.filter((year) => year % step === 0).map(String)
}

interface YearBar {
  readonly year: number
  readonly group: string
  readonly value: number
}

/** Bars of years, stacked by group in the order given. */
function yearBars(axis: Axis, bars: readonly YearBar[]): ChartDefinition {
  const years = [...new Set(bars.map((b) => b.year))].toSorted((a, b) => a - b)
  const groups = [...new Set(bars.map((b) => b.group))]
  const order = (group: string) => groups.indexOf(group)
  const rows = bars.map((b) => ({ x: String(b.year), v: b.value, g: b.group, o: order(b.group) }))
  return framed({
    data: { values: rowsOn({ v: axis }, rows) },
    mark: { type: 'bar' },
    encoding: {
      x: { field: 'x', type: 'ordinal', title: 'Year', axis: { values: namedYears(years), labelAngle: 0 } },
      y: { ...position('v', { ...axis, zero: true }), stack: 'zero' },
      color: {
        field: 'g',
        type: 'nominal',
        scale: { domain: groups },
        legend: groups.length > 1 ? { title: null, orient: 'top' } : null,
      },
      order: { field: 'o', type: 'quantitative' },
    },
  })
}

function byPhase({ years }: Derived): ChartDefinition {
  const phases = [
    ['oil', (y: Year) => y.oil],
    ['gas', (y: Year) => y.gas],
    ['NGL', (y: Year) => y.ngl],
    ['condensate', (y: Year) => y.condensate],
  ] as const
  const present = phases.filter(([, of]) => years.some((y) => of(y) !== 0))
  return yearBars(
    { title: 'Oil equivalent', unit: MSM3 },
    years.flatMap((y) => present.map(([group, of]) => ({ year: y.year, group, value: mill(of(y)) }))),
  )
}

function cumulative({ years, data }: Derived, reserves: Reserves | undefined): ChartDefinition {
  let sum = 0
  const points = years.map((y): Point => {
    sum += y.oe
    return [y.year, mill(sum)]
  })
  const recoverable = data.isGross ? undefined : reserves?.row?.oe
  return lineChart({
    x: YEAR,
    y: { title: 'Cumulative oil equivalent', unit: MSM3, zero: true },
    series: [{ name: 'produced', points, dots: true }],
    ...(recoverable !== undefined && {
      limits: [{ at: mill(recoverable), label: 'recoverable', along: 'x' as const }],
    }),
  })
}

const SIZE = { width: 300, height: 260 } as const

function waterAndGas({ years }: Derived): ChartDefinition | NotApplicable {
  const points = (of: (y: Year) => number | null) =>
    years.flatMap((y): Point[] => {
      const value = of(y)
      return value === null ? [] : [[y.year, value]]
    })
  const [water, gas] = [points(waterCutOf), points(gasOilRatioOf)]
  if (water.length === 0 || gas.length === 0) return notApplicable('the selection has no oil')
  return sideBySide(
    [
      lineChart({
        x: YEAR,
        y: { title: 'Water cut', unit: '-', domain: [0, 1] },
        series: [{ name: 'water cut', points: water }],
      }),
      lineChart({
        x: YEAR,
        y: { title: 'Gas-oil ratio', unit: 'Sm3/Sm3', zero: true },
        series: [{ name: 'gas-oil ratio', points: gas }],
      }),
    ],
    SIZE,
  )
}

function investments(d: Derived): ChartDefinition | NotApplicable {
  const byYear = investmentsByYear(d)
  if (byYear === undefined) return notApplicable('no investment file is selected')
  const { last } = d.selection
  const produced = new Map(d.years.map((y) => [y.year, y.oe]))
  const years = [...new Set([...byYear.keys(), ...produced.keys()])].filter((y) => y <= last).toSorted((a, b) => a - b)
  if (years.length === 0) return notApplicable('the file has no investments for the selection')
  const panel = (title: string, unit: string, of: (year: number) => number) =>
    yearBars(
      { title, unit },
      years.map((year) => ({ year, group: title.toLowerCase(), value: of(year) })),
    )
  return sideBySide(
    [
      panel('Investment', 'MNOK', (year) => millNok(byYear.get(year) ?? 0)),
      panel('Production', MSM3, (year) => mill(produced.get(year) ?? 0)),
    ],
    SIZE,
  )
}

const FIELDS_SHOWN = 20

function topFields({ carriers }: Derived): ChartDefinition {
  const { shown, note } = firstOf(carriers, {
    most: FIELDS_SHOWN,
    things: 'fields',
    by: 'those with the most production',
  })
  const chart = barChart({
    category: 'Field',
    y: { title: 'Oil equivalent', unit: MSM3 },
    aslant: true,
    bars: shown.map((c) => ({ name: c.name, value: mill(c.oe) })),
  })
  return saying(chart, note)
}

function creaming({ carriers, data }: Derived): ChartDefinition | NotApplicable {
  if (data.reserves === undefined) return notApplicable('no reserves file is selected')
  const recoverable = new Map(data.reserves.map((r) => [r.npdid, r.oe]))
  const began = carriers
    .flatMap(({ npdid, firstYear }) => (firstYear === undefined ? [] : [{ npdid, firstYear }]))
    .toSorted((a, b) => a.firstYear - b.firstYear)
  let sum = 0
  const points = began.map(({ npdid }, i): Point => {
    sum += recoverable.get(npdid) ?? 0
    return [i + 1, mill(sum)]
  })
  if (points.length < 2) return notApplicable('fewer than two fields started production in the window')
  return lineChart({
    x: { title: 'Fields in order of first production', unit: '-', whole: true },
    y: { title: 'Recoverable oil equivalent', unit: MSM3, zero: true },
    series: [{ name: 'recoverable', points: thinned(points, 200) }],
  })
}
