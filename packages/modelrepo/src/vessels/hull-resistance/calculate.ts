/** Resistance and power at every speed: all of them silently, the highest step by step. */
import { notApplicable, type Outcome, type RunContext, shownForce, shownIn } from '@keelson/workflow'
import { type Hull, hullOf } from './calculate-hull.ts'
import type { Propulsion } from './calculate-propulsion.ts'
import type { Resistance } from './calculate-resistance.ts'
import { type AtSpeed, atSpeed } from './calculate-speed.ts'
import { partsChart, powerChart } from './charts.ts'
import type { contract } from './contract.ts'
import { plan, profile } from './figures.ts'
import type { Params } from './inputs.ts'
import { speedRows } from './tables.ts'
import { ofPropulsion } from './values.ts'
import { warningsOf } from './warnings.ts'

type Run = Outcome<typeof contract>
type Values = Run['values']

export function calculate(p: Params, { trace }: RunContext): Run {
  const hull = hullOf(p, trace)
  const all = p.speed.map((V) => atSpeed(p, hull, V))
  const top = atSpeed(p, hull, Math.max(...p.speed), trace)
  const resistances = all.map(({ resistance }) => resistance)
  return {
    values: { ...hullValues(hull), ...speedValues(resistances), ...propulsionValues(p, all, top) },
    tables: () => ({ speeds: speedRows(hull, all) }),
    charts: () => ({ parts: partsChart(p, hull), power: powerChart(p, hull, all) }),
    figures: () => ({ profile: profile(p, hull), plan: plan(hull) }),
    warnings: warningsOf(p, hull, resistances, top.propulsion),
    detail: sentence(top),
  }
}

const hullValues = ({ dimensions: d, surfaces: s, wave: w, C_A }: Hull): Values => ({
  ...{ block_coefficient: d.C_B, prismatic_coefficient: d.C_P, length_of_run: d.L_R },
  ...(s.c_12 !== undefined && { c12: s.c_12 }),
  ...{ form_factor_1_plus_k1: s.K_1, wetted_surface: s.S, half_angle_of_entrance: w.i_E },
  ...{ c1: w.c_1, c2: w.c_2, c3: w.c_3, c5: w.c_5, m1: w.m_1, lambda_: w.lambda, correlation_allowance: C_A },
})

const BETWEEN = notApplicable('the paper interpolates between the low-speed and high-speed formulas')

function speedValues(all: readonly Resistance[]): Values {
  const of = <N extends keyof Resistance>(name: N) => all.map((one) => one[name])
  return {
    ...{ froude_number: of('F_n'), friction_coefficient: of('C_F'), frictional_resistance: of('R_F') },
    m2: all.every(({ m_2 }) => m_2 === null) ? BETWEEN : of('m_2'),
    ...{ appendage_resistance: of('R_APP'), wave_resistance: of('R_W'), bulb_resistance: of('R_B') },
    ...{ transom_resistance: of('R_TR'), correlation_resistance: of('R_A'), total_resistance: of('R') },
    effective_power: of('P_E'),
  }
}

const STOPPED = notApplicable(
  'the regressions give no propeller inflow because the hull is too different from the regression data',
)
const OF_STREAM = Object.keys(ofPropulsion) as (keyof typeof ofPropulsion)[]

const NO_BLADES = notApplicable(
  'neither the {blade_area_ratio} nor the Keller inputs ({number_of_blades} and {shaft_immersion}) are provided',
)

function propulsionValues(p: Params, all: readonly AtSpeed[], { propulsion: top }: AtSpeed): Values {
  if (all.some(({ propulsion }) => propulsion !== undefined && propulsion.T_h === undefined))
    return Object.fromEntries(OF_STREAM.map((name) => [name, STOPPED]))
  const found = all.flatMap(({ propulsion }) => (propulsion ? [propulsion] : []))
  if (top === undefined) return {}
  const of = (name: keyof Propulsion) => found.map((one) => one[name] ?? Number.NaN)
  const powered = p.open_water_efficiency !== undefined
  const rotative = top.eta_R !== undefined
  const power = (name: keyof Propulsion) => (rotative ? of(name) : NO_BLADES)
  return {
    ...{ viscous_resistance_coefficient: of('C_V'), wake_fraction: of('w'), thrust_deduction: top.t },
    ...{ total_thrust: of('T_h'), hull_efficiency: of('eta_H') },
    blade_area_ratio: top.a_E === undefined ? NO_BLADES : of('a_E'),
    relative_rotative_efficiency: rotative ? of('eta_R') : NO_BLADES,
    ...(powered && { propulsive_efficiency: power('eta_D'), delivered_power: power('P_D'), shaft_power: power('P_S') }),
  }
}

function sentence({ resistance: { V, R, P_E }, propulsion }: AtSpeed): string {
  const towed = `Resistance ${shownForce(R)} and effective power ${shownIn(P_E, 'kW')} at ${shownIn(V, 'kn')}`
  return propulsion?.P_S === undefined ? towed : `${towed}, shaft power ${shownIn(propulsion.P_S, 'kW')}`
}
