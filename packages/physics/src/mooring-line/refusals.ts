/** Shapes that a line can take and the model does not cover, each refused by its name. */
import { NumericsError } from '@keelson/numerics/errors.ts'
import { spansOf } from '../catenary/jacobian.ts'
import { suspendedPointZ } from '../catenary/shape.ts'
import type { PreparedLine, PreparedSegment } from './prepared.ts'
import type { Stretch } from './walk.ts'

/** Share of the line's length that a line may lie below the bed by rounding. */
const ROUNDING = 1e-9

/** Throws NumericsError 'bad_input'. */
export function refuseUncovered(line: PreparedLine, H: number, stretches: readonly Stretch[]): void {
  if (!line.line.seabedContact) return
  if (slides(line, stretches)) throw uncovered('the slack part of the line would slide down the seabed slope')
  if (line.groundable === stretches.length) return
  if (stretches[line.groundable - 1]?.hanging === 0) throw uncovered('a buoy rests on the seabed')
  if (sags(line, H, stretches)) throw uncovered('the line sags onto the seabed above a buoy')
}

const uncovered = (shape: string) => new NumericsError('bad_input', `${shape}, which is not covered`)

/** A length without tension stays on a slope only where friction holds it. */
function slides({ line, slope }: PreparedLine, stretches: readonly Stretch[]): boolean {
  return line.frictionCoefficient < Math.abs(slope) && stretches.some((part) => part.relieved > 0)
}

function sags(line: PreparedLine, H: number, stretches: readonly Stretch[]): boolean {
  let [x, z] = [0, 0]
  return line.segments.some((segment, i) => {
    const part = stretches[i]
    if (!part) return false
    const low = i < line.groundable ? { x: 0, z: 0 } : lowestOf(segment, H, part, line.slope)
    const below = z + low.z - line.slope * (x + low.x) < -ROUNDING * line.length
    x += part.x
    z += part.z
    return below
  })
}

/** The point of a hanging segment that is nearest to the bed, from its lower end. */
function lowestOf({ hanging }: PreparedSegment, H: number, { V_t, V_h }: Stretch, slope: number) {
  const { weightPerLength: w, axialStiffness: EA } = hanging
  const V_s = H * slope
  if (V_h >= V_s || V_t <= V_s) return { x: 0, z: 0 }
  const s = (V_s - V_h) / w
  if (H > 0) return spansOf({ ...hanging, unstretchedLength: s }, H, V_s)
  return { x: 0, z: suspendedPointZ.evaluate({ H, w, V_s, V_A: V_h, s, EA }) }
}
