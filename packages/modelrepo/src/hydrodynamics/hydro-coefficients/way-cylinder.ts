/** The vertical cylinder from the bed to the surface: the force of waves that it scatters. */
import { silent, type Trace } from '@keelson/equations'
import * as macCamyFuchs from '@keelson/physics/added-mass/vertical-cylinder.ts'
import { ContractError, listValue, shownIn, shownRatio } from '@keelson/workflow'
import { excitationChart } from './charts.ts'
import { PER_FREQUENCY } from './coefficients.ts'
import { type Given, way } from './inputs.ts'
import { cylinderRules } from './rules.ts'

export const cylinder = way({
  takes: ['radius', 'water_depth', 'wavenumber'],
  rules: cylinderRules,
  values: {
    surge_excitation_nondimensional: listValue('-', {
      title: 'Non-dimensional surge force',
      description: `${PER_FREQUENCY}: surge force divided by (water density × gravity × wave amplitude × radius × depth).`,
      symbol: 'F_hat',
    }),
    effective_inertia_coefficient: listValue('-', {
      title: 'Effective inertia coefficient',
      description: `${PER_FREQUENCY}: surge force divided by the undisturbed-wave force on the cylinder volume.`,
      symbol: 'C_M',
    }),
  },
  checks: {},
  charts: {
    excitation: {
      title: 'Effective inertia coefficient',
      description:
        'Effective inertia coefficient against wave number. It is 2 for a slender cylinder and lower if waves are scattered.',
    },
  },
  calculate: (p, trace) => {
    const { wavenumber } = p
    const all = wavenumber.map((k, i) => pushed(k, p, i === 0 ? trace : silent))
    return {
      values: {
        surge_excitation_nondimensional: all.map(({ F_hat }) => F_hat),
        effective_inertia_coefficient: all.map(({ C_M }) => C_M),
      },
      charts: () => ({ excitation: excitationChart(p, (k) => pushed(k, p, silent).C_M) }),
      detail: `Effective inertia coefficient ${shownRatio(all[0]?.C_M as number)} at wave number ${shownIn(wavenumber[0] as number, 'rad/m')} (slender cylinder: 2)`,
    }
  },
})

function pushed(k: number, { radius: a, water_depth: h }: Given<'radius' | 'water_depth'>, trace: Trace) {
  if (h === 'infinite') throw new ContractError('a vertical cylinder requires a water depth')
  const x = trace.apply(macCamyFuchs.scatterParameter, { k, a })
  const [J_s, Y_s] = [trace.apply(macCamyFuchs.besselSlope, { x }), trace.apply(macCamyFuchs.neumannSlope, { x })]
  const F_hat = trace.apply(macCamyFuchs.surgeExcitation, { k, h, x, J_s, Y_s })
  return { F_hat, C_M: trace.apply(macCamyFuchs.effectiveInertia, { F_hat, k, h, x }) }
}
