/** The charts of the vibration report. */
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { bucklingCompression } from '@keelson/physics/tensioned-beam/uniform.ts'
import { bucklingPhase } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import {
  axisOf,
  barChart,
  type ChartDefinition,
  firstOf,
  type Limit,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  saying,
} from '@keelson/workflow'
import { modesOf } from './calculate-modes.ts'
import type { Answer, Flow } from './calculate-response.ts'
import { isEven, type Span } from './calculate-span.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'

const LENGTHS = 41
const MODES_DRAWN = 3
/** Elements of a span whose tension varies: enough for three modes in a chart. */
const COARSE = 60

/** The first modes over the length of the span, with what the current excites; the first of this span is the answer's. */
export function frequencyLength(
  { current_velocity: U }: Params,
  span: Span,
  { f_s, f_IL }: Flow,
  { mode: { f_n } }: Answer,
): ChartDefinition | NotApplicable {
  const lengths = logSpaced(span.L / 3, span.L * 3, LENGTHS).filter((L) => stands({ ...span, L }))
  if (lengths.length === 0) return notApplicable('part of the span is in compression; a longer span may buckle')
  const spectra = lengths.map((L) => ({ L, modes: modesOf({ ...span, L }, MODES_DRAWN, COARSE) }))
  const begins = ({ value: V_on }: { readonly value: number }) =>
    c205.onsetFrequency.evaluate({ U, V_on, D_h: span.D_h })
  const limits: Limit[] = [
    { at: begins(c205.IN_LINE_ONSET), label: 'in-line onset', along: 'x' },
    { at: f_IL, label: '2 × shedding', along: 'x' },
    { at: begins(c205.CROSS_FLOW_ONSET), label: 'cross-flow onset', along: 'x' },
    { at: f_s, label: 'shedding', along: 'x' },
  ]
  return lineChart({
    x: axisOf(inputs.properties.span_length),
    y: { title: 'Natural frequency', unit: 'Hz', log: true },
    series: Array.from({ length: MODES_DRAWN }, (_, k) => ({
      name: `mode ${k + 1}`,
      points: spectra.map(({ L, modes }): Point => [L, modes[k]?.f_n ?? 0]),
    })),
    limits: limits.filter(({ at }) => at > 0),
    markers: [{ x: span.L, y: f_n, label: 'this span' }],
  })
}

/** A span whose tension varies is drawn where even its least tension is no compression. */
function stands(span: Span): boolean {
  const { ends, EI, L, T, T_far } = span
  const least = isEven(span) ? bucklingCompression.evaluate({ z_cr: bucklingPhase(ends), EI, L }) : 0
  return Math.min(T, T_far) >= -0.99 * least
}

/** A bar for each mode on the ranges of both directions. */
export function reducedVelocities(answers: readonly Answer[]): ChartDefinition | NotApplicable {
  const speeds = answers.map(({ V_R }) => V_R)
  if (Math.max(...speeds) === 0) return notApplicable('the current is zero')
  const ends = [c205.IN_LINE_ONSET, c205.CROSS_FLOW_ONSET, c205.IN_LINE_END, c205.CROSS_FLOW_END]
  const labels = ['in-line onset', 'cross-flow onset', 'in-line upper limit', 'cross-flow upper limit']
  return barChart({
    category: 'Mode',
    y: {
      title: 'Reduced velocity',
      unit: '-',
      log: true,
      domain: [Math.min(0.3, 0.5 * Math.min(...speeds)), Math.max(30, 2 * Math.max(...speeds))],
    },
    bars: answers.map(({ mode, V_R }) => ({ name: String(mode.n), value: V_R })),
    limits: ends.map(({ value }, k) => ({ at: value, label: `${labels[k]} ${value}`, along: 'x' })),
  })
}

/** Shedding frequency down the profile, with the natural frequencies of the span. */
export function profileChart(p: Params, { D_h }: Span, answers: readonly Answer[]): ChartDefinition | NotApplicable {
  const profile = p.current_profile
  if (profile === undefined) return notApplicable('no {current_profile} is provided')
  const shed = profile.map(({ depth_m, speed_m_s: U }) => ({
    depth: depth_m,
    f_s: c205.crossFlowExcitation.evaluate({ St: p.strouhal_number, U, D_h }),
  }))
  const { shown, note } = firstOf(answers, { most: MODES_DRAWN, things: 'modes', by: 'the lowest' })
  const chart = lineChart({
    x: { title: 'Frequency', unit: 'Hz' },
    y: { title: 'Depth', unit: 'm', reverse: true },
    series: [
      { name: 'cross-flow excitation', points: shed.map(({ depth, f_s }): Point => [f_s, depth]) },
      {
        name: 'in-line excitation',
        points: shed.map(({ depth, f_s }): Point => [c205.inLineExcitation.evaluate({ f_s }), depth]),
      },
    ],
    limits: shown.map(({ mode }) => ({ at: mode.f_n, label: `mode ${mode.n}`, along: 'y' })),
  })
  return saying(chart, note)
}
