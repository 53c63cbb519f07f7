/** Nodal analysis: inflow, lift, their intersections, and what limits and moves the well. */

import type { Trace } from '@keelson/equations'
import { inflowCurve } from '@keelson/physics/inflow/inflow-curve.ts'
import { USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { given, type Outcome, once, type RunContext } from '@keelson/workflow'
import { holdupDepth, pressureDepth } from '../_shared/lift/charts.ts'
import { tubingOf } from '../_shared/lift/tubing.ts'
import { inflowAndLift, tornado } from '../_shared/nodal/charts.ts'
import { delivered } from '../_shared/nodal/deliverability.ts'
import { inflowAnswers, swingRows } from '../_shared/nodal/inflow.ts'
import { inflowAlone, openFlowTornado } from '../_shared/nodal/inflow-alone.ts'
import { NODAL } from '../_shared/nodal/modes.ts'
import { curveRows, flowing, intersectionRows, lacking, NO_FLOW, type Solved, solve } from '../_shared/nodal/outcome.ts'
import { asked, askedLift, future } from '../_shared/nodal/queries.ts'
import { type Case, swings } from '../_shared/nodal/swings.ts'
import { inflowWarnings, liftWarnings } from '../_shared/nodal/warnings.ts'
import { chokes } from './calculate-chokes.ts'
import { families } from './calculate-families.ts'
import { familyCharts } from './charts.ts'
import type { contract } from './contract.ts'
import { wellFigure } from './figures.ts'
import type { Params } from './inputs.ts'

type Nodal = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Nodal {
  const d = delivered(p, trace)
  const inflow = inflowCurve(d.deliverability, p.reservoir_pressure, trace)
  const values = { ...inflowAnswers(p, d, inflow), ...asked(p, inflow, trace), ...future(p, d, inflow, trace) }
  const base: Case = { deliverability: d.deliverability, p_r: inflow.p_r, well: undefined }
  const warnings = inflowWarnings(p, d, inflow)
  if (p.analysis !== NODAL) {
    const alone = inflowAlone(p, d, inflow, base)
    return { ...alone, values: { ...values, ...alone.values }, warnings }
  }
  const well = wellOf(p)
  const solved = solve(p, inflow, well)
  const node = nodeOutcome(p, solved, well, trace)
  const all = once(() => swings(p, { ...base, well }, solved.flowing?.at.q))
  return {
    ...node,
    values: { ...values, ...node.values },
    tables: () => ({ ...node.tables(), intersections: intersectionRows(solved), sensitivity: swingRows(all()) }),
    charts: () => ({
      ...nodeCharts(p, solved, well),
      operating_tornado: solved.flowing ? tornado(all(), 'rate', solved.flowing.at.q, 'Operating rate') : NO_FLOW,
      open_flow_tornado: openFlowTornado(all(), inflow),
    }),
    warnings: [...warnings, ...liftWarnings(p, solved.system, solved.points), ...node.warnings],
  }
}

/** The tubing and its fluid as the lift curve takes them. */
const wellOf = (p: Params): LiftWell => ({
  ...tubingOf(p, USUAL_OPTIONS),
  wellheadPressure: given(p, 'wellhead_pressure').wellhead_pressure,
})

/** Values, checks, tables, figures and warnings of the node. */
function nodeOutcome(p: Params, solved: Solved, well: LiftWell, trace: Trace) {
  const part = solved.flowing ? flows(p, solved, solved.flowing, well, trace) : doesNotFlow(p, solved, well, trace)
  return { ...part, values: { ...part.values, ...askedLift(p, solved.system, trace), ...curveRows(solved) } }
}

function flows(p: Params, solved: Solved, at: NonNullable<Solved['flowing']>, well: LiftWell, trace: Trace) {
  const { operating, ...common } = flowing(p, solved, at, trace)
  const choke = chokes(well, operating, at.profile, trace)
  const bean = choke.gilbert_choke_diameter
  const drawn = { operating, profile: at.profile, choke: typeof bean === 'number' ? bean : undefined }
  return {
    ...common,
    values: { ...common.values, ...choke },
    figures: () => ({ well: wellFigure(p, well, drawn) }),
  }
}

function doesNotFlow(p: Params, solved: Solved, well: LiftWell, trace: Trace) {
  const { Delta_l, ...common } = lacking(solved, trace)
  const choke = {
    gilbert_choke_diameter: NO_FLOW,
    sachdeva_choke_diameter: NO_FLOW,
    critical_flowline_pressure: NO_FLOW,
  }
  return {
    ...common,
    values: { ...common.values, ...choke },
    figures: () => ({ well: wellFigure(p, well, { Delta_l }) }),
  }
}

function nodeCharts(p: Params, { system, points, found, flowing: at }: Solved, well: LiftWell) {
  const { inflow } = system
  const liquid = p.water_cut === 1
  return {
    inflow_and_lift: inflowAndLift(inflow, { points, found }, undefined, liquid),
    ...familyCharts(inflow, points, families(system, well), found, liquid),
    pressure_depth: at ? pressureDepth(at.profile) : NO_FLOW,
    holdup_depth: at ? holdupDepth(at.profile) : NO_FLOW,
  }
}
