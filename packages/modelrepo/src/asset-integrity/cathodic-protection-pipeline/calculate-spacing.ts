/** Distance between anodes, and the voltage that the current takes to mid-span. */
import type { Trace } from '@keelson/equations'
import {
  anodeDropFactor,
  anodeSpacing,
  halfSpacing,
  longestSpacing,
  midSpanDrop,
  midSpanPotential,
  protectedFromOneEnd,
  protectedLength,
  wallDropFactor,
} from '@keelson/standards/dnv-rp-f103-2019/spacing.ts'
import type { Anodes } from './calculate-anodes.ts'
import type { Along } from './calculate-coating.ts'
import type { Params } from './inputs.ts'

/** What the pipe takes at the end of life: current density A/m2 and breakdown factor along it. */
export interface Demand {
  readonly i_cm: number
  readonly along: Along
}
/** Reach of an anode; undefined where the pipe takes no current. */
interface Reach {
  readonly L_p: number
  readonly s_max: number
  readonly L_h: number
  readonly fromOneEnd: boolean
  readonly fromBothEnds: boolean
}
export interface Spacing {
  /** Anodes installed, or else required. */
  readonly N: number
  readonly s: number
  readonly c_1: number
  readonly c_2: number
  readonly Delta_E_s: number
  /** undefined where the driving voltage was given. */
  readonly E_s: number | undefined
  readonly reach: Reach | undefined
}

export function spacingOf(p: Params, { i_cm, along }: Demand, anodes: Anodes, trace: Trace): Spacing {
  trace.section('Anode spacing')
  const { outer_diameter: D, wall_thickness: t, length: L, steel_resistivity: rho_me } = p
  const N = p.number_of_anodes ?? anodes.N_req
  const s = trace.apply(anodeSpacing, { L, N }, p.number_of_anodes === undefined ? { rename: { N: 'N_req' } } : {})
  const f_cf = along.factor
  const named = along.as === undefined ? {} : { rename: { f_cf: along.as } }
  const pipe = { rho_me, D, t, f_cf, i_cm }
  const c_2 = trace.apply(wallDropFactor, pipe, named)
  const c_1 = trace.apply(anodeDropFactor, { D, f_cf, i_cm, R_af: anodes.R_af }, named)
  const Delta_E_s = trace.apply(midSpanDrop, { c_1, c_2, s })
  const E_s = anodes.E_a === undefined ? undefined : trace.apply(midSpanPotential, { E_a: anodes.E_a, Delta_E_s })
  if (f_cf === 0) return { N, s, c_1, c_2, Delta_E_s, E_s, reach: undefined }

  trace.section('Anode reach')
  const L_h = trace.apply(halfSpacing, { Delta_E: anodes.Delta_E, c_1, c_2 })
  const L_p = trace.apply(protectedLength, { ...pipe, Delta_E_me: p.metallic_voltage_drop_allowed }, named)
  const s_max = trace.apply(longestSpacing, { L_p })
  const both = { as: 's_max', rename: { L_p: 's_max' }, title: 'Protection from both ends' }
  const fromOneEnd = L <= trace.apply(protectedFromOneEnd, { L, L_p })
  const fromBothEnds = L <= trace.apply(protectedFromOneEnd, { L, L_p: s_max }, both)
  return { N, s, c_1, c_2, Delta_E_s, E_s, reach: { L_p, s_max, L_h, fromOneEnd, fromBothEnds } }
}
