/** System analysis: inflow and outflow from the reservoir to the separator, where they meet, and what moves the rate. */

import type { Trace } from '@keelson/equations'
import { inflowCurve } from '@keelson/physics/inflow/inflow-curve.ts'
import { CRITICAL_CHOKE } from '@keelson/physics/multiphase/choke-laws.ts'
import {
  type CheckResult,
  type NotChecked,
  notApplicable,
  type Outcome,
  once,
  openIf,
  outOf,
  type RunContext,
} from '@keelson/workflow'
import { holdupDepth, patternMarks, pressureDepth } from '../_shared/lift/charts.ts'
import { STEEP } from '../_shared/lift/reaches.ts'
import { inflowAndLift, tornado } from '../_shared/nodal/charts.ts'
import { delivered } from '../_shared/nodal/deliverability.ts'
import { inflowAnswers, swingRows } from '../_shared/nodal/inflow.ts'
import { inflowAlone, openFlowTornado } from '../_shared/nodal/inflow-alone.ts'
import {
  curveRows,
  type Flowing,
  flowing,
  intersectionRows,
  lacking,
  NO_FLOW,
  type Solved,
  solve,
} from '../_shared/nodal/outcome.ts'
import { asked, askedLift, future } from '../_shared/nodal/queries.ts'
import { type Case, swings } from '../_shared/nodal/swings.ts'
import { inflowWarnings, liftWarnings } from '../_shared/nodal/warnings.ts'
import { type Sensitivity, sensitivityOf, sensitivityValues, variationRows } from './calculate-sensitivity.ts'
import { flowlineRows, NOTHING_ABOVE, surfaceOf } from './calculate-surface.ts'
import { producerOf, taken } from './calculate-system.ts'
import { lossByComponent, nodeCurves, pressurePath, sensitivityCurves, sensitivityRate } from './charts.ts'
import type { contract } from './contract.ts'
import { systemFigure, wellFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { isNodal } from './modes.ts'
import { sentWarnings, systemWarnings } from './warnings.ts'

type Nodal = Outcome<typeof contract>
const NOT_VARIED = notApplicable('no input is varied')

export function calculate(p: Params, { trace }: RunContext): Nodal {
  const d = delivered(p, trace)
  const inflow = inflowCurve(d.deliverability, p.reservoir_pressure, trace)
  const values = { ...inflowAnswers(p, d, inflow), ...asked(p, inflow, trace), ...future(p, d, inflow, trace) }
  const base: Case = { deliverability: d.deliverability, p_r: inflow.p_r, well: undefined }
  const warnings = inflowWarnings(p, d, inflow)
  if (!isNodal(p)) {
    const alone = inflowAlone(p, d, inflow, base)
    return { ...alone, values: { ...values, ...alone.values }, warnings }
  }
  const well = producerOf(p)
  const solved = solve(p, inflow, well)
  const sensitivity = sensitivityOf(p, solved.system)
  const part = solved.flowing ? flows(p, solved, solved.flowing, trace) : doesNotFlow(p, solved, trace)
  const all = once(() => swings(p, { ...base, well }, solved.flowing?.at.q))
  return {
    ...part,
    values: {
      ...values,
      ...part.values,
      ...askedLift(p, solved.system, trace),
      ...(sensitivity && sensitivityValues(sensitivity)),
      ...curveRows(solved),
    },
    tables: () => ({
      ...part.tables(),
      intersections: intersectionRows(solved),
      flowline: flowlineRows(solved.system, solved.flowing?.at.q),
      varied_input: sensitivity ? variationRows(sensitivity) : NOT_VARIED,
      sensitivity: swingRows(all()),
    }),
    charts: () => ({
      ...part.charts(),
      ...solvedCharts(p, solved),
      ...(sensitivity && sensitivityCharts(sensitivity)),
      operating_tornado: solved.flowing ? tornado(all(), 'rate', solved.flowing.at.q, 'Operating rate') : NO_FLOW,
      open_flow_tornado: openFlowTornado(all(), inflow),
    }),
    warnings: [...warnings, ...sentWarnings(p), ...liftWarnings(p, solved.system, solved.points), ...part.warnings],
    assumed: taken(p, well),
  }
}

function flows(p: Params, solved: Solved, at: Flowing, trace: Trace) {
  const { system } = solved
  const { operating, ...common } = flowing(p, solved, at, trace)
  const { above, losses, values } = surfaceOf(p, system, operating, at.profile, trace)
  const drawn = { operating, profile: at.profile, above }
  return {
    ...common,
    checks: { ...common.checks, natural_flow: unlessLeft(p, at, above.ratio, common.checks.natural_flow) },
    values: { ...common.values, ...values },
    charts: () => ({
      pressure_depth: pressureDepth(
        at.profile,
        patternMarks(at.profile, ({ p: pressure }) => pressure),
      ),
      holdup_depth: holdupDepth(at.profile),
      pressure_path: pressurePath(system, at.at.q, at.profile, above),
      loss_by_component: lossByComponent(losses),
    }),
    figures: () => ({ system: systemFigure(p, system.well, drawn), well: wellFigure(p, system.well, drawn) }),
    warnings: [...common.warnings, ...systemWarnings(p, system.well, at, above)],
  }
}

/** A correlation of vertical flow in a flat pipe, and a choke whose flow is not critical, open the check of natural flow. */
function unlessLeft(p: Params, { profile }: Flowing, ratio: number | undefined, made: CheckResult | NotChecked) {
  if ('notChecked' in made) return made
  const vertical = p.vlp_correlation !== 'beggs_brill'
  const flattest = Math.min(...profile.steps.map(({ theta }) => theta))
  const flat = vertical ? outOf(STEEP, flattest) : undefined
  return openIf('out_of_reach', flat ?? (ratio === undefined ? undefined : outOf(CRITICAL_CHOKE, ratio)), made)
}

function doesNotFlow(p: Params, solved: Solved, trace: Trace) {
  const { well } = solved.system
  const { Delta_l, ...common } = lacking(solved, trace)
  return {
    ...common,
    values: { ...common.values, ...NOTHING_ABOVE },
    charts: () => ({
      pressure_depth: NO_FLOW,
      holdup_depth: NO_FLOW,
      pressure_path: NO_FLOW,
      loss_by_component: NO_FLOW,
    }),
    figures: () => ({ system: systemFigure(p, well, { Delta_l }), well: wellFigure(p, well, { Delta_l }) }),
  }
}

const solvedCharts = (p: Params, solved: Solved) => ({
  inflow_and_lift: inflowAndLift(solved.system.inflow, solved, undefined, p.water_cut === 1),
  node_curves: nodeCurves(p, solved),
})

const sensitivityCharts = (sensitivity: Sensitivity) => ({
  sensitivity_rate: sensitivityRate(sensitivity),
  sensitivity_curves: sensitivityCurves(sensitivity),
})
