/** The course between two stations as an arc of a circle: dogleg, ratio factor and advance. */
import { asin, equation, min, sqrt, tan } from '@keelson/equations'
import { tangentDown, tangentEast, tangentNorth, tangentOf } from './angles.ts'
import { type Calc, quiet } from './calc.ts'
import { taylorMason } from './source.ts'
import { where } from './symbols.ts'
import { plus, type Vec } from './vector.ts'

/** Below this dogleg, in radians, a course is straight. */
export const STRAIGHT_BELOW = 1e-9

const method = { source: taylorMason, clause: 'minimum curvature method' } as const

export const courseLength = equation({
  ...method,
  symbol: 'L',
  title: 'Course length',
  unit: 'm',
  where: where('MD_1', 'MD_2'),
  evaluate: ({ MD_1, MD_2 }) => MD_2 - MD_1,
})

export const tangentChord = equation({
  ...method,
  symbol: 'c',
  title: 'Chord between the tangents',
  unit: '-',
  where: where('t_N1', 't_E1', 't_V1', 't_N2', 't_E2', 't_V2'),
  evaluate: ({ t_N1, t_E1, t_V1, t_N2, t_E2, t_V2 }) =>
    sqrt((t_N2 - t_N1) ** 2 + (t_E2 - t_E1) ** 2 + (t_V2 - t_V1) ** 2),
})

/** The angle between the tangents; the same as the cosine formula, and well conditioned for small angles. */
export const doglegAngle = equation({
  ...method,
  symbol: 'beta',
  title: 'Dogleg angle',
  unit: 'rad',
  where: where('c'),
  evaluate: ({ c }) => 2 * asin(min(1, c / 2)),
  limited: { holds: 'the maximum chord of a unit sphere is 2; only rounding can exceed it' },
})

/** Finite below a dogleg of 180 deg. */
export const ratioFactor = equation({
  ...method,
  symbol: 'F',
  title: 'Ratio factor',
  unit: '-',
  where: where('beta'),
  evaluate: ({ beta }) => (beta < 1e-3 ? 1 + beta ** 2 / 12 + beta ** 4 / 120 : (2 / beta) * tan(beta / 2)),
})

/** Of one component: north, east or down. */
export const courseAdvance = equation({
  ...method,
  symbol: 'Delta',
  title: 'Advance over the course',
  unit: 'm',
  where: where('L', 't_1', 't_2', 'F'),
  evaluate: ({ L, t_1, t_2, F }) => (L / 2) * (t_1 + t_2) * F,
})

export const nextCoordinate = equation({
  ...method,
  symbol: 'x_2',
  title: 'Coordinate at the end of the course',
  unit: 'm',
  where: where('x_1', 'Delta'),
  evaluate: ({ x_1, Delta }) => x_1 + Delta,
})

/** A survey station: measured depth in m, inclination 0 to 180 deg and azimuth from grid north in rad. */
export interface Station {
  readonly md: number
  readonly inclination: number
  readonly azimuth: number
}
/** A station that has its place: northing, easting and true vertical depth in m. */
export interface PlacedStation extends Station {
  readonly tangent: Vec
  readonly position: Vec
}
/** The arc between two placed stations. */
export interface Course {
  readonly from: PlacedStation
  readonly to: PlacedStation
  /** Length in m, dogleg in rad below 180 deg. */
  readonly length: number
  readonly dogleg: number
  readonly ratioFactor: number
}

const AXES = ['N', 'E', 'V'] as const

/** Advance in north, east and down over an arc of the length and dogleg given, from tangent to tangent. */
export function advance(calc: Calc, L: number, t1: Vec, t2: Vec, F: number, end: string = '2'): Vec {
  const along = (axis: 0 | 1 | 2) => {
    const name = AXES[axis]
    const rename = { t_1: `t_${name}1`, t_2: `t_${name}${end}` }
    return calc.apply(courseAdvance, { L, t_1: t1[axis], t_2: t2[axis], F }, { as: `Delta_${name}`, rename })
  }
  return [along(0), along(1), along(2)]
}

/** The place reached from `from` by an advance. */
export function reached(calc: Calc, from: Vec, by: Vec, end: string = '_2'): Vec {
  const at = (axis: 0 | 1 | 2) => {
    const name = AXES[axis]
    const naming = { as: `${name}${end}`, rename: { x_1: `${name}_1`, Delta: `Delta_${name}` } }
    return calc.apply(nextCoordinate, { x_1: from[axis], Delta: by[axis] }, naming)
  }
  return [at(0), at(1), at(2)]
}

/** The first station at the place given. */
export const placed = (station: Station, position: Vec): PlacedStation => ({
  ...station,
  position,
  tangent: tangentOf(quiet, station.inclination, station.azimuth),
})

/** Length, tangents and dogleg of the course between two stations. */
export function openCourse(calc: Calc, from: Station, to: Station): { L: number; t1: Vec; t2: Vec; beta: number } {
  const L = calc.apply(courseLength, { MD_1: from.md, MD_2: to.md })
  const t1 = tangentOf(calc, from.inclination, from.azimuth, '1')
  const t2 = tangentOf(calc, to.inclination, to.azimuth, '2')
  return { L, t1, t2, beta: doglegBetween(calc, t1, t2) }
}

/** The course from a placed station to the next one: an arc of a circle. Its dogleg must be below 180 deg. */
export function courseTo(calc: Calc, from: PlacedStation, next: Station): Course {
  const { L, t1, t2, beta } = openCourse(calc, from, next)
  const F = calc.apply(ratioFactor, { beta })
  const position = reached(calc, from.position, advance(calc, L, t1, t2, F))
  return { from, to: { ...next, tangent: t2, position }, length: L, dogleg: beta, ratioFactor: F }
}

/** Angle between two tangents, rad. */
export function doglegBetween(calc: Calc, t1: Vec, t2: Vec): number {
  const [t_N1, t_E1, t_V1] = t1
  const [t_N2, t_E2, t_V2] = t2
  return calc.apply(doglegAngle, { c: calc.apply(tangentChord, { t_N1, t_E1, t_V1, t_N2, t_E2, t_V2 }) })
}

/** A well path: its courses one behind the other. */
export interface WellPath {
  readonly stations: readonly [PlacedStation, PlacedStation, ...PlacedStation[]]
  readonly courses: readonly [Course, ...Course[]]
}

/** A survey as columns: measured depth in m, inclination and azimuth from grid north in rad. */
export interface SurveyColumns {
  readonly md: ArrayLike<number>
  readonly inclination: ArrayLike<number>
  readonly azimuth: ArrayLike<number>
}
/** The path of a survey as columns, an entry for each station; m and rad. */
export interface PathColumns {
  readonly north: Float64Array
  readonly east: Float64Array
  readonly down: Float64Array
  readonly tangentNorth: Float64Array
  readonly tangentEast: Float64Array
  readonly tangentDown: Float64Array
  /** Of the course that ends at the station; 0 and 1 at the first. */
  readonly dogleg: Float64Array
  readonly ratioFactor: Float64Array
}

/**
 * Minimum-curvature path of a survey from the tie-on position of its first station: the equations of `courseTo`, station
 * by station, without an object for any. Source: Taylor and Mason (1972); Zaremba (1973).
 */
export function pathColumns({ md, inclination, azimuth }: SurveyColumns, [N_0, E_0, V_0]: Vec): PathColumns {
  const tangents = tangentColumns(inclination, azimuth)
  const { tangentNorth: N, tangentEast: E, tangentDown: V } = tangents
  const bends = bendColumns(N, E, V)
  const along = (t: Float64Array, from: number) => coordinateColumn(md, t, bends.ratioFactor, from)
  return { north: along(N, N_0), east: along(E, E_0), down: along(V, V_0), ...tangents, ...bends }
}

function tangentColumns(inclination: ArrayLike<number>, azimuth: ArrayLike<number>) {
  const n = inclination.length
  const [north, east, down] = [new Float64Array(n), new Float64Array(n), new Float64Array(n)]
  for (let k = 0; k < n; k++) {
    const I = inclination[k] as number
    const A = azimuth[k] as number
    north[k] = tangentNorth.evaluate({ I, A })
    east[k] = tangentEast.evaluate({ I, A })
    down[k] = tangentDown.evaluate({ I })
  }
  return { tangentNorth: north, tangentEast: east, tangentDown: down }
}

function bendColumns(N: Float64Array, E: Float64Array, V: Float64Array) {
  const [dogleg, ratio] = [new Float64Array(N.length), new Float64Array(N.length)]
  ratio[0] = 1
  for (let k = 1; k < N.length; k++) {
    const c = tangentChord.evaluate({
      t_N1: N[k - 1] as number,
      t_E1: E[k - 1] as number,
      t_V1: V[k - 1] as number,
      t_N2: N[k] as number,
      t_E2: E[k] as number,
      t_V2: V[k] as number,
    })
    const beta = doglegAngle.evaluate({ c })
    dogleg[k] = beta
    ratio[k] = ratioFactor.evaluate({ beta })
  }
  return { dogleg, ratioFactor: ratio }
}

/** One coordinate of every station, from that of the first. */
function coordinateColumn(md: ArrayLike<number>, t: Float64Array, ratio: Float64Array, from: number): Float64Array {
  const x = new Float64Array(t.length)
  x[0] = from
  for (let k = 1; k < t.length; k++) {
    const L = courseLength.evaluate({ MD_1: md[k - 1] as number, MD_2: md[k] as number })
    const Delta = courseAdvance.evaluate({ L, t_1: t[k - 1] as number, t_2: t[k] as number, F: ratio[k] as number })
    x[k] = nextCoordinate.evaluate({ x_1: x[k - 1] as number, Delta })
  }
  return x
}

/** The same as stations and the courses between them. Throws RangeError for fewer than two stations. */
export function wellPath(stations: readonly Station[], tieOn: Vec): WellPath {
  const columns = pathColumns(
    {
      md: stations.map((s) => s.md),
      inclination: stations.map((s) => s.inclination),
      azimuth: stations.map((s) => s.azimuth),
    },
    tieOn,
  )
  const [first, second, ...rest] = stations.map((station, k) => placedAt(station, columns, k))
  if (first === undefined || second === undefined) throw new RangeError('a well path must have at least two stations')
  const courses: [Course, ...Course[]] = [courseOf(first, second, columns, 1)]
  let from = second
  for (const [i, to] of rest.entries()) {
    courses.push(courseOf(from, to, columns, i + 2))
    from = to
  }
  return { stations: [first, second, ...rest], courses }
}

const placedAt = (station: Station, path: PathColumns, k: number): PlacedStation => ({
  md: station.md,
  inclination: station.inclination,
  azimuth: station.azimuth,
  tangent: [path.tangentNorth[k] as number, path.tangentEast[k] as number, path.tangentDown[k] as number],
  position: [path.north[k] as number, path.east[k] as number, path.down[k] as number],
})

const courseOf = (from: PlacedStation, to: PlacedStation, path: PathColumns, k: number): Course => ({
  from,
  to,
  length: courseLength.evaluate({ MD_1: from.md, MD_2: to.md }),
  dogleg: path.dogleg[k] as number,
  ratioFactor: path.ratioFactor[k] as number,
})

/** Straight-line distance bound: no point of a course lies further than half its length from its middle chord point. */
export const middleOf = (course: Course): Vec =>
  plus(course.from.position, plus(course.to.position, course.from.position, -1), 0.5)
