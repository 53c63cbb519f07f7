/** The wind relative to the bow by the loading functions of Blendermann. */
import type { Trace } from '@keelson/equations'
import * as blendermann from '@keelson/standards/blendermann-1994/coefficients.ts'
import { blendermann as source } from '@keelson/standards/blendermann-1994/source.ts'
import { gives } from '@keelson/workflow'
import { type Inputs, relativeWind, way } from './inputs.ts'
import { relativeLoads, windCoefficients, windForces, withYaw } from './wind.ts'

export const byBlendermann = way({
  takes: [...relativeWind, 'vessel_type', 'lateral_centroid_from_midship'],
  may: ['lateral_centroid_height'],
  values: {
    ...windForces,
    ...withYaw,
    wind_heeling_moment: gives(
      blendermann.heelingMoment,
      'hull_moment',
      'Wind heeling moment about the waterline, positive to leeward.',
      { title: 'Wind heeling moment', signed: true, needs: ['lateral_centroid_height'] },
    ),
    ...windCoefficients,
  },
  checks: {},
  calculate: (p, trace) => {
    const { relative_wind_angle: gamma, length_overall: L_OA } = p
    const { transverse_wind_area: A_T, longitudinal_wind_area: A_L } = p
    trace.section('Wind coefficients')
    const { C_Dt, C_DlAF, delta, kappaOf } = typeOf(p.vessel_type, gamma, trace)
    const C_Dl = trace.apply(blendermann.longitudinalResistance, { C_DlAF, A_T, A_L })
    const D = trace.apply(blendermann.denominator, { delta, C_Dl, C_Dt, gamma })
    const C_Y = trace.apply(blendermann.forceAbeam, { C_Dt, gamma, D })
    const C_X = trace.apply(blendermann.forceAhead, { C_DlAF, gamma, D })
    const arm = { s_L: p.lateral_centroid_from_midship, L_OA, k_N: blendermann.ARM_SLOPE, gamma }
    const C_N = trace.apply(blendermann.yaw, { ...arm, C_Y })
    const { q, detail } = relativeLoads(p, { x: C_X, y: C_Y, yaw: C_N }, blendermann.loads, trace)
    const { lateral_centroid_height: s_H } = p
    if (s_H === undefined) return { detail }
    const H_m = trace.apply(blendermann.meanHeight, { A_L, L_OA })
    const C_K = trace.apply(blendermann.heel, { kappa: kappaOf(), s_H, H_m, C_Y })
    trace.apply(blendermann.heelingMoment, { C_K, q, A_L, L_OA })
    return { detail }
  },
})

/** The row of the ship type, the resistance ahead by the side from which the wind comes. */
function typeOf(type: Inputs['vessel_type'], gamma: number, trace: Trace) {
  const row = blendermann.SHIP_TYPES[type]
  const called = type.replaceAll('_', ' ')
  const entry = (symbol: string, title: string, value: number, cell = called) =>
    trace.lookup({ symbol, title, unit: '-', source, clause: blendermann.TYPE_TABLE_CLAUSE, value, cell })
  const bow = gamma <= Math.PI / 2
  const side = `${called}, wind from ${bow ? 'forward' : 'aft'} of the beam`
  return {
    C_Dt: entry('C_Dt', 'Lateral resistance', row.abeam),
    C_DlAF: entry('C_DlAF', 'Longitudinal resistance based on frontal area', bow ? row.bow : row.stern, side),
    delta: entry('delta', 'Cross-force parameter', row.crossForce),
    kappaOf: () => entry('kappa', 'Heeling factor', row.heel),
  }
}
