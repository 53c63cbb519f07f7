/** The ratio of a query, from the atlas or the direct solver, against what both onsets ask for. */
import type { Trace } from '@keelson/equations'
import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { check, openIf, outOf, shownRatio } from '@keelson/workflow'
import type { Answer, AtlasQuery, Origin } from '../../_shared/atlas/atlas-query.ts'
import { axes } from './atlas.ts'
import { BASE_PIPE, solved, traceBasePipe } from './atlas-solver.ts'
import { surface } from './charts.ts'
import type { contract } from './contract.ts'
import { span } from './figures.ts'
import type { Params } from './inputs.ts'
import { nearOnset } from './warnings.ts'

export const query: AtlasQuery<typeof contract, number> = {
  interpolation: (parent) => `log-log interpolation of the ${parent} grid`,
  rounding: 1e-12,
  outside: axes.outside,
  fromAtlas: (p, atlas, trace) => {
    trace.section('From the atlas')
    const title = 'Cross-flow frequency ratio (atlas, log-log)'
    return axes.step(p, atlas, { symbol: 'r_CF', title, unit: '-', cell: 'grid over span length and current' }, trace)
  },
  direct: (p, trace, atlas) => {
    traceBasePipe(atlas, trace)
    return solved(p, trace).first.ratio ?? Number.NaN
  },
  near: (_, r_CF, e) => (isNear(r_CF, e) ? nearOnset(r_CF, e) : undefined),
  answer,
}

/** Whether an error of so much could turn a verdict. */
export function isNear(r_CF: number, e: number): boolean {
  const St = c205.SUBCRITICAL_STROUHAL.value
  const limits = [c205.CROSS_FLOW_ONSET.value, c205.IN_LINE_ONSET.value].map((V_R) =>
    c205.ratioAtReducedVelocity.evaluate({ V_R, St }),
  )
  return limits.some((limit) => Math.abs(r_CF / limit - 1) <= e)
}

function answer(p: Params, r_CF: number, from: Origin, trace: Trace): Answer<typeof contract> {
  trace.section('Onset of vibration')
  const as = from.source === 'atlas' ? 'r_CF' : 'r_CF_1'
  const St = c205.SUBCRITICAL_STROUHAL
  const at = (V_R: typeof c205.CROSS_FLOW_ONSET, name: string) =>
    trace.apply(c205.ratioAtReducedVelocity, { V_R, St }, { as: name, rename: { V_R: V_R.symbol } })
  const r_IL = trace.apply(c205.inLineOfCrossFlowRatio, { r_CF }, { rename: { r_CF: as } })
  const across = at(c205.CROSS_FLOW_ONSET, 'r_on_CF')
  const both = at(c205.IN_LINE_ONSET, 'r_on_1')
  const along = trace.apply(c205.inLineOfCrossFlowRatio, { r_CF: both }, { as: 'r_on_IL', rename: { r_CF: 'r_on_1' } })
  const short = outOf(SLENDER_SPAN, p.span_length / BASE_PIPE.outer_diameter)
  return {
    values: {
      frequency_ratio_cross_flow: r_CF,
      frequency_ratio_in_line: r_IL,
      confidence_band: from.band(r_CF),
    },
    checks: {
      cross_flow: openIf('out_of_reach', short, check({ demand: across, capacity: r_CF })),
      in_line: openIf('out_of_reach', short, check({ demand: along, capacity: r_IL })),
    },
    charts: () => ({ surface: surface(p, from.atlas) }),
    figures: () => ({ span: span(p) }),
    detail: `First natural frequency divided by excitation frequency is ${shownRatio(r_CF)} cross-flow (onset below ${shownRatio(across)}) and ${shownRatio(r_CF / 2)} in-line (onset below ${shownRatio(along)}), from ${from.within}`,
  }
}
