/** The rows that axial capacity answers with. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { depthOf, stressIn } from '@keelson/physics/soil/profile.ts'
import type { AxialCapacity } from './capacity.ts'
import { INTO_LAYER } from './penetration.ts'
import { nameOf, type PileSoil, unitFriction } from './soil.ts'

/** Depths of the curve of capacity, layers apart. */
const DEPTHS = 121

/** Even depths, and every base of a layer from above and from below: the tip finds another soil there. */
function tipDepths(soil: PileSoil): readonly number[] {
  const L = depthOf(soil)
  const bases = soil.slice(0, -1).flatMap(({ base }) => [base, base + INTO_LAYER])
  return [...new Set([...spaced(0, L, DEPTHS), ...bases])].sort((a, b) => a - b)
}

export const profileRows = (soil: PileSoil, at: (depth: number) => AxialCapacity) =>
  tipDepths(soil).map((depth) => {
    const { Q_f, Q_d, Q_t } = at(depth)
    return { depth, skin_friction_compression: Q_f, total_compression_capacity: Q_d, tension_capacity: Q_t }
  })
export type ProfileRow = ReturnType<typeof profileRows>[number]

export const layerRows = (soil: PileSoil, frictions: readonly number[]) =>
  soil.map((layer, i) => ({
    soil: nameOf(layer),
    top: layer.top,
    base: layer.base,
    stress_at_base: stressIn(layer, layer.base),
    friction_at_base: unitFriction(layer, layer.base),
    friction: frictions[i] ?? 0,
  }))
