/** The charts of the well path report. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import { planEllipse, TWO_SIGMA } from '@keelson/physics/wellbore/ellipsoid.ts'
import type { PlacedStation, WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { stationAt } from '@keelson/physics/wellbore/path.ts'
import { verticalSection } from '@keelson/physics/wellbore/rates.ts'
import type { Vec } from '@keelson/physics/wellbore/vector.ts'
import { WATCH_SEPARATION_FACTOR } from '@keelson/standards/spe-187073-2017/separation.ts'
import { toSI } from '@keelson/units'
import {
  axisOf,
  type ChartDefinition,
  decimated,
  firstOf,
  type Limit,
  lineChart,
  type Marker,
  type Point,
  type Series,
  saying,
  thinned,
} from '@keelson/workflow'
import type { Pair, Scan } from './calculate-clearance.ts'
import type { Offset } from './calculate-survey.ts'
import type { Uncertainty } from './calculate-uncertainty.ts'
import type { Has, OnPath, Params } from './inputs.ts'
import { separationParams } from './inputs-separation.ts'
import type { Listing } from './tables-listing.ts'

const MOST_POINTS = 240
/** Wells that one chart can tell apart. */
const MOST_WELLS = 9

/** Positions along a path, close enough to show its arcs. */
export function drawn(path: WellPath, most = MOST_POINTS): Vec[] {
  const parts = Math.max(1, Math.min(8, Math.floor(most / path.courses.length)))
  const inner = path.courses.flatMap(({ from, length, dogleg }) => {
    const n = dogleg > 1e-3 ? parts : 1
    return spaced(0, length, n + 1)
      .slice(0, -1)
      .map((along) => stationAt(path, from.md + along).position)
  })
  const last = path.courses.at(-1)?.to.position
  return thinned(last ? [...inner, last] : inner, most)
}

/** Offset wells come here in the order of their need: the one that is closest by separation factor first. */
const toldApart = (offsets: readonly Offset[], most: number) =>
  firstOf(offsets, { most, things: 'offset wells', by: 'with the smallest separation' })

const wells = (path: WellPath, offsets: readonly Offset[], at: (v: Vec) => Point): Series[] => [
  { name: 'this well', points: drawn(path).map(at) },
  ...offsets.map(({ name, path: other }) => ({ name, points: drawn(other).map(at) })),
]
const ends = (path: WellPath, projected: PlacedStation | undefined, at: (v: Vec) => Point): Marker[] => {
  const last = path.stations.at(-1)
  const mark = (station: PlacedStation, label: string) => {
    const [x, y] = at(station.position)
    return { x, y, label }
  }
  if (projected) return [mark(projected, 'projected')]
  return last ? [mark(last, 'end')] : []
}
/** Room on the right for the label of the last point. */
function roomy(series: readonly Series[], markers: readonly Marker[]): { domain: readonly [number, number] } {
  const xs = [...series.flatMap((s) => s.points.map(([x]) => x)), ...markers.map((m) => m.x)]
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  return { domain: [low - 0.02 * (high - low), high + 0.15 * (high - low || 1)] }
}

export function planView(path: WellPath, offsets: readonly Offset[], projected?: PlacedStation): ChartDefinition {
  const at = ([n, e]: Vec): Point => [e, n]
  const { shown, note } = toldApart(offsets, MOST_WELLS - 1)
  const [series, markers] = [wells(path, shown, at), ends(path, projected, at)]
  const chart = lineChart({
    x: { title: 'East', unit: 'm', ...roomy(series, markers) },
    y: { title: 'North', unit: 'm' },
    series,
    markers,
  })
  return saying(chart, note)
}

export function sectionView(
  p: OnPath,
  path: WellPath,
  listing: Listing,
  offsets: readonly Offset[],
  projected?: PlacedStation,
) {
  const [N_0, E_0, A_vs] = [p.vertical_section_origin_north, p.vertical_section_origin_east, listing.sectionAzimuth]
  const at = ([N, E, V]: Vec): Point => [quiet.apply(verticalSection, { N, N_0, E, E_0, A_vs }), V]
  const { shown, note } = toldApart(offsets, MOST_WELLS - 1)
  const [series, markers] = [wells(path, shown, at), ends(path, projected, at)]
  const chart = lineChart({
    x: { title: 'Vertical section', unit: 'm', ...roomy(series, markers) },
    y: { title: 'True vertical depth', unit: 'm', reverse: true },
    series,
    markers,
  })
  return saying(chart, note)
}

/** Severity that the chart reaches where there is none. */
const LEAST_SEVERITY = toSI(1, 'deg/30m')

/** Dogleg severity over measured depth, constant along each course. */
export function severityChart(p: Params, { rates }: Listing): ChartDefinition {
  const points = decimated(rates, (rate) => rate.severity, MOST_POINTS).flatMap(({ course, severity }): Point[] => [
    [course.from.md, severity],
    [course.to.md, severity],
  ])
  const limit = p.maximum_allowable_dogleg_severity
  const most = points.reduce((high, [, y]) => Math.max(high, y), limit ?? 0)
  return lineChart({
    x: { title: 'Measured depth', unit: 'm' },
    y: { title: 'Dogleg severity', unit: 'deg/30m', domain: [0, 1.15 * (most > 0 ? most : LEAST_SEVERITY)] },
    series: [{ name: 'DLS', points }],
    limits: limit === undefined ? [] : [{ at: limit, label: 'allowable dogleg severity', along: 'x' }],
  })
}

/** Isometric view: north to the upper right, east to the lower right, depth downward. */
export function spaceView(path: WellPath, offsets: readonly Offset[]): ChartDefinition {
  const at = ([n, e, v]: Vec): Point => [(n + e) * Math.cos(Math.PI / 6), v - (n - e) / 2]
  const [N, E, V] = path.stations[0].position
  const reach = drawn(path).reduce((most, [n, e]) => Math.max(most, Math.abs(n - N), Math.abs(e - E)), 1)
  const arm = (name: string, to: Vec): Series => ({ name, points: [at([N, E, V]), at(to)] })
  const { shown, note } = toldApart(offsets, MOST_WELLS - 4)
  const chart = lineChart({
    x: { title: 'Isometric horizontal coordinate', unit: 'm' },
    y: { title: 'Isometric vertical coordinate', unit: 'm', reverse: true },
    series: [
      ...wells(path, shown, at),
      { name: 'plan', points: drawn(path).map(([n, e]) => at([n, e, V])) },
      arm('north', [N + reach, E, V]),
      arm('east', [N, E + reach, V]),
    ],
  })
  return saying(chart, note)
}

const perWell = (scan: Scan, offsets: readonly Offset[], y: (pair: Pair) => number | undefined): Series[] =>
  offsets.map((offset) => ({
    name: offset.name,
    points: decimated(
      scan.pairs
        .filter((pair) => pair.offset === offset)
        .flatMap((pair): Point[] => {
          const value = y(pair)
          return value === undefined ? [] : [[pair.station.md, value]]
        }),
      ([, value]) => value,
      MOST_POINTS,
    ),
  }))

export function ladder(scan: Scan, offsets: readonly Offset[]): ChartDefinition {
  const { shown, note } = toldApart(offsets, MOST_WELLS)
  const judged = firstOf(shown, {
    most: MOST_ALLOWABLE,
    things: 'allowable distances',
    by: 'with the smallest separation',
  })
  const allowable = perWell(scan, judged.shown, (pair) => pair.allowable).map(({ name, points }) => ({
    name: `${name}, allowable`,
    points,
  }))
  const chart = lineChart({
    x: { title: 'Measured depth', unit: 'm' },
    y: axisOf(separationParams.centre_to_centre_distance),
    series: [...perWell(scan, shown, (pair) => pair.nearest.distance), ...allowable.filter((s) => s.points.length > 0)],
  })
  return saying(chart, note, judged.note)
}
/** Offset wells whose allowable distance is drawn beside their distance. */
const MOST_ALLOWABLE = 4

/** Separation factors beyond this are all far enough to be drawn as one. */
const MOST_FACTOR = 10
const FACTOR_LIMITS: readonly Limit[] = [
  { at: 1, label: 'minimum allowable', along: 'x' },
  { at: WATCH_SEPARATION_FACTOR.value, label: 'review threshold', along: 'x' },
]
export function separationLadder(scan: Scan, offsets: readonly Offset[]): ChartDefinition {
  const { shown, note } = toldApart(offsets, MOST_WELLS)
  const chart = lineChart({
    x: { title: 'Measured depth', unit: 'm' },
    y: { title: 'Separation factor (limited to 10)', unit: '-', zero: true },
    series: perWell(scan, shown, (pair) => pair.separation && Math.min(pair.separation, MOST_FACTOR)),
    limits: FACTOR_LIMITS,
  })
  return saying(chart, note)
}

/** Each neighbour in the plane across this well, by distance and direction from it. */
export function travellingCylinder(
  rows: readonly { offset_well: string; cylinder_distance: number | null; cylinder_azimuth: number | null }[],
  offsets: readonly Offset[],
): ChartDefinition {
  const { shown, note } = toldApart(offsets, MOST_WELLS)
  const names = [...new Set(shown.map((o) => o.name))]
  const chart = lineChart({
    x: { title: 'Offset perpendicular to direction 0°', unit: 'm' },
    y: { title: 'Offset along direction 0°', unit: 'm' },
    series: names.map((name) => ({
      name,
      points: decimated(
        rows.filter((row) => row.offset_well === name),
        (row) => row.cylinder_distance ?? 0,
        MOST_POINTS,
      ).flatMap((row): Point[] => {
        const { cylinder_distance: d, cylinder_azimuth: a } = row
        return d === null || a === null ? [] : [[d * Math.sin(a), d * Math.cos(a)]]
      }),
    })),
    markers: [{ x: 0, y: 0, label: 'this well' }],
    scatter: true,
  })
  return saying(chart, note)
}

/** Half-axes of the ellipse in plan and the vertical deviation, at two sigma, over measured depth. */
export function uncertaintyChart(path: WellPath, uncertainty: Uncertainty): ChartDefinition {
  const at = thinned(
    path.stations.map((s, k) => ({ md: s.md, k })),
    MOST_POINTS,
  )
  const over = (of: (k: number) => number) => at.map(({ md, k }): Point => [md, of(k)])
  return lineChart({
    x: { title: 'Measured depth', unit: 'm' },
    y: { title: 'Position uncertainty, two standard deviations', unit: 'm' },
    series: [
      { name: 'ellipse, major', points: over((k) => TWO_SIGMA.value * planEllipse(uncertainty.at(k)).major) },
      { name: 'ellipse, minor', points: over((k) => TWO_SIGMA.value * planEllipse(uncertainty.at(k)).minor) },
      { name: 'vertical', points: over((k) => TWO_SIGMA.value * Math.sqrt(uncertainty.at(k).vv)) },
    ],
  })
}

/** The separation factor over the distance, which it follows in a straight line. */
export function separationDistance(
  p: Has<'centre_to_centre_distance' | 'reference_hole_diameter' | 'offset_hole_diameter'>,
  { factor, allowable }: { readonly factor: number; readonly allowable: number },
): ChartDefinition {
  const { centre_to_centre_distance: D, reference_hole_diameter: d_r, offset_hole_diameter: d_o } = p
  const least = (d_r + d_o) / 2 + p.surface_margin
  const far = Math.max(1.2 * D, 2 * allowable)
  const at = (d: number) => (d - least) / (allowable - least)
  return lineChart({
    x: axisOf(separationParams.centre_to_centre_distance),
    y: { title: 'Separation factor', unit: '-' },
    series: [{ name: 'SF', points: [0, D, far].sort((a, b) => a - b).map((d): Point => [d, at(d)]) }],
    markers: [{ x: D, y: factor, label: 'entered distance' }],
    limits: FACTOR_LIMITS.slice(0, 1),
  })
}
