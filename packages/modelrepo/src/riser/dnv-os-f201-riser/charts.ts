/** The charts: limit states along the riser, combined loading in tension and moment, and external pressure over D/t. */
import { numberOf, silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import { collapseOf, propagationPressure } from '@keelson/standards/dnv-os-f201-2010/collapse.ts'
import * as limits from '@keelson/standards/dnv-os-f201-2010/limit-states.ts'
import { axisOf, type ChartDefinition, lineChart, type Point, type Series, saying } from '@keelson/workflow'
import { alongAxis, placesAlong, stationName } from '../_shared/stations/stations.ts'
import { type Governing, worstOf } from './calculate-governing.ts'
import { collapsing, type Factors, type Pipe } from './calculate-pipe.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'
import { inputs } from './inputs.ts'
import { COMBINED, INTERNAL } from './modes.ts'

export function utilisationChart(p: Params, stations: readonly Station[], governing: Governing): ChartDefinition {
  const places = placesAlong(p.arc_length, stations.length)
  const series = (name: string, of: (s: Station) => number | undefined): Series => ({
    name,
    points: stations.map((s, k): Point => [places[k] ?? 0, of(s) ?? Number.NaN]),
  })
  return lineChart({
    x: alongAxis(p.arc_length),
    y: { title: 'Utilisation', unit: '-', zero: true },
    series: [
      series('combined', (s) => s.combined.use),
      series('bursting', (s) => s.bursting.use),
      series('collapse', (s) => s.outside.collapse),
      series(
        p.check_propagation ? 'propagating buckling' : 'propagating buckling, not checked',
        (s) => s.outside.propagation,
      ),
    ],
    limits: [{ at: 1, label: 'limit', along: 'x', written: true }],
    markers: [{ x: places[governing.station] ?? 0, y: governing.use, label: stationName(governing.station) }],
  })
}

/** Stations of which each has its own envelope. */
const MOST_ENVELOPES = 4
const STEPS = 400

export function interactionChart(pipe: Pipe, stations: readonly Station[]): ChartDefinition {
  const worst = worstOf(stations, COMBINED)
  const few = stations.length <= MOST_ENVELOPES
  const drawn = stations.flatMap((_, k) => (few || k === worst ? [k] : []))
  const loads = stations.map(({ loads: l }): Point => [l.T_ed, Math.abs(l.M_d)])
  const [x, y] = loads[worst] ?? [0, 0]
  const chart = lineChart({
    x: axisOf(inputs.properties.design_effective_tension),
    y: { title: 'Design moment', unit: 'kN*m' },
    series: [
      ...drawn.flatMap((k): Series[] => {
        const points = envelope(pipe, stations[k])
        return points.length > 0 ? [{ name: `limit, ${stationName(k)}`, points }] : []
      }),
      { name: 'design loads', points: loads, dots: true },
    ],
    markers: [{ x, y, label: stationName(worst) }],
  })
  return saying(chart, few ? undefined : `1 of ${stations.length} limits is shown, for the governing station.`)
}

/** None where the pressure alone is beyond the criterion. */
function envelope({ p_b, p_c, factors }: Pipe, station: Station | undefined): readonly Point[] {
  if (station === undefined) return []
  const { combined, outside, loads } = station
  const { M_k, T_k, Delta_p, branch } = combined
  const common = { ...numbersOf(factors), M_k, T_k }
  const momentAt = (T_ed: number) =>
    branch === INTERNAL
      ? limits.momentInternal.evaluate({ ...common, T_ed, Delta_p, p_b })
      : limits.momentExternal.evaluate({ ...common, T_ed, dp_e: outside.dp_e, p_c })
  return spaced(loads.T_ed < 0 ? -T_k : 0, T_k, STEPS + 1)
    .map((T_ed): Point => [T_ed, momentAt(T_ed)])
    .filter(([, M]) => M >= 0)
}

const numbersOf = ({ gamma_SC, gamma_m }: Factors) => ({ gamma_SC: numberOf(gamma_SC), gamma_m: numberOf(gamma_m) })

const [THICK, THIN] = [8, 60]

export function slendernessChart(p: Params, pipe: Pipe, stations: readonly Station[]): ChartDefinition {
  const { outer_diameter: D, yield_strength: f_y, fabrication_factor: alpha_fab } = p
  const factors = numbersOf(pipe.factors)
  const largest = Math.max(...stations.map((s) => s.outside.dp_e))
  const ratios = [D / pipe.t_1, D / pipe.t_2]
  const over = spaced(Math.min(THICK, ...ratios), Math.max(THIN, ...ratios), STEPS / 4 + 1)
  const collapse = (t: number) =>
    limits.designResistance.evaluate({ ...factors, p_k: collapseOf(collapsing(p, t), 't_1', silent).p_c })
  const running = (t: number) =>
    limits.designPropagation.evaluate({
      ...factors,
      gamma_c: p.propagation_condition_factor,
      p_pr: propagationPressure.evaluate({ f_y, alpha_fab, t_2: t, D }),
    })
  const line = (name: string, of: (t: number) => number): Series => ({
    name,
    points: over.map((ratio): Point => [ratio, of(D / ratio)]),
  })
  return lineChart({
    x: { title: 'D/t for governing wall thickness', unit: '-' },
    y: { title: 'Net external pressure', unit: 'MPa' },
    series: [line('collapse', collapse), line('propagating buckling', running)],
    limits: largest > 0 ? [{ at: largest, label: 'maximum net external pressure', along: 'x' }] : [],
    markers: [
      { x: D / pipe.t_1, y: pipe.p_c_d, label: 'minimum wall thickness' },
      { x: D / pipe.t_2, y: pipe.p_pr_d, label: 'average wall thickness' },
    ],
  })
}
