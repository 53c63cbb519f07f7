/** What follows from the damages of all states: their sums, the life, the utilisation and the checks. */
import type { Trace } from '@keelson/equations'
import { allowableDamage, damageSum, factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { SPECTRAL_METHODS, type SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import {
  type CheckResult,
  LIMIT_TOLERANCE,
  type NotApplicable,
  notApplicable,
  notChecked,
  shown,
  utilisation,
} from '@keelson/workflow'
import { METHOD_NAMES } from './fields.ts'
import type { State } from './states.ts'

export type Damages = Readonly<Record<SpectralMethod, number>>

export interface Verdict {
  readonly damages: Damages
  /** Time that the damage stands for, s. */
  readonly time: number
  /** By the chosen method. */
  readonly D: number
  readonly life: number | NotApplicable
  readonly u: number
  readonly allowable: number
}

const SYMBOL: Readonly<Record<SpectralMethod, string>> = {
  dirlik: 'DK',
  narrow_band: 'NB',
  wirsching_light: 'WL',
  tovo_benasciutti: 'TB',
}

/** By the method, over the time T_L, s, that the states take together. */
export function verdictOf(
  method: SpectralMethod,
  states: readonly State[],
  { T_L, DFF }: { readonly T_L: number; readonly DFF: number },
  trace: Trace,
): Verdict {
  const damages = sumsOf(states, trace)
  const D = damages[method]
  const rename = { D: `D_${SYMBOL[method]}` }
  const life =
    D > 0 && Number.isFinite(fatigueLife.evaluateSI({ T_L, D }))
      ? trace.apply(fatigueLife, { T_L, D }, { rename })
      : notApplicable(
          D > 0
            ? 'the damage is too small for the fatigue life to be calculated'
            : 'no damage; the fatigue life is unlimited',
        )
  const u = trace.apply(factoredDamage, { D, DFF }, { rename })
  return { damages, time: T_L, D, life, u, allowable: trace.apply(allowableDamage, { DFF }) }
}

function sumsOf(states: readonly State[], trace: Trace): Damages {
  const total = (method: SpectralMethod) =>
    trace.apply(
      damageSum,
      { d: states.map((s) => s.result.damage[method]) },
      { as: `D_${SYMBOL[method]}`, rename: { d: `d_${SYMBOL[method]}_s` }, title: `Damage, ${METHOD_NAMES[method]}` },
    )
  return Object.fromEntries(SPECTRAL_METHODS.map((m) => [m, total(m)])) as Damages
}

export const damageValues = ({ damages, D, life, u }: Verdict) => ({
  damage: D,
  damage_dirlik: damages.dirlik,
  damage_narrow_band: damages.narrow_band,
  damage_wirsching_light: damages.wirsching_light,
  damage_tovo_benasciutti: damages.tovo_benasciutti,
  fatigue_life: life,
  utilisation: utilisation(u),
})

/** Slope from which rainflow damage lies below that of the narrow band. */
export const BOUND_SLOPE = 3

/** Dirlik within the narrow band, its bound from a slope of 3 on. */
export const boundCheck = (m: number, damages: Damages): CheckResult | ReturnType<typeof notChecked> =>
  m < BOUND_SLOPE
    ? notChecked(
        'other_mode',
        `the narrow-band damage is an upper bound for slopes of at least ${BOUND_SLOPE}; the slope is ${shown(m)}`,
      )
    : bound(damages)

/** A bound on the fit and no use of a capacity: without utilisation, so that it never governs while it holds. */
function bound({ dirlik, narrow_band }: Damages): CheckResult {
  const passes = dirlik <= narrow_band * (1 + LIMIT_TOLERANCE)
  const sides = { demand: dirlik, capacity: narrow_band, utilisation: null, limit: 1, passes }
  if (passes) return sides
  const note =
    'the Dirlik damage exceeds its narrow-band bound because the spectrum has a sharp peak and a long tail; use the narrow-band damage'
  return { ...sides, note }
}
