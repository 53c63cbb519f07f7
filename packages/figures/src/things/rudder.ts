/** A rudder, bow to the right: in profile about its stock, and from above at its angle. Coherent SI. */
import type { At, Label, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface DrawnRudder {
  readonly height: number
  readonly chord: number
  /** Axis of the stock behind the leading edge. */
  readonly stock: number
}

/** Height of the stock above the blade, its width, and where the hull begins, over the height of the blade. */
const [STOCK, WIDTH, GAP] = [0.42, 0.05, 0.06] as const

/** Its blade with the part ahead of the stock set apart, the stock and its axis at x = 0, the foot of the blade at y = 0. */
export function rudderProfile({ height: b, chord: c, stock: x_s }: DrawnRudder): readonly Shape[] {
  const half = (WIDTH * b) / 2
  return [
    { kind: 'polygon', points: rectangle(x_s - c, 0, 0, b), role: 'steel' },
    ...(x_s > 0
      ? [{ kind: 'polygon' as const, points: rectangle(0, 0, x_s, b), role: 'coating' as const, is: 'ahead of stock' }]
      : []),
    { kind: 'polygon', points: rectangle(-half, b, half, b * (1 + STOCK)), role: 'metal', is: 'stock' },
    axis([
      [0, -0.08 * b],
      [0, b * (1 + STOCK + 0.08)],
    ]),
    {
      kind: 'polyline',
      points: [
        [-0.75 * c, b * (1 + GAP + 0.12)],
        [-0.3 * c, b * (1 + GAP)],
        [x_s + 0.5 * c, b * (1 + GAP)],
      ],
      role: 'ghost',
    },
  ]
}
const axis = (points: readonly At[]): Shape => ({ kind: 'polyline', points, role: 'axis', dashed: true })

/** Top of the stock of a profile. */
export const stockHead = ({ height }: DrawnRudder): number => height * (1 + STOCK)

const SECTION_POINTS = 24
/** Half thickness over the chord at a share of it, of a section 0.18 thick of the NACA four-digit family. */
const halfThickness = (s: number): number =>
  0.9 * (0.2969 * Math.sqrt(s) - 0.126 * s - 0.3516 * s ** 2 + 0.2843 * s ** 3 - 0.1036 * s ** 4)

/** A place on the chord of a rudder that is turned about its stock at the origin, behind the leading edge. */
export const onChord = (stock: number, angle: number, behind: number, aside = 0): At => {
  const [x, y] = [stock - behind, aside]
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** From above, starboard below: a positive angle has its trailing edge to starboard. */
export function rudderFromAbove(rudder: Pick<DrawnRudder, 'chord' | 'stock'>, angle: number): readonly Shape[] {
  const { chord: c, stock } = rudder
  const shares = Array.from({ length: SECTION_POINTS + 1 }, (_, i) => (i / SECTION_POINTS) ** 2)
  const side = (sign: 1 | -1) => shares.map((s) => onChord(stock, angle, s * c, sign * c * halfThickness(s)))
  return [
    { kind: 'polygon', points: [...side(1), ...side(-1).toReversed()], role: 'steel' },
    axis([onChord(stock, angle, -0.15 * c), onChord(stock, angle, 1.15 * c)]),
    { kind: 'mark', at: [0, 0], sign: 'ring', role: 'axis' },
  ]
}

/** The normal force, onto the blade where it acts; towards port (upwards) where it is positive. */
export function forceOnRudder(
  rudder: Pick<DrawnRudder, 'stock'>,
  angle: number,
  force: { readonly behind: number; readonly value: number; readonly label: Label },
): Shape {
  const normal = (angle * 180) / Math.PI + (force.value < 0 ? 270 : 90)
  return {
    kind: 'load',
    at: onChord(rudder.stock, angle, force.behind),
    towards: ((normal % 360) + 360) % 360,
    away: true,
    label: force.label,
  }
}
