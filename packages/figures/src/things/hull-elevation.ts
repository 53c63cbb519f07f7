/** A ship seen from starboard, bow to the right, afloat. Proportions of a hull, not of one ship; as long as in plan. */
import type { Shape } from '../drawing.ts'

/** Half the length of the hull; depth below the water and freeboard amidships; sheer of the bow. */
const [HALF, DRAUGHT, FREEBOARD, SHEER] = [5, 0.8, 0.6, 0.35] as const

/** The outline of the hull about the middle of her waterline, and the water. */
export const hullElevation = (): readonly Shape[] => [
  { kind: 'water-line', at: 0 },
  {
    kind: 'polygon',
    points: [
      [-HALF, FREEBOARD],
      [-HALF, -0.25 * DRAUGHT],
      [-0.85 * HALF, -DRAUGHT],
      [0.9 * HALF, -DRAUGHT],
      [0.95 * HALF, 0],
      [HALF, FREEBOARD + SHEER],
      [0.8 * HALF, FREEBOARD],
    ],
    role: 'steel',
  },
]
