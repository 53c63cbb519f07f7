/** Inflow and lift, their intersections, the choke that holds the wellhead, and what limits and moves the well. */
import type { Trace } from '@keelson/equations'
import { criticalDownstream, gilbertChoke, sachdevaChoke } from '@keelson/physics/multiphase/choke.ts'
import { USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import type { LiftWell } from '@keelson/physics/multiphase/lift.ts'
import { inPractice, once } from '@keelson/workflow'
import { holdupDepth, pressureDepth } from '../_shared/lift/charts.ts'
import { tubingOf } from '../_shared/lift/tubing.ts'
import { inflowAndLift, tornado } from '../_shared/nodal/charts.ts'
import { checksWith } from '../_shared/nodal/checks.ts'
import { inflowOf, swingRows } from '../_shared/nodal/inflow.ts'
import { openFlowTornado } from '../_shared/nodal/inflow-alone.ts'
import { inflowing, lifting } from '../_shared/nodal/inputs.ts'
import { curveRows, flowing, intersectionRows, lacking, NO_FLOW, type Solved, solve } from '../_shared/nodal/outcome.ts'
import { nodeCharts, nodeTables, swingCharts, swingTable } from '../_shared/nodal/outputs.ts'
import { liftAsked } from '../_shared/nodal/queries.ts'
import { swings } from '../_shared/nodal/swings.ts'
import { curveValues, liftedValues, operatingValues } from '../_shared/nodal/values.ts'
import { liftWarnings } from '../_shared/nodal/warnings.ts'
import { traceChokes } from './calculate-chokes.ts'
import { families } from './calculate-families.ts'
import { familyCharts } from './charts.ts'
import { wellFigure } from './figures.ts'
import { onNode, type Params, way } from './inputs.ts'
import { nodeRules } from './rules.ts'

const { gives } = inPractice('oilfield')

const HOLDS = 'Bean size that gives the wellhead pressure at the operating rate in critical flow.'
const familyOf = (what: string, title: string) => ({ title, description: `Outflow curves for different ${what}.` })

export const theNode = way({
  takes: onNode,
  unlessReplaced: lifting.unlessReplaced,
  may: [...inflowing.may, ...lifting.may],
  takesWhen: inflowing.takesWhen,
  mayWhen: inflowing.mayWhen,
  rules: nodeRules,
  values: {
    ...operatingValues,
    ...liftedValues,
    gilbert_choke_diameter: gives(gilbertChoke, 'tubing_diameter', HOLDS, { signed: true }),
    sachdeva_choke_diameter: gives(sachdevaChoke, 'tubing_diameter', HOLDS, { signed: true }),
    critical_flowline_pressure: gives(
      criticalDownstream,
      'well_pressure_absolute',
      'Critical pressure downstream of the choke. If the flowline pressure is higher, it affects the wellhead pressure.',
      { signed: true },
    ),
    ...curveValues,
  },
  checks: checksWith(),
  tables: { ...nodeTables, ...swingTable },
  charts: {
    ...nodeCharts,
    tubing_family: familyOf('tubing diameters', 'Outflow by tubing diameter'),
    wellhead_pressure_family: familyOf('wellhead pressures', 'Outflow by wellhead pressure'),
    gas_oil_ratio_family: familyOf('gas-oil ratios', 'Outflow by gas-oil ratio'),
    water_cut_family: familyOf('water cuts, at the same oil rate', 'Outflow by water cut'),
    ...swingCharts,
  },
  figures: {
    well: {
      title: 'Well schematic',
      description:
        'Tubing, wellhead and reservoir with the flow rates and node pressures. Depths are to one scale; widths are enlarged.',
    },
  },
  calculate: (p, trace) => {
    const { inflow, base, values, warnings } = inflowOf(p, trace)
    const well: LiftWell = { ...tubingOf(p, USUAL_OPTIONS), wellheadPressure: p.wellhead_pressure }
    const solved = solve(p, inflow, well)
    const { system, flowing: flows } = solved
    const node = flows ? flowingNode(p, solved, flows, well, trace) : idleNode(p, solved, well, trace)
    const asked = liftAsked(p, system, trace)
    const all = once(() => swings(p, { ...base, well }, flows?.at.q))
    return {
      ...node,
      values: { ...values, ...node.values, ...asked, ...curveRows(solved) },
      tables: () => ({ ...node.tables(), intersections: intersectionRows(solved), sensitivity: swingRows(all()) }),
      charts: () => ({
        ...chartsOf(p, solved, well),
        operating_tornado: flows ? tornado(all(), 'rate', flows.at.q, 'Operating rate') : NO_FLOW,
        open_flow_tornado: openFlowTornado(all(), inflow),
      }),
      warnings: [...warnings, ...liftWarnings(p, system, solved.points), ...node.warnings],
    }
  },
})

function flowingNode(p: Params, solved: Solved, at: NonNullable<Solved['flowing']>, well: LiftWell, trace: Trace) {
  const { operating, ...common } = flowing(p, solved, at, trace)
  const { choke, values } = traceChokes(well, operating, at.profile, trace)
  const drawn = { operating, profile: at.profile, choke }
  return {
    ...common,
    values: { ...common.values, ...values },
    figures: () => ({ well: wellFigure(p, well, drawn) }),
  }
}

function idleNode(p: Params, solved: Solved, well: LiftWell, trace: Trace) {
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

function chartsOf(p: Params, { system, points, found, flowing: at }: Solved, well: LiftWell) {
  const { inflow } = system
  const liquid = p.water_cut === 1
  return {
    inflow_and_lift: inflowAndLift(inflow, { points, found }, undefined, liquid),
    ...familyCharts(inflow, points, families(system, well), found, liquid),
    pressure_depth: at ? pressureDepth(at.profile) : NO_FLOW,
    holdup_depth: at ? holdupDepth(at.profile) : NO_FLOW,
  }
}
