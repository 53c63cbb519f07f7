/** Why a pressure that passes shows nothing: a coil, a friction reducer, a laminar or an eccentric annulus beyond its method. */
import { constant } from '@keelson/equations'
import * as tubing from '@keelson/physics/drilling-hydraulics/coiled-tubing.ts'
import { icota } from '@keelson/physics/drilling-hydraulics/sources.ts'
import { CURVATURE_MEASURED } from '@keelson/physics/rheology/coil.ts'
import { LEAST_FRICTION_KEPT, leastFriction } from '@keelson/physics/rheology/drag-reduction.ts'
import { ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED } from '@keelson/physics/rheology/eccentric.ts'
import { against, type Doubt, firstOutOf, type Left, outOf, shown, shownIn } from '@keelson/workflow'
import type { Circulated, Circulation } from './calculate-circulation.ts'

/** The least annular velocity of a cleanout of a vertical hole, where none is given: warned of, and never a verdict. */
export const USUAL_CLEANOUT = constant({
  symbol: 'v_u',
  title: 'Usual minimum cleanout velocity in vertical hole',
  value: 0.5,
  unit: 'm/s',
  source: icota,
  clause: 'minimum annular velocity for cleanout',
})

export function doubtsOf(p: Circulated, found: Circulation) {
  const { p_p, ECD } = found
  const { maximum_pump_pressure: p_max, fracture_gradient: fracture } = p
  const eccentric = eccentricLeft(p)
  const slot = (demand: number, capacity: number | undefined, unit: 'psi' | 'ppg') =>
    capacity === undefined ? undefined : laminarLeft(found, demand, capacity, unit)
  return {
    pump_pressure: doubted(insideLeft(p, found) ?? eccentric ?? slot(p_p, p_max, 'psi')),
    above_pore_pressure: doubted(eccentric),
    below_fracture_pressure: doubted(eccentric ?? slot(ECD, fracture, 'ppg')),
  }
}
const doubted = (why: Left | undefined): { readonly doubt: Doubt | undefined } => ({
  doubt: why && { kind: 'out_of_reach', why },
})

/** What the flow in the tubing and on the reel leaves. */
const insideLeft = (p: Circulated, found: Circulation): Left | undefined => {
  const coils = found.reel.layers.map(({ r_c }) => r_c)
  return firstOutOf(CURVATURE_MEASURED, coils) ?? against(LEAST_FRICTION_KEPT, beyondVirk(p, found))
}

/** The friction below the asymptote of Virk to which the friction reducer brings the tubing or a coil; undefined if none is. */
export function beyondVirk({ friction_reduction: phi }: Circulated, { inside, reel }: Circulation): string | undefined {
  if (phi === 0) return undefined
  const turbulent = [inside, ...reel.layers].filter(({ regime, f }) => regime !== 'laminar' && f !== undefined)
  const beyond = turbulent.find(({ f = 0, N }) => (1 - phi) * f < leastFriction.evaluate({ N_Re: N }))
  if (beyond === undefined) return undefined
  const least = leastFriction.evaluate({ N_Re: beyond.N })
  return `{friction_reduction} gives a friction factor of ${shown((1 - phi) * (beyond.f ?? 0), 3)}, which is below the Virk asymptote of ${shown(least, 3)} at a Reynolds number of ${shown(beyond.N, 4)}`
}

/** Where a laminar annulus, which may lose as much as a slot, would turn a pass into a fail; `demand` without that. */
function laminarLeft(found: Circulation, demand: number, capacity: number, unit: 'psi' | 'ppg'): Left | undefined {
  const { outside, dP_a, p_bh, ECD } = found
  if (outside.regime !== 'laminar' || outside.f === undefined) return undefined
  const more = (tubing.SLOT_OVER_PIPE.si - 1) * dP_a
  const most = demand + (unit === 'psi' ? more : (ECD * more) / p_bh)
  if (most <= capacity) return undefined
  return against(
    tubing.TURBULENT_ANNULUS,
    `flow in the annulus is laminar, and the slot model gives ${unit === 'psi' ? 'a pump pressure' : 'an equivalent circulating density'} of ${shownIn(most, unit)} instead of ${shownIn(demand, unit)}, above the limit of ${shownIn(capacity, unit)}`,
  )
}

function eccentricLeft(p: Circulated): Left | undefined {
  const { eccentricity: e, coiled_tubing_outer_diameter: d_o, hole_diameter: d_h } = p
  if (e === 0) return undefined
  const n = p.flow_behaviour_index ?? 1
  return outOf(ECCENTRICITY_FITTED, e) ?? outOf(INDEX_FITTED, n) ?? outOf(RATIO_FITTED, d_o / d_h)
}
