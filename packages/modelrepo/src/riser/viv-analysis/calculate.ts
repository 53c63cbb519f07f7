/** The vibration of a tubular span in current, in the order of the method. SI in and out. */
import type { Trace } from '@keelson/equations'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { notApplicable, type Outcome, type RunContext, statusOf } from '@keelson/workflow'
import { checksOf, type Judged, judgedOf } from './calculate-checks.ts'
import { NO_CURRENT } from './calculate-doubts.ts'
import { modesOf } from './calculate-modes.ts'
import { type Answer, answersOf, type Flow, flowOf, tracedAnswer } from './calculate-response.ts'
import { requireStanding, type Span, spanOf } from './calculate-span.ts'
import { frequencyLength, profileChart, reducedVelocities } from './charts.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { crossSection, elevation } from './figures.ts'
import type { Params } from './inputs.ts'
import { modeTable } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Viv = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Viv {
  const span = spanOf(p, trace)
  requireStanding(span)
  const flow = flowOf(p, span, trace)
  const answers = answersOf(p, span, flow, modesOf(span, p.number_of_modes))
  const judged = judgedOf(answers)
  const checks = checksOf(p, span, flow, judged)
  for (const { mode } of shownOf(judged)) tracedAnswer(p, span, flow, mode, trace)
  return {
    values: {
      effective_mass_per_length: span.m_e,
      bending_stiffness: span.EI,
      natural_frequencies: answers.map(({ mode }) => mode.f_n),
      reynolds_number: flow.Re,
      shedding_frequency_cross_flow: flow.f_s,
      excitation_frequency_in_line: flow.f_IL,
      stability_parameter: flow.K_s,
      in_line_suppressed: flow.suppressed,
      ...firstValues(p, span, flow, judged.first, trace),
      ...excitedValues(p, answers, judged),
      status: statusOf(checks),
    },
    checks,
    tables: () => ({ modes: modeTable(answers) }),
    charts: () => ({
      frequency_length: frequencyLength(p, span, flow, judged.first),
      reduced_velocities: reducedVelocities(answers),
      current_profile: profileChart(p, span, answers),
    }),
    figures: () => ({ elevation: elevation(p, span, answers), section: crossSection(p, span, judged) }),
    warnings: warningsOf(p, span, flow, judged),
    detail: sentence(p, flow, judged),
  }
}

/** The modes that a check or an answer rests on, from the first. */
function shownOf({ first, last, crossFlow, inLine, dominant }: Judged): readonly Answer[] {
  const all = [first, crossFlow, inLine, dominant, last].filter((a) => a !== undefined)
  return [...new Set(all)].toSorted((a, b) => a.mode.n - b.mode.n)
}

function firstValues(p: Params, { D_h }: Span, flow: Flow, { mode: { f_n }, V_R, ratio }: Answer, trace: Trace) {
  trace.section('Mode 1 onset')
  const onset = (V_on: typeof c205.CROSS_FLOW_ONSET, as: string) =>
    trace.apply(c205.onsetSpeed, { V_on, f_n, D_h }, { as, rename: { f_n: 'f_n_1', V_on: V_on.symbol } })
  const still = notApplicable(NO_CURRENT)
  const along = () =>
    trace.apply(c205.inLineFrequencyRatio, { f_n, f_IL: flow.f_IL }, { as: 'r_IL_1', rename: { f_n: 'f_n_1' } })
  return {
    reduced_velocity: V_R,
    frequency_ratio_cross_flow: ratio ?? still,
    frequency_ratio_in_line: p.current_velocity > 0 ? along() : still,
    cross_flow_onset_speed: onset(c205.CROSS_FLOW_ONSET, 'U_on_CF'),
    in_line_onset_speed: onset(c205.IN_LINE_ONSET, 'U_on_IL'),
  }
}

function excitedValues(p: Params, answers: readonly Answer[], { across, along, dominant }: Judged) {
  const numbers = (of: readonly Answer[]) => of.map(({ mode }) => mode.n)
  const near = ({ ratio }: Answer) => ratio !== undefined && Math.abs(ratio - 1) <= p.lock_in_margin
  return {
    mode_factors: answers.map(({ mode }) => mode.gamma_n),
    lock_in_modes: numbers(answers.filter(near)),
    cross_flow_modes: numbers(across),
    in_line_modes: numbers(along),
    cross_flow_amplitudes: across.map((a) => a.crossFlow?.A ?? 0),
    cross_flow_stress_ranges: across.map((a) => a.crossFlow?.S ?? 0),
    in_line_amplitudes: along.map((a) => a.inLine?.A ?? 0),
    in_line_stress_ranges: along.map((a) => a.inLine?.S ?? 0),
    dominant_cross_flow_mode:
      dominant?.mode.n ?? notApplicable('no calculated mode is in the cross-flow excitation range'),
  }
}
