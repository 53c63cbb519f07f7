/** A fibre rope between two chains, as a sketch, beside its loads on a scale of its strength: not to scale, but for the loads. */
import type { At, Drawing, Label, Shape } from '../drawing.ts'
import { named } from '../figure.ts'
import { FAIRLEAD, sketched } from './sketched-line.ts'

/** Along the sketch: where the ground chain ends, which keeps the rope off the bed, and the top chain begins. */
const [ROPE_FROM, ROPE_TO, SPAN] = [58, 92, 100]
/** Where the ground chain has its name. */
const GROUND_CHAIN = 10
/** Left and right edge of the scale, its length for the whole strength, and how far a limit stands out of it. */
const SCALE = { left: 116, right: 128, height: FAIRLEAD[1], out: 5 } as const
/** Letters of a name that fit beside the line. */
const LONGEST_NAME = 16

export const ROPE_FRAME: Omit<Drawing, 'shapes'> = {
  unit: 'm',
  scale: 'none',
  aspect: 0.8,
  frame: { x: [-6, 136], y: [-3, FAIRLEAD[1] * 1.06] },
}

const part = (from: number, to: number, role: 'steel' | 'answer'): Shape => ({
  kind: 'polyline',
  points: sketched(from, to),
  role,
})
const note = (at: At, side: 'left' | 'right', label: Label): Shape => ({ kind: 'note', at, side, label })

export function ropeInLine(name: string): readonly Shape[] {
  const rope = sketched(ROPE_FROM, ROPE_TO)
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
  const bed: readonly At[] = [
    [-6, 0],
    [108, 0],
  ]
  return [
    { kind: 'ground', points: bed },
    part(0, ROPE_FROM, 'steel'),
    part(ROPE_FROM, ROPE_TO, 'answer'),
    part(ROPE_TO, SPAN, 'steel'),
    { kind: 'mark', at: [0, 0], sign: 'square', role: 'outline' },
    { kind: 'mark', at: FAIRLEAD, sign: 'ring', role: 'outline' },
    note([GROUND_CHAIN, 0], 'left', named('ground chain')),
    note(rope[Math.floor(rope.length / 2)] ?? FAIRLEAD, 'left', named(short)),
    note(FAIRLEAD, 'left', named('top chain')),
  ]
}

/** A share of the strength and what it is. */
interface Share {
  readonly share: number
  readonly text: string
}
export interface LoadScale {
  /** The part of the scale that is filled, as shares of the strength. */
  readonly filled: readonly [from: number, to: number]
  readonly dot?: number
  readonly limits: readonly Share[]
  readonly shares: readonly Share[]
  /** At its upper end. */
  readonly strength: Label
}

export function loadScale({ filled, dot, limits, shares, strength }: LoadScale): readonly Shape[] {
  const { left, right, height, out } = SCALE
  const up = (share: number) => share * height
  return [
    { kind: 'polygon', points: column(0, 1), role: 'ghost' },
    { kind: 'polygon', points: column(...filled), role: 'answer', is: 'tension range' },
    ...(dot === undefined
      ? []
      : [{ kind: 'mark', at: [(left + right) / 2, up(dot)], sign: 'dot', role: 'outline' } as const]),
    ...limits.flatMap(({ share, text }): Shape[] => {
      const ends: readonly At[] = [
        [left - out, up(share)],
        [right + out, up(share)],
      ]
      return [
        { kind: 'polyline', points: ends, role: 'limit', dashed: true },
        note([right + out, up(share)], 'right', named(text, share, '%')),
      ]
    }),
    ...shares.map(({ share, text }) => note([right, up(share)], 'right', named(text, share, '%'))),
    note([right, height], 'right', strength),
  ]
}

/** Between two shares of the scale. */
const column = (from: number, to: number): readonly At[] => [
  [SCALE.left, from * SCALE.height],
  [SCALE.right, from * SCALE.height],
  [SCALE.right, to * SCALE.height],
  [SCALE.left, to * SCALE.height],
]
