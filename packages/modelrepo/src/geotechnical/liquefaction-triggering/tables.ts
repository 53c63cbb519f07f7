/** The layers in one table. */
import { liquefies, STATES } from './calculate-layer.ts'
import type { Placed } from './calculate-profile.ts'
import type { Params } from './inputs.ts'

export const resistanceIn = ({ resistance }: Placed): number | undefined =>
  resistance?.blows?.N_1cs ?? resistance?.cone?.q_1cs

export const layerRows = (p: Params, layers: readonly Placed[]) =>
  layers.map((layer) => ({
    depth: layer.z,
    top: layer.top,
    base: layer.base,
    thickness: layer.thickness,
    stress_ratio: layer.demand.CSR,
    resistance: resistanceIn(layer) ?? null,
    resistance_ratio: layer.resistance?.CRR ?? null,
    safety: layer.resistance?.FS ?? null,
    severity: layer.F,
    weight: layer.W,
    shear_strain: layer.resistance?.gamma_max ?? null,
    volume_strain: layer.resistance?.epsilon_v ?? null,
    state: stateText(p, layer),
  }))

export function stateText(p: Params, { resistance }: Placed): string {
  if (resistance === undefined) return 'unknown'
  if (resistance.state !== undefined) return STATES[resistance.state]
  return liquefies(p, resistance.FS) ? 'liquefies' : 'resists'
}
