/** A piece of pipe cut lengthwise, pulled at its ends and bent: its walls, its axis, and arrows of what acts. */
import type { At, Label, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface PulledPipe {
  readonly outerDiameter: number
  readonly wall: number
  /** Tension positive; no arrow stands for none. */
  readonly pull: { readonly value: number; readonly label: Label }
  readonly moment: { readonly value: number; readonly label: Label }
}

/** Length drawn, length of the arrows of bending, and how far they stand from each other and from the pipe, in diameters. */
const LENGTH = 2.6
const FIBRE = 0.5
const NEAR = 0.12
const BESIDE = 0.2

/** Half the length that is drawn. */
export const halfLength = (outerDiameter: number): number => (LENGTH / 2) * outerDiameter

export function pulledPipe({ outerDiameter: D, wall: t, pull, moment }: PulledPipe): readonly Shape[] {
  const [half, r] = [halfLength(D), D / 2]
  const strip = (from: number, to: number): Shape => ({
    kind: 'polygon',
    role: 'steel',
    cut: true,
    is: 'wall',
    points: rectangle(-half, from, half, to),
  })
  const axis: Shape = {
    kind: 'polyline',
    points: [
      [-half, 0],
      [half, 0],
    ],
    role: 'axis',
  }
  return [
    strip(r - t, r),
    strip(-r, -r + t),
    axis,
    ...(pull.value === 0 ? [] : ([-1, 1] as const).map((side) => pullAt(side, half, pull))),
    ...(moment.value === 0 ? [] : bending(D, moment.label)),
  ]
}

const pullAt = (side: 1 | -1, half: number, { value, label }: PulledPipe['pull']): Shape => ({
  kind: 'load',
  at: [side * half, 0],
  towards: side > 0 === value > 0 ? 0 : 180,
  ...(value > 0 && { away: true as const }),
  label: side > 0 ? label : { symbol: label.symbol ?? '' },
})

/** The upper fibre is pulled, the lower one pushed. */
function bending(D: number, label: Label): Shape[] {
  const arrow = (from: At, to: At, said?: Label): Shape => ({
    kind: 'arrow',
    from,
    to,
    role: 'load',
    ...(said && { label: said }),
  })
  const [near, far, y] = [NEAR * D, (NEAR + FIBRE) * D, (0.5 + BESIDE) * D]
  return [
    arrow([-near, y], [-far, y]),
    arrow([near, y], [far, y], label),
    arrow([-far, -y], [-near, -y]),
    arrow([far, -y], [near, -y]),
  ]
}
