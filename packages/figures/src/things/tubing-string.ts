/** A vertical tubing from the wellhead to the producing interval, depth downwards, with the flow into and up it. */
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface TubingString {
  /** m. */
  readonly depth: number
  readonly innerDiameter: number
  /** Half the width of the figure, m. */
  readonly halfWidth: number
  /** Height of the producing interval about the depth, m; left out where it is not known. */
  readonly interval?: number
}

/** Shares of the half width from which and to which the inflow is drawn. */
const INFLOW = { from: 0.75, to: 0.15 } as const
/** Depth of the arrow up the tubing, as shares. */
const UPWARD = { from: 0.3, to: 0.18 } as const

export function tubingString(string: TubingString): readonly Shape[] {
  const { depth: L, innerDiameter: d, halfWidth: w, interval } = string
  const r = d / 2
  const wall = (x: number): Shape => ({
    kind: 'polyline',
    points: [
      [x, 0],
      [x, -L],
    ],
    role: 'steel',
  })
  return [
    ...(interval === undefined
      ? []
      : [
          {
            kind: 'layer',
            top: -L + interval / 2,
            bottom: -L - interval / 2,
            role: 'ground',
            is: 'reservoir',
          } as const,
        ]),
    { kind: 'polygon', points: rectangle(-r, -L, r, 0), role: 'fluid', is: 'produced fluid' },
    wall(-r),
    wall(r),
    {
      kind: 'polyline',
      points: [
        [-w / 2, 0],
        [w / 2, 0],
      ],
      role: 'outline',
    },
    ...[-1, 1].map((side): Shape => {
      const [from, to] = [side * INFLOW.from * w, side * (r + INFLOW.to * w)]
      return { kind: 'arrow', from: [from, -L], to: [to, -L], role: 'flow' }
    }),
  ]
}

/** The middle of the flow up the tubing. */
export const upward = ({ depth: L }: TubingString): { readonly from: At; readonly to: At } => ({
  from: [0, -UPWARD.from * L],
  to: [0, -UPWARD.to * L],
})
