/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to a limit. */
import type { Trace } from '@keelson/equations'
import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import {
  check,
  notApplicable,
  type Outcome,
  openIf,
  outOf,
  type RunContext,
  shownPercent,
  shownRatio,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { atlasPlace, largestError, outsideWarnings, refuseOutside } from '../../_shared/atlas/query.ts'
import { BASE_PIPE, CURRENT, LENGTH, RATIO } from './atlas-names.ts'
import { solved, traceBasePipe } from './atlas-solver.ts'
import { outsideOf, readAt } from './calculate-query.ts'
import { surface } from './charts.ts'
import type { contract } from './contract.ts'
import { span } from './figures.ts'
import type { Params } from './params.ts'
import { nearLimit } from './warnings.ts'

type Query = Outcome<typeof contract>

/** What rounding may take of a ratio that the atlas has exactly. */
const ROUNDING = 1e-12

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0) {
    if (p.out_of_range_policy === 'refuse') refuseOutside(beyond)
    return directAnswer(p, atlas, false, outsideWarnings(beyond), trace)
  }
  const e = Math.max(largestError(atlas, RATIO), ROUNDING)
  const r_CF = readAt(atlas, p).value
  return isNear(r_CF, e) ? directAnswer(p, atlas, true, [nearLimit(r_CF, e)], trace) : atlasAnswer(p, atlas, e, trace)
}

/** Whether an error of so much could turn a verdict. */
export function isNear(r_CF: number, e: number): boolean {
  const St = c205.SUBCRITICAL_STROUHAL.value
  const limits = [c205.CROSS_FLOW_ONSET.value, c205.IN_LINE_ONSET.value].map((V_R) =>
    c205.ratioAtReducedVelocity.evaluate({ V_R, St }),
  )
  return limits.some((limit) => Math.abs(r_CF / limit - 1) <= e)
}

function atlasAnswer(p: Params, atlas: AtlasFile, e: number, trace: Trace): Query {
  trace.section('From the atlas')
  const { value, reading } = readAt(atlas, p)
  const r_CF = trace.lookup({
    ...atlasPlace(atlas),
    symbol: 'r_CF',
    title: 'Frequency ratio, cross-flow, read from the atlas, log-log',
    unit: '-',
    value,
    cell: 'grid over span length and current',
    ...reading({ [LENGTH]: 'L', [CURRENT]: 'U' }),
  })
  const rest = judged(p, atlas, r_CF, trace)
  return {
    ...rest,
    values: { ...rest.values, in_range: true, source: 'atlas', confidence_band: [r_CF * (1 - e), r_CF * (1 + e)] },
    warnings: [],
    detail: sentence(r_CF, `the atlas, within ${shownPercent(e)}`),
    confidence: {
      method: `log-log interpolation of the grid of ${atlas.parent.ref}`,
      max_rel_error: e,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  traceBasePipe(atlasPlace(atlas), trace)
  const { first } = solved(p, trace)
  const r_CF = first.ratio ?? Number.NaN
  const rest = judged(p, atlas, r_CF, trace, 'r_CF_1')
  return {
    ...rest,
    values: {
      ...rest.values,
      in_range,
      source: 'direct',
      confidence_band: notApplicable('the direct solver answered'),
    },
    warnings: why,
    detail: sentence(r_CF, 'the direct solver'),
    confidence: null,
  }
}

/** The ratio against what both onsets ask for, wherever it comes from. */
function judged(p: Params, atlas: AtlasFile, r_CF: number, trace: Trace, as = 'r_CF') {
  trace.section('Onset of vibration')
  const St = c205.SUBCRITICAL_STROUHAL
  const at = (V_R: typeof c205.CROSS_FLOW_ONSET, name: string) =>
    trace.apply(c205.ratioAtReducedVelocity, { V_R, St }, { as: name, rename: { V_R: V_R.symbol } })
  const r_IL = trace.apply(c205.inLineOfCrossFlowRatio, { r_CF }, { rename: { r_CF: as } })
  const across = at(c205.CROSS_FLOW_ONSET, 'r_on_CF')
  const both = at(c205.IN_LINE_ONSET, 'r_on_1')
  const along = trace.apply(c205.inLineOfCrossFlowRatio, { r_CF: both }, { as: 'r_on_IL', rename: { r_CF: 'r_on_1' } })
  const short = outOf(SLENDER_SPAN, p.span_length / BASE_PIPE.outer_diameter)
  return {
    values: { frequency_ratio_cross_flow: r_CF, frequency_ratio_in_line: r_IL },
    checks: {
      cross_flow: openIf('out_of_reach', short, check({ demand: across, capacity: r_CF })),
      in_line: openIf('out_of_reach', short, check({ demand: along, capacity: r_IL })),
    },
    charts: () => ({ surface: surface(p, atlas) }),
    figures: () => ({ span: span(p) }),
  }
}

const sentence = (r_CF: number, source: string): string =>
  `The first natural frequency is ${shownRatio(r_CF)} times that of cross-flow excitation and ${shownRatio(r_CF / 2)} times that of in-line excitation, from ${source}`
