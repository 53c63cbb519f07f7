/** An external pressure and a depth that are sent together must be of one point. */
import { shownIn, shownPressure } from '@keelson/workflow'

/** Densities between which water may lie, kg/m3: fresh, and that of the saltiest seas. */
const DENSITIES = { fresh: 1000, salt: 1050 } as const
/** Tide, surge and wave above or below the mean water level, m. */
const LEVEL_RANGE = 5

export interface Point {
  /** Pa. */
  readonly external: number | undefined
  /** Below the mean water level, m; negative above it. */
  readonly depth: number | undefined
  readonly gravity: number
  /** The input that gives the depth, as the sentence names it. */
  readonly said: string
}

/** Why the two cannot be of one point; undefined where they may be, or one of them is not entered. */
export function watersDiffer({ external, depth, gravity, said }: Point): string | undefined {
  if (external === undefined || depth === undefined) return undefined
  const head = (density: number, level: number) => density * gravity * Math.max(0, depth + level)
  const [low, high] = [head(DENSITIES.fresh, -LEVEL_RANGE), head(DENSITIES.salt, LEVEL_RANGE)]
  if (external >= low && external <= high) return undefined
  return `{external_pressure} ${shownPressure(external)} and {${said}} ${shownIn(said === 'water_depth' ? depth : -depth, 'm')} are inconsistent; the water pressure at this depth is ${shownPressure(low)} to ${shownPressure(high)}`
}
