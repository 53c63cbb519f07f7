/** One pipe, without a well around it. */
import type { Trace } from '@keelson/equations'
import { stretchLoss } from '@keelson/physics/rheology/flow.ts'
import { powerLawPipe } from '@keelson/physics/rheology/power-law-flow.ts'
import { pipeVelocity } from '@keelson/standards/api-rp-13d-2010/flow.ts'
import { given, shownIn } from '@keelson/workflow'
import { flowCharts } from './charts.ts'
import { pipeFigures } from './figures.ts'
import { flowOf, movingOf } from './flow.ts'
import { way } from './inputs.ts'
import { mud, ownLaw } from './inputs-mud.ts'
import { lawValues, mudValues } from './mud.ts'
import { inString, stringValues } from './passages.ts'
import { mudChart, sectionFigure } from './pictures.ts'
import { mudWarnings } from './warnings.ts'

export const pipeAlone = way({
  takes: [...mud.takes, 'pipe_inner_diameter', 'pipe_length'],
  unlessReplaced: ['flow_rate'],
  may: [...mud.may, 'pipe_velocity'],
  takesWhen: mud.takesWhen,
  mayWhen: { ...mud.mayWhen, ...ownLaw },
  values: { ...stringValues, ...mudValues },
  checks: {},
  charts: mudChart,
  figures: sectionFigure,
  calculate: (p, trace) => {
    const moving = movingOf(p, 0, trace)
    trace.section('Pipe')
    const { pipe_inner_diameter: d, pipe_length: L } = p
    const v = p.pipe_velocity ?? trace.apply(pipeVelocity, { q: given(p, 'flow_rate').flow_rate, d })
    const { model, rho } = moving
    const stream = { passage: { kind: 'pipe', width: d }, v, rho } as const
    /** A power law by Metzner and Reed, exact in laminar flow. */
    const flow = model.kind === 'power_law' ? powerLawPipe(model, stream, trace) : flowOf(model, stream, trace)
    const { G } = flow
    const dP = G === 0 ? noLoss(trace) : trace.apply(stretchLoss, { G, L }, { as: 'dP_p', rename: { L: 'L_p' } })
    return {
      values: { ...inString(flow, v), ...lawValues(model) },
      charts: () => flowCharts(p, moving),
      figures: () => pipeFigures(d, v, flow.regime),
      warnings: mudWarnings(p, moving),
      detail: `Pipe pressure loss ${shownIn(dP, 'psi')}, ${flow.regime} flow at ${shownIn(v, 'ft/min')}`,
    }
  },
})

/** Of a mud at rest. */
const noLoss = (trace: Trace): number =>
  trace.lookup({
    symbol: 'dP_p',
    title: 'String pressure loss',
    unit: 'psi',
    source: stretchLoss.source,
    clause: stretchLoss.clause,
    value: 0,
    cell: 'the mud is static',
  })
