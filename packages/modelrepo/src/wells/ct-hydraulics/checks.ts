/** The acceptance checks: the pump, the mud window at the end of the tubing, and the cleanout. */
import { constant } from '@keelson/equations'
import * as tubing from '@keelson/physics/drilling-hydraulics/coiled-tubing.ts'
import { icota } from '@keelson/physics/drilling-hydraulics/sources.ts'
import { velocityInAnnulus } from '@keelson/physics/rheology/newtonian.ts'
import { bourgoyne } from '@keelson/physics/rheology/sources.ts'
import { check, inPractice, checkOf as metric } from '@keelson/workflow'
import type { Circulation } from './calculate-circulation.ts'
import * as modes from './modes.ts'
import type { Params } from './params.ts'

const { checkOf } = inPractice('oilfield')
const WINDOW = { source: bourgoyne, clause: 'ch. 4, mud window between pore and fracture pressure' }

export const checks = {
  pump_pressure: checkOf('pressure_loss', {
    title: 'Pump pressure',
    criterion: tubing.pumpPressure,
    demand: tubing.pumpPressure,
    capacity: 'Greatest pump pressure',
    onlyWhen: modes.whole,
    needs: ['maximum_pump_pressure'],
  }),
  above_pore_pressure: checkOf('mud_density', {
    title: 'Bottom-hole pressure above the pore pressure',
    criterion: WINDOW,
    demand: 'Pore pressure gradient',
    capacity: tubing.densityOfPressure,
    onlyWhen: modes.whole,
    needs: ['pore_pressure_gradient'],
  }),
  below_fracture_pressure: checkOf('mud_density', {
    title: 'Bottom-hole pressure below the fracture pressure',
    criterion: WINDOW,
    demand: tubing.densityOfPressure,
    capacity: 'Fracture gradient',
    onlyWhen: modes.whole,
    needs: ['fracture_gradient'],
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

export function checksOf(p: Params, { p_p, ECD, v_a }: Circulation) {
  const { maximum_pump_pressure: p_max, pore_pressure_gradient: pore, fracture_gradient: fracture } = p
  const v_min = p.minimum_annular_velocity
  return {
    ...(p_max !== undefined && { pump_pressure: check({ demand: p_p, capacity: p_max }) }),
    ...(pore !== undefined && { above_pore_pressure: check({ demand: pore, capacity: ECD }) }),
    ...(fracture !== undefined && { below_fracture_pressure: check({ demand: ECD, capacity: fracture }) }),
    ...(v_min !== undefined && { cleanout: check({ demand: v_min, capacity: v_a }) }),
  }
}
