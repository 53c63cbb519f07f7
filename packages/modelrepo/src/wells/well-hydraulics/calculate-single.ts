/** One pipe, or the annuli beside drill pipe and collars, without a well around them. */
import type { Trace } from '@keelson/equations'
import { classicalAnnularVelocity } from '@keelson/physics/drilling-hydraulics/column.ts'
import { type Flow, stretchLoss, totalLoss } from '@keelson/physics/rheology/flow.ts'
import { powerLawPipe } from '@keelson/physics/rheology/power-law-flow.ts'
import { pipeVelocity } from '@keelson/standards/api-rp-13d-2010/flow.ts'
import { given } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { annulusAt, COMMON, flowOf, type Moving, type StretchFlow } from './calculate-flow.ts'
import type { Params } from './params.ts'

export interface SinglePipe extends Flow {
  readonly v: number
  readonly dP: number
}

/** A power law by Metzner and Reed, exact in laminar flow. */
export function singlePipe(p: Params, { model, rho }: Moving, trace: Trace): SinglePipe {
  trace.section('Pipe')
  const { pipe_inner_diameter: d, pipe_length: L } = given(p, 'pipe_inner_diameter', 'pipe_length')
  const v = p.pipe_velocity ?? trace.apply(pipeVelocity, { q: given(p, 'flow_rate').flow_rate, d })
  const stream = { passage: { kind: 'pipe', width: d }, v, rho } as const
  const flow = model.kind === 'power_law' ? powerLawPipe(model, stream, trace) : flowOf(model, stream, trace)
  if (flow.G === 0) return { ...flow, v, dP: noLoss(trace) }
  const dP = trace.apply(stretchLoss, { G: flow.G, L }, { as: 'dP_p', rename: { L: 'L_p' } })
  return { ...flow, v, dP }
}

/** Of a mud at rest. */
const noLoss = (trace: Trace): number =>
  trace.lookup({
    symbol: 'dP_p',
    title: 'Pressure loss in the string',
    unit: 'psi',
    source: stretchLoss.source,
    clause: stretchLoss.clause,
    value: 0,
    cell: 'the mud is at rest',
  })

export interface TwoAnnuli {
  readonly pipe: StretchFlow
  readonly collar: StretchFlow | undefined
  readonly dP_a: number
}

export function twoAnnuli(p: Params, moving: Moving, trace: Trace): TwoAnnuli {
  const g = given(p, 'flow_rate', 'hole_diameter', 'drill_pipe_outer_diameter', 'drill_pipe_annulus_length')
  const beside = (title: string, mark: string, d_p: number, length: number, top: number) => {
    const own = traceOfRow(trace, title, mark, COMMON)
    own.section('flow')
    const d_h = g.hole_diameter
    const v = own.apply(classicalAnnularVelocity, { q: g.flow_rate, d_h, d_p })
    const stretch = { kind: 'annulus', outer: d_h, inner: d_p, length, top, bottom: top + length } as const
    return annulusAt(moving, stretch, v, own)
  }
  const length = g.drill_pipe_annulus_length
  const pipe = beside('Annulus at the drill pipe', 'a', g.drill_pipe_outer_diameter, length, 0)
  const { drill_collar_outer_diameter: d_dc, drill_collar_annulus_length: L_dc } = p
  const collar =
    d_dc === undefined || L_dc === undefined
      ? undefined
      : beside('Annulus at the drill collars', 'b', d_dc, L_dc, length)
  trace.section('Sum')
  const dP_j = collar === undefined ? [pipe.dP] : [pipe.dP, collar.dP]
  const dP_a =
    g.flow_rate === 0
      ? noAnnularLoss(trace)
      : trace.apply(totalLoss, { dP_j }, { as: 'dP_a', title: 'Pressure loss in the annulus' })
  return { pipe, collar, dP_a }
}

const noAnnularLoss = (trace: Trace): number =>
  trace.lookup({
    symbol: 'dP_a',
    title: 'Pressure loss in the annulus',
    unit: 'psi',
    source: stretchLoss.source,
    clause: stretchLoss.clause,
    value: 0,
    cell: 'the mud is at rest',
  })
