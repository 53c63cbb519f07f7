/** Vertical tubes side by side, each full of mud down to its own bed: depths, diameters and walls of several risers to compare. */
import type { Shape } from '../drawing.ts'
import { rectangle } from './rectangle.ts'

export interface RiserTube {
  /** m. */
  readonly depth: number
  readonly outerDiameter: number
  readonly wall: number
}

/** Distance of two tubes, over the widest. */
const PITCH = 3
/** Ground below the deepest, as a share of its depth. */
export const FOOT_ROOM = 0.18

const widest = (tubes: readonly RiserTube[]) => Math.max(...tubes.map((t) => t.outerDiameter))

/** Where the axis of a tube stands, m. */
export const tubeAt = (tubes: readonly RiserTube[], i: number): number => i * PITCH * widest(tubes)

export function riserTubes(tubes: readonly RiserTube[]): readonly Shape[] {
  const deepest = Math.max(...tubes.map((t) => t.depth))
  const half = (PITCH * widest(tubes)) / 2
  return [
    { kind: 'layer', top: 0, role: 'water' },
    { kind: 'water-line', at: 0 },
    ...tubes.flatMap(({ depth, outerDiameter: D, wall }, i): Shape[] => {
      const x = tubeAt(tubes, i)
      const inside = D / 2 - wall
      return [
        {
          kind: 'polygon',
          points: rectangle(x - half, -(1 + FOOT_ROOM) * deepest, x + half, -depth),
          role: 'ground',
          is: 'seabed',
        },
        { kind: 'polygon', points: rectangle(x - D / 2, -depth, x - inside, 0), role: 'steel', cut: true },
        { kind: 'polygon', points: rectangle(x - inside, -depth, x + inside, 0), role: 'fluid', is: 'mud' },
        { kind: 'polygon', points: rectangle(x + inside, -depth, x + D / 2, 0), role: 'steel', cut: true },
      ]
    }),
  ]
}
