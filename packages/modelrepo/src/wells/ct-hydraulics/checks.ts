/** The acceptance checks: the pump, the mud window at the end of the tubing, and the cleanout. */
import { constant } from '@keelson/equations'
import * as tubing from '@keelson/physics/drilling-hydraulics/coiled-tubing.ts'
import { icota } from '@keelson/physics/drilling-hydraulics/sources.ts'
import { CURVATURE_MEASURED } from '@keelson/physics/rheology/coil.ts'
import { LEAST_FRICTION_KEPT, leastFriction } from '@keelson/physics/rheology/drag-reduction.ts'
import { ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED } from '@keelson/physics/rheology/eccentric.ts'
import { velocityInAnnulus } from '@keelson/physics/rheology/newtonian.ts'
import { bourgoyne } from '@keelson/physics/rheology/sources.ts'
import {
  against,
  type CheckResult,
  check,
  firstOutOf,
  inPractice,
  type Left,
  checkOf as metric,
  type NotChecked,
  openIf,
  outOf,
  shown,
  shownIn,
} from '@keelson/workflow'
import type { Circulation } from './calculate-circulation.ts'
import * as modes from './modes.ts'
import type { Params } from './params.ts'

const { checkOf } = inPractice('oilfield')
const ECCENTRIC = [ECCENTRICITY_FITTED, INDEX_FITTED, RATIO_FITTED]
const WINDOW = { source: bourgoyne, clause: 'ch. 4, mud window between pore and fracture pressure' }

export const checks = {
  pump_pressure: checkOf('pressure_loss', {
    title: 'Pump pressure',
    criterion: tubing.pumpPressure,
    demand: tubing.pumpPressure,
    capacity: 'Greatest pump pressure',
    onlyWhen: modes.whole,
    needs: ['maximum_pump_pressure'],
    reach: [CURVATURE_MEASURED, LEAST_FRICTION_KEPT, tubing.TURBULENT_ANNULUS, ...ECCENTRIC],
  }),
  above_pore_pressure: checkOf('mud_density', {
    title: 'Bottom-hole pressure above the pore pressure',
    criterion: WINDOW,
    demand: 'Pore pressure gradient',
    capacity: tubing.densityOfPressure,
    onlyWhen: modes.whole,
    needs: ['pore_pressure_gradient'],
    reach: ECCENTRIC,
  }),
  below_fracture_pressure: checkOf('mud_density', {
    title: 'Bottom-hole pressure below the fracture pressure',
    criterion: WINDOW,
    demand: tubing.densityOfPressure,
    capacity: 'Fracture gradient',
    onlyWhen: modes.whole,
    needs: ['fracture_gradient'],
    reach: [tubing.TURBULENT_ANNULUS, ...ECCENTRIC],
  }),
  cleanout: metric('annular_velocity', {
    title: 'Velocity in the annulus for a cleanout',
    criterion: { source: icota, clause: 'least annular velocity of a cleanout' },
    demand: 'Least velocity in the annulus',
    capacity: velocityInAnnulus,
    onlyWhen: modes.whole,
    needs: ['minimum_annular_velocity'],
  }),
}

/** The least annular velocity of a cleanout of a vertical hole, where none is given: warned of, and never a verdict. */
export const USUAL_CLEANOUT = constant({
  symbol: 'v_u',
  title: 'Usual least velocity of a cleanout of a vertical hole',
  value: 0.5,
  unit: 'm/s',
  source: icota,
  clause: 'least annular velocity of a cleanout',
})

export function checksOf(p: Params, found: Circulation) {
  const { p_p, ECD, v_a } = found
  const { maximum_pump_pressure: p_max, pore_pressure_gradient: pore, fracture_gradient: fracture } = p
  const v_min = p.minimum_annular_velocity
  const eccentric = eccentricLeft(p)
  const unlessLeft = (left: Left | undefined, made: CheckResult): CheckResult | NotChecked =>
    openIf('out_of_reach', left, made)
  return {
    ...(p_max !== undefined && {
      pump_pressure: unlessLeft(
        insideLeft(p, found) ?? eccentric ?? laminarLeft(found, p_p, p_max, 'psi'),
        check({ demand: p_p, capacity: p_max }),
      ),
    }),
    ...(pore !== undefined && { above_pore_pressure: unlessLeft(eccentric, check({ demand: pore, capacity: ECD })) }),
    ...(fracture !== undefined && {
      below_fracture_pressure: unlessLeft(
        eccentric ?? laminarLeft(found, ECD, fracture, 'ppg'),
        check({ demand: ECD, capacity: fracture }),
      ),
    }),
    ...(v_min !== undefined && { cleanout: check({ demand: v_min, capacity: v_a }) }),
  }
}

/** What the flow in the tubing and on the reel leaves. */
const insideLeft = (p: Params, found: Circulation): Left | undefined => {
  const coils = found.reel.layers.map(({ r_c }) => r_c)
  return firstOutOf(CURVATURE_MEASURED, coils) ?? against(LEAST_FRICTION_KEPT, beyondVirk(p, found))
}

/** The friction below the asymptote of Virk to which the friction reducer brings the tubing or a coil; undefined if none is. */
export function beyondVirk({ friction_reduction: phi }: Params, { inside, reel }: Circulation): string | undefined {
  if (phi === 0) return undefined
  const turbulent = [inside, ...reel.layers].filter(({ regime, f }) => regime !== 'laminar' && f !== undefined)
  const beyond = turbulent.find(({ f = 0, N }) => (1 - phi) * f < leastFriction.evaluate({ N_Re: N }))
  if (beyond === undefined) return undefined
  const least = leastFriction.evaluate({ N_Re: beyond.N })
  return `the friction factor is brought to ${shown((1 - phi) * (beyond.f ?? 0), 3)} by {friction_reduction}, below ${shown(least, 3)}, the asymptote of Virk at a Reynolds number of ${shown(beyond.N, 4)}`
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
    `the annulus is laminar, and as a slot it would make ${shownIn(most, unit)} of the ${shownIn(demand, unit)} calculated, above ${shownIn(capacity, unit)}`,
  )
}

function eccentricLeft(p: Params): Left | undefined {
  const { eccentricity: e, coiled_tubing_outer_diameter: d_o = 0, hole_diameter: d_h = 1 } = p
  if (e === 0) return undefined
  const n = p.flow_behaviour_index ?? 1
  return outOf(ECCENTRICITY_FITTED, e) ?? outOf(INDEX_FITTED, n) ?? outOf(RATIO_FITTED, d_o / d_h)
}
