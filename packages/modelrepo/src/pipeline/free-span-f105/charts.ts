/** The charts of the free span report. */
import { silent } from '@keelson/equations'
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { GAMMA_IL, SCREENING_LENGTH, screenedCurrent } from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { CROSS_FLOW_END } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { onsetVelocity } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import {
  axisOf,
  type ChartDefinition,
  type ChartsOf,
  type Limit,
  lineChart,
  type Marker,
  type Point,
} from '@keelson/workflow'
import { amplitudesAt, hasCurve } from '../_shared/free-span/response-models.ts'
import { type Span, spanAt, stands } from '../_shared/free-span/span.ts'
import type { Judged } from './calculate-checks.ts'
import type { Onset, Screening } from './calculate-criteria.ts'
import type { Response } from './calculate-response.ts'
import { isSingle, type State } from './calculate-state.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { cornersOf } from './tables.ts'

export function chartsOf(p: Params, { state, response, screening }: Judged, onset: Onset): ChartsOf<typeof contract> {
  const spans = spansAround(state)
  return {
    response_amplitude: responseAmplitude(state, response),
    frequency_length: frequencyLength(state, spans, onset, screening),
    allowable_current: allowableCurrent(p, state, response, spans),
    onset_length: onsetLength(p, state, response, spans),
  }
}

/** Amplitude over reduced velocity by both models, with the operating points. */
function responseAmplitude(state: State, response: Response): ChartDefinition {
  const { il, cf, A_Y, A_Z } = response
  const corners = cornersOf(response)
  const curve = (direction: string, at: (V: number) => number): Point[] =>
    [0, ...corners.filter((c) => c.direction === direction).map((c) => c.V), CROSS_FLOW_END.value + 1]
      .sort((a, b) => a - b)
      .map((V) => [V, at(V)])
  const both = (V: number) => amplitudesAt(il, cf.curve, V, V)
  const across = hasCurve(cf.curve)
    ? [{ name: 'cross-flow', points: curve('cross-flow', (V) => both(V).A_Z ?? 0) }]
    : []
  const single = isSingle(state)
  const together = A_Z?.[0] === A_Y[0]
  const marked = (V: readonly number[], A: readonly number[] | undefined, label: string): Marker[] =>
    (A ?? []).map((a, i) => ({ x: V[i] ?? 0, y: a, label: single ? label : '' }))
  return lineChart({
    x: axisOf(inputs.properties.reduced_velocity),
    y: { title: 'Amplitude/diameter', unit: '-' },
    series: [{ name: 'in line', points: curve('in-line', (V) => both(V).A_Y) }, ...across],
    markers: [
      ...marked(state.V_IL, A_Y, together ? 'this span' : 'this span, in line'),
      ...marked(state.V_CF, A_Z, together ? '' : 'this span, cross-flow'),
    ],
  })
}

const POINTS = 81

/** Spans from a third of this length to three times it; those that do not stand are left out. */
function spansAround({ section, ends, span }: State): Span[] {
  return logSpaced(span.L / 3, span.L * 3, POINTS).flatMap((L) => {
    const found = spanAt(section, ends, L, silent)
    return stands(found) ? [found] : []
  })
}

/** Both frequencies over span length, with what onset and screening ask for. */
function frequencyLength(
  state: State,
  spans: readonly Span[],
  onset: Onset,
  screening: Screening | undefined,
): ChartDefinition {
  const limit = (at: unknown, label: string): Limit[] =>
    typeof at === 'number' && at > 0 ? [{ at, label, along: 'x' }] : []
  const limits = screening
    ? [...limit(screening.f_IL, 'in-line screening'), ...limit(screening.f_CF, 'cross-flow screening')]
    : [...limit(onset.f_IL, 'in-line onset'), ...limit(onset.f_CF, 'cross-flow onset')]
  return lineChart({
    x: axisOf(inputs.properties.span_length),
    y: { title: 'Natural frequency', unit: 'Hz', log: true },
    series: [
      { name: 'in line', points: spans.map((s): Point => [s.L, s.f_IL]) },
      { name: 'cross-flow', points: spans.map((s): Point => [s.L, s.f_CF]) },
    ],
    limits,
    markers: [{ x: state.span.L, y: state.f_IL, label: 'this span' }],
  })
}

/** Flow at which a span of each length begins to vibrate. */
function onsetLength(p: Params, state: State, response: Response, spans: readonly Span[]): ChartDefinition {
  const U = p.current_velocity + p.wave_velocity
  return lineChart({
    x: axisOf(inputs.properties.span_length),
    y: { title: 'Onset flow velocity', unit: 'm/s', log: true },
    series: onsetSeries(p, state, response, spans).map(({ name, points }) => ({
      name,
      points: points.map(([u, L]): Point => [L, u]),
    })),
    ...(U > 0 && {
      limits: [{ at: U, label: 'flow', along: 'x' as const }],
      markers: [{ x: state.span.L, y: U, label: 'this span' }],
    }),
  })
}

/** Share of the longest span that is screened up to which its line is drawn: beyond, it rises out of the chart. */
const SCREENED_SHARE = 0.95

/** Longest span over the flow, by onset and by in-line screening in current alone. */
function allowableCurrent(p: Params, state: State, response: Response, spans: readonly Span[]): ChartDefinition {
  const { D } = state.section
  const U = p.current_velocity + p.wave_velocity
  const alone = { gamma_IL: GAMMA_IL.value, V_on_IL: response.il.V_on, D, alpha_bar: 1 }
  const screened = spans.flatMap((s): Point[] => {
    if (s.L >= SCREENED_SHARE * SCREENING_LENGTH.value * D) return []
    return [[screenedCurrent.evaluate({ ...alone, f_IL: s.f_IL, L: s.L }), s.L]]
  })
  const series = [...onsetSeries(p, state, response, spans), { name: 'in-line screening', points: screened }]
  return lineChart({
    x: { title: 'Flow velocity', unit: 'm/s', log: true },
    y: { title: 'Allowable span length', unit: 'm' },
    series: series.map(({ name, points }) => ({ name, points: falling(points) })),
    ...(U > 0 && { markers: [{ x: U, y: state.span.L, label: 'this span' }] }),
  })
}

/** Up to where the velocity no longer falls with length: beyond, the sag has the frequency rise again. */
function falling(points: readonly Point[]): Point[] {
  const end = points.findIndex(([u], i) => i > 0 && u >= (points[i - 1]?.[0] ?? 0))
  return points.slice(0, end < 0 ? points.length : end)
}

function onsetSeries(p: Params, { section }: State, { il, cf }: Response, spans: readonly Span[]) {
  const gamma_f = p.safety_factor_natural_frequency
  const at = (V: number, f: number) => onsetVelocity.evaluate({ V, f, gamma_f, D: section.D })
  return [
    { name: 'in-line onset', points: spans.map((s): Point => [at(il.V_on, s.f_IL), s.L]) },
    { name: 'cross-flow onset', points: spans.map((s): Point => [at(cf.V_on, s.f_CF), s.L]) },
  ]
}
