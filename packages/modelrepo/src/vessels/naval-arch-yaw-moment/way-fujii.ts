/** The normal force of a rudder by Fujii, at the angle that the drift leaves it. */
import { effectiveAngle } from '@keelson/physics/manoeuvring/rudder-loads.ts'
import { normalForce, normalForceCoefficient } from '@keelson/physics/rudder/normal-force.ts'
import { given, gives } from '@keelson/workflow'
import { ofRudder, way } from './inputs.ts'
import { aspect, bladeOf, GIVEN, loadsOfNormal, loadValues } from './loads.ts'
import { inWords, turnOf, turnValues } from './turn.ts'
import { driftWarnings, hullWarnings, placeWarnings, stallWarnings } from './warnings.ts'

export const byFujii = way({
  ...ofRudder,
  takes: [...ofRudder.takes, 'drift_angle', 'flow_straightening'],
  values: {
    ...aspect,
    effective_angle: gives(effectiveAngle, 'heel_angle', 'Rudder angle less the drift angle at the rudder.', {
      signed: true,
    }),
    ...loadValues,
    ...turnValues,
  },
  checks: {},
  calculate: (p, trace) => {
    const { rudder_angle: delta, drift_angle: beta_R, flow_straightening: gamma_R, water_density: rho } = p
    const blade = bladeOf(p, trace)
    const byBlade = ({ A, V, Lambda }: NonNullable<typeof blade>) => {
      const alpha = trace.apply(effectiveAngle, { delta, gamma_R, beta_R })
      const C_N = trace.apply(normalForceCoefficient, { Lambda, delta: alpha }, { rename: { delta: 'alpha_R' } })
      return { alpha, F_N: trace.apply(normalForce, { rho, V_R: V, A, C_N }, { rename: { V_R: 'V' } }) }
    }
    const { alpha, F_N } = blade ? byBlade(blade) : { alpha: delta, F_N: given(p, 'normal_force').normal_force }
    const onShip = loadsOfNormal(p, F_N, trace)
    const turn = turnOf(p, onShip, trace)
    const idle = blade ? undefined : GIVEN
    return {
      values: { aspect_ratio: idle, effective_angle: idle, ...turn?.told },
      warnings: [...stallWarnings(p, alpha), ...placeWarnings(p), ...driftWarnings(p), ...hullWarnings(p, turn)],
      detail: inWords(p, onShip, turn),
    }
  },
})
