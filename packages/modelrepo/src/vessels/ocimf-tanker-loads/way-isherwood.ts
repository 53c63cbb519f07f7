/** The wind relative to the bow by the regression of Isherwood. */
import { interpolated, type Trace } from '@keelson/equations'
import { locate } from '@keelson/numerics/interpolation.ts'
import * as isherwood from '@keelson/standards/isherwood-1972/coefficients.ts'
import { isherwood as source } from '@keelson/standards/isherwood-1972/source.ts'
import { toSI } from '@keelson/units'
import { shownIn } from '@keelson/workflow'
import { relativeWind, way } from './inputs.ts'
import { areaProblems, profileProblems } from './rules.ts'
import { relativeLoads, windCoefficients, windForces, withYaw } from './wind.ts'

export const byIsherwood = way({
  takes: [
    ...relativeWind,
    ...(['hull_breadth', 'superstructure_lateral_area', 'lateral_perimeter', 'bow_to_lateral_centroid'] as const),
    'number_of_masts',
  ],
  rules: (p) => [...areaProblems(p), ...profileProblems(p)],
  values: { ...windForces, ...withYaw, ...windCoefficients },
  checks: {},
  calculate: (p, trace) => {
    trace.section('Wind coefficients')
    const { longitudinal_wind_area: A_L, transverse_wind_area: A_T, length_overall: L_OA, hull_breadth: B } = p
    const form = { A_L, A_T, L_OA, B, S: p.lateral_perimeter, C: p.bow_to_lateral_centroid }
    const entries = reading(p.relative_wind_angle, trace)
    const [A_0, A_1, A_2, A_3, A_4, A_5, A_6] = entries('A', isherwood.AHEAD_TABLE)
    const [B_0, B_1, B_2, B_3, B_4, B_5, B_6] = entries('B', isherwood.ABEAM_TABLE)
    const [C_0, C_1, C_2, C_3, C_4, C_5] = entries('C', isherwood.YAW_TABLE)
    const ahead = { A_0, A_1, A_2, A_3, A_4, A_5, A_6, ...form, M: p.number_of_masts }
    const abeam = { B_0, B_1, B_2, B_3, B_4, B_5, B_6, ...form, A_SS: p.superstructure_lateral_area }
    const C = {
      x: trace.apply(isherwood.forceAhead, ahead),
      y: trace.apply(isherwood.forceAbeam, abeam),
      yaw: trace.apply(isherwood.yaw, { C_0, C_1, C_2, C_3, C_4, C_5, ...form }),
    }
    const { detail } = relativeLoads(p, C, isherwood.loads, trace)
    return { detail }
  },
})

type Seven = readonly [number, number, number, number, number, number, number]

/** Reads a row of coefficients at the angle, each between the rows around it. */
function reading(gamma: number, trace: Trace) {
  const nodes = isherwood.ANGLES.map((angle) => toSI(angle, 'deg'))
  const place = locate(nodes, gamma, 'refuse')
  const axis = { symbol: 'gamma', title: 'relative wind angle', unit: 'deg', at: gamma, nodes, place, scale: 'linear' }
  return (letter: string, table: readonly (readonly number[])[]): Seven =>
    (table[0] ?? []).map((_, column) => {
      const entry = (i: number) => table[i]?.[column] ?? Number.NaN
      return trace.lookup({
        symbol: `${letter}_${column}`,
        title: `Coefficient ${letter}${column}`,
        unit: '-',
        source,
        clause: 'regression of the wind coefficients',
        value: (1 - place.t) * entry(place.lower) + place.t * entry(place.upper),
        cell: `${letter}${column} at ${shownIn(gamma, 'deg')}`,
        ...interpolated([{ ...axis, scale: 'linear' }], ([i = 0]) => entry(i)),
      })
    }) as unknown as Seven
}
