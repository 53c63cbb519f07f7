/** Heads of the well at a rate, what of the pump rests on them, and what flows past the motor. */
import { silent, type Trace } from '@keelson/equations'
import { annulusVelocity } from '@keelson/physics/esp/gas.ts'
import {
  FRESH_WATER,
  fluidHead,
  hazenWilliamsHead,
  netLift,
  totalDynamicHead,
  WATER_GRAVITY,
} from '@keelson/physics/esp/heads.ts'
import { hydraulicPower, pumpEfficiency } from '@keelson/physics/esp/pump.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { given } from '@keelson/workflow'
import type { Params } from './params.ts'

/** Specific gravity and the symbol of the step or input that gives it. */
export interface Fluid {
  readonly gamma: number
  readonly symbol: 'gamma' | 'gamma_l'
}
export interface Heads {
  readonly H_n: number
  readonly H_f: number
  readonly H_wh: number
  readonly TDH: number
}

/** Head of a gauge pressure; `symbol` of the pressure, `as` of the head. */
export function headOf(p: number, fluid: Fluid, symbol: string, as: string, title: string, trace: Trace): number {
  return trace.apply(
    fluidHead,
    { p, rho_w: FRESH_WATER, gamma: fluid.gamma, g: STANDARD_GRAVITY },
    { as, title, rename: { p: symbol, gamma: fluid.symbol } },
  )
}

/** Net lift above a pressure at the intake. */
export function liftAbove(p: Params, p_i: number, fluid: Fluid, trace: Trace): number {
  const H_i = headOf(p_i, fluid, 'p_i', 'H_i', 'Head of the intake pressure', trace)
  return trace.apply(netLift, { L_p: given(p, 'pump_setting_depth').pump_setting_depth, H_i })
}

/** All heads at a rate through the pump; `lift`: the symbol of the net lift. */
export function headsAt(p: Params, q: number, H_n: number, fluid: Fluid, trace: Trace, lift = 'H_n'): Heads {
  const {
    pump_setting_depth: L_p,
    tubing_inner_diameter: d,
    wellhead_pressure: p_wh,
  } = given(p, 'pump_setting_depth', 'tubing_inner_diameter', 'wellhead_pressure')
  const H_f = trace.apply(hazenWilliamsHead, { L_p, q, C_HW: p.hazen_williams_c, d })
  const H_wh = headOf(p_wh, fluid, 'p_wh', 'H_wh', 'Head of the wellhead pressure', trace)
  const TDH = trace.apply(totalDynamicHead, { H_n, H_f, H_wh }, { rename: { H_n: lift } })
  return { H_n, H_f, H_wh, TDH }
}

/** Total head at rates around the one of the run, for what is drawn. */
export const systemHead = (p: Params, H_n: number, fluid: Fluid) => (q: number) => headsAt(p, q, H_n, fluid, silent).TDH

export const powerOf = (q: number, H: number, fluid: Fluid, trace: Trace, head = 'TDH'): number =>
  trace.apply(
    hydraulicPower,
    { rho_w: FRESH_WATER, gamma: fluid.gamma, g: STANDARD_GRAVITY, q, H },
    { rename: { H: head, gamma: fluid.symbol } },
  )

/** Efficiency of one stage on water: what is given of it must be of one pump. */
export function stageEfficiency(q: number, h_s: number, P_s: number, trace: Trace): number {
  const P_hs = trace.apply(
    hydraulicPower,
    { rho_w: FRESH_WATER, gamma: WATER_GRAVITY, g: STANDARD_GRAVITY, q, H: h_s },
    { as: 'P_hs', title: 'Hydraulic power of a stage on water', rename: { H: 'h_s', gamma: 'gamma_1' } },
  )
  return trace.apply(
    pumpEfficiency,
    { P_h: P_hs, P_b: P_s },
    { as: 'eta_s', title: 'Efficiency of a stage', rename: { P_h: 'P_hs', P_b: 'P_s' } },
  )
}

/** Undefined where a diameter is not given. */
export function coolingVelocity(p: Params, q: number, trace: Trace): number | undefined {
  const { casing_inner_diameter: d_c, motor_outer_diameter: d_e } = p
  if (d_c === undefined || d_e === undefined) return undefined
  return trace.apply(
    annulusVelocity,
    { q, d_c, d_e },
    { as: 'v_m', title: 'Velocity past the motor', rename: { d_e: 'd_m' } },
  )
}
