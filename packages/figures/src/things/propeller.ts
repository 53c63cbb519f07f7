/** A propeller from the side and the jet behind it, the propeller at the origin, the ship ahead of it to the right. Coherent SI. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

/** Breadth of a blade and length and radius of the hub over the diameter. */
const [BLADE, HUB, HUB_RADIUS] = [0.07, 0.13, 0.09] as const
const BLADE_POINTS = 16

export function propellerFromSide(diameter: number): readonly Shape[] {
  const R = diameter / 2
  const blade = (sign: 1 | -1): readonly At[] =>
    Array.from({ length: 2 * BLADE_POINTS }, (_, i): At => {
      const turned = (Math.PI * i) / BLADE_POINTS
      return [(BLADE / 2) * diameter * Math.cos(turned), sign * (R / 2) * (1 + Math.sin(turned))]
    })
  const half = (HUB / 2) * diameter
  return [
    { kind: 'polygon', points: blade(1), role: 'metal', is: 'propeller' },
    { kind: 'polygon', points: blade(-1), role: 'metal', is: 'propeller' },
    {
      kind: 'polygon',
      points: rectangle(-half, -HUB_RADIUS * diameter, half, HUB_RADIUS * diameter),
      role: 'metal',
      is: 'propeller',
    },
  ]
}

/** The edge of a jet at a distance behind the propeller. */
export interface EdgeOfJet {
  readonly behind: number
  readonly radius: number
}

/** The jet between its upper and lower edge; an inner line where the edges of another one lie within. */
export function jetFromSide(edges: readonly EdgeOfJet[], inner: readonly EdgeOfJet[] = []): readonly Shape[] {
  const side = (of: readonly EdgeOfJet[], sign: 1 | -1) => of.map(({ behind, radius }): At => [-behind, sign * radius])
  return [
    { kind: 'polygon', points: [...side(edges, 1), ...side(edges, -1).toReversed()], role: 'water', is: 'jet' },
    ...(inner.length > 0
      ? ([1, -1] as const).map(
          (sign): Shape => ({ kind: 'polyline', points: side(inner, sign), role: 'flow', dashed: true }),
        )
      : []),
  ]
}
