/** Metal loss in the wall of a pipe: its profile along the wall, and the same on the pipe, cut lengthwise. Coherent SI. */
import type { At, Label, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface WallLoss {
  readonly wall: number
  /** Along the pipe, with the metal that is left there; rising, at least two. */
  readonly left: readonly At[]
}

/** Points drawn of a long survey. */
const MOST = 110
/** Share of the wall from which a depth has room for its words between its arrows. */
const ROOMY = 0.4
/** Sound wall beside the loss, as a share of its length. */
const BESIDE = 0.12

/** A loss of one depth all along its length: the shape of a flaw of which only its size is known. */
export const boxOf = (wall: number, depth: number, length: number): WallLoss => ({
  wall,
  left: [
    [0, wall],
    [0, wall - depth],
    [length, wall - depth],
    [length, wall],
  ],
})

/** The same with at most so many points, the thinnest of each stretch among them. */
export function thinnedOut({ wall, left }: WallLoss): WallLoss {
  const every = Math.ceil(left.length / MOST)
  if (every <= 1) return { wall, left }
  const stretches = Array.from({ length: Math.ceil(left.length / every) }, (_, i) =>
    left.slice(i * every, (i + 1) * every),
  )
  const thinnest = stretches.flatMap((s) =>
    s.slice(0, 1).map((first) => s.reduce((a, b) => (b[1] < a[1] ? b : a), first)),
  )
  return { wall, left: [...left.slice(0, 1), ...thinnest.slice(1, -1), ...left.slice(-1)] }
}

export const spanOf = ({ left }: WallLoss): { readonly from: number; readonly to: number; readonly thinnest: At } => ({
  from: left[0]?.[0] ?? 0,
  to: left.at(-1)?.[0] ?? 0,
  thinnest: left.reduce((a, b) => (b[1] < a[1] ? b : a), left[0] ?? [0, 0]),
})

/** Steel with the loss in its upper face; the lower face at `level`. */
export function wallWithLoss(loss: WallLoss, level = 0, beside = BESIDE): readonly Shape[] {
  const { wall, left } = thinnedOut(loss)
  const { from, to } = spanOf(loss)
  const margin = beside * (to - from)
  const up = (points: readonly At[]): At[] => points.map(([x, y]): At => [x, y + level])
  const face = up(left)
  const [start, end] = [from - margin, to + margin]
  return [
    {
      kind: 'polygon',
      role: 'steel',
      cut: true,
      is: 'wall',
      points: [
        [start, level],
        [start, wall + level],
        [from, wall + level],
        ...face,
        [to, wall + level],
        [end, wall + level],
        [end, level],
      ],
    },
    {
      kind: 'polygon',
      role: 'flaw',
      points: [[from, wall + level], ...face.map(([x, y]): At => [x, Math.min(y, wall + level)]), [to, wall + level]],
    },
  ]
}

/** The greatest depth, at a place along the loss: measured where there is room, said beside the wall where there is not. */
export function depthOf(loss: WallLoss, at: number, label: Label): Shape {
  const bottom = spanOf(loss).thinnest[1]
  const depth = loss.wall - bottom
  return depth > ROOMY * loss.wall
    ? { kind: 'dimension', from: [at, bottom], to: [at, loss.wall], label }
    : { kind: 'note', at: [at, loss.wall - depth / 2], side: 'right', label }
}

/** Of the diameter: a shallower loss is no wider than a line on the pipe, and stands in its own figure alone. */
const LEAST_SEEN = 0.008
/** Length of pipe drawn, in diameters, at least. */
const LENGTH = 1.6

export interface LossOnPipe {
  readonly outerDiameter: number
  readonly diameter: Label
  /** Said in the bore, one above the other: what acts, and what may. */
  readonly acting?: Label | undefined
  readonly allowed?: Label | undefined
}

/** The pipe cut lengthwise through the loss, which lies at the top; the axis at level 0. */
export function lossOnPipe(
  loss: WallLoss,
  { outerDiameter: D, diameter, acting, allowed }: LossOnPipe,
): readonly Shape[] {
  const { from, to } = spanOf(loss)
  const middle = (from + to) / 2
  const beside = Math.max(BESIDE, (LENGTH * D - (to - from)) / 2 / Math.max(to - from, 1e-9))
  const margin = beside * (to - from)
  const [start, end] = [from - margin, to + margin]
  const said = (level: number, label: Label | undefined): readonly Shape[] =>
    label ? [{ kind: 'text', at: [middle, level], towards: 's', label }] : []
  const { wall } = loss
  const r = D / 2
  const isSeen = wall - spanOf(loss).thinnest[1] > LEAST_SEEN * D
  return [
    ...wallWithLoss(loss, r - wall, beside).filter((s) => isSeen || s.kind !== 'polygon' || s.role !== 'flaw'),
    {
      kind: 'polygon',
      role: 'steel',
      cut: true,
      is: 'wall',
      points: rectangle(start, -r, end, -r + wall),
    },
    {
      kind: 'polyline',
      role: 'axis',
      points: [
        [start, 0],
        [end, 0],
      ],
    },
    { kind: 'dimension', from: [start, -r], to: [start, r], edge: 'left', label: diameter },
    ...said(0.2 * D, acting),
    ...said(-0.05 * D, allowed),
  ]
}
