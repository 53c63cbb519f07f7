/** Problems of the inputs, SI, that no single field shows. */
import { grainRoughness } from '@keelson/physics/scour/bed-shear.ts'
import { type Problem, refused, shown, shownIn } from '@keelson/workflow'
import { BOTH, CURRENT, type Given, type Perhaps, SUMER, WAVES } from './inputs.ts'

export const pileRules = (p: Pile): Problem[] => [
  ...methodProblems(p),
  ...(p.loading === WAVES ? [] : profileRules(p)),
  ...(p.loading === BOTH ? shareProblems(p) : []),
]
type Flow = 'keulegan_carpenter_number' | 'velocity_ratio_alpha' | 'current_velocity' | 'velocity_amplitude'
type Pile = Given<'method' | 'loading' | 'water_depth' | 'sediment_d50'> & Perhaps<Flow>

function methodProblems({ method, loading }: Given<'method' | 'loading'>): Problem[] {
  if (method === SUMER || loading === CURRENT) return []
  return refused('/method', 'must be Sumer and Fredsøe if waves act; the other formulas are for a steady current only')
}

/** The logarithmic profile needs water deeper than e times the roughness length. */
export function profileRules({ water_depth: h, sediment_d50: d }: Perhaps<'water_depth' | 'sediment_d50'>): Problem[] {
  if (h === undefined || d === undefined) return []
  const least = Math.E * grainRoughness.evaluate({ d })
  if (h > least) return []
  return refused(
    '/water_depth',
    `must exceed ${shownIn(least, 'mm')}, the minimum for a logarithmic profile over this {sediment_d50} (entered: ${shownIn(h, 'mm')})`,
  )
}

function shareProblems(p: Perhaps<Flow>): Problem[] {
  const { keulegan_carpenter_number: KC, velocity_ratio_alpha: share, current_velocity: U, velocity_amplitude: U_m } = p
  if (share === undefined) {
    if (KC !== undefined)
      return refused('/velocity_ratio_alpha', 'is required together with {keulegan_carpenter_number}')
    return U === 0 && U_m === 0 ? refused('/current_velocity', 'must not be 0 if {velocity_amplitude} is 0') : []
  }
  const [most, least] = [Math.max(KC?.length ?? 1, share.length), Math.min(KC?.length ?? 1, share.length)]
  if (most === least || share.length === 1 || KC?.length === 1) return []
  return refused(
    '/velocity_ratio_alpha',
    `must have one value, or one for each of the ${KC?.length ?? 1} Keulegan-Carpenter numbers (entered: ${share.length})`,
  )
}

export function rockRules({ rock_density, water_density }: Given<'rock_density' | 'water_density'>): Problem[] {
  if (rock_density > water_density) return []
  return refused(
    '/rock_density',
    `must exceed {water_density}, ${shown(water_density)} kg/m³ (entered: ${shown(rock_density)} kg/m³)`,
  )
}
