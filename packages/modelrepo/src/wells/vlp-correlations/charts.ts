/** The charts of a lift and of its fluid, in oilfield units. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { gasOf } from '@keelson/physics/pvt/black-oil.ts'
import { gasAt } from '@keelson/physics/pvt/gas-properties.ts'
import {
  barChart,
  type ChartDefinition,
  evenlyOf,
  lineChart,
  type Marker,
  type NotApplicable,
  notApplicable,
  type Point,
  type Series,
  saying,
  shownIn,
  thinned,
} from '@keelson/workflow'
import { fluidRows, topOf, type WarmOil } from './fluid.ts'
import type { Some } from './inputs.ts'
import { type Lift, type Lifted, split } from './rates.ts'
import { liftsOfAll } from './tables.ts'

const DEPTH = { title: 'Measured depth', unit: 'ft', reverse: true } as const
const FLOWING = { title: 'Flowing bottomhole pressure', unit: 'psia' } as const
const PRESSURE = { title: 'Pressure', unit: 'psia' } as const
const MOST_LINES = 6
const MOST_BARS = 12
const rateOf = ({ rate }: Lifted) => shownIn(rate.lifted, 'stb/d')

/** Of each rate, with the measured point. */
export function pressureDepth(lift: Lift, measured: number | undefined): ChartDefinition {
  const { shown: drawn, note } = evenlyOf(byRate(lift), { most: MOST_LINES, things: 'rates' })
  const gauge: Marker[] = measured === undefined ? [] : [{ x: measured, y: lift.well.depth, label: 'measured' }]
  const chart = lineChart({
    x: PRESSURE,
    y: DEPTH,
    series: drawn.map((one) => ({
      name: rateOf(one),
      points: one.profile.nodes.map((n): Point => [n.p, n.depth]),
    })),
    markers: gauge,
  })
  return saying(chart, note)
}

/** In order of the rate, each once. */
const byRate = ({ answered }: Lift) => [
  ...new Map(answered.toSorted((a, b) => a.rate.lifted - b.rate.lifted).map((one) => [one.rate.lifted, one])).values(),
]

/** At the lowest and the highest rate; patterns named where they begin. */
export function holdupDepth(lift: Lift): ChartDefinition {
  const ends = thinned(byRate(lift), 2)
  const changes = ends.flatMap(({ profile: { nodes } }) =>
    nodes.flatMap(({ depth, at }, i): Marker[] =>
      nodes[i - 1]?.at.pattern === at.pattern ? [] : [{ x: at.H_L, y: depth, label: words(at.pattern) }],
    ),
  )
  return lineChart({
    x: { title: 'Liquid holdup', unit: '-' },
    y: DEPTH,
    series: ends.map((one) => ({
      name: rateOf(one),
      points: one.profile.nodes.map((n): Point => [n.at.H_L, n.depth]),
    })),
    markers: thinned(changes, MOST_LINES),
  })
}
const words = (pattern: string) => pattern.replaceAll('_', ' ')

/** Rates at which the curves are drawn, closest where they bend, and how far they reach around a single one. */
const CURVE_POINTS = 24
const AROUND = [0.2, 2] as const
const CALLED = {
  hagedorn_brown: 'Hagedorn-Brown',
  beggs_brill: 'Beggs-Brill',
  gray: 'Gray',
  duns_ros: 'Duns-Ros',
  no_slip: 'no slip',
} as const

/** Lift curves of all correlations over the rates; what was asked for is marked. */
export function liftCurves(lift: Lift, liquid: boolean): ChartDefinition | NotApplicable {
  const rates = lift.rates.map(({ lifted }) => lifted).filter((q) => q > 0)
  if (rates.length === 0) return notApplicable('there is no flow')
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const range = high > low ? [low, high] : AROUND.map((share) => share * high)
  const drawn = spaced(Math.log(range[0] ?? low), Math.log(range[1] ?? high), CURVE_POINTS).map(Math.exp)
  const series = liftsOfAll(lift).map(({ correlation, pressureAt }): Series => {
    const points = drawn.flatMap((q) => {
      const p = pressureAt(q)
      return p === undefined ? [] : [[q, p] as const]
    })
    return { name: CALLED[correlation], points }
  })
  const markers = lift.answered.map(({ rate, profile }): Marker => ({ x: rate.lifted, y: profile.last.p_2, label: '' }))
  return lineChart({ x: { title: liquid ? 'Water rate' : 'Oil rate', unit: 'stb/d' }, y: FLOWING, series, markers })
}

/** Gravity, friction and acceleration, one upon the other. */
export function pressureSplit(lift: Lift): ChartDefinition {
  const { shown: rates, note } = evenlyOf(byRate(lift), { most: MOST_BARS, things: 'rates' })
  const chart = barChart({
    category: 'Rate',
    y: { title: 'Pressure difference', unit: 'psi' },
    bars: rates.flatMap((one) => {
      const { gravity, friction, acceleration } = split(one.profile)
      const bar = (group: string, value: number) => ({ name: rateOf(one), group, value })
      return [bar('gravity', gravity), bar('friction', friction), bar('acceleration', acceleration)]
    }),
    stacked: true,
  })
  return saying(chart, note)
}

const FLUID_POINTS = 60
/** psia. */
const LEAST = 15
/** A property of oils over the pressure, each to the highest pressure of all. */
function oilChart(
  oils: readonly (readonly [name: string, oil: WarmOil])[],
  highest: number | undefined,
  y: { readonly title: string; readonly unit: string },
  of: (row: ReturnType<typeof fluidRows>[number]) => number,
): ChartDefinition {
  const top = Math.max(...oils.map(([, oil]) => topOf(oil, highest)))
  return lineChart({
    x: PRESSURE,
    y,
    series: oils.map(([name, oil]) => {
      const pressures = [...spaced(LEAST, top, FLUID_POINTS), ...(oil.p_b < top ? [oil.p_b] : [])]
      const rows = fluidRows(
        oil,
        pressures.toSorted((a, b) => a - b),
      )
      return { name, points: rows.map((row): Point => [row.pressure, of(row)]) }
    }),
  })
}
type Oils = readonly (readonly [name: string, oil: WarmOil])[]
/** `highest`: the highest pressure in the tubing, psia. */
export const fluidCharts = (oils: Oils, highest?: number) =>
  oils.length === 0
    ? { solution_gas: NO_OIL, oil_volume: NO_OIL }
    : {
        solution_gas: oilChart(
          oils,
          highest,
          { title: 'Solution gas', unit: 'scf/stb' },
          (row) => row.solution_gas_oil_ratio,
        ),
        oil_volume: oilChart(
          oils,
          highest,
          { title: 'Formation volume factor', unit: 'bbl/stb' },
          (row) => row.oil_formation_volume_factor,
        ),
      }
export const NO_OIL = notApplicable('no oil flows')

/** Over the pressure at the temperature, the pressure asked for marked. */
export function zFactors(g: Some<'pressure' | 'temperature' | 'gas_specific_gravity'>): ChartDefinition {
  const gas = gasOf(g.gas_specific_gravity, silent)
  const at = (pressure: number): Point => [pressure, gasAt(gas, pressure, g.temperature, silent).z]
  const asked = g.pressure
  const [x, y] = at(asked)
  return lineChart({
    x: PRESSURE,
    y: { title: 'Gas compressibility factor', unit: '-' },
    series: [{ name: 'z', points: spaced(asked / FLUID_POINTS, 2 * asked, FLUID_POINTS).map(at) }],
    markers: [{ x, y, label: 'requested' }],
  })
}
