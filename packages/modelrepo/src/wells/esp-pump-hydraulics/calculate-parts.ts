/** The parts that are looked at alone: affinity laws, viscous liquid, cable, gas handling and gas separation. */
import type { Trace } from '@keelson/equations'
import * as cable from '@keelson/physics/esp/cable.ts'
import { annulusVelocity, bubbleRise, naturalSeparation, turpinNumber } from '@keelson/physics/esp/gas.ts'
import { freeGasShare } from '@keelson/physics/esp/intake.ts'
import { affineHead, affinePower, affineRate } from '@keelson/physics/esp/pump.ts'
import * as viscosity from '@keelson/physics/esp/viscosity.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { given, notApplicable, type Outcome, shown, shownPercent } from '@keelson/workflow'
import { absolute } from './calculate-intake.ts'
import { stageEfficiency } from './calculate-lift.ts'
import * as charts from './charts-parts.ts'
import { cableChecks, gasChecks } from './checks.ts'
import type { contract } from './contract.ts'
import * as detail from './detail.ts'
import { annulusFigure } from './figures.ts'
import type { Params } from './params.ts'
import { efficiencyWarnings, gasWarnings, viscosityWarnings } from './warnings.ts'

type Part = Outcome<typeof contract>

export function affinity(p: Params, trace: Trace): Part {
  const {
    flow_rate: q_0,
    head_per_stage: h_0,
    brake_power_per_stage_water: P_0,
    target_frequency: f,
  } = given(p, 'flow_rate', 'head_per_stage', 'brake_power_per_stage_water', 'target_frequency')
  const f_0 = p.frequency
  trace.section('Affinity laws')
  const own = { f: 'f_t', f_0: 'f' }
  const scaled = {
    scaled_rate: trace.apply(affineRate, { q_0, f, f_0 }, { rename: { ...own, q_0: 'q' } }),
    scaled_head_per_stage: trace.apply(affineHead, { h_0, f, f_0 }, { rename: { ...own, h_0: 'h_s' } }),
    scaled_brake_power_per_stage: trace.apply(affinePower, { P_0, f, f_0 }, { rename: { ...own, P_0: 'P_s' } }),
  }
  const eta = stageEfficiency(q_0, h_0, P_0, trace)
  return {
    values: { ...scaled, stage_efficiency: eta },
    charts: () => ({ affinity: charts.affinityChart(f_0, f) }),
    warnings: efficiencyWarnings(eta),
    detail: detail.ofAffinity(f, scaled),
  }
}

export function viscosityCorrection(p: Params, trace: Trace): Part {
  const {
    kinematic_viscosity: nu,
    best_efficiency_rate: q_BEP,
    head_at_best_efficiency: h_BEP,
    pump_speed: n,
  } = given(p, 'kinematic_viscosity', 'best_efficiency_rate', 'head_at_best_efficiency', 'pump_speed')
  trace.section('Viscosity')
  const B = trace.apply(viscosity.parameterB, { nu, h_BEP, q_BEP, n })
  const common = {
    charts: () => ({ viscosity: charts.viscosityChart(p, B) }),
    warnings: viscosityWarnings(p, B),
  }
  if (B <= viscosity.B_RANGE.from)
    return { ...common, values: { parameter_b: B, ...factors(1, 1, 1) }, detail: detail.ofWater(B) }
  if (B >= viscosity.B_RANGE.below) {
    const none = notApplicable(`the parameter B is ${shown(B, 3)}, and the method ends at 40`)
    return { ...common, values: { parameter_b: B, ...factors(none, none, none) }, detail: detail.beyondMethod(B) }
  }
  const C_Q = trace.apply(viscosity.rateCorrection, { B })
  const C_H = trace.apply(viscosity.headCorrection, { C_Q, x_q: p.rate_ratio_to_best_efficiency })
  const C_eta = trace.apply(viscosity.efficiencyCorrection, { B })
  const head = C_H > 0 ? C_H : notApplicable(`the correction of the head comes to ${shown(C_H, 3)} at this rate ratio`)
  return {
    ...common,
    values: { parameter_b: B, ...factors(C_Q, head, C_eta) },
    detail: detail.ofViscosity(B, { C_Q, C_H, C_eta }),
  }
}

const factors = <T, H>(rate: T, head: H, efficiency: T) => ({
  rate_correction_factor: rate,
  head_correction_factor: head,
  efficiency_correction_factor: efficiency,
})

export function cableDrop(p: Params, trace: Trace): Part {
  const {
    motor_current: I,
    motor_voltage: V_m,
    cable_resistance_per_length: r_0,
    cable_length: L,
  } = given(p, 'motor_current', 'motor_voltage', 'cable_resistance_per_length', 'cable_length')
  const T_0 = cable.REFERENCE_TEMPERATURE
  const alpha = p.resistance_temperature_coefficient
  trace.section('Cable')
  const R_T = trace.apply(
    cable.conductorResistance,
    { r_0, alpha, T: p.conductor_temperature ?? T_0, T_0, L },
    { rename: { T: p.conductor_temperature === undefined ? 'T_0' : 'T_c' } },
  )
  const Delta_V = trace.apply(cable.voltageDrop, { I, R_T })
  const V_s = trace.apply(cable.surfaceVoltage, { V_m, Delta_V })
  const surface_kva = trace.apply(cable.apparentPower, { V_s, I })
  return {
    values: { cable_voltage_drop: Delta_V, surface_voltage: V_s, surface_kva },
    checks: cableChecks(p, Delta_V, L, V_m, trace),
    detail: detail.ofCable(Delta_V, V_s, surface_kva),
    charts: () => ({ cable: charts.cableChart(p, V_m, I) }),
    ...(p.conductor_temperature === undefined && { assumed: { conductor_temperature: T_0.si } }),
  }
}

export function gasHandling(p: Params, trace: Trace): Part {
  const {
    free_gas_rate_at_intake: q_g,
    liquid_rate_at_intake: q_l,
    pump_intake_pressure: p_i,
  } = given(p, 'free_gas_rate_at_intake', 'liquid_rate_at_intake', 'pump_intake_pressure')
  trace.section('Gas at the pump')
  const p_a = absolute(p_i, 'p_i', 'Intake pressure, absolute', trace)
  const Phi = trace.apply(turpinNumber, { q_g, q_l, p_a }, { rename: { p_a: 'p_ia' } })
  const f_g = trace.apply(freeGasShare, { q_g, q_l })
  return {
    values: { turpin_number: Phi, gas_handling_stable: Phi < 1, free_gas_percent_at_intake: f_g },
    checks: gasChecks(Phi, f_g, 'after', undefined),
    detail: detail.ofGas(Phi, f_g),
    charts: () => ({ gas_stability: charts.stabilityChart(p_i, f_g) }),
    warnings: gasWarnings(f_g, 'after', '/free_gas_rate_at_intake'),
  }
}

export function gasSeparation(p: Params, trace: Trace): Part {
  const g = given(
    p,
    'liquid_rate_at_intake',
    'surface_tension',
    'liquid_density',
    'gas_density',
    'casing_inner_diameter',
    'pump_outer_diameter',
  )
  const { liquid_rate_at_intake: q, casing_inner_diameter: d_c, pump_outer_diameter: d_e } = g
  trace.section('Natural separation')
  const v_inf = trace.apply(bubbleRise, {
    sigma: g.surface_tension,
    g: STANDARD_GRAVITY,
    rho_l: g.liquid_density,
    rho_g: g.gas_density,
  })
  const v_sl = trace.apply(
    annulusVelocity,
    { q, d_c, d_e },
    { as: 'v_sl', title: 'Superficial velocity of the liquid', rename: { q: 'q_l', d_e: 'd_p' } },
  )
  const E_n = trace.apply(naturalSeparation, { v_inf, v_sl })
  return {
    values: { bubble_rise_velocity: v_inf, superficial_liquid_velocity: v_sl, natural_separation_efficiency: E_n },
    charts: () => ({ separation: charts.separationChart(q, d_c, d_e, v_inf) }),
    figures: () => ({ annulus: annulusFigure(d_c, d_e, v_sl, v_inf) }),
    detail: `Up the annulus goes ${shownPercent(E_n)} of the free gas by itself`,
  }
}
