/**
 * Courses of a path in nested boxes, so that a search looks only at those that can matter. No point of a course lies
 * further than half its length from the middle of its chord; a box holds all such spheres of its courses. What is skipped
 * cannot hold the answer: a search by the tree finds what one over all courses finds.
 */
import { type Course, middleOf, type WellPath } from './minimum-curvature.ts'
import type { Vec } from './vector.ts'

/** Courses of a box that is not divided further. */
const LEAF = 8
/** What rounding can move a box by, m: far less, even for a path that lies a whole earth away. */
const SLACK = 1e-6

/** Boxes of a binary tree: those of box b are 2b + 1 and 2b + 2; its courses lie from `from[b]` to before `to[b]`. */
export interface CourseTree {
  readonly from: Int32Array
  readonly to: Int32Array
  /** Lowest north, east, down and highest north, east, down of each box, m. */
  readonly boxes: Float64Array
}

const trees = new WeakMap<WellPath, CourseTree>()

/** The tree of a path, made when it is first asked for. */
export function treeOf(path: WellPath): CourseTree {
  const made = trees.get(path) ?? treeOver(path.courses)
  trees.set(path, made)
  return made
}

function treeOver(courses: readonly Course[]): CourseTree {
  let leaves = 1
  while (leaves * LEAF < courses.length) leaves *= 2
  const size = 2 * leaves - 1
  const tree = { from: new Int32Array(size), to: new Int32Array(size), boxes: new Float64Array(6 * size) }
  fill(tree, 0, 0, courses.length, courses)
  return tree
}

function fill(tree: CourseTree, box: number, from: number, to: number, courses: readonly Course[]): void {
  tree.from[box] = from
  tree.to[box] = to
  const at = 6 * box
  tree.boxes.fill(Number.POSITIVE_INFINITY, at, at + 3).fill(Number.NEGATIVE_INFINITY, at + 3, at + 6)
  if (isLeaf(tree, box)) {
    for (const course of courses.slice(from, to)) widen(tree.boxes, at, middleOf(course), course.length / 2 + SLACK)
    return
  }
  const middle = (from + to + 1) >> 1
  for (const [child, a, b] of [
    [2 * box + 1, from, middle],
    [2 * box + 2, middle, to],
  ] as const) {
    fill(tree, child, a, b, courses)
    for (let i = 0; i < 3; i++) {
      tree.boxes[at + i] = Math.min(tree.boxes[at + i] as number, tree.boxes[6 * child + i] as number)
      tree.boxes[at + 3 + i] = Math.max(tree.boxes[at + 3 + i] as number, tree.boxes[6 * child + 3 + i] as number)
    }
  }
}

function widen(boxes: Float64Array, at: number, middle: Vec, reach: number): void {
  for (const i of [0, 1, 2] as const) {
    boxes[at + i] = Math.min(boxes[at + i] as number, middle[i] - reach)
    boxes[at + 3 + i] = Math.max(boxes[at + 3 + i] as number, middle[i] + reach)
  }
}

export const isLeaf = ({ from }: CourseTree, box: number): boolean => 2 * box + 1 >= from.length

/** No point of the courses of a box is nearer to P than this, m. */
export function distanceToBox({ boxes }: CourseTree, box: number, P: Vec): number {
  const at = 6 * box
  const n = Math.max(0, (boxes[at] as number) - P[0], P[0] - (boxes[at + 3] as number))
  const e = Math.max(0, (boxes[at + 1] as number) - P[1], P[1] - (boxes[at + 4] as number))
  const v = Math.max(0, (boxes[at + 2] as number) - P[2], P[2] - (boxes[at + 5] as number))
  return Math.sqrt(n * n + e * e + v * v)
}

/** Whether a box reaches the plane of the points P with P . direction = level. */
export function meetsPlane({ boxes }: CourseTree, box: number, direction: Vec, level: number): boolean {
  const at = 6 * box
  let least = -level
  let most = -level
  for (const i of [0, 1, 2] as const) {
    const [low, high] = [direction[i] * (boxes[at + i] as number), direction[i] * (boxes[at + 3 + i] as number)]
    least += Math.min(low, high)
    most += Math.max(low, high)
  }
  return least <= SLACK && most >= -SLACK
}
