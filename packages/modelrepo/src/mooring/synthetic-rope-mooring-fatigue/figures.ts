/** The governing rope in its line, as a sketch, beside its tensions on a scale of its breaking load. */
import { type At, type Drawing, figure, labelled, named, type Parts, type Shape } from '@keelson/figures'
import { FAIRLEAD, sketched } from '@keelson/figures/things/sketched-line.ts'
import type { SolvedRope } from './calculate-rope.ts'
import { HIGH_MEAN } from './warnings.ts'

/** Along the sketch: where the ground chain ends and the top chain begins. */
const [ROPE_FROM, ROPE_TO, SPAN] = [42, 92, 100]
/** Where the ground chain has its name. */
const GROUND_CHAIN = 10
/** Left and right edge of the scale, and its length for the whole breaking load. */
const SCALE = { left: 116, right: 128, height: FAIRLEAD[1] } as const
/** Letters of a name that fit beside the line. */
const LONGEST_NAME = 16

export function ropeSketch({ rope, compression }: SolvedRope): Drawing {
  const { MBL_kN: MBL, mean_tension_kN: T_mean, min_tension_kN: T_min } = rope
  const half = Math.max(...rope.tension_range_bins.map((b) => b.tension_range_kN)) / 2
  const tensions = { T_mean, T_min, T_max: T_mean + half, MBL }
  return figure(
    { unit: 'm', scale: 'none', aspect: 0.8, frame: { x: [-6, 136], y: [-3, FAIRLEAD[1] * 1.06] } },
    {
      kind: 'ground',
      points: [
        [-6, 0],
        [108, 0],
      ],
    },
    lineInParts(rope.id),
    scaleOf(tensions, compression.r_all),
  )
}

function lineInParts(id: string): Parts {
  const name = id.length > LONGEST_NAME ? `${id.slice(0, LONGEST_NAME - 1)}…` : id
  const part = (from: number, to: number, role: 'steel' | 'answer'): Shape => ({
    kind: 'polyline',
    points: sketched(from, to),
    role,
    thick: true,
  })
  const middle = sketched(ROPE_FROM, ROPE_TO)
  return [
    part(0, ROPE_FROM, 'steel'),
    part(ROPE_FROM, ROPE_TO, 'answer'),
    part(ROPE_TO, SPAN, 'steel'),
    { kind: 'mark', at: [0, 0], sign: 'square', role: 'outline' },
    { kind: 'mark', at: FAIRLEAD, sign: 'ring', role: 'outline' },
    { kind: 'note', at: [GROUND_CHAIN, 0], side: 'left', label: named('ground chain') },
    { kind: 'note', at: middle[Math.floor(middle.length / 2)] ?? FAIRLEAD, side: 'left', label: named(name) },
    { kind: 'note', at: FAIRLEAD, side: 'left', label: named('top chain') },
  ]
}

interface Tensions {
  readonly T_mean: number
  readonly T_min: number
  readonly T_max: number
  readonly MBL: number
}

function scaleOf({ T_mean, T_min, T_max, MBL }: Tensions, floor: number): Parts {
  const { left, right, height } = SCALE
  const up = (ratio: number) => ratio * height
  const [low, high] = [up(Math.max(T_min, 0) / MBL), up(T_max / MBL)]
  const middle = (left + right) / 2
  const across = (ratio: number): readonly At[] => [
    [left - 5, up(ratio)],
    [right + 5, up(ratio)],
  ]
  const limit = (ratio: number, text: string): readonly Shape[] => [
    { kind: 'polyline', points: across(ratio), role: 'limit', dashed: true },
    { kind: 'note', at: [right + 5, up(ratio)], side: 'right', label: named(text, ratio, '%') },
  ]
  const note = (ratio: number, text: string): Shape => ({
    kind: 'note',
    at: [right, up(ratio)],
    side: 'right',
    label: named(text, ratio, '%'),
  })
  return [
    {
      kind: 'polygon',
      points: [
        [left, 0],
        [right, 0],
        [right, height],
        [left, height],
      ],
      role: 'ghost',
    },
    {
      kind: 'polygon',
      points: [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ],
      role: 'answer',
    },
    { kind: 'mark', at: [middle, up(T_mean / MBL)], sign: 'dot', role: 'outline' },
    floor > 0 && limit(floor, 'least allowed'),
    limit(HIGH_MEAN, 'high mean'),
    note(T_max / MBL, 'largest'),
    note(T_mean / MBL, 'mean'),
    note(T_min / MBL, 'minimum'),
    { kind: 'note', at: [right, height], side: 'right', label: labelled('MBL', MBL, 'kN', 'breaking load') },
  ]
}
