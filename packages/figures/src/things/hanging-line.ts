/** A line between an anchor and a fairlead in elevation: what hangs, what lies on the bed, and the forces that hold its ends. */
import type { At, Drawing, Load, Shape } from '../drawing.ts'
import { labelled } from '../figure.ts'

export interface HangingLine {
  /** From the anchor to the touchdown; empty where nothing lies on the bed. */
  readonly grounded: readonly At[]
  /** From the touchdown, or the anchor, to the fairlead. */
  readonly hanging: readonly At[]
}

/** The two parts of the line, with the signs of its ends. */
export const hangingLine = ({ grounded, hanging }: HangingLine): readonly Shape[] => {
  const [anchor, fairlead] = [grounded[0] ?? hanging[0], hanging.at(-1)]
  return [
    ...[grounded, hanging].flatMap((points): Shape[] =>
      points.length > 1 ? [{ kind: 'polyline', points, role: 'steel' }] : [],
    ),
    ...(anchor ? [{ kind: 'mark', at: anchor, sign: 'square', role: 'outline' } as const] : []),
    ...(fairlead ? [{ kind: 'mark', at: fairlead, sign: 'ring', role: 'outline' } as const] : []),
  ]
}

export interface EndForce {
  readonly symbol: string
  /** N, along the direction. */
  readonly force: number
  /** Anticlockwise from the right, deg. */
  readonly towards: number
  /** What it holds: 'anchor'. */
  readonly text?: string
}

/** Forces that pull at a point, each as long as its share of the largest; one of no force is left out. */
export const pulling = (at: At, forces: readonly EndForce[], largest: number): readonly Load[] =>
  forces.flatMap(({ symbol, force, towards, text }): Load[] =>
    force === 0
      ? []
      : [
          {
            kind: 'load',
            at,
            towards: force > 0 ? towards : towards + 180,
            share: largest > 0 ? Math.abs(force) / largest : 1,
            away: true,
            label: labelled(symbol, force, 'kN', text),
          },
        ],
  )

/** Height over width within which a profile can be read to scale. */
const FLATTEST = 0.2
const STEEPEST = 4
/** Width that a steep profile, and height that a flat one is at least given, as shares of the other. */
const LEAST_WIDTH = 0.25
const FLAT = 1e-4
const LEAST_HEIGHT = 0.1

/** Room beside the ends of a wide profile for the labels of their forces, as shares of its width. */
const ROOM = { left: 0.04, right: 0.4 } as const

/** Room under a profile without a bed, for the label of its lowest point, as a share of its height. */
const UNDER = 0.25

/** Scale and frame in which a profile can be read: to scale where its proportions allow, else stretched. */
export function profileFrame(points: readonly At[], bedded: boolean): Pick<Drawing, 'scale' | 'frame'> {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [width, height] = [right - left, high - low]
  if (width < LEAST_WIDTH * height) {
    const side = (LEAST_WIDTH * height - width) / 2
    return { scale: 'true', frame: { x: [left - side, right + side] } }
  }
  const x = [left - ROOM.left * width, right + ROOM.right * width] as const
  if (height < FLAT * width) {
    return { scale: 'true', frame: { x, y: [low - (LEAST_HEIGHT * width) / 2, low + LEAST_HEIGHT * width] } }
  }
  const readable = height >= FLATTEST * width && height <= STEEPEST * width
  const y = [low - UNDER * height, high] as const
  return { scale: readable ? 'true' : 'stretched', frame: bedded ? { x } : { x, y } }
}
