/** How deep a pile must go for its load: the first depth of the tip at which the capacity is enough. */
import { met, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { thresholdBetween } from '@keelson/numerics/threshold.ts'
import { depthOf } from '@keelson/physics/soil/profile.ts'
import { apiRp2geo } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { type AxialCapacity, capacityOf } from './capacity.ts'
import type { Sense } from './inputs.ts'
import type { PileSoil } from './soil.ts'

/** Depths that are tried in a layer, its top from within and its base among them. */
const TRIED = 60
/** How far below its top a layer begins for a tip, m: above it the tip stands on the layer before. */
export const INTO_LAYER = 1e-6
const HALVINGS = 50

export interface Penetration {
  readonly depth: number
  /** A deeper tip at which the capacity is below the demand again. */
  readonly lostAt: number | undefined
}

/** Undefined where the known soil is not deep enough. */
export function requiredPenetration(
  soil: PileSoil,
  at: (depth: number) => AxialCapacity,
  demand: number,
  sense: Sense,
  trace: Trace,
): Penetration | undefined {
  const capacity = (depth: number) => capacityOf(at(depth), sense)
  const depths = soil.flatMap(({ top, base }) => spaced(Math.min(top + INTO_LAYER, base), base, TRIED))
  const first = depths.findIndex((depth) => capacity(depth) >= demand)
  const enough = depths[first]
  if (enough === undefined) return undefined
  const depth = thresholdBetween((z) => capacity(z) >= demand, depths[first - 1] ?? 0, enough, HALVINGS)
  trace.section('Required penetration')
  trace.solved({
    symbol: 'L_req',
    title: 'Required penetration for load times factor of safety',
    unit: 'm',
    source: apiRp2geo,
    clause: '8.1.2',
    value: depth,
    trial: depthOf(soil),
    residual: capacity(depth) / demand - 1,
    iterations: first + HALVINGS,
    method: 'first adequate trial depth, refined by bisection',
    meets: [
      met('capacity of a pile ending at this depth', 'N', capacity(depth), 'load times factor of safety', demand),
    ],
  })
  return { depth, lostAt: depths.slice(first + 1).find((z) => capacity(z) < demand) }
}
