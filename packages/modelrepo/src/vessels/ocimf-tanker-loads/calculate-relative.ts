/** The wind relative to the bow by the regressions of Isherwood and of Blendermann. SI. */
import { interpolated, type Trace } from '@keelson/equations'
import { locate } from '@keelson/numerics/interpolation.ts'
import type { windLoadsBy } from '@keelson/physics/ship-wind/loads.ts'
import * as blendermann from '@keelson/standards/blendermann-1994/coefficients.ts'
import { blendermann as blendermannSource } from '@keelson/standards/blendermann-1994/source.ts'
import * as isherwood from '@keelson/standards/isherwood-1972/coefficients.ts'
import { isherwood as isherwoodSource } from '@keelson/standards/isherwood-1972/source.ts'
import { toSI } from '@keelson/units'
import { given, shownIn } from '@keelson/workflow'
import type { Coefficients } from '../../_shared/hull-coefficients/coefficients.ts'
import type { Loads, Wind } from './calculate-loads.ts'
import type { Params } from './inputs.ts'

const relative = (p: Params) => {
  const g = given(
    p,
    'relative_wind_angle',
    'relative_wind_speed',
    'length_overall',
    'longitudinal_wind_area',
    'transverse_wind_area',
  )
  return {
    gamma: g.relative_wind_angle,
    V: g.relative_wind_speed,
    L_OA: g.length_overall,
    A_L: g.longitudinal_wind_area,
    A_T: g.transverse_wind_area,
  }
}
type Relative = ReturnType<typeof relative>

export function byIsherwood(p: Params, trace: Trace): Loads {
  const r = relative(p)
  trace.section('Coefficients of the wind')
  const {
    hull_breadth: B,
    lateral_perimeter: S,
    bow_to_lateral_centroid: C,
  } = given(p, 'hull_breadth', 'lateral_perimeter', 'bow_to_lateral_centroid')
  const form = { A_L: r.A_L, A_T: r.A_T, L_OA: r.L_OA, B, S, C }
  const entries = reading(r.gamma, trace)
  const [A_0, A_1, A_2, A_3, A_4, A_5, A_6] = entries('A', isherwood.AHEAD_TABLE)
  const [B_0, B_1, B_2, B_3, B_4, B_5, B_6] = entries('B', isherwood.ABEAM_TABLE)
  const [C_0, C_1, C_2, C_3, C_4, C_5] = entries('C', isherwood.YAW_TABLE)
  const C_is = {
    x: trace.apply(isherwood.forceAhead, { A_0, A_1, A_2, A_3, A_4, A_5, A_6, ...form, M: p.number_of_masts }),
    y: trace.apply(isherwood.forceAbeam, {
      ...{ B_0, B_1, B_2, B_3, B_4, B_5, B_6 },
      ...form,
      A_SS: p.superstructure_lateral_area,
    }),
    yaw: trace.apply(isherwood.yaw, { C_0, C_1, C_2, C_3, C_4, C_5, ...form }),
  }
  const { wind } = forcesOf(p, r, C_is, isherwood.loads, trace)
  return { method: 'isherwood_1972', wind, coefficients: C_is, speed: r.V }
}

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
        source: isherwoodSource,
        clause: 'regression of the wind coefficients',
        value: (1 - place.t) * entry(place.lower) + place.t * entry(place.upper),
        cell: `${letter}${column} at ${shownIn(gamma, 'deg')}`,
        ...interpolated([{ ...axis, scale: 'linear' }], ([i = 0]) => entry(i)),
      })
    }) as unknown as Seven
}

export function byBlendermann(p: Params, trace: Trace): Loads {
  const r = relative(p)
  const { gamma, L_OA, A_L } = r
  trace.section('Coefficients of the wind')
  const type = typeOf(p, gamma, trace)
  const { C_Dt, C_DlAF } = type
  const C_Dl = trace.apply(blendermann.longitudinalResistance, { C_DlAF, A_T: r.A_T, A_L })
  const D = trace.apply(blendermann.denominator, { delta: type.delta, C_Dl, C_Dt, gamma })
  const C_Y = trace.apply(blendermann.forceAbeam, { C_Dt, gamma, D })
  const C = {
    x: trace.apply(blendermann.forceAhead, { C_DlAF, gamma, D }),
    y: C_Y,
    yaw: trace.apply(blendermann.yaw, {
      s_L: p.lateral_centroid_from_midship,
      L_OA,
      k_N: blendermann.ARM_SLOPE,
      gamma,
      C_Y,
    }),
  }
  const { q, wind } = forcesOf(p, r, C, blendermann.loads, trace)
  const { lateral_centroid_height: s_H } = p
  const coefficients = { method: 'blendermann_1994', coefficients: C, speed: r.V } as const
  if (s_H === undefined) return { ...coefficients, wind }
  const H_m = trace.apply(blendermann.meanHeight, { A_L, L_OA })
  const kappa = type.kappa()
  const C_K = trace.apply(blendermann.heel, { kappa, s_H, H_m, C_Y })
  return { ...coefficients, wind: { ...wind, heel: trace.apply(blendermann.heelingMoment, { C_K, q, A_L, L_OA }) } }
}

/** The row of the ship type, the resistance ahead by the side from which the wind comes. */
function typeOf({ vessel_type }: Params, gamma: number, trace: Trace) {
  const row = blendermann.SHIP_TYPES[vessel_type]
  const entry = (symbol: string, title: string, value: number, cell = vessel_type.replaceAll('_', ' ')) =>
    trace.lookup({
      symbol,
      title,
      unit: '-',
      source: blendermannSource,
      clause: blendermann.TYPE_TABLE_CLAUSE,
      value,
      cell,
    })
  const bow = gamma <= Math.PI / 2
  const side = `${vessel_type.replaceAll('_', ' ')}, wind from ${bow ? 'forward' : 'aft'} of the beam`
  return {
    C_Dt: entry('C_Dt', 'Resistance abeam', row.abeam),
    C_DlAF: entry('C_DlAF', 'Longitudinal resistance on the frontal area', bow ? row.bow : row.stern, side),
    delta: entry('delta', 'Cross-force parameter', row.crossForce),
    kappa: () => entry('kappa', 'Heeling factor', row.heel),
  }
}

function forcesOf(
  p: Params,
  { V, A_T, A_L, L_OA }: Relative,
  C: Coefficients,
  by: ReturnType<typeof windLoadsBy>,
  trace: Trace,
): { readonly q: number; readonly wind: Wind } {
  trace.section('Wind')
  const q = trace.apply(by.pressure, { rho_a: p.air_density, V })
  return {
    q,
    wind: {
      x: trace.apply(by.forceX, { C_X: C.x, q, A_T }),
      y: trace.apply(by.forceY, { C_Y: C.y, q, A_L }),
      yaw: trace.apply(by.yawMoment, { C_N: C.yaw, q, A_L, L_OA }),
    },
  }
}
