/** One p-y curve: its ultimate resistance, and the resistance at deflections that are asked for. */
import * as clay from '@keelson/standards/api-rp-2geo-2011/py-clay.ts'
import * as sand from '@keelson/standards/api-rp-2geo-2011/py-sand.ts'
import { gives, listValue, shownIn } from '@keelson/workflow'
import { askedCurveChart, curveCharts } from './charts.ts'
import { askedCurve } from './curve.ts'
import { way } from './inputs.ts'
import { API_SAND, SOFT_CLAY } from './inputs-soil.ts'
import { flowWarnings } from './warnings.ts'

const signed = true
const ofClay = { soil_model: [SOFT_CLAY] }
const ofSand = { soil_model: [API_SAND] }

export const oneCurve = way({
  takes: ['outer_diameter', 'soil_model', 'soil_submerged_unit_weight', 'depth', 'loading'],
  may: ['displacement'],
  takesWhen: {
    undrained_shear_strength: ofClay,
    strain_50: ofClay,
    empirical_j: ofClay,
    friction_angle: ofSand,
    initial_modulus_k: ofSand,
  },
  values: {
    ultimate_resistance: gives(
      clay.clayUltimate,
      'force_per_length',
      'Ultimate lateral resistance per unit length. For sand, the loading factor A is not included.',
      {
        title: 'Ultimate lateral resistance',
        signed,
      },
    ),
    reference_displacement: gives(
      clay.referenceDeflection,
      'displacement',
      'Reference deflection of clay, at half the ultimate resistance.',
      { signed, onlyWhen: ofClay },
    ),
    transition_depth: gives(
      clay.transitionDepth,
      'soil_depth',
      'Transition depth of clay, below which soil flows around the pile.',
      {
        signed,
        onlyWhen: ofClay,
      },
    ),
    factor_a: gives(sand.staticFactor, '-', 'Loading factor A for the sand curve.', {
      title: 'Loading factor A',
      signed,
      onlyWhen: ofSand,
    }),
    lateral_resistance: listValue('force_per_length', {
      single: true,
      title: 'Lateral resistance',
      symbol: 'p',
      description: 'Lateral resistance at each entered deflection.',
      needs: ['displacement'],
    }),
  },
  checks: {},
  charts: curveCharts,
  calculate: (p, trace) => {
    const curve = askedCurve(p, trace)
    const asked = p.displacement
    const found = asked?.map((y, i) => (y === 0 ? 0 : curve.at(y, trace, asked.length === 1 ? 'p' : `p_${i + 1}`)))
    return {
      values: { lateral_resistance: found },
      charts: () => ({ py_curves: askedCurveChart(p, curve, found ?? []) }),
      warnings: flowWarnings('flows' in curve && curve.flows),
      detail: `Ultimate lateral resistance ${shownIn(curve.p_u, 'kN/m')}`,
    }
  },
})
