/** A Ramberg-Osgood curve through two measured points. */
import { plasticStrain, rambergOsgoodExponent } from '@keelson/physics/materials/ramberg-osgood.ts'
import { gives, givesAs, shown } from '@keelson/workflow'
import { curveOf, type Material, RAMBERG_OSGOOD } from '../_shared/stress-strain/curve.ts'
import { chartsOf, curveCharts } from './charts.ts'
import { bar, barFigure } from './figures.ts'
import { way } from './inputs.ts'
import { alpha, type Drawn, readings, readValues, traceAlpha } from './readings.ts'
import { fitProblems } from './rules.ts'

export const theFit = way({
  takes: ['youngs_modulus', 'yield_strength', 'tensile_strength', 'yield_total_strain', 'ultimate_total_strain'],
  rules: fitProblems,
  values: {
    ...readValues,
    ramberg_osgood_k: givesAs(
      'K',
      'Fitted K',
      'strain',
      'Plastic strain at the yield strength, from the first fit point.',
      { signed: true },
    ),
    ramberg_osgood_n: gives(rambergOsgoodExponent, '-', 'Hardening exponent fitted through both points.', {
      title: 'Fitted exponent n',
      signed: true,
    }),
    ramberg_osgood_alpha: alpha,
  },
  checks: {},
  charts: curveCharts,
  figures: barFigure,
  calculate: (p, trace) => {
    trace.section('Fit')
    const { youngs_modulus: E, yield_strength: sigma_y, tensile_strength: sigma_u, ultimate_total_strain } = p
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
    const rename = { sigma_u: 'sigma_uts' }
    const n = trace.apply(rambergOsgoodExponent, { epsilon_pl_u, K, sigma_u, sigma_y }, { rename })
    const material: Material = {
      model: RAMBERG_OSGOOD,
      youngs_modulus: E,
      yield_strength: sigma_y,
      ramberg_osgood_k: K,
      ramberg_osgood_n: n,
      tangent_modulus: 0,
    }
    traceAlpha(material, trace)
    const curve = curveOf(material)
    const drawn: Drawn = { material, curve, strainAtYield: curve.yieldStrain(trace), grid: [] }
    const { told, said } = readings(drawn, trace)
    const tensile = { e: ultimate_total_strain, s: sigma_u }
    return {
      values: told,
      charts: () => chartsOf(drawn, [tensile.e], tensile),
      figures: () => ({ tensile_bar: bar(curve) }),
      detail: `Ramberg-Osgood K ${shown(K, 4)}, n ${shown(n, 4)}. ${said}`,
    }
  },
})
