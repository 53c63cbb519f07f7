/** Scour holes in section, the original bed at level 0: at a pile, below a pipe; and stones that protect. Coherent SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { At, Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface PileHole {
  readonly diameter: number
  readonly depth: number
  /** Beyond the wall, upstream and downstream. */
  readonly upstream: number
  readonly downstream: number
  /** Of the water. */
  readonly water: number
}

/** Bed beyond the hole, pile above the water and below the hole, in diameters. */
const [BESIDE, PROUD, BELOW] = [1, 0.5, 0.8] as const

/** What a figure of the hole shows. */
export function pileHoleFrame({ diameter: D, depth, upstream, downstream, water }: PileHole) {
  return {
    x: [-(0.5 + BESIDE) * D - upstream, (0.5 + BESIDE) * D + downstream],
    y: [-depth - BELOW * D, water + PROUD * D],
  } as const
}

/** Water, bed and pile; the flow comes from the left. */
export function pileInHole(hole: PileHole): readonly Shape[] {
  const { diameter: D, depth: S, upstream, downstream, water } = hole
  const { x, y } = pileHoleFrame(hole)
  const wall = D / 2
  return [
    { kind: 'layer', top: water, bottom: -S, role: 'water' },
    {
      kind: 'ground',
      points: [
        [x[0], 0],
        [-wall - upstream, 0],
        [-wall, -S],
        [wall, -S],
        [wall + downstream, 0],
        [x[1], 0],
      ],
    },
    { kind: 'polygon', points: rectangle(-wall, y[0], wall, y[1]), role: 'steel' },
    { kind: 'break', at: [0, y[0]], across: 'y' },
    {
      kind: 'polyline',
      points: [
        [-wall - upstream, 0],
        [wall + downstream, 0],
      ],
      role: 'ghost',
      dashed: true,
    },
    { kind: 'water-line', at: water },
  ]
}

export interface PipeHole {
  readonly diameter: number
  /** Of the underside over the original bed; negative where it is embedded. */
  readonly clearance: number
  readonly depth: number
}

/** Half the drawn length of the hole, in diameters: it is not calculated. */
const REACH = 2.5
const PARTS = 24

/** The pipe over its hole, with the original bed. */
export function pipeOverHole({ diameter: D, clearance, depth }: PipeHole): readonly Shape[] {
  const reach = REACH * D
  const profile = spaced(-reach, reach, PARTS + 1).map(
    (x): At => [x, -(depth / 2) * (1 + Math.cos((Math.PI * x) / reach))],
  )
  return [
    { kind: 'layer', top: clearance + 2 * D, bottom: -depth, role: 'water' },
    { kind: 'ground', points: [[-1.4 * reach, 0], ...profile, [1.4 * reach, 0]] },
    {
      kind: 'polyline',
      points: [
        [-reach, 0],
        [reach, 0],
      ],
      role: 'ghost',
      dashed: true,
    },
    { kind: 'circle', at: [0, clearance + D / 2], radius: D / 2, role: 'steel' },
  ]
}

/** Stones beside each other. */
const STONES = 7

/** Two layers of round stones on the bed, the upper in the hollows of the lower. */
export function stoneBlanket(size: number): readonly Shape[] {
  const r = size / 2
  const row = (count: number, from: number, y: number): Shape[] =>
    Array.from({ length: count }, (_, i) => ({
      kind: 'circle',
      at: [from + i * size, y],
      radius: r,
      role: 'concrete',
      is: 'scour protection',
    }))
  const left = (-(STONES - 1) * size) / 2
  return [
    {
      kind: 'ground',
      points: [
        [left - 2 * size, 0],
        [-left + 2 * size, 0],
      ],
    },
    ...row(STONES, left, r),
    ...row(STONES - 1, left + r, r + r * Math.sqrt(3)),
  ]
}

/** Level of the top of the blanket. */
export const blanketTop = (size: number): number => size * (1 + Math.sqrt(3) / 2)
