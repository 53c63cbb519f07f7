/** The friction matrix: every pairing of the lateral and axial coefficients, because no single one is worst for all. */
import { mostCompressive, stations } from '@keelson/physics/pipeline-buckling/force-build-up.ts'
import type { HobbsMode } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import { screeningRatio } from '@keelson/physics/pipeline-buckling/screening.ts'
import { bendingStrain, type PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { GAMMA_F_B } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { strainDemand } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { lineOf } from './calculate-line.ts'
import type { Params } from './inputs.ts'
import { listed, lowestLocalised, type Minimum, Modes } from './modes.ts'

/** One pairing, SI. */
export interface Pairing {
  readonly lateral: string
  readonly axial: string
  readonly mu_l: number
  readonly mu_a: number
  readonly reached: number
  readonly critical: number
  readonly critical_localised: number
  readonly ratio: number
  readonly ratio_localised: number
  /** Largest design strain of the modes listed, null where none stands. */
  readonly design_strain: number | null
  /** Of modes 1 to 4 the one of the smallest critical force. */
  readonly localised: HobbsMode
  /** Largest slope of the same modes, 0 where none stands. */
  readonly slope: number
}

interface Friction {
  readonly name: string
  readonly value: number
}
const BEST = 'best estimate'

function given(best: number, low: number | undefined, high: number | undefined): Friction[] {
  const one = (name: string, value: number | undefined) => (value === undefined ? [] : [{ name, value }])
  return [...one('lower bound', low), { name: BEST, value: best }, ...one('upper bound', high)]
}

/** All pairings of what was given. P_0: restrained compression, N. */
export function frictionMatrix(p: Params, section: PipeSection, P_0: number): Pairing[] {
  const lateral = given(p.lateral_friction_coefficient, p.lateral_friction_lower_bound, p.lateral_friction_upper_bound)
  const axial = given(p.axial_friction_coefficient, p.axial_friction_lower_bound, p.axial_friction_upper_bound)
  return axial.flatMap((a) => {
    const S = mostCompressive(stations(lineOf(p, section, a.value))).S
    return lateral.map((l) => pairing(p, section, P_0, S, l, a))
  })
}

function pairing(p: Params, section: PipeSection, P_0: number, S: number, l: Friction, a: Friction): Pairing {
  const { EI, EA } = section
  const modes = new Modes({ EI, EA, mu_l: l.value, mu_a: a.value, w: p.submerged_weight })
  const minima = modes.minima()
  const critical = minima.infinite.P_0
  const { mode: localised, P_0: critical_localised } = lowestLocalised(minima)
  const bent = listed(p).flatMap((mode) => standing(p, section, modes, minima[mode], P_0))
  return {
    lateral: l.name,
    axial: a.name,
    mu_l: l.value,
    mu_a: a.value,
    reached: S,
    critical,
    critical_localised,
    ratio: screeningRatio.evaluate({ S, P_cr: critical }),
    ratio_localised: screeningRatio.evaluate({ S, P_cr: critical_localised }),
    design_strain: bent.length === 0 ? null : Math.max(...bent.map(({ strain }) => strain)),
    localised,
    slope: Math.max(0, ...bent.map(({ slope }) => slope)),
  }
}

/** Design strain and slope of a mode, if it stands. */
function standing(p: Params, { EI }: PipeSection, modes: Modes, minimum: Minimum, P_0: number) {
  const length = modes.stable(minimum, P_0)
  if (length === undefined) return []
  const { M } = modes.bent(minimum.mode, length.L, '')
  const epsilon = bendingStrain.evaluate({ M, D: p.outer_diameter, EI })
  const strain = strainDemand.evaluate({ gamma_F: GAMMA_F_B.value, epsilon })
  return [{ strain, slope: modes.slope(minimum.mode, length.L, '') }]
}

/** The largest slope of a standing buckle, of all pairings and modes. */
export const worstSlope = (all: readonly Pairing[]): number => Math.max(...all.map(({ slope }) => slope))

/** The pairing of the largest screening ratio. */
export const worstPairing = (all: readonly Pairing[]): Pairing => all.reduce((a, b) => (b.ratio > a.ratio ? b : a))
/** The largest design strain of all pairings; undefined where no buckle stands. */
export function worstStrain(all: readonly Pairing[]): number | undefined {
  const strains = all.flatMap((r) => (r.design_strain === null ? [] : [r.design_strain]))
  return strains.length === 0 ? undefined : Math.max(...strains)
}
