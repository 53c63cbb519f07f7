/** The forward part of a hull from the side, its station at x = 0 and the still water at level 0: a sketch but for its heights. */
import type { At, Shape } from '../drawing.ts'

export interface DrawnBow {
  /** At the station. */
  readonly draught: number
  readonly freeboard: number
  /** Of the hull that is drawn aft of the station. */
  readonly length: number
}

/** Rake of the stem, over the freeboard; rise of the forefoot, over the draught. */
const [RAKE, FOREFOOT] = [0.9, 0.8] as const

export function bowInProfile({ draught: T, freeboard: F, length: L }: DrawnBow): readonly Shape[] {
  const points: readonly At[] = [
    [-L, F],
    [RAKE * F, F],
    [FOREFOOT * T * 0.5, 0],
    [0, -T],
    [-L, -T],
  ]
  return [
    { kind: 'polygon', points, role: 'outline' },
    {
      kind: 'polyline',
      points: [
        [0, -T],
        [0, F],
      ],
      role: 'axis',
      dashed: true,
    },
  ]
}
