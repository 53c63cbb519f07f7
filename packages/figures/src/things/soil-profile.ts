/**
 * The ground in section, to scale: a column of layers hatched by their kind, under water, and beside it a curve of strength
 * with depth by a scale of its own. A pile, an anchor or a mat may stand in it. Coherent SI; depth goes down from y = 0.
 */
import { niceStep } from '@keelson/numerics/nice-step.ts'
import { roundUp } from '@keelson/numerics/round-up.ts'
import type { At, Label, Role, Shape } from '../drawing.ts'
import { labelled, named } from '../figure.ts'
import { rectangle } from './rectangle.ts'

export interface DrawnLayer {
  /** Depths. */
  readonly top: number
  readonly base: number
  readonly kind: Extract<Role, 'clay' | 'sand' | 'silt' | 'rock'>
  /** What its note says; its kind unless given. */
  readonly label?: Label
  readonly strength?: { readonly top: number; readonly base: number } | undefined
}
/** From side to side. */
export interface Across {
  readonly left: number
  readonly right: number
}
interface WithDepth {
  readonly depth: number
  readonly value: number
}
/** A property of the ground with depth: undrained strength, friction angle, cone resistance. */
export interface DepthCurve {
  readonly symbol: string
  readonly unit: string
  /** In coherent SI, downwards; nothing is drawn between one piece and the next. */
  readonly pieces: readonly (readonly WithDepth[])[]
}

/** Width of the column, of the curve and between them, as shares of the depth. */
const [COLUMN, CURVE, BETWEEN] = [0.5, 0.34, 0.06]
/** Water drawn above the seabed, as a share of the depth. */
const WATER = 0.1
/** Layers that are named, the thickest first: more notes than these do not stand beside a column. */
const MOST_NAMED = 9
/** Pieces of a curve of which both ends are given in numbers. */
const MOST_MARKED = 4
const INTERVALS = 3

/** Where a column of a depth stands, around x, and the curve to its right. */
export function soilAcross(depth: number, x = 0): { readonly column: Across; readonly curve: Across } {
  const right = x + (COLUMN / 2) * depth
  return {
    column: { left: x - (COLUMN / 2) * depth, right },
    curve: { left: right + BETWEEN * depth, right: right + (BETWEEN + CURVE) * depth },
  }
}

/** Level up to which water is drawn over a depth. */
export const waterOver = (depth: number): number => WATER * depth

/** Layers and water, the seabed, and a note of each layer at the left. */
export function soilColumn(layers: readonly DrawnLayer[], { left, right }: Across): readonly Shape[] {
  const depth = Math.max(0, ...layers.map(({ base }) => base))
  return [
    { kind: 'polygon', points: rectangle(left, 0, right, waterOver(depth)), role: 'water' },
    ...layers.map(
      ({ top, base, kind }): Shape => ({
        kind: 'polygon',
        points: rectangle(left, -base, right, -top),
        role: kind,
      }),
    ),
    { kind: 'polyline', points: level(left, right, 0), role: 'ground' },
    { kind: 'note', at: [left, 0], side: 'left', label: named('mudline') },
    ...thickest(layers).map(
      ({ top, base, kind, label }): Shape => ({
        kind: 'note',
        at: [left, -(top + base) / 2],
        side: 'left',
        label: label ?? named(kind),
      }),
    ),
  ]
}

const level = (left: number, right: number, y: number): readonly At[] => [
  [left, y],
  [right, y],
]

function thickest(layers: readonly DrawnLayer[]): readonly DrawnLayer[] {
  const byThickness = layers.toSorted((a, b) => b.base - b.top - (a.base - a.top))
  const named = new Set(byThickness.slice(0, MOST_NAMED))
  return layers.filter((layer) => named.has(layer))
}

/** The undrained strength of the layers that have one. */
export const strengthOfLayers = (layers: readonly DrawnLayer[]): DepthCurve => ({
  symbol: 's_u',
  unit: 'kPa',
  pieces: layers.flatMap(({ top, base, strength }) =>
    strength
      ? [
          [
            { depth: top, value: strength.top },
            { depth: base, value: strength.base },
          ],
        ]
      : [],
  ),
})

/** The value at the right edge of a curve: the largest, rounded up. */
export function fullScale({ pieces }: DepthCurve): number {
  const largest = Math.max(0, ...pieces.flat().map(({ value }) => value))
  if (largest === 0) return 1
  const step = niceStep(largest / INTERVALS)
  return step * roundUp(largest / step)
}

/** The curve over its own scale, whose ends have bare numbers, with the values at the ends of its pieces at the right. */
export function depthCurve(curve: DepthCurve, { left, right }: Across): readonly Shape[] {
  const points = curve.pieces.flat()
  if (points.length === 0) return []
  const full = fullScale(curve)
  const foot = -Math.max(...points.map(({ depth }) => depth))
  const at = ({ depth, value }: WithDepth): At => [left + (value / full) * (right - left), -depth]
  const upright = (x: number): readonly At[] => [
    [x, 0],
    [x, foot],
  ]
  return [
    { kind: 'polyline', points: level(left, right, 0), role: 'outline' },
    { kind: 'polyline', points: upright(left), role: 'outline' },
    { kind: 'polyline', points: upright(right), role: 'ghost', dashed: true },
    { kind: 'text', at: [left, foot], towards: 'e', label: named('0') },
    { kind: 'text', at: [right, 0], towards: 'n', label: named('', full, curve.unit) },
    ...curve.pieces.map((piece): Shape => ({ kind: 'polyline', points: piece.map(at), role: 'answer' })),
    ...(curve.pieces.length > MOST_MARKED ? [] : curve.pieces.flatMap((piece) => endsOf(piece))).map(
      (end): Shape => ({
        kind: 'note',
        at: at(end),
        side: 'right',
        label: labelled(curve.symbol, end.value, curve.unit),
      }),
    ),
  ]
}

/** Both ends of a piece, one where they are alike. */
function endsOf(piece: readonly WithDepth[]): readonly WithDepth[] {
  const [first, last] = [piece[0], piece.at(-1)]
  if (!first || !last) return []
  return first.value === last.value ? [last] : [first, last]
}
