/** What a specialist would remark on axial capacity. */
import { depthOf, layerAt, strengthIn, stressIn } from '@keelson/physics/soil/profile.ts'
import { INTO_BEARING_LAYER } from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import { CLAY_BEARING_FACTOR, HIGHEST_TESTED_RATIO, TESTED_RATIO } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { SAFETY_EXTREME, SAFETY_OPERATING } from '@keelson/standards/api-rp-2geo-2011/source.ts'
import { type Left, outOf, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import type { Penetration } from './penetration.ts'
import { type PileSoil, unitBearing } from './soil.ts'

export const warnings = {
  beyond_load_tests:
    'The clay strength exceeds three times the effective vertical stress. Few pile load tests exist in this range.',
  low_factor_of_safety: 'The factor of safety is below the value for extreme conditions.',
  other_bearing_factor: 'The bearing capacity factor differs from the API RP 2GEO value.',
  shallow_in_bearing_layer:
    'The tip is less than three diameters into a layer with higher end bearing than the layer above.',
  lost_below: 'At some depth greater than the required penetration, the capacity is less than required.',
} as const
const warn = warner(warnings)

export const safetyWarnings = (factor: number): Warning[] =>
  factor < SAFETY_EXTREME.value
    ? [
        warn(
          'low_factor_of_safety',
          `{factor_of_safety} ${shownRatio(factor)} is below ${SAFETY_EXTREME.value}, the value for extreme conditions.`,
          '/factor_of_safety',
        ),
      ]
    : []

/** A factor of safety below that of operating conditions is noted as entered. */
export const asEntered = (factor: number): { readonly note?: string } =>
  factor >= SAFETY_OPERATING.value
    ? {}
    : {
        note: `Factor of safety ${shownRatio(factor)} as entered; API RP 2A-WSD 6.3.4 requires 2.0 (operating) or 1.5 (extreme).`,
      }

/** Clay that is stronger than load tests support. */
export const strongClay = (psi: readonly number[]): Left | undefined => outOf(TESTED_RATIO, Math.max(...psi))

/** A tip that is not far enough in its layer. */
export function shallowTip(soil: PileSoil, D: number): Left | undefined {
  if (!tipIsStronger(soil)) return undefined
  return outOf(INTO_BEARING_LAYER, layerAt(soil, depthOf(soil)).thickness / D)
}

function tipIsStronger(soil: PileSoil): boolean {
  const last = layerAt(soil, depthOf(soil))
  const before = soil.at(-2)
  return before !== undefined && unitBearing(last, last.base) > unitBearing(before, before.base)
}

export const bearingWarnings = (N_c: number): Warning[] =>
  N_c === CLAY_BEARING_FACTOR.value
    ? []
    : [
        warn(
          'other_bearing_factor',
          `{bearing_factor_nc} ${shownRatio(N_c)} differs from the API RP 2GEO value, ${CLAY_BEARING_FACTOR.value}.`,
          '/bearing_factor_nc',
        ),
      ]

export const ratioWarnings = (psi: readonly number[], path: string): Warning[] => {
  const largest = Math.max(...psi)
  if (!(largest > HIGHEST_TESTED_RATIO.value)) return []
  return [
    warn(
      'beyond_load_tests',
      `The clay strength is ${shownRatio(largest)} times the effective vertical stress, above the limit of ${HIGHEST_TESTED_RATIO.value}. Few pile load tests exist in this range.`,
      path,
    ),
  ]
}

/** At the bases of layers of clay: near the seabed any clay has a large ratio. */
export const layerRatios = (soil: PileSoil): readonly number[] =>
  soil.map((layer) => (strengthIn(layer, layer.base) ?? 0) / stressIn(layer, layer.base))

export function tipWarnings(soil: PileSoil, D: number): Warning[] {
  const last = layerAt(soil, depthOf(soil))
  const path = `/soil_layers/${soil.length - 1}/thickness_m`
  if (shallowTip(soil, D) === undefined) return []
  return [
    warn(
      'shallow_in_bearing_layer',
      `The tip penetrates ${shownIn(last.thickness, 'm')} into a layer with higher end bearing than the layer above. Full end bearing requires a penetration of ${INTO_BEARING_LAYER.from} diameters and may not develop.`,
      path,
    ),
  ]
}

export const lostWarnings = (found: Penetration | undefined): Warning[] =>
  found?.lostAt === undefined
    ? []
    : [
        warn(
          'lost_below',
          `The capacity at ${shownIn(found.lostAt, 'm')} is below the required value. A pile driven deeper than {required_penetration} may have less capacity.`,
          '/soil_layers',
        ),
      ]
