/** Pressure in and around a pipe in section: arrows on its wall, as long as their share of the larger. */

import type { At, Label, Shape } from '../drawing.ts'
import { onCircle } from '../polar.ts'

export interface Pressure {
  /** Pa. */
  readonly value: number
  readonly label: Label
}
export interface PipePressures {
  readonly at: At
  readonly outerDiameter: number
  readonly wall: number
  readonly inside?: Pressure | undefined
  readonly outside?: Pressure | undefined
}

/** Directions of the arrows; the first of those inside carries the label, the first outside has it in the margin, clear of the bore. */
const INSIDE = [90, 210, 330]
const OUTSIDE = [225, 315, 135, 45]
/** Of the arrow of the larger pressure, over the radius. */
const LONGEST = 0.62
const SHORTEST = 0.16

/** Arrows of what acts; nothing stands for no pressure. */
export function pipePressures({ at, outerDiameter, wall, inside, outside }: PipePressures): readonly Shape[] {
  const outer = outerDiameter / 2
  const inner = outer - wall
  const largest = Math.max(Math.abs(inside?.value ?? 0), Math.abs(outside?.value ?? 0))
  const lengthOf = (p: number) => outer * (SHORTEST + ((LONGEST - SHORTEST) * Math.abs(p)) / largest)
  const arrows = (p: Pressure, angles: readonly number[], from: (l: number) => number, to: number) =>
    p.value === 0
      ? []
      : angles.map((deg): Shape => {
          const [a, b] = [onCircle(at, from(lengthOf(p.value)), deg), onCircle(at, to, deg)]
          const [start, end] = p.value > 0 ? [a, b] : [b, a]
          return { kind: 'arrow', from: start, to: end, role: 'load' }
        })
  const [first, ...others] = inside ? arrows(inside, INSIDE, (l) => Math.max(0.05 * outer, inner - l), inner) : []
  const around = outside ? arrows(outside, OUTSIDE, (l) => outer + l, outer) : []
  return [
    ...(first && inside ? [{ ...first, label: inside.label } as Shape] : []),
    ...others,
    ...around,
    ...(outside && around.length > 0
      ? [
          {
            kind: 'note',
            at: onCircle(at, outer + lengthOf(outside.value) / 2, 225),
            side: 'left',
            label: outside.label,
          } as const,
        ]
      : []),
  ]
}
