/** Problems of the inputs, SI, that no single field shows. */
import { grainRoughness } from '@keelson/physics/scour/bed-shear.ts'
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import type { Params } from './inputs.ts'
import * as mode from './modes.ts'

export const rules = (p: Params): Problem[] => [
  ...methodProblems(p),
  ...depthProblems(p),
  ...shareProblems(p),
  ...rockProblems(p),
]

function methodProblems({ structure, method, loading }: Params): Problem[] {
  if (structure !== mode.MONOPILE || method === mode.SUMER || loading === mode.CURRENT) return []
  return refused('/method', 'is for a steady current only: with waves the depth is that of Sumer and Fredsøe')
}

/** The logarithmic profile needs water deeper than e times the roughness length. */
function depthProblems({ structure, loading, water_depth: h, sediment_d50: d }: Params): Problem[] {
  const withCurrent = structure === mode.PIPELINE || (structure === mode.MONOPILE && loading !== mode.WAVES)
  if (!withCurrent || h === undefined || d === undefined) return []
  const least = Math.E * grainRoughness.evaluate({ d })
  if (h > least) return []
  return refused(
    '/water_depth',
    `must be above ${shownIn(least, 'mm')} over this {sediment_d50}: no logarithmic profile; read ${shownIn(h, 'mm')}`,
  )
}

function shareProblems(p: Params): Problem[] {
  const { keulegan_carpenter_number: KC, velocity_ratio_alpha: share, current_velocity: U, velocity_amplitude: U_m } = p
  if (p.structure !== mode.MONOPILE || p.loading !== mode.BOTH) return []
  if (share === undefined) {
    if (KC !== undefined) return refused('/velocity_ratio_alpha', 'is required with {keulegan_carpenter_number}')
    return U === 0 && U_m === 0 ? refused('/current_velocity', 'must not be 0 together with {velocity_amplitude}') : []
  }
  const [most, least] = [Math.max(KC?.length ?? 1, share.length), Math.min(KC?.length ?? 1, share.length)]
  if (most === least || share.length === 1 || KC?.length === 1) return []
  return refused(
    '/velocity_ratio_alpha',
    `must have one value, or one for each of the ${KC?.length ?? 1} Keulegan-Carpenter numbers; read ${share.length}`,
  )
}

function rockProblems({ structure, rock_density, water_density }: Params): Problem[] {
  if (structure !== mode.ROCK || rock_density > water_density) return []
  return refused(
    '/rock_density',
    `must be above {water_density}, ${shown(water_density)} kg/m3: the rock floats; read ${shown(rock_density)} kg/m3`,
  )
}
