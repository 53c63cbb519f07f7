/** The rows of a request as a soil profile that bears a pile: unit resistances at any depth, friction of any layer. */
import { integrate } from '@keelson/numerics/quadrature.ts'
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  type Placed,
  profileOf,
  type SoilLayer,
  type SoilProfile,
  strengthIn,
  stressIn,
} from '@keelson/physics/soil/profile.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/sand.ts'
import { toSI } from '@keelson/units'

export interface SoilRow {
  readonly thickness_m: number
  readonly soil_type: 'clay' | 'sand'
  readonly effective_unit_weight_kn_m3: number
  readonly su_top_kpa?: number
  readonly su_bottom_kpa?: number
  readonly soil_description?: sand.Description
  readonly relative_density?: sand.Density
}

/** A row of table 1 in SI. */
export interface SandFactors extends sand.SandRow {
  readonly description: sand.Description
  readonly density: sand.Density
}
export interface PileLayer extends SoilLayer {
  readonly sand?: SandFactors | undefined
}
export type PileSoil = SoilProfile<PileLayer>

export function sandFactors(description: sand.Description, density: sand.Density): SandFactors {
  const { f_lim, q_lim, ...row } = sand.TABLE_1[description][density]
  return { ...row, f_lim: toSI(f_lim, 'kPa'), q_lim: toSI(q_lim, 'MPa'), description, density }
}

export const pileSoil = (rows: readonly SoilRow[]): PileSoil =>
  profileOf(
    rows.map((row): PileLayer => {
      const { thickness_m: thickness, effective_unit_weight_kn_m3: effectiveUnitWeight, soil_type: kind } = row
      const { su_top_kpa: top, su_bottom_kpa: base, soil_description, relative_density } = row
      return {
        thickness,
        effectiveUnitWeight,
        kind,
        ...(kind === 'clay' && top !== undefined && base !== undefined && { strength: { top, base } }),
        ...(kind === 'sand' &&
          soil_description &&
          relative_density && { sand: sandFactors(soil_description, relative_density) }),
      }
    }),
  )

/** Unit skin friction at a depth; nothing at the seabed. */
export function unitFriction(layer: Placed<PileLayer>, depth: number): number {
  const p_0 = stressIn(layer, depth)
  const s_u = strengthIn(layer, depth)
  if (layer.sand) return sand.sandFriction.evaluate({ p_0, beta: layer.sand.beta, f_lim: layer.sand.f_lim })
  if (s_u === undefined || p_0 === 0) return 0
  return clay.clayFriction.evaluate({
    alpha: clay.adhesionFactor.evaluate({ psi: clay.strengthRatio.evaluate({ s_u, p_0 }) }),
    s_u,
  })
}

/** Unit end bearing of a tip at a depth. */
export function unitBearing(layer: Placed<PileLayer>, depth: number): number {
  const s_u = strengthIn(layer, depth)
  if (s_u !== undefined) return clay.clayBearing.evaluate({ N_c: clay.CLAY_BEARING_FACTOR.value, s_u })
  if (!layer.sand) return 0
  const { N_q, q_lim } = layer.sand
  return sand.sandBearing.evaluate({ N_q, p_0: stressIn(layer, depth), q_lim })
}

/** Intervals of a layer in which its friction is integrated, each by 10 points. */
const INTERVALS = 16

/** Friction of a layer from its top to any depth in it, per width of the shaft: what is above is summed once. */
export function frictionTo(layer: Placed<PileLayer>): (depth: number) => number {
  const ends = spaced(layer.top, layer.base, INTERVALS + 1)
  const between = (from: number, to: number) =>
    to > from ? integrate((z) => unitFriction(layer, z), from, to, { intervals: 1 }) : 0
  const above = [0]
  for (let i = 1; i < INTERVALS; i++) above.push((above[i - 1] ?? 0) + between(ends[i - 1] ?? 0, ends[i] ?? 0))
  return (depth) => {
    const i = Math.min(INTERVALS - 1, Math.floor(((depth - layer.top) / layer.thickness) * INTERVALS))
    return (above[i] ?? 0) + between(ends[i] ?? 0, depth)
  }
}

/** What a layer is called in tables and figures. */
export const nameOf = ({ kind, sand: row }: PileLayer): string =>
  row ? `${row.description}, ${row.density.toLowerCase()}` : kind
