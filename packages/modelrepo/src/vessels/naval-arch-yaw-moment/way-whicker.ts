/** Lift and drag of a rudder in open water by Whicker and Fehlner. */
import type { Trace } from '@keelson/equations'
import * as loads from '@keelson/physics/manoeuvring/rudder-loads.ts'
import { normalOfLiftAndDrag } from '@keelson/physics/rudder/normal-force.ts'
import * as whicker from '@keelson/physics/rudder/whicker-fehlner.ts'
import { given, gives } from '@keelson/workflow'
import { ofRudder, type Params, way } from './inputs.ts'
import { aspect, bladeOf, GIVEN, loadsOfNormal, loadValues, type OnShip } from './loads.ts'
import { inWords, turnOf, turnValues } from './turn.ts'
import { aspectWarnings, hullWarnings, placeWarnings, stallWarnings } from './warnings.ts'

export const byWhicker = way({
  ...ofRudder,
  takes: [...ofRudder.takes, 'crossflow_drag_coefficient', 'profile_drag_coefficient'],
  values: {
    ...aspect,
    lift_slope_per_degree: gives(
      whicker.liftSlope,
      { unit: '1/deg', noKind: 'a slope per degree, used by one method only' },
      'Lift slope at small angles.',
    ),
    lift_coefficient: gives(
      whicker.liftCoefficient,
      'drag_coefficient',
      'Lift coefficient with the sign of the angle.',
      {
        signed: true,
      },
    ),
    drag_coefficient: gives(whicker.dragCoefficient, 'drag_coefficient', 'Profile and induced drag coefficient.'),
    lift: gives(whicker.lift, 'hull_force', 'Lift normal to the inflow.', { signed: true }),
    ...loadValues,
    ...turnValues,
  },
  checks: {},
  calculate: (p, trace) => {
    const { rudder_angle: delta, water_density: rho, crossflow_drag_coefficient: C_Dc } = p
    const blade = bladeOf(p, trace)
    const liftOf = ({ A, V, Lambda }: NonNullable<typeof blade>) => {
      const rename = { alpha: 'delta' }
      const C_L_alpha = trace.apply(whicker.liftSlope, { Lambda })
      const C_L = trace.apply(whicker.liftCoefficient, { C_L_alpha, alpha: delta, C_Dc, Lambda }, { rename })
      const C_D = trace.apply(whicker.dragCoefficient, { C_D0: p.profile_drag_coefficient, C_L, Lambda })
      const L = trace.apply(whicker.lift, { rho, V, A, C_L })
      const D = trace.apply(whicker.drag, { rho, V, A, C_D })
      trace.apply(normalOfLiftAndDrag, { L, D, alpha: delta }, { rename })
      return L
    }
    const onShip = blade
      ? loadsOfLift(p, liftOf(blade), trace)
      : loadsOfNormal(p, given(p, 'normal_force').normal_force, trace)
    const turn = turnOf(p, onShip, trace)
    const idle = blade ? undefined : GIVEN
    return {
      values: {
        ...{ aspect_ratio: idle, lift_slope_per_degree: idle, lift_coefficient: idle },
        ...{ drag_coefficient: idle, lift: idle, ...turn?.told },
      },
      warnings: [
        ...stallWarnings(p, delta),
        ...aspectWarnings(blade?.Lambda),
        ...placeWarnings(p),
        ...hullWarnings(p, turn),
      ],
      detail: inWords(p, onShip, turn),
    }
  },
})

function loadsOfLift(
  { rudder_x_from_cg: x_R, a_h: a_H, hull_interaction_x: x_H }: Params,
  L: number,
  trace: Trace,
): OnShip {
  trace.section('Forces on the ship')
  const Y = trace.apply(loads.sideForceOfLift, { a_H, L })
  const N = trace.apply(loads.yawMomentOfLift, { x_R, a_H, x_H, L })
  const Y_0 = trace.apply(loads.crossForceOfLift, { L })
  trace.apply(loads.crossMoment, { Y_0, x_R })
  return { Y, N }
}
