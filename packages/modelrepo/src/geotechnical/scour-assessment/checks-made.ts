/** The acceptance checks of a run, and what leaves them open. */
import { SAND_GRAINS } from '@keelson/physics/scour/mobility.ts'
import { MEAN_COEFFICIENT } from '@keelson/physics/scour/pile-depth.ts'
import { STEADY_CURRENT } from '@keelson/physics/scour/pipe-scour.ts'
import { against, type CheckResult, check, type Left, type NotChecked, openIf, outOf, shown } from '@keelson/workflow'
import type { Found } from './calculate-found.ts'
import type { PileScour } from './calculate-pile.ts'
import type { PipeScour } from './calculate-pipe.ts'
import type { Params } from './inputs.ts'
import * as mode from './modes.ts'

type Made = CheckResult | NotChecked

export function checksOf(p: Params, { pile, pipe, rock }: Found) {
  const allowable = p.allowable_scour_depth
  return {
    ...(pile && allowable !== undefined && { embedment: embedmentCheck(p, pile, allowable) }),
    ...onsetCheck(p, pipe),
    ...(rock && p.rock_d50 !== undefined && { rock: check({ demand: rock.exposed, capacity: p.rock_d50 }) }),
  }
}

const notSand = ({ sediment_d50: d }: Params): Left | undefined => (d === undefined ? undefined : outOf(SAND_GRAINS, d))

/** The mean of the measurements is no design value: with it left, a depth may be found too large, and not small enough. */
function embedmentCheck(p: Params, { deepest }: PileScour, allowable: number): Made {
  const made = check({ demand: deepest.S, capacity: allowable, ...asEntered(p) })
  if (p.method === mode.SUMER && p.scour_coefficient === undefined) {
    const reason = 'the {scour_coefficient} was left at the mean of the measurements, which half of them exceed'
    return openIf('input_missing', reason, made)
  }
  return openIf('out_of_reach', notSand(p), made)
}

/** A coefficient below the mean of the measurements with its deviation is noted as entered. */
function asEntered({ method, scour_coefficient: c }: Params): { readonly note?: string } {
  if (method !== mode.SUMER || c === undefined || c >= DESIGN) return {}
  return {
    note: `Scour coefficient ${shown(c)} as entered; the mean of the measurements is ${shown(MEAN_COEFFICIENT.si)}, and ${DESIGN.toFixed(1)} is one standard deviation above it.`,
  }
}
/** Depth over diameter, mean and one standard deviation. Sumer and Fredsoe (2002). */
const DESIGN = 2

function onsetCheck(p: Params, pipe: PipeScour | undefined): { readonly onset?: Made } {
  if (pipe?.N_f === undefined || pipe.u === undefined) return {}
  const made = check({ demand: pipe.N_f, capacity: pipe.N_cr, utilisation: pipe.u })
  if (p.burial_ratio > 0 && p.gap_ratio > 0) {
    const reason = '{burial_ratio} and {gap_ratio} both exceed 0: a pipe is either buried or above the bed.'
    return { onset: openIf('contradiction', reason, made) }
  }
  return { onset: openIf('out_of_reach', inWaves(pipe) ?? notSand(p), made) }
}

function inWaves({ waves }: PipeScour): Left | undefined {
  const most = Math.max(0, ...(waves ?? []).map(({ KC }) => KC))
  if (most === 0) return undefined
  const said = `waves with a Keulegan-Carpenter number of ${shown(most)} are entered: ${STEADY_CURRENT.because}`
  return against(STEADY_CURRENT, said)
}
