/** A place on the arc between two stations: by arc length, nearest to a point, and where it meets a plane. */
import { atan2, equation, hypot, sin, tan } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { azimuthOf, inclinationOf } from './angles.ts'
import type { Calc } from './calc.ts'
import {
  advance,
  type Course,
  courseAdvance,
  nextCoordinate,
  type PlacedStation,
  ratioFactor,
  reached,
  STRAIGHT_BELOW,
} from './minimum-curvature.ts'
import { sawarynThorogood } from './source.ts'
import { where } from './symbols.ts'
import { dot, type Vec } from './vector.ts'

const onTheArc = { source: sawarynThorogood, clause: 'interpolation on the arc' } as const
const nearest = { source: sawarynThorogood, clause: 'closest point of the arc' } as const

export const courseFraction = equation({
  ...onTheArc,
  symbol: 'f',
  title: 'Course fraction',
  unit: '-',
  where: where('MD', 'MD_1', 'L'),
  evaluate: ({ MD, MD_1, L }) => (MD - MD_1) / L,
})
export const subLength = equation({
  ...onTheArc,
  symbol: 'L_f',
  title: 'Arc length to the point',
  unit: 'm',
  where: where('f', 'L'),
  evaluate: ({ f, L }) => f * L,
})
export const subDogleg = equation({
  ...onTheArc,
  symbol: 'beta_f',
  title: 'Dogleg to the point',
  unit: 'rad',
  where: where('f', 'beta'),
  evaluate: ({ f, beta }) => f * beta,
})

/** One component of the tangent on the arc; a course that is practically straight keeps its first tangent. */
export const arcTangent = equation({
  ...onTheArc,
  symbol: 't',
  title: 'Tangent component on the arc',
  unit: '-',
  where: where('f', 'beta', 't_1', 't_2'),
  evaluate: ({ f, beta, t_1, t_2 }) =>
    beta < 1e-9 ? t_1 : (sin((1 - f) * beta) * t_1 + sin(f * beta) * t_2) / sin(beta),
})

const AXES = ['N', 'E', 'V'] as const
const perAxis = (of: (axis: 0 | 1 | 2, name: (typeof AXES)[number]) => number): Vec => [
  of(0, 'N'),
  of(1, 'E'),
  of(2, 'V'),
]

/** The station at a measured depth within the course. */
export function pointAt(calc: Calc, { from, to, length: L, dogleg: beta }: Course, MD: number): PlacedStation {
  const f = calc.apply(courseFraction, { MD, MD_1: from.md, L })
  const tangent = perAxis((axis, name) =>
    calc.apply(
      arcTangent,
      { f, beta, t_1: from.tangent[axis], t_2: to.tangent[axis] },
      { as: `t_${name}`, rename: { t_1: `t_${name}1`, t_2: `t_${name}2` } },
    ),
  )
  const [t_N, t_E, t_V] = tangent
  const inclination = calc.apply(inclinationOf, { t_N, t_E, t_V })
  const azimuth = calc.apply(azimuthOf, { t_N, t_E })
  const L_f = calc.apply(subLength, { f, L })
  const beta_f = calc.apply(subDogleg, { f, beta })
  const F = calc.apply(ratioFactor, { beta: beta_f }, { as: 'F_f', rename: { beta: 'beta_f' } })
  const by = advance(renamed(calc, { L: 'L_f', F: 'F_f' }), L_f, from.tangent, tangent, F, '')
  return { md: MD, inclination, azimuth, tangent, position: reached(calc, from.position, by, '') }
}

/** The station of `pointAt`, for loops: the same equations, called one by one. */
export function placeOn(course: Course, md: number): PlacedStation {
  const tangent = tangentOn(course, md)
  const [t_N, t_E, t_V] = tangent
  const inclination = inclinationOf.evaluate({ t_N, t_E, t_V })
  const azimuth = azimuthOf.evaluate({ t_N, t_E })
  return { md, inclination, azimuth, tangent, position: reachedBy(course, md, tangent) }
}

/** Its position alone. */
export const positionOn = (course: Course, md: number): Vec => reachedBy(course, md, tangentOn(course, md))

function tangentOn({ from, to, length: L, dogleg: beta }: Course, MD: number): Vec {
  const f = courseFraction.evaluate({ MD, MD_1: from.md, L })
  const [N_1, E_1, V_1] = from.tangent
  const [N_2, E_2, V_2] = to.tangent
  return [
    arcTangent.evaluate({ f, beta, t_1: N_1, t_2: N_2 }),
    arcTangent.evaluate({ f, beta, t_1: E_1, t_2: E_2 }),
    arcTangent.evaluate({ f, beta, t_1: V_1, t_2: V_2 }),
  ]
}

function reachedBy({ from, length, dogleg: beta }: Course, MD: number, [N_2, E_2, V_2]: Vec): Vec {
  const f = courseFraction.evaluate({ MD, MD_1: from.md, L: length })
  const L = subLength.evaluate({ f, L: length })
  const F = ratioFactor.evaluate({ beta: subDogleg.evaluate({ f, beta }) })
  const [N_1, E_1, V_1] = from.tangent
  const [N, E, V] = from.position
  return [
    nextCoordinate.evaluate({ x_1: N, Delta: courseAdvance.evaluate({ L, t_1: N_1, t_2: N_2, F }) }),
    nextCoordinate.evaluate({ x_1: E, Delta: courseAdvance.evaluate({ L, t_1: E_1, t_2: E_2, F }) }),
    nextCoordinate.evaluate({ x_1: V, Delta: courseAdvance.evaluate({ L, t_1: V_1, t_2: V_2, F }) }),
  ]
}

/** The same calculation with some argument symbols under other names. */
const renamed = (calc: Calc, names: Readonly<Record<string, string>>): Calc => ({
  apply: (equation, args, naming = {}) =>
    calc.apply(equation, args, { ...naming, rename: { ...names, ...naming.rename } }),
})

/** One component of the unit normal that points from the start of the arc to its centre; beta above zero. */
export const arcNormal = equation({
  ...nearest,
  symbol: 'n',
  title: 'Component of normal towards the centre',
  unit: '-',
  where: where('t_1', 't_2', 'beta'),
  evaluate: ({ t_1, t_2, beta }) => (t_2 - t_1) / sin(beta) + t_1 * tan(beta / 2),
})
export const alongStart = equation({
  ...nearest,
  symbol: 'a',
  title: 'Point distance along the start tangent',
  unit: 'm',
  where: where('P_N', 'P_E', 'P_V', 'N_1', 'E_1', 'V_1', 't_N1', 't_E1', 't_V1'),
  evaluate: ({ P_N, P_E, P_V, N_1, E_1, V_1, t_N1, t_E1, t_V1 }) =>
    (P_N - N_1) * t_N1 + (P_E - E_1) * t_E1 + (P_V - V_1) * t_V1,
})
export const alongNormal = equation({
  ...nearest,
  symbol: 'b',
  title: 'Point distance along the normal',
  unit: 'm',
  where: where('P_N', 'P_E', 'P_V', 'N_1', 'E_1', 'V_1', 'n_N', 'n_E', 'n_V'),
  evaluate: ({ P_N, P_E, P_V, N_1, E_1, V_1, n_N, n_E, n_V }) =>
    (P_N - N_1) * n_N + (P_E - E_1) * n_E + (P_V - V_1) * n_V,
})
export const arcRadius = equation({
  ...nearest,
  symbol: 'R',
  title: 'Arc radius',
  unit: 'm',
  where: where('L', 'beta'),
  evaluate: ({ L, beta }) => L / beta,
})
/** Where (P_point - P_arc) . t = 0 on the circle: the foot of the perpendicular. */
export const footAngle = equation({
  ...nearest,
  symbol: 'theta',
  title: 'Angle to the foot of the perpendicular',
  unit: 'rad',
  where: where('a', 'R', 'b'),
  evaluate: ({ a, R, b }) => atan2(a, R - b),
})
export const footLength = equation({
  ...nearest,
  symbol: 's',
  title: 'Arc length to the foot of the perpendicular',
  unit: 'm',
  where: where('R', 'theta'),
  evaluate: ({ R, theta }) => R * theta,
})
export const footDepth = equation({
  ...nearest,
  symbol: 'MD',
  title: 'Measured depth of closest point',
  unit: 'm',
  where: where('MD_1', 's'),
  evaluate: ({ MD_1, s }) => MD_1 + s,
})
export const distanceBetween = equation({
  ...nearest,
  symbol: 'D',
  title: 'Distance between points',
  unit: 'm',
  where: where('P_N', 'P_E', 'P_V', 'Q_N', 'Q_E', 'Q_V'),
  evaluate: ({ P_N, P_E, P_V, Q_N, Q_E, Q_V }) => hypot(Q_N - P_N, Q_E - P_E, Q_V - P_V),
})

/** Arc length from the start of the course to the foot of the perpendicular from P; it may lie beyond the course. */
export function footOf(calc: Calc, course: Course, P: Vec): number {
  const { from, to, length: L, dogleg: beta } = course
  const [N_1, E_1, V_1] = from.position
  const [t_N1, t_E1, t_V1] = from.tangent
  const [P_N, P_E, P_V] = P
  const a = calc.apply(
    alongStart,
    { P_N, P_E, P_V, N_1, E_1, V_1, t_N1, t_E1, t_V1 },
    beta < STRAIGHT_BELOW ? { as: 's' } : {},
  )
  if (beta < STRAIGHT_BELOW) return a
  const [n_N, n_E, n_V] = perAxis((axis, name) =>
    calc.apply(
      arcNormal,
      { t_1: from.tangent[axis], t_2: to.tangent[axis], beta },
      { as: `n_${name}`, rename: { t_1: `t_${name}1`, t_2: `t_${name}2` } },
    ),
  )
  const b = calc.apply(alongNormal, { P_N, P_E, P_V, N_1, E_1, V_1, n_N, n_E, n_V })
  const R = calc.apply(arcRadius, { L, beta })
  return calc.apply(footLength, { R, theta: calc.apply(footAngle, { a, R, b }) })
}

/** The arc length of `footOf`, for loops: the same equations, called one by one. */
export function footOn({ from, to, length: L, dogleg: beta }: Course, [P_N, P_E, P_V]: Vec): number {
  const [N_1, E_1, V_1] = from.position
  const [t_N1, t_E1, t_V1] = from.tangent
  const a = alongStart.evaluate({ P_N, P_E, P_V, N_1, E_1, V_1, t_N1, t_E1, t_V1 })
  if (beta < STRAIGHT_BELOW) return a
  const [t_N2, t_E2, t_V2] = to.tangent
  const n_N = arcNormal.evaluate({ t_1: t_N1, t_2: t_N2, beta })
  const n_E = arcNormal.evaluate({ t_1: t_E1, t_2: t_E2, beta })
  const n_V = arcNormal.evaluate({ t_1: t_V1, t_2: t_V2, beta })
  const b = alongNormal.evaluate({ P_N, P_E, P_V, N_1, E_1, V_1, n_N, n_E, n_V })
  const R = arcRadius.evaluate({ L, beta })
  return footLength.evaluate({ R, theta: footAngle.evaluate({ a, R, b }) })
}

/** Distance of two points, m. */
export const between = (calc: Calc, P: Vec, Q: Vec): number =>
  calc.apply(distanceBetween, { P_N: P[0], P_E: P[1], P_V: P[2], Q_N: Q[0], Q_E: Q[1], Q_V: Q[2] })

/** Depth within which a plane is met, m. */
export const MEETING_TOLERANCE = 1e-6

/** A place where a path meets a plane: measured depth in m, and how many iterations it took to find. */
export interface Meeting {
  readonly md: number
  readonly iterations: number
}

/**
 * Places at which the course meets the plane of the points P with P . direction = level, in m and in order.
 * The course is split where it runs parallel to the plane, so that each piece holds one root at most; a course that lies
 * in the plane gives its start.
 */
export function meetings(course: Course, direction: Vec, level: number): Meeting[] {
  const { from, to } = course
  const start = dot(from.position, direction) - level
  const end = dot(to.position, direction) - level
  const turns = turningDepths(course, direction)
  if (turns.length === 0 && Math.min(Math.abs(start), Math.abs(end)) > MEETING_TOLERANCE && start > 0 === end > 0)
    return []
  const over = (md: number) => dot(positionOn(course, md), direction) - level
  const depths = [from.md, ...turns, to.md]
  const heights = [start, ...turns.map(over), end]
  const found: Meeting[] = []
  for (let i = 0; i + 1 < depths.length; i++) {
    const meeting = meetingOf(over, [depths[i], depths[i + 1]], [heights[i], heights[i + 1]])
    const last = found.at(-1)
    if (meeting && (last === undefined || meeting.md - last.md > MEETING_TOLERANCE)) found.push(meeting)
  }
  return found
}

type Pair = readonly [number | undefined, number | undefined]
/** Where f, which is monotonic between the depths, is zero: within the tolerance at an end, or once between. */
function meetingOf(f: (md: number) => number, [a = 0, b = 0]: Pair, [fa = 0, fb = 0]: Pair): Meeting | undefined {
  if (Math.abs(fa) <= MEETING_TOLERANCE) return { md: a, iterations: 0 }
  if (Math.abs(fb) <= MEETING_TOLERANCE) return { md: b, iterations: 0 }
  if (fa > 0 === fb > 0) return undefined
  const { x, iterations } = bracketedRoot(f, a, b, {
    xTolerance: 1e-13,
    fTolerance: 1e-10,
    seeking: 'the depth at which the well path meets the plane',
  })
  return { md: x, iterations }
}

/** Measured depths within the course at which it runs parallel to the planes across a direction. */
function turningDepths({ from, to, length: L, dogleg: beta }: Course, direction: Vec): number[] {
  const along = dot(from.tangent, direction)
  const end = dot(to.tangent, direction)
  if (beta < STRAIGHT_BELOW || along * end > 0) return []
  const across = (end - along * Math.cos(beta)) / Math.sin(beta)
  const theta = Math.atan2(-along, across)
  return [theta - Math.PI, theta, theta + Math.PI]
    .filter((angle) => angle > 0 && angle < beta)
    .map((angle) => from.md + (L * angle) / beta)
}

/** The point of a course nearest to P: the foot of the perpendicular where it lies on the course, else an end. */
export function nearestOn(course: Course, P: Vec): { readonly md: number; readonly distance: number } {
  const { from, to } = course
  const s = footOn(course, P)
  const start = { md: from.md, distance: distanceOf(P, from.position) }
  const end = { md: to.md, distance: distanceOf(P, to.position) }
  const nearerEnd = end.distance < start.distance ? end : start
  if (!(s > 0 && s < course.length)) return nearerEnd
  const foot = { md: from.md + s, distance: distanceOf(P, positionOn(course, from.md + s)) }
  return nearerEnd.distance < foot.distance ? nearerEnd : foot
}

const distanceOf = (P: Vec, Q: Vec): number =>
  distanceBetween.evaluate({ P_N: P[0], P_E: P[1], P_V: P[2], Q_N: Q[0], Q_E: Q[1], Q_V: Q[2] })
