/** The inflow alone: its curve, and what moves the open flow. A way of every nodal analysis. */
import { silent, type Trace } from '@keelson/equations'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { once, type Point } from '@keelson/workflow'
import { inflowAndLift, tornado } from './charts.ts'
import { inflowOf, inflowRows, inflowSentence, swingRows } from './inflow.ts'
import { type InflowInputs, inflowing, type NodalInputs } from './inputs.ts'
import { curveChart, openFlowChart, swingTable } from './outputs.ts'
import { inflowProblems } from './rules.ts'
import { type Swing, swings } from './swings.ts'
import { inflowCurveValue, inflowValues } from './values.ts'

export const inflowAlone = {
  ...inflowing,
  may: [...inflowing.may, 'water_cut'] as const,
  rules: inflowProblems,
  values: { ...inflowValues, ...inflowCurveValue },
  checks: {},
  tables: swingTable,
  charts: { ...curveChart, ...openFlowChart },
  calculate: (p: InflowInputs & Pick<NodalInputs, 'water_cut'>, trace: Trace) => {
    const { d, inflow, base, values, warnings } = inflowOf(p, trace)
    const all = once(() => swings(p, base))
    const { flowing_bottomhole_pressure: p_wf } = p
    const point: Point | undefined = p_wf === undefined ? undefined : [inflow.rate(p_wf, silent), p_wf]
    return {
      values: { ...values, ipr_curve: inflowRows(inflow) },
      tables: () => ({ sensitivity: swingRows(all()) }),
      charts: () => ({
        inflow_and_lift: inflowAndLift(inflow, undefined, point, p.water_cut === 1),
        open_flow_tornado: openFlowTornado(all(), inflow),
      }),
      warnings,
      detail: inflowSentence(inflow, d),
    }
  },
}

export const openFlowTornado = (all: readonly Swing[], { q_max }: Inflow) =>
  tornado(all, 'openFlow', q_max, 'Absolute open flow')
