/** Gas at the pump: whether the pump bears it, and how much of it goes up the annulus by itself. */
import {
  annulusVelocity,
  bubbleRise,
  GAS_LOCKS,
  naturalSeparation,
  turpinBound,
  turpinNumber,
} from '@keelson/physics/esp/gas.ts'
import { ATMOSPHERE, absolutePressure, freeGasShare } from '@keelson/physics/esp/intake.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { type ChartDefinition, gives, givesAs, lineChart, shownPercent } from '@keelson/workflow'
import { curve } from './charts.ts'
import { annulusFigure } from './figures.ts'
import { besideGas, gasChecks, gasValues, isStable, ofGas } from './gas.ts'
import { way } from './inputs.ts'
import { absolute } from './intake.ts'
import { gasWarnings } from './warnings.ts'

export const handled = way({
  takes: ['pump_intake_pressure', 'free_gas_rate_at_intake', 'liquid_rate_at_intake'],
  values: gasValues,
  checks: gasChecks,
  charts: {
    gas_stability: {
      title: 'Free gas limit',
      description: 'Maximum stable free gas rate after separation by the Turpin criterion, against intake pressure.',
    },
  },
  calculate: (p, trace) => {
    const { free_gas_rate_at_intake: q_g, liquid_rate_at_intake: q_l, pump_intake_pressure: p_i } = p
    trace.section('Gas at pump')
    const p_a = absolute(p_i, 'p_i', 'Absolute intake pressure', trace)
    const Phi = trace.apply(turpinNumber, { q_g, q_l, p_a }, { rename: { p_a: 'p_ia' } })
    const f_g = trace.apply(freeGasShare, { q_g, q_l })
    return {
      values: { gas_handling_stable: isStable(Phi) },
      beside: besideGas(Phi, f_g, 'after'),
      charts: () => ({ gas_stability: stabilityChart(p_i, f_g) }),
      warnings: gasWarnings(f_g, 'after', '/free_gas_rate_at_intake'),
      detail: ofGas(Phi, f_g),
    }
  },
})

const OF_LIQUID = 'Superficial liquid velocity'

export const separated = way({
  takes: [
    ...['liquid_rate_at_intake', 'surface_tension', 'liquid_density', 'gas_density'],
    ...['casing_inner_diameter', 'pump_outer_diameter'],
  ] as const,
  values: {
    bubble_rise_velocity: gives(bubbleRise, 'pipe_flow_velocity', 'Rise velocity of bubbles in still liquid.', {
      unit: 'm/s',
    }),
    superficial_liquid_velocity: givesAs(
      'v_sl',
      OF_LIQUID,
      'pipe_flow_velocity',
      'Liquid velocity in the annulus between casing and pump.',
      {
        unit: 'm/s',
      },
    ),
    natural_separation_efficiency: gives(
      naturalSeparation,
      '-',
      'Fraction of the free gas that rises up the annulus without a separator.',
    ),
  },
  checks: {},
  charts: {
    separation: {
      title: 'Natural separation against rate',
      description: 'Natural gas separation in the annulus between casing and pump, against liquid rate.',
    },
  },
  figures: {
    annulus: {
      title: 'Intake section',
      description: 'Casing and pump to scale, with the liquid and bubbles between them.',
    },
  },
  calculate: (p, trace) => {
    const { liquid_rate_at_intake: q, casing_inner_diameter: d_c, pump_outer_diameter: d_e } = p
    const { surface_tension: sigma, liquid_density: rho_l, gas_density: rho_g } = p
    trace.section('Natural separation')
    const v_inf = trace.apply(bubbleRise, { sigma, g: STANDARD_GRAVITY, rho_l, rho_g })
    const v_sl = trace.apply(
      annulusVelocity,
      { q, d_c, d_e },
      { as: 'v_sl', title: OF_LIQUID, rename: { q: 'q_l', d_e: 'd_p' } },
    )
    const E_n = trace.apply(naturalSeparation, { v_inf, v_sl })
    return {
      charts: () => ({ separation: separationChart(q, d_c, d_e, v_inf) }),
      figures: () => ({ annulus: annulusFigure(d_c, d_e, v_sl, v_inf) }),
      detail: `Natural separation removes ${shownPercent(E_n)} of the free gas`,
    }
  },
})

/** Free gas that a pump bears by Turpin, against the intake pressure. */
function stabilityChart(p_i: number, f_g: number): ChartDefinition {
  const bound = (p_g: number) =>
    turpinBound.evaluateSI({ p_a: absolutePressure.evaluateSI({ p_g, p_atm: ATMOSPHERE.si }) })
  return lineChart({
    x: { title: 'Intake gauge pressure', unit: 'psi' },
    y: { title: 'Free gas after separation', unit: '%' },
    series: [{ name: 'stability limit', points: curve(0, 2 * p_i, bound) }],
    markers: [{ x: p_i, y: f_g, label: 'pump' }],
    limits: [{ at: GAS_LOCKS.value, label: 'gas handler', along: 'x', written: true }],
  })
}

function separationChart(q: number, d_c: number, d_e: number, v_inf: number): ChartDefinition {
  const share = (x: number) =>
    naturalSeparation.evaluateSI({ v_inf, v_sl: annulusVelocity.evaluateSI({ q: x, d_c, d_e }) })
  return lineChart({
    x: { title: 'Liquid rate at intake', unit: 'bbl/d' },
    y: { title: 'Gas separated to annulus', unit: '%' },
    series: [{ name: 'natural separation', points: curve(0.1 * q, 2 * q, share) }],
    markers: [{ x: q, y: share(q), label: 'intake' }],
  })
}
