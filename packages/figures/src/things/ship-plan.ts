/** A ship by her main dimensions, bow to the right: her outline from above and in profile. Proportions of a hull, not of one ship. Coherent SI. */
import type { At } from '../drawing.ts'

export interface PlanOfShip {
  readonly length: number
  readonly breadth: number
  /** Midship, from the origin. */
  readonly midship?: At
}

/** Where the bow begins to narrow and where the stern has its full breadth, from midship over the length; breadth of the transom. */
const [SHOULDER, QUARTER, TRANSOM] = [0.22, -0.36, 0.72] as const
const BOW_POINTS = 10

/** The outline at the water line, from the transom by port round the bow. */
export function shipFromAbove({ length: L, breadth: B, midship: [x0, y0] = [0, 0] }: PlanOfShip): readonly At[] {
  const bow = Array.from({ length: BOW_POINTS + 1 }, (_, i): At => {
    const t = i / BOW_POINTS
    return [(SHOULDER + (0.5 - SHOULDER) * t) * L, (B / 2) * (1 - t ** 2)]
  })
  const port: readonly At[] = [[-L / 2, (TRANSOM * B) / 2], [QUARTER * L, B / 2], ...bow]
  const starboard = port.slice(0, -1).map(([x, y]): At => [x, -y])
  return [...port, ...starboard.toReversed()].map(([x, y]): At => [x + x0, y + y0])
}

/** The same, headed to an angle (rad, anticlockwise from the right) at a place. */
export const turnedTo = (outline: readonly At[], heading: number, [x0, y0]: At): readonly At[] =>
  outline.map(
    ([x, y]): At => [
      x0 + x * Math.cos(heading) - y * Math.sin(heading),
      y0 + x * Math.sin(heading) + y * Math.cos(heading),
    ],
  )

export interface ProfileOfShip {
  readonly length: number
  readonly draughtAft: number
  readonly draughtForward: number
  /** Of the deck above the water. */
  readonly freeboard: number
}

/** Where the keel ends aft and forward, and how far the bow rakes, over the length; how deep the stern is over the draught. */
const [SKEG, FOREFOOT, RAKE, COUNTER] = [0.07, 0.03, 0.03, 0.15] as const

/** The profile about midship with the water line at y = 0, from the transom along the keel to the deck. */
export function shipInProfile({
  length: L,
  draughtAft: T_A,
  draughtForward: T_F,
  freeboard,
}: ProfileOfShip): readonly At[] {
  const keelAt = (x: number): number => -(T_A + ((T_F - T_A) * (x + L / 2)) / L)
  const aft = (SKEG - 0.5) * L
  const fore = (0.5 - FOREFOOT) * L
  return [
    [-L / 2, freeboard],
    [-L / 2, -COUNTER * T_A],
    [aft - 0.01 * L, -(1 - COUNTER) * T_A],
    [aft, keelAt(aft)],
    [fore, keelAt(fore)],
    [L / 2, -0.2 * T_F],
    [L / 2, 0],
    [(0.5 + RAKE) * L, freeboard],
  ]
}
