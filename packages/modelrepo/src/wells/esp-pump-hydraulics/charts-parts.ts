/** Charts of the parts that are looked at alone. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { conductorResistance, REFERENCE_TEMPERATURE, voltageDrop } from '@keelson/physics/esp/cable.ts'
import { annulusVelocity, GAS_LOCKS, naturalSeparation } from '@keelson/physics/esp/gas.ts'
import { ATMOSPHERE, absolutePressure } from '@keelson/physics/esp/intake.ts'
import { affineHead, affinePower, affineRate } from '@keelson/physics/esp/pump.ts'
import * as viscosity from '@keelson/physics/esp/viscosity.ts'
import { toSI } from '@keelson/units'
import {
  type ChartDefinition,
  given,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
} from '@keelson/workflow'
import type { Params } from './params.ts'

const POINTS = 41
/** Hz. */
const SPEEDS = { least: 30, most: 75 } as const

export function affinityChart(f_0: number, f_t: number): ChartDefinition {
  const over = spaced(Math.min(SPEEDS.least, f_0, f_t), Math.max(SPEEDS.most, f_0, f_t), POINTS)
  const line = (name: string, of: (f: number) => number) => ({ name, points: over.map((f): Point => [f, of(f)]) })
  return lineChart({
    x: { title: 'Frequency', unit: 'Hz' },
    y: { title: 'Share of its value before', unit: '-' },
    series: [
      line('rate', (f) => affineRate.evaluateSI({ q_0: 1, f, f_0 })),
      line('head', (f) => affineHead.evaluateSI({ h_0: 1, f, f_0 })),
      line('power', (f) => affinePower.evaluateSI({ P_0: 1, f, f_0 })),
    ],
    limits: [{ at: f_t, label: 'target', along: 'y' }],
  })
}

/** Factors against the viscosity of the liquid, as far as the method goes. */
export function viscosityChart(p: Params, B: number): ChartDefinition | NotApplicable {
  const { kinematic_viscosity: nu } = given(p, 'kinematic_viscosity')
  if (!(nu > 0)) return notApplicable('the liquid has no viscosity')
  const { from, below } = viscosity.B_RANGE
  const factorsAt = (b: number) => {
    const C_Q = viscosity.rateCorrection.evaluateSI({ B: b })
    const C_H = viscosity.headCorrection.evaluateSI({ C_Q, x_q: p.rate_ratio_to_best_efficiency })
    return { C_Q, C_H, C_eta: viscosity.efficiencyCorrection.evaluateSI({ B: b }) }
  }
  const over = spaced(0, 1, POINTS).map((t) => from * (below / from) ** t)
  const line = (name: string, of: (f: ReturnType<typeof factorsAt>) => number) => ({
    name,
    points: over.flatMap((b): Point[] => {
      const y = of(factorsAt(b))
      return y >= 0 ? [[b, y]] : []
    }),
  })
  return lineChart({
    x: { title: 'Parameter B', unit: '-', log: true },
    y: { title: 'Factor on water performance', unit: '-' },
    series: [line('rate', (f) => f.C_Q), line('head', (f) => f.C_H), line('efficiency', (f) => f.C_eta)],
    limits: [{ at: B, label: 'liquid', along: 'y', written: true }],
  })
}

/** Voltage drop against the temperature of the conductor. */
export function cableChart(p: Params, V_m: number, I: number): ChartDefinition {
  const { cable_resistance_per_length: r_0, cable_length: L } = given(p, 'cable_resistance_per_length', 'cable_length')
  const T_0 = REFERENCE_TEMPERATURE.si
  const alpha = p.resistance_temperature_coefficient
  const T_c = p.conductor_temperature ?? T_0
  const drop = (T: number) =>
    voltageDrop.evaluateSI({ I, R_T: conductorResistance.evaluateSI({ r_0, alpha, T, T_0, L }) })
  const over = spaced(Math.min(T_0, T_c), Math.max(T_0 + HOTTER, T_c), POINTS)
  return lineChart({
    x: { title: 'Conductor temperature', unit: 'degF' },
    y: { title: 'Voltage drop', unit: 'V' },
    series: [{ name: 'drop', points: over.map((T): Point => [T, drop(T)]) }],
    markers: [{ x: T_c, y: drop(T_c), label: 'cable' }],
    limits: [
      { at: 0.1 * V_m, label: '10 % of the motor voltage', along: 'x', written: true },
      { at: L * MOST_DROP, label: '30 V in 1000 ft', along: 'x', written: true },
    ],
  })
}
const MOST_DROP = 30 / toSI(1000, 'ft')
/** K above the temperature of the tabled resistance. */
const HOTTER = 125

const TURPIN = toSI(2000, 'psia')
/** Free gas that a pump bears by Turpin, against the intake pressure. */
export function stabilityChart(p_i: number, f_g: number): ChartDefinition {
  const bound = (p: number) => {
    const p_a = absolutePressure.evaluateSI({ p_g: p, p_atm: ATMOSPHERE.si })
    const ratio = (3 * p_a) / TURPIN
    return ratio / (1 + ratio)
  }
  return lineChart({
    x: { title: 'Pressure at the intake, gauge', unit: 'psi' },
    y: { title: 'Free gas after separation', unit: '%' },
    series: [{ name: 'stable below', points: spaced(0, 2 * p_i, POINTS).map((p): Point => [p, bound(p)]) }],
    markers: [{ x: p_i, y: f_g, label: 'pump' }],
    limits: [{ at: GAS_LOCKS.value, label: 'gas handler', along: 'x', written: true }],
  })
}

export function separationChart(q: number, d_c: number, d_e: number, v_inf: number): ChartDefinition {
  const share = (x: number) =>
    naturalSeparation.evaluateSI({ v_inf, v_sl: annulusVelocity.evaluateSI({ q: x, d_c, d_e }) })
  return lineChart({
    x: { title: 'Liquid at the intake', unit: 'bbl/d' },
    y: { title: 'Gas that goes up the annulus', unit: '%' },
    series: [
      {
        name: 'natural separation',
        points: spaced(0.1 * q, 2 * q, POINTS).map((x): Point => [x, share(x)]),
      },
    ],
    markers: [{ x: q, y: share(q), label: 'intake' }],
  })
}
