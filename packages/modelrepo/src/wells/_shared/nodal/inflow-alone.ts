/** What a nodal analysis of the inflow alone answers: its curve, and what moves the open flow. */
import { silent } from '@keelson/equations'
import type { Inflow } from '@keelson/physics/inflow/inflow-curve.ts'
import { once, type Point } from '@keelson/workflow'
import { inflowAndLift, tornado } from './charts.ts'
import type { Delivered } from './deliverability.ts'
import { inflowRows, inflowSentence, swingRows } from './inflow.ts'
import type { NodalInputs } from './inputs.ts'
import { type Case, type Swing, swings } from './swings.ts'

export function inflowAlone(p: NodalInputs, d: Delivered, inflow: Inflow, base: Case) {
  const all = once(() => swings(p, base))
  const { flowing_bottomhole_pressure: p_wf } = p
  const point: Point | undefined = p_wf === undefined ? undefined : [inflow.rate(p_wf, silent), p_wf]
  return {
    values: { ipr_curve: inflowRows(inflow) },
    tables: () => ({ sensitivity: swingRows(all()) }),
    charts: () => ({
      inflow_and_lift: inflowAndLift(inflow, undefined, point, p.water_cut === 1),
      open_flow_tornado: openFlowTornado(all(), inflow),
    }),
    detail: inflowSentence(inflow, d),
  }
}

export const openFlowTornado = (all: readonly Swing[], { q_max }: Inflow) =>
  tornado(all, 'openFlow', q_max, 'Absolute open flow')
