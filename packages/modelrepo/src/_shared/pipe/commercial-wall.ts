/** The next wall that is made of a pipe of a standard size: what an engineer orders where a thinner one would do. */
import { asmeB3610 } from '@keelson/standards/asme-b36.10m-2018/source.ts'
import { nextStandardWall, pipeSizeOf } from '@keelson/standards/asme-b36.10m-2018/walls.ts'

export interface MadeWall {
  /** m. */
  readonly wall: number
  /** Id of the standard that lists it. */
  readonly standard: string
}

/** Both in m. Undefined where the diameter is no standard one, or no listed wall is thick enough. ASME B36.10M table 2-1. */
export function nextMadeWall(outsideDiameter: number, required: number): MadeWall | undefined {
  const size = pipeSizeOf(outsideDiameter)
  const wall = size && nextStandardWall(size, required)
  return wall === undefined ? undefined : { wall, standard: asmeB3610.id }
}
