/** Inflow and outflow from the reservoir to the separator, where they meet, and what moves the rate. */
import type { Trace } from '@keelson/equations'
import { CRITICAL_CHOKE } from '@keelson/physics/multiphase/choke-laws.ts'
import { type Doubt, inPractice, notApplicable, once, outOf, textColumn, wordedColumn } from '@keelson/workflow'
import { holdupDepth, patternMarks, pressureDepth } from '../_shared/lift/charts.ts'
import { STEEP } from '../_shared/lift/reaches.ts'
import { inflowAndLift, tornado } from '../_shared/nodal/charts.ts'
import { checksWith } from '../_shared/nodal/checks.ts'
import { inflowOf, swingRows } from '../_shared/nodal/inflow.ts'
import { openFlowTornado } from '../_shared/nodal/inflow-alone.ts'
import { inflowing, lifting } from '../_shared/nodal/inputs.ts'
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
import { nodeCharts, nodeTables, swingCharts, swingTable } from '../_shared/nodal/outputs.ts'
import { liftAsked } from '../_shared/nodal/queries.ts'
import { swings } from '../_shared/nodal/swings.ts'
import { curveValues, liftedValues, operatingValues } from '../_shared/nodal/values.ts'
import { liftWarnings } from '../_shared/nodal/warnings.ts'
import {
  type Sensitivity,
  sensitivityOf,
  sensitivityTold,
  sensitivityValues,
  variationRows,
} from './calculate-sensitivity.ts'
import { flowlineRows, NOTHING_ABOVE, surfaceOf, surfaceValues } from './calculate-surface.ts'
import { producerOf, taken } from './calculate-system.ts'
import { lossByComponent, nodeCurves, pressurePath, sensitivityCurves, sensitivityRate } from './charts.ts'
import { systemFigure, wellFigure } from './figures.ts'
import { ofSystem, type Params, way } from './inputs.ts'
import { systemRules } from './rules.ts'
import { sentWarnings, systemWarnings } from './warnings.ts'

const { numberColumn } = inPractice('oilfield')
const pressure = (title: string, symbol: string) => numberColumn('well_pressure_absolute', title, { symbol })
const VARIED = ['sensitivity_parameter']
const NOT_VARIED = notApplicable('no input is varied')

export const theSystem = way({
  takes: ofSystem,
  unlessReplaced: [...lifting.unlessReplaced, 'wellhead_pressure'],
  may: [
    ...inflowing.may,
    ...lifting.may,
    ...(['survey_measured_depth', 'survey_inclination', 'survey_azimuth'] as const),
    ...(['oil_api_gravity', 'gas_specific_gravity', 'choke_size', 'choke_correlation'] as const),
    ...(['separator_pressure', 'flowline_length', 'flowline_inner_diameter', 'flowline_inclination'] as const),
    ...(['flowline_roughness', 'flowline_temperature', 'sensitivity_parameter', 'sensitivity_values'] as const),
  ],
  takesWhen: inflowing.takesWhen,
  mayWhen: inflowing.mayWhen,
  rules: systemRules,
  values: { ...operatingValues, ...surfaceValues, ...liftedValues, ...sensitivityValues, ...curveValues },
  checks: checksWith([STEEP, CRITICAL_CHOKE]),
  tables: {
    ...nodeTables,
    flowline: {
      title: 'Flowline at the operating rate',
      description: 'Flow conditions from the separator up to the choke or the wellhead, by Beggs and Brill.',
      columns: {
        from_separator: numberColumn('well_section_length', 'Distance from separator'),
        pressure: pressure('Pressure', 'p'),
        liquid_holdup: numberColumn('-', 'Liquid holdup', { symbol: 'H_L' }),
        flow_pattern: textColumn('Flow pattern'),
        mixture_velocity: numberColumn('pipe_flow_velocity', 'Mixture velocity', { symbol: 'v_m' }),
      },
    },
    varied_input: {
      title: 'Varied input results',
      description:
        'Operating points with the whole system solved for each value. No rate is shown if the well does not flow.',
      columns: {
        value: wordedColumn('Value'),
        oil_rate: numberColumn('oil_rate', 'Operating oil rate', { symbol: 'q' }),
        flowing_bottomhole_pressure: pressure('Operating flowing pressure', 'p_wf'),
        wellhead_pressure: pressure('Operating wellhead pressure', 'p_wh'),
      },
    },
    ...swingTable,
  },
  charts: {
    ...nodeCharts,
    node_curves: {
      title: 'Node curves',
      description:
        'Inflow pressure available and outflow pressure required at the node. Pressure losses are the outflow losses at each rate.',
    },
    pressure_path: {
      title: 'Pressure along the system',
      description: 'Pressure at the operating rate from the reservoir through tubing, choke and flowline.',
    },
    loss_by_component: {
      title: 'Pressure loss by component',
      description: 'Pressure loss of each component at the operating rate.',
    },
    sensitivity_rate: {
      title: 'Rate against varied input',
      description: 'Operating rate at each value. Values at which the well does not flow are omitted.',
      needs: VARIED,
    },
    sensitivity_curves: {
      title: 'Curves for varied input',
      description:
        'Inflow and outflow curves at bottomhole conditions for the sensitivity values; at most six values are drawn.',
      needs: VARIED,
    },
    ...swingCharts,
  },
  figures: {
    system: {
      title: 'System schematic',
      description:
        'Reservoir to separator with the node, bores, lengths and the pressures at the operating rate. Not to scale.',
    },
    well: { title: 'Well schematic', description: 'Tubing with the flow patterns and end pressures.' },
  },
  calculate: (p, trace) => {
    const { inflow, base, values, warnings } = inflowOf(p, trace)
    const well = producerOf(p)
    const solved = solve(p, inflow, well)
    const { system, flowing: flows } = solved
    const sensitivity = sensitivityOf(p, system)
    const part = flows ? flowingSystem(p, solved, flows, trace) : idleSystem(p, solved, trace)
    const asked = liftAsked(p, system, trace)
    const all = once(() => swings(p, { ...base, well }, flows?.at.q))
    return {
      ...part,
      values: {
        ...values,
        ...part.values,
        ...asked,
        ...(sensitivity && sensitivityTold(sensitivity)),
        ...curveRows(solved),
      },
      tables: () => ({
        ...part.tables(),
        intersections: intersectionRows(solved),
        flowline: flowlineRows(system, flows?.at.q),
        varied_input: sensitivity ? variationRows(sensitivity) : NOT_VARIED,
        sensitivity: swingRows(all()),
      }),
      charts: () => ({
        ...part.charts(),
        inflow_and_lift: inflowAndLift(inflow, solved, undefined, p.water_cut === 1),
        node_curves: nodeCurves(p, solved),
        ...(sensitivity && sensitivityCharts(sensitivity)),
        operating_tornado: flows ? tornado(all(), 'rate', flows.at.q, 'Operating rate') : NO_FLOW,
        open_flow_tornado: openFlowTornado(all(), inflow),
      }),
      warnings: [...warnings, ...sentWarnings(p), ...liftWarnings(p, system, solved.points), ...part.warnings],
      assumed: taken(p, well),
    }
  },
})

function flowingSystem(p: Params, solved: Solved, at: Flowing, trace: Trace) {
  const { system } = solved
  const { operating, beside, ...common } = flowing(p, solved, at, trace)
  const { above, losses, values } = surfaceOf(p, system, operating, at.profile, trace)
  const drawn = { operating, profile: at.profile, above }
  const { natural_flow: natural } = beside
  return {
    ...common,
    beside: { natural_flow: { ...natural, doubt: natural.doubt ?? doubtAbove(p, at, above.ratio) } },
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
function doubtAbove(p: Params, { profile }: Flowing, ratio: number | undefined): Doubt | undefined {
  const vertical = p.vlp_correlation !== 'beggs_brill'
  const flattest = Math.min(...profile.steps.map(({ theta }) => theta))
  const flat = vertical ? outOf(STEEP, flattest) : undefined
  const left = flat ?? (ratio === undefined ? undefined : outOf(CRITICAL_CHOKE, ratio))
  return left && { kind: 'out_of_reach', why: left }
}

function idleSystem(p: Params, solved: Solved, trace: Trace) {
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

const sensitivityCharts = (sensitivity: Sensitivity) => ({
  sensitivity_rate: sensitivityRate(sensitivity),
  sensitivity_curves: sensitivityCurves(sensitivity),
})
