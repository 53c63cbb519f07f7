/** The buckled line: the first mode at the restrained force and at the length asked for, its strain, what feeds it. */
import { met, type Trace } from '@keelson/equations'
import type { HobbsMode } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import type { Length } from '@keelson/physics/pipeline-buckling/hobbs-solve.ts'
import * as screening from '@keelson/physics/pipeline-buckling/screening.ts'
import { bendingStrain, type PipeSection } from '@keelson/physics/pipeline-buckling/section.ts'
import { GAMMA_C_OTHERWISE, GAMMA_F_B } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { strainDemand } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { loadControlled, type Strength } from '../_shared/buckling/strength.ts'
import { NO_STRAIN_LIMIT } from '../_shared/buckling/warnings.ts'
import type { Params } from './inputs.ts'
import { type Minimum, type Modes, modeName } from './modes.ts'

/** A buckle that stands, SI; utilisations undefined where the criterion does not hold for the pipe. */
export interface Buckle {
  readonly mode: HobbsMode
  readonly length: Length
  readonly P: number
  readonly y: number
  readonly M: number
  readonly slope: number
  readonly epsilon: number
  readonly epsilon_Sd: number
  readonly loadControlled: number | undefined
  /** Into each side, m; undefined for the infinite mode, which slips nowhere. */
  readonly feedIn: number | undefined
}

/** The first mode at a restrained compression, N; undefined where the force is too small for a buckle to stand. */
export function standingBuckle(
  p: Params,
  { EI, EA }: PipeSection,
  strength: Strength,
  modes: Modes,
  minimum: Minimum,
  P_0: number,
  trace: Trace,
): Buckle | undefined {
  const length = modes.stable(minimum, P_0)
  if (length === undefined) return undefined
  const { mode } = minimum
  trace.section(`Stable buckle, ${modeName(mode)}`)
  const stands = modes.restrained(mode, length.L)
  const meets = [met('restrained force at this buckle length', 'N', stands, 'restrained force', P_0)]
  const L = modes.solved(
    'L_s',
    'Stable buckle length',
    length,
    'longer root at which a buckle is in equilibrium with the restrained force',
    meets,
  )
  const P = modes.force(mode, L, 's')
  const { y, M } = modes.bent(mode, L, 's')
  const slope = modes.slope(mode, L, 's')
  const epsilon = trace.apply(bendingStrain, { M, D: p.outer_diameter, EI }, { rename: { M: 'M_s' } })
  const epsilon_Sd = trace.apply(strainDemand, { gamma_F: GAMMA_F_B, epsilon })
  const { mu_a, w } = modes.pipe
  const feedIn =
    mode === 'infinite' ? undefined : trace.apply(screening.feedIn, { P_0, P, mu_a, w, EA }, { rename: { P: 'P_s' } })
  const bent = { M, P, Delta_p: p.internal_pressure_change, gamma_c: GAMMA_C_OTHERWISE, names: { M: 'M_s', P: 'P_s' } }
  const u = loadControlled(p, strength, bent, trace)
  return { mode, length, P, y, M, slope, epsilon, epsilon_Sd, loadControlled: u, feedIn }
}

/** A mode at a length asked for, SI. */
export interface Asked {
  readonly P: number
  readonly P_0: number
  readonly y: number
  readonly M: number
}
export function askedBuckle(modes: Modes, mode: HobbsMode, L: number, trace: Trace): Asked {
  trace.section(`Buckle at entered length, ${modeName(mode)}`)
  return { ...modes.forces(mode, L, 'b'), ...modes.bent(mode, L, 'b') }
}

/** Spacing at which buckles share the feed-in, m, or why there is none. */
export type Spacing = { readonly X: number } | { readonly none: string }

export function spacingOf(
  p: Params,
  strength: Strength,
  modes: Modes,
  minimum: Minimum,
  P_0: number,
  trace: Trace,
): Spacing {
  const { mode, length } = minimum
  if (strength.strain === undefined) return { none: NO_STRAIN_LIMIT }
  if (mode === 'infinite') return { none: 'the infinite mode has no feed-in' }
  if (!(P_0 > minimum.P_0)) return { none: 'the restrained force is too small for a stable buckle' }
  trace.section('Buckle spacing with shared feed-in')
  const L = modes.lengthAt(mode, strength.strain.epsilon_t, p.outer_diameter, 't')
  if (L <= length.L) return { none: 'the shortest stable buckle exceeds the tolerable strain' }
  const { P: P_t, P_0: P_0_t } = modes.forces(mode, L, 't')
  if (P_0_t >= P_0) return { none: 'an isolated buckle in a long line is within the tolerable strain' }
  const { mu_a, w } = modes.pipe
  return { X: trace.apply(screening.tolerableSpacing, { mu_a, w, P_0, P_t, P_0_t }) }
}
