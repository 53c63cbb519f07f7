/** A moment about an axis that comes out of the paper: an arrow that turns about a point, with its name beside its end. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At, Label, Role, Shape } from '../drawing.ts'
import { onCircle } from '../polar.ts'

export interface TurningArrow {
  readonly at: At
  readonly radius: number
  /** Direction of the middle of the arrow from the point, anticlockwise from the right, deg. */
  readonly middle: number
  readonly anticlockwise: boolean
  readonly role: Role
  readonly label: Label
}

/** Half of what it turns, and the part of it that carries the head, deg. */
const [HALF, HEAD] = [28, 2] as const
const POINTS = 25

export function turningArrow({ at, radius, middle, anticlockwise, role, label }: TurningArrow): readonly Shape[] {
  const way = anticlockwise ? 1 : -1
  const turn = (deg: number): At => onCircle(at, radius, middle + way * deg)
  return [
    { kind: 'polyline', points: spaced(-HALF, HALF - HEAD, POINTS).map(turn), role },
    { kind: 'arrow', from: turn(HALF - HEAD), to: turn(HALF), role },
    { kind: 'text', at: turn(0), towards: towardsOf(middle), label },
  ]
}

const COMPASS = ['e', 'n', 'w', 's'] as const
const towardsOf = (deg: number) => COMPASS[Math.round((((deg % 360) + 360) % 360) / 90) % 4] ?? 'e'
