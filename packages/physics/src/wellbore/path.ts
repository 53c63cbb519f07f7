/** A place on a whole well path: at a measured depth, nearest to a point, at a depth or on a plane. */
import { MEETING_TOLERANCE, type Meeting, meetings, nearestOn, placeOn } from './arc.ts'
import { type CourseTree, distanceToBox, isLeaf, meetsPlane, treeOf } from './course-tree.ts'
import { type Course, middleOf, type PlacedStation, type WellPath } from './minimum-curvature.ts'
import { dot, length, minus, type Vec } from './vector.ts'

/** Index of the course that holds a measured depth; of its last one for the end of the path, and beyond. */
export function courseIndexAt({ courses }: WellPath, md: number): number {
  let low = 0
  let high = courses.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (md <= (courses[middle]?.to.md ?? md)) high = middle
    else low = middle + 1
  }
  return low
}

/** That course. */
export const courseAt = (path: WellPath, md: number): Course => path.courses[courseIndexAt(path, md)] ?? path.courses[0]

/** The station at a measured depth of the path, m: a surveyed one as it stands, else a point of its arc. */
export function stationAt(path: WellPath, md: number): PlacedStation {
  const course = courseAt(path, md)
  if (md === course.from.md) return course.from
  return md === course.to.md ? course.to : placeOn(course, md)
}

/** The last station. */
export const endOf = ({ courses }: WellPath): PlacedStation => (courses.at(-1) ?? courses[0]).to

export interface Nearest {
  readonly md: number
  readonly distance: number
  readonly course: Course
}

/** The point of the path nearest to P, over continuous measured depth; the first of points equally near. */
export function nearestTo(path: WellPath, P: Vec): Nearest {
  const [{ md, position }] = path.stations
  const best = { md, distance: length(minus(P, position)), index: 0 }
  nearer(path, treeOf(path), 0, P, best)
  return { md: best.md, distance: best.distance, course: path.courses[best.index] ?? path.courses[0] }
}

/** Looks for a nearer point among the courses of a box, in the nearer half of it first. */
function nearer(
  path: WellPath,
  tree: CourseTree,
  box: number,
  P: Vec,
  best: { md: number; distance: number; index: number },
): void {
  if (isLeaf(tree, box)) {
    for (let k = tree.from[box] as number; k < (tree.to[box] as number); k++) {
      const course = path.courses[k] as Course
      if (length(minus(P, middleOf(course))) - course.length / 2 > best.distance) continue
      const found = nearestOn(course, P)
      if (found.distance < best.distance || (found.distance === best.distance && k < best.index))
        Object.assign(best, found, { index: k })
    }
    return
  }
  const [left, right] = [2 * box + 1, 2 * box + 2]
  const [toLeft, toRight] = [distanceToBox(tree, left, P), distanceToBox(tree, right, P)]
  const [first, second] = toLeft <= toRight ? [left, right] : [right, left]
  if (Math.min(toLeft, toRight) <= best.distance) nearer(path, tree, first, P, best)
  if (Math.max(toLeft, toRight) <= best.distance) nearer(path, tree, second, P, best)
}

/** Places at which the path meets the plane of the points P with P . direction = level (m), in order. */
export function depthsOn(path: WellPath, direction: Vec, level: number): Meeting[] {
  const found: Meeting[] = []
  meetingsIn(path, treeOf(path), 0, direction, level, found)
  return found
}

function meetingsIn(
  path: WellPath,
  tree: CourseTree,
  box: number,
  direction: Vec,
  level: number,
  found: Meeting[],
): void {
  if (!meetsPlane(tree, box, direction, level)) return
  if (!isLeaf(tree, box)) {
    meetingsIn(path, tree, 2 * box + 1, direction, level, found)
    meetingsIn(path, tree, 2 * box + 2, direction, level, found)
    return
  }
  for (let k = tree.from[box] as number; k < (tree.to[box] as number); k++) {
    const course = path.courses[k] as Course
    const touched = k > 0 && Math.abs(dot(course.from.position, direction) - level) <= MEETING_TOLERANCE
    // Where the course before ended on the plane, this one starts on it: one place.
    found.push(...meetings(course, direction, level).filter(({ md }) => !(touched && md === course.from.md)))
  }
}

const DOWN: Vec = [0, 0, 1]
/** Places at a true vertical depth, the shallowest in measured depth first; several where the path rises again. */
export const depthsAtVertical = (path: WellPath, tvd: number): Meeting[] => depthsOn(path, DOWN, tvd)

/** Least and greatest true vertical depth of the path, over its arcs. */
export function verticalRange(path: WellPath): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { from, to, length: L, dogleg } of path.courses) {
    const depths = [from.position[2], to.position[2]]
    const sinks = from.tangent[2] > 0 && to.tangent[2] < 0
    const rises = from.tangent[2] < 0 && to.tangent[2] > 0
    if (sinks || rises) depths.push(turning(from, to, L, dogleg))
    low = Math.min(low, ...depths)
    high = Math.max(high, ...depths)
  }
  return [low, high]
}

/** True vertical depth where the arc is level. */
function turning(from: PlacedStation, to: PlacedStation, L: number, beta: number): number {
  const normal = (to.tangent[2] - from.tangent[2] * Math.cos(beta)) / Math.sin(beta)
  const theta = Math.atan2(from.tangent[2], -normal)
  const R = L / beta
  const angle = theta < 0 ? theta + Math.PI : theta
  return from.position[2] + R * (from.tangent[2] * Math.sin(angle) + normal * (1 - Math.cos(angle)))
}

/** Distance of a point of one path to the nearest point of another, m. */
export const clearance = (from: WellPath, md: number, to: WellPath): Nearest =>
  nearestTo(to, stationAt(from, md).position)

/**
 * Least distance of two paths between two measured depths of the first, by golden section to 1e-4 m: both are continuous
 * arcs. The distance has one least value between the depths, as it has between neighbouring stations.
 */
export function leastBetween(
  from: WellPath,
  to: WellPath,
  low: number,
  high: number,
): Nearest & { readonly at: number } {
  const golden = (Math.sqrt(5) - 1) / 2
  let [a, b] = [low, high]
  let [x, y] = [b - golden * (b - a), a + golden * (b - a)]
  let [fx, fy] = [clearance(from, x, to), clearance(from, y, to)]
  for (let i = 0; i < 80 && b - a > 1e-5; i++) {
    if (fx.distance <= fy.distance) {
      ;[b, y, fy] = [y, x, fx]
      x = b - golden * (b - a)
      fx = clearance(from, x, to)
    } else {
      ;[a, x, fx] = [x, y, fy]
      y = a + golden * (b - a)
      fy = clearance(from, y, to)
    }
  }
  return fx.distance <= fy.distance ? { ...fx, at: x } : { ...fy, at: y }
}
