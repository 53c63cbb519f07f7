/** A Ramberg-Osgood curve through two measured points. */
import type { Trace } from '@keelson/equations'
import { plasticStrain, rambergOsgoodExponent } from '@keelson/physics/materials/ramberg-osgood.ts'
import { given, type Outcome } from '@keelson/workflow'
import { curveOf, type Material, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import { alphaOf, readings } from './calculate-curve.ts'
import type { Drawn } from './calculate-readings.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export interface FitRun {
  readonly drawn: Drawn
  readonly values: Outcome<typeof contract>['values']
}

export function fitRun(p: Params, trace: Trace): FitRun {
  trace.section('Fit')
  const names = ['yield_strength', 'tensile_strength', 'ultimate_total_strain'] as const
  const { yield_strength: sigma_y, tensile_strength: sigma_u, ultimate_total_strain } = given(p, ...names)
  const E = p.youngs_modulus
  const K = trace.apply(
    plasticStrain,
    { epsilon: p.yield_total_strain, sigma: sigma_y, E },
    { as: 'K', rename: { epsilon: 'epsilon_y', sigma: 'sigma_y' }, title: 'Plastic strain at the yield strength' },
  )
  const epsilon_pl_u = trace.apply(
    plasticStrain,
    { epsilon: ultimate_total_strain, sigma: sigma_u, E },
    {
      as: 'epsilon_pl_u',
      rename: { epsilon: 'epsilon_u', sigma: 'sigma_uts' },
      title: 'Plastic strain at the tensile strength',
    },
  )
  const n = trace.apply(
    rambergOsgoodExponent,
    { epsilon_pl_u, K, sigma_u, sigma_y },
    { rename: { sigma_u: 'sigma_uts' } },
  )
  const material: Material = {
    model: RAMBERG_OSGOOD,
    youngs_modulus: E,
    yield_strength: sigma_y,
    ramberg_osgood_k: K,
    ramberg_osgood_n: n,
    tangent_modulus: 0,
  }
  const alpha = alphaOf(material, trace)
  const curve = curveOf(material)
  const drawn: Drawn = { material, curve, strainAtYield: curve.yieldStrain(trace), grid: [] }
  const values = { ...readings(drawn, trace), ramberg_osgood_k: K, ramberg_osgood_n: n, ramberg_osgood_alpha: alpha }
  return { drawn, values }
}
