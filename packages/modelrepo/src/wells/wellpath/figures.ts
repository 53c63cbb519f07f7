/** The well in the plane of its section and from above, with its neighbours, and two holes at a given distance. */

import { type Drawing, figure, type Label, labelled, named, ofDiameter, type Parts } from '@keelson/figures'
import type { At } from '@keelson/figures/drawing.ts'
import {
  type Neighbour,
  neighbours,
  type TrackFrame,
  trackFrame,
  wellTrack,
} from '@keelson/figures/things/well-track.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import { planEllipse, TWO_SIGMA } from '@keelson/physics/wellbore/ellipsoid.ts'
import type { PlacedStation, WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { endOf, stationAt } from '@keelson/physics/wellbore/path.ts'
import { verticalSection } from '@keelson/physics/wellbore/rates.ts'
import type { Vec } from '@keelson/physics/wellbore/vector.ts'
import { firstOf, saying } from '@keelson/workflow'
import type { Pair } from './calculate-clearance.ts'
import type { Offset } from './calculate-survey.ts'
import type { Uncertainty } from './calculate-uncertainty.ts'
import { drawn } from './charts.ts'
import type { Has, OnPath } from './inputs.ts'
import { projectedTo } from './queries.ts'
import type { Listing } from './tables-listing.ts'

export interface Surroundings {
  readonly path: WellPath
  readonly listing: Listing
  readonly offsets: readonly Offset[]
  /** The closest approach that is stated, and the neighbours from the smallest separation. */
  readonly closest?: Pair
  readonly ranked?: readonly Offset[]
  readonly projected?: PlacedStation | undefined
  readonly uncertainty?: Uncertainty | undefined
}

/** Points of this well, and of all its neighbours together. */
const POINTS = 120
const POINTS_OF_OTHERS = 200
const LEAST_POINTS = 4
/** Neighbours that are named: those of the smallest separation, and the one of the closest approach. */
const NAMED = 4
const PROJECTION_POINTS = 13
/** Length of the arrow to the north, as a share of the plan. */
const NORTH_ARROW = 0.12
/** m. */
const ROUNDING = 1e-6
/** Below it a course is straight, rad. */
const STRAIGHT = 1e-6
/** Coordinates beyond which rulers count from the tie-on, m. */
const LONGEST_COORDINATE = 1e4

/** Depth downwards, distance along the section plane to the right. */
export function sectionFigure(p: OnPath, of: Surroundings): Drawing {
  const { path, listing } = of
  const [N_0, E_0, A_vs] = [p.vertical_section_origin_north, p.vertical_section_origin_east, listing.sectionAzimuth]
  const at = ([N, E, V]: Vec): At => [quiet.apply(verticalSection, { N, N_0, E, E_0, A_vs }), -V]
  const end = endOf(path)
  const section = figure(
    { unit: 'm', ...trackFrame(everyPoint(p, of, at)) },
    { kind: 'ruler', along: 'y', title: 'True vertical depth', unit: 'm', factor: -1 },
    { kind: 'ruler', along: 'x', title: 'Vertical section', unit: 'm' },
    tracks(p, of, at),
    { kind: 'text', at: at(end.position), towards: 'sw', label: labelled('MD', end.md, 'm', 'last station') },
    sharpest(of, at),
    kickOff(of, at),
    projectionEnd(p, of, at),
    approach(of, at),
  )
  return saying(section, namedOf(of).note)
}

/** North upwards, east to the right. */
export function planFigure(p: OnPath, of: Surroundings): Drawing {
  const { path, listing } = of
  const [N, E] = path.stations[0].position
  const far = Math.max(...path.stations.map(({ position: [n, e] }) => Math.max(Math.abs(n), Math.abs(e))))
  const local = far > LONGEST_COORDINATE
  const at = ([n, e]: Vec): At => [e - E, n - N]
  const tracked = trackFrame(everyPoint(p, of, at))
  const { scale, frame, arrow } = northUp(tracked)
  const end = endOf(path)
  const plan = figure(
    { unit: 'm', scale, frame },
    { kind: 'ruler', along: 'y', title: local ? 'North from tie-on' : 'North', unit: 'm', start: local ? 0 : N },
    { kind: 'ruler', along: 'x', title: local ? 'East from tie-on' : 'East', unit: 'm', start: local ? 0 : E },
    arrow,
    sectionPlane(p, listing, at, tracked.frame),
    tracks(p, of, at),
    { kind: 'text', at: [0, 0], towards: 'sw', label: named('tie-on') },
    {
      kind: 'text',
      at: at(end.position),
      towards: 'ne',
      label: labelled('V', level(end.position[2]), 'm', 'last station'),
    },
    ellipse(of, at),
    projectionEnd(p, of, at),
    approach(of, at),
  )
  return saying(plan, namedOf(of).note)
}

/** The arrow to the north above what is drawn, and the frame that holds both. */
function northUp({ scale, frame: { x, y } }: TrackFrame): TrackFrame & { readonly arrow: Parts } {
  const length = NORTH_ARROW * Math.max(x[1] - x[0], y[1] - y[0])
  const at = x[0] + length / 2
  return {
    scale,
    frame: { x, y: [y[0], y[1] + length] },
    arrow: { kind: 'arrow', from: [at, y[1]], to: [at, y[1] + length], role: 'outline', label: named('N') },
  }
}

/** A depth that is nothing but what rounding left is 0. */
const level = (depth: number): number => (Math.abs(depth) < ROUNDING ? 0 : depth)

type Plane = (v: Vec) => At

const everyPoint = (p: OnPath, of: Surroundings, at: Plane): readonly At[] => [
  ...drawn(of.path, POINTS).map(at),
  ...others(of, at).flatMap(({ points }) => points),
  ...projection(p, of, at),
]

const tracks = (p: OnPath, of: Surroundings, at: Plane): Parts => {
  const ahead = projection(p, of, at)
  return [
    neighbours(others(of, at)),
    wellTrack(drawn(of.path, POINTS).map(at)),
    ahead.length > 0 && { kind: 'polyline', points: ahead, role: 'steel', dashed: true },
  ]
}

const namedOf = ({ offsets, ranked = offsets }: Surroundings) =>
  firstOf(ranked, { most: NAMED, things: 'offset wells', as: 'named', by: 'with the smallest separation' })

function others(of: Surroundings, at: Plane): readonly Neighbour[] {
  const { offsets, closest } = of
  const { shown } = namedOf(of)
  const most = Math.max(LEAST_POINTS, Math.floor(POINTS_OF_OTHERS / Math.max(1, offsets.length)))
  return offsets.map((offset) => ({
    name: offset.name,
    points: drawn(offset.path, most).map(at),
    ...(!shown.includes(offset) && offset !== closest?.offset && { unnamed: true }),
  }))
}

/** The way ahead, from the last station. */
function projection(p: OnPath, { path, projected }: Surroundings, at: Plane): readonly At[] {
  if (!projected) return []
  const last = endOf(path)
  const depths = spaced(last.md, projected.md, PROJECTION_POINTS).slice(1)
  return [last, ...depths.map((md) => projectedTo(p, last, md, quiet))].map(({ position }) => at(position))
}

const projectionEnd = (p: OnPath, { projected }: Surroundings, at: Plane): Parts =>
  projected &&
  p.projection_measured_depth !== undefined && [
    { kind: 'mark', at: at(projected.position), sign: 'ring', role: 'outline' },
    {
      kind: 'text',
      at: at(projected.position),
      label: labelled('MD_p', p.projection_measured_depth, 'm', 'projected'),
    },
  ]

/** The course that bends most. */
function sharpest({ listing, path }: Surroundings, at: Plane): Parts {
  const [first] = listing.rates
  if (!first) return undefined
  const most = listing.rates.reduce((best, rate) => (rate.severity > best.severity ? rate : best), first)
  if (!(most.course.dogleg > STRAIGHT)) return undefined
  const { from, to } = most.course
  const points = spaced(from.md, to.md, PROJECTION_POINTS).map((md) => at(stationAt(path, md).position))
  return [
    { kind: 'polyline', points, role: 'answer' },
    {
      kind: 'text',
      at: points[Math.floor(PROJECTION_POINTS / 2)] ?? at(from.position),
      towards: 'ne',
      label: labelled('DLS', most.severity, 'deg/30m', 'maximum dogleg severity'),
    },
  ]
}

/** Where a well that starts vertical begins to turn. */
function kickOff({ path }: Surroundings, at: Plane): Parts {
  const turning = path.courses.find(({ dogleg }) => dogleg > STRAIGHT)
  if (!turning || path.stations[0].inclination > STRAIGHT || turning.from.inclination > STRAIGHT) return undefined
  const point = at(turning.from.position)
  return [
    { kind: 'mark', at: point, sign: 'ring', role: 'outline' },
    { kind: 'text', at: point, towards: 'sw', label: labelled('MD', turning.from.md, 'm', 'kick-off') },
  ]
}

/** The distance in space that the run states, between its two points as they stand on the plane. */
function approach({ closest }: Surroundings, at: Plane): Parts {
  if (!closest) return undefined
  const { station, offset, nearest } = closest
  const [from, to] = [at(station.position), at(stationAt(offset.path, nearest.md).position)]
  return [
    { kind: 'polyline', points: [from, to], role: 'flaw' },
    { kind: 'mark', at: from, sign: 'ring', role: 'flaw' },
    {
      kind: 'text',
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      label: labelled('D', nearest.distance, 'm', 'closest approach'),
    },
  ]
}

/** Where the section plane cuts the plan, where its origin lies on it. */
function sectionPlane(p: OnPath, { sectionAzimuth: A_vs }: Listing, at: Plane, frame: TrackFrame['frame']): Parts {
  const origin = at([p.vertical_section_origin_north, p.vertical_section_origin_east, 0])
  const { x, y } = frame
  const within = ([e, n]: At) => e >= x[0] && e <= x[1] && n >= y[0] && n <= y[1]
  if (!within(origin)) return undefined
  const towards: At = [Math.sin(A_vs), Math.cos(A_vs)]
  const share = (k: 0 | 1, [low, high]: readonly [number, number]) => {
    if (Math.abs(towards[k]) < STRAIGHT) return Number.POSITIVE_INFINITY
    return ((towards[k] > 0 ? high : low) - origin[k]) / towards[k]
  }
  const length = Math.min(share(0, x), share(1, y))
  const along = (share: number): At => [
    origin[0] + share * length * towards[0],
    origin[1] + share * length * towards[1],
  ]
  const [middle, end] = [along(0.5), along(1)]
  return [
    { kind: 'polyline', points: [origin, end], role: 'axis' },
    { kind: 'text', at: middle, towards: 'se', label: labelled('A_vs', A_vs, 'deg', 'section') },
  ]
}

const ELLIPSE_POINTS = 36

/** Two standard deviations of the last station, in plan. */
function ellipse({ uncertainty, path }: Surroundings, at: Plane): Parts {
  if (!uncertainty) return undefined
  const { major, minor, azimuth } = planEllipse(uncertainty.at(path.stations.length - 1))
  const [N, E, V] = endOf(path).position
  const k = TWO_SIGMA.value
  const points = spaced(0, 2 * Math.PI, ELLIPSE_POINTS + 1).map((turn): At => {
    const [a, b] = [k * major * Math.cos(turn), k * minor * Math.sin(turn)]
    return at([N + a * Math.cos(azimuth) - b * Math.sin(azimuth), E + a * Math.sin(azimuth) + b * Math.cos(azimuth), V])
  })
  return { kind: 'polygon', points: points.slice(1), role: 'answer', is: 'position uncertainty' }
}

/** Room beside and around two holes, as a share of what is drawn. */
const BESIDE = 0.08

/** Two holes across their line of centres, with the distance that the rule asks for around this well. */
export function clearanceFigure(
  p: Has<'centre_to_centre_distance' | 'reference_hole_diameter' | 'offset_hole_diameter'>,
  { factor, allowable }: { readonly factor: number; readonly allowable: number },
): Drawing {
  const { centre_to_centre_distance: D, reference_hole_diameter: d_r, offset_hole_diameter: d_o } = p
  const left = -Math.max(allowable, d_r / 2)
  const right = Math.max(allowable, D + d_o / 2)
  const side = BESIDE * (right - left)
  const hole = (x: number, diameter: number, label: Label): Parts => [
    { kind: 'circle', at: [x, 0], radius: diameter / 2, role: 'fluid', is: 'hole' },
    { kind: 'mark', at: [x, 0], sign: 'cross', role: 'outline' },
    { kind: 'text', at: [x, diameter / 2], towards: 'n', label },
  ]
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [left - side, right + side] } },
    allowable > 0 && { kind: 'circle', at: [0, 0], radius: allowable, role: 'limit' },
    hole(0, d_r, ofDiameter(labelled('d_r', d_r, 'mm', 'this well'))),
    hole(D, d_o, ofDiameter(labelled('d_o', d_o, 'mm', 'offset well'))),
    { kind: 'dimension', from: [0, 0], to: [D, 0], edge: 'below', label: labelled('D', D, 'm') },
    allowable > 0 && { kind: 'dimension', from: [0, 0], to: [-allowable, 0], label: labelled('D_min', allowable, 'm') },
    { kind: 'text', at: [(D + d_r) / 2, 0], towards: 'n', label: labelled('SF', factor, '-') },
  )
}
