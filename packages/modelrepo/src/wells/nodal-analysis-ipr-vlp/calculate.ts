/** Nodal analysis: inflow, lift, their intersections, and what limits and moves the well. */

import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { type Inflow, inflowCurve } from '@keelson/physics/inflow/inflow-curve.ts'
import { USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import { VERTICAL } from '@keelson/physics/multiphase/gradient-parts.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import {
  given,
  type NotApplicable,
  notApplicable,
  type Outcome,
  once,
  type RunContext,
  shownIn,
  type Warning,
} from '@keelson/workflow'
import { type Delivered, delivered } from './calculate-deliverability.ts'
import { nodeOutcome } from './calculate-node-outcome.ts'
import { asked, future } from './calculate-queries.ts'
import { type Case, type Swing, swings } from './calculate-sensitivity.ts'
import { askedPoint, inflowAndLift, tornado } from './charts.ts'
import type { contract } from './contract.ts'
import { FETKOVICH, JONES, NODAL } from './modes.ts'
import type { Params } from './params.ts'
import { inflowWarnings } from './warnings.ts'

export type Nodal = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Nodal {
  const d = delivered(p, trace)
  const inflow = inflowCurve(d.deliverability, p.reservoir_pressure, trace)
  const values = { ...inflowValues(p, d, inflow), ...asked(p, inflow, trace), ...future(p, d, inflow, trace) }
  const base: Case = { deliverability: d.deliverability, p_r: inflow.p_r, well: undefined }
  const warnings = inflowWarnings(p, d, inflow)
  if (p.analysis !== NODAL)
    return inflowAlone(
      p,
      d,
      inflow,
      once(() => swings(p, base)),
      { values, warnings },
    )
  const well = wellOf(p)
  const node = nodeOutcome(p, inflow, well, (rate) => swings(p, { ...base, well }, rate), trace)
  const { swings: all, ...outcome } = node
  return {
    ...outcome,
    values: { ...values, ...node.values },
    tables: () => ({ ...node.tables(), sensitivity: sensitivityRows(all()) }),
    charts: () => ({ ...node.charts(), open_flow_tornado: openFlowTornado(all(), inflow) }),
    warnings: [...warnings, ...node.warnings],
  }
}

/** The tubing and its fluid as the lift curve takes them. */
function wellOf(p: Params): LiftWell {
  const g = given(
    p,
    'tubing_depth',
    'tubing_inner_diameter',
    'wellhead_pressure',
    'gas_oil_ratio',
    'water_cut',
    'oil_api_gravity',
    'gas_specific_gravity',
  )
  const temperatures =
    p.temperature === undefined
      ? given(p, 'wellhead_temperature', 'bottomhole_temperature')
      : { wellhead_temperature: p.temperature, bottomhole_temperature: p.temperature }
  return {
    depth: g.tubing_depth,
    diameter: g.tubing_inner_diameter,
    roughness: p.pipe_roughness,
    inclination: VERTICAL,
    wellheadPressure: g.wellhead_pressure,
    wellheadTemperature: temperatures.wellhead_temperature,
    bottomholeTemperature: temperatures.bottomhole_temperature,
    oilApiGravity: g.oil_api_gravity,
    gasGravity: g.gas_specific_gravity,
    waterGravity: p.water_specific_gravity,
    gasOilRatio: g.gas_oil_ratio,
    waterCut: g.water_cut,
    correlation: p.vlp_correlation,
    options: USUAL_OPTIONS,
  }
}

const openFlowTornado = (all: readonly Swing[], { q_max }: Inflow) =>
  tornado(all, 'openFlow', q_max, 'Absolute open flow')

function inflowAlone(
  p: Params,
  d: Delivered,
  inflow: Inflow,
  all: () => readonly Swing[],
  { values, warnings }: Pick<Nodal, 'values'> & { readonly warnings: readonly Warning[] },
): Nodal {
  const { flowing_bottomhole_pressure: p_wf } = p
  const point = p_wf === undefined ? undefined : askedPoint(inflow.rate(p_wf, silent), p_wf)
  return {
    values: { ...values, ipr_curve: inflowRows(inflow) },
    tables: () => ({ sensitivity: sensitivityRows(all()) }),
    charts: () => ({
      inflow_and_lift: inflowAndLift(inflow, undefined, point, p.water_cut === 1),
      open_flow_tornado: openFlowTornado(all(), inflow),
    }),
    warnings,
    detail: inflowSentence(inflow, d),
  }
}

const ofModel = (p: Params, ...models: readonly string[]) => models.includes(p.ipr_model)

function inflowValues(p: Params, d: Delivered, inflow: Inflow) {
  const saturated = notApplicable('the reservoir is saturated, or the model has no bubble point')
  const notFitted = notApplicable('only of the Fetkovich model')
  const noIndex = notApplicable('the model has no constant productivity index')
  const givenIndex = notApplicable('the productivity index was not worked out from the reservoir')
  return {
    absolute_open_flow: inflow.q_max,
    productivity_index: d.J ?? noIndex,
    flow_efficiency: d.F_E ?? (ofModel(p, FETKOVICH, JONES) ? noIndex : givenIndex),
    rate_at_bubble_point: inflow.q_b ?? saturated,
    vogel_additional_rate: inflow.q_v ?? saturated,
    fetkovich_exponent: d.n ?? notFitted,
    fetkovich_coefficient: d.C ?? notFitted,
  } satisfies Record<string, number | NotApplicable>
}

const CURVE_POINTS = 51
/** Even in rate, from no rate to the open flow. */
function inflowRows(inflow: Inflow) {
  return spaced(0, inflow.q_max, CURVE_POINTS).map((q) => ({
    oil_rate: q,
    flowing_bottomhole_pressure: inflow.pressure(q, silent),
  }))
}

function inflowSentence({ q_max }: Inflow, { J }: Delivered): string {
  const index = J === undefined ? '' : `; the productivity index is ${shownIn(J, 'stb/d/psi')}`
  return `Absolute open flow ${shownIn(q_max, 'stb/d')}${index}`
}

const sensitivityRows = (all: readonly Swing[]) =>
  all.map(({ input, low, high }) => ({
    input,
    low_change: low.change,
    low_rate: low.rate,
    low_open_flow: low.openFlow,
    high_change: high.change,
    high_rate: high.rate,
    high_open_flow: high.openFlow,
  }))
