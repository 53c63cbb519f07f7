/** From the reservoir to the pump intake: pressures of a straight-line inflow, and what flows in. */
import type { Trace } from '@keelson/equations'
import { turpinNumber } from '@keelson/physics/esp/gas.ts'
import * as intake from '@keelson/physics/esp/intake.ts'
import { takacsEsp } from '@keelson/physics/esp/sources.ts'
import { linearIndexFromTest, linearPressure } from '@keelson/physics/inflow/linear.ts'
import { liquidGravity } from '@keelson/physics/multiphase/lift-deficit.ts'
import { oilGravity } from '@keelson/physics/pvt/standing.ts'
import { WATER_GRADIENT } from '@keelson/physics/rod-pump/pump-equations.ts'
import { given, gives, inPractice } from '@keelson/workflow'
import type { Fluid } from './heads.ts'
import type { Given, Perhaps } from './inputs.ts'

const { ATMOSPHERE } = intake
const DRAWN = ['reservoir_pressure', 'datum_depth']

export const drawnValues = {
  pump_intake_pressure: gives(
    intake.pumpIntakePressure,
    'well_pressure_gauge',
    'Gauge pressure at the pump intake; for an operating point analysis, the value at the operating point.',
    {
      title: 'Pump intake pressure',
      unit: 'kPa',
      signed: true,
      needs: DRAWN,
    },
  ),
}
/** Reservoir pressure covers what is spent on the way to the intake. */
export const drawnChecks = {
  intake_pressure: inPractice('oilfield').compares('well_pressure_gauge', {
    title: 'Intake pressure',
    criterion: { source: takacsEsp, clause: 'ch. 5, pump intake pressure' },
    demand: intake.pressureSpent,
    capacity: { input: 'reservoir_pressure', title: 'Reservoir pressure' },
    needs: DRAWN,
  }),
}

export const absolute = (p_g: number, symbol: string, title: string, trace: Trace): number =>
  trace.apply(intake.absolutePressure, { p_g, p_atm: ATMOSPHERE }, { as: `${symbol}a`, title, rename: { p_g: symbol } })

/** Oil and water at stock tank. */
export function compositeFluid(
  {
    oil_api_gravity: API,
    water_cut: f_w,
    water_specific_gravity: gamma_w,
  }: Given<'oil_api_gravity' | 'water_cut' | 'water_specific_gravity'>,
  trace: Trace,
): Fluid & { readonly gamma_o: number } {
  trace.section('Inflow')
  const gamma_o = trace.apply(oilGravity, { API })
  return { gamma: trace.apply(liquidGravity, { f_w, gamma_w, gamma_o }), symbol: 'gamma_l', gamma_o }
}

/** Index of the liquid through the test; pressures absolute. */
export function indexOfTest(
  { test_rate: q_t, test_flowing_pressure: p_t }: Given<'test_rate' | 'test_flowing_pressure'>,
  p_ra: number,
  trace: Trace,
): number {
  const p_ta = absolute(p_t, 'p_t', 'Absolute test flowing pressure', trace)
  return trace.apply(linearIndexFromTest, { q_t, p_r: p_ra, p_t: p_ta }, { rename: { p_r: 'p_ra', p_t: 'p_ta' } })
}

export interface Drawn {
  /** Flowing bottomhole pressure, absolute. */
  readonly p_wf: number
  /** At the intake, gauge. */
  readonly p_i: number
}

/** Pressures at a liquid rate; `rate`: its symbol. */
export function drawnAt(
  p: Given<'pump_setting_depth'> & Perhaps<'reservoir_pressure' | 'datum_depth'>,
  q: number,
  J: number,
  fluid: Fluid,
  rate: string,
  trace: Trace,
): Drawn {
  const { reservoir_pressure: p_r, datum_depth: L_d } = given(p, 'reservoir_pressure', 'datum_depth')
  const p_ra = absolute(p_r, 'p_r', 'Absolute reservoir pressure', trace)
  const p_wf = trace.apply(linearPressure, { p_r: p_ra, q, J }, { rename: { p_r: 'p_ra', q: rate } })
  const p_i = trace.apply(
    intake.pumpIntakePressure,
    { p_wf, p_atm: ATMOSPHERE, g_w: WATER_GRADIENT, gamma: fluid.gamma, L_d, L_p: p.pump_setting_depth },
    { rename: { gamma: fluid.symbol } },
  )
  trace.apply(intake.pressureSpent, { p_rg: p_r, p_i }, { rename: { p_rg: 'p_r' } })
  return { p_wf, p_i }
}

export const tracedGauge = (p_wf: number, trace: Trace): number =>
  trace.apply(intake.flowingPressureGauge, { p_wf, p_atm: ATMOSPHERE })

export const flowing = [
  ...['gas_oil_ratio', 'gas_specific_gravity', 'oil_api_gravity', 'bottomhole_temperature', 'desired_rate'],
  ...['water_cut', 'z_factor'],
] as const
/** What flows in at the intake. */
export type Intake = ReturnType<typeof intakeAt>

/** At an intake pressure, gauge, that is above 0; `Phi` is of all free gas, before separation. */
export function intakeAt(p: Given<(typeof flowing)[number]>, p_i: number, gamma_o: number, trace: Trace) {
  const { gas_oil_ratio: R_p, gas_specific_gravity: gamma_g, oil_api_gravity: API } = p
  const { bottomhole_temperature: T, desired_rate: q_d, water_cut: f_w } = p
  trace.section('Intake volumes')
  const p_a = absolute(p_i, 'p_i', 'Absolute intake pressure', trace)
  const rename = { p_a: 'p_ia' }
  const R_s = trace.apply(intake.intakeSolutionGor, { R_p, gamma_g, p_a, API, T }, { rename })
  const B_o = trace.apply(intake.intakeOilFactor, { R_s, gamma_g, gamma_o, T })
  const B_g = trace.apply(intake.intakeGasFactor, { z: p.z_factor, T, p_a }, { rename })
  const q_o = trace.apply(intake.oilAtIntake, { q_d, f_w, B_o })
  const q_w = trace.apply(intake.waterAtIntake, { q_d, f_w })
  const q_g = trace.apply(intake.freeGasAtIntake, { q_d, f_w, R_p, R_s, B_g })
  const q_l = trace.apply(intake.liquidAtIntake, { q_o, q_w })
  const q = trace.apply(intake.volumeAtIntake, { q_l, q_g })
  const f_g = trace.apply(intake.freeGasShare, { q_g, q_l })
  const Phi = trace.apply(turpinNumber, { q_g, q_l, p_a }, { rename })
  return { q_o, q_w, q_g, q, f_g, Phi }
}
