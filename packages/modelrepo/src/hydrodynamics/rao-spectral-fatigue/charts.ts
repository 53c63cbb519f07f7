/** The charts of rao-spectral-fatigue. */
import { angularFrequency, type Response } from '@keelson/physics/fatigue/stress-response.ts'
import {
  barChart,
  type ChartDefinition,
  type ChartsOf,
  lineChart,
  type NotApplicable,
  notApplicable,
  numberIn,
  type Point,
  saying,
  shown,
  thinned,
} from '@keelson/workflow'
import { seaStateBubbles } from '../../_shared/sea-states/bubbles.ts'
import {
  byDamage,
  damageByState,
  mostDamaging,
  named,
  overTwoAxes,
  rangeDensity,
} from '../_shared/spectral-damage/charts.ts'
import type { Found, SeaState } from './calculate-found.ts'
import { responseTo, type Spreading } from './calculate-response.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

const MOST_STATES = 4
const MOST_POINTS = 300
const NOTHING = notApplicable('all stresses are constant')

export function chartsOf(p: Params, found: Found): ChartsOf<typeof contract> {
  const { states, governing, on } = found
  const { shown: worst, note } = mostDamaging(states, p.method, MOST_STATES, 'sea states')
  const most = worst.map((state) => ({ state, response: responseTo(p, found.rao, state.row) }))
  return {
    rao_and_waves: saying(raoAndWaves(p, most), note),
    response_psd: saying(responses(p, most), note),
    damage_scatter: scatter(p, states),
    damage_by_state: damageByState(p.method, states, 'Sea state'),
    ...(found.spread !== undefined && { damage_by_direction: byDirection(p, found.spread) }),
    range_density: (governing === undefined ? undefined : rangeDensity(governing, on)) ?? NOTHING,
  }
}

interface Drawable {
  readonly state: SeaState
  readonly response: Response
}

const nameOf = ({ number, row }: SeaState) =>
  `${number}: ${shown(row.significant_wave_height, 3)} m, ${shown(row.peak_period, 3)} s`

/** Points of a long line, spread evenly, its largest among them. */
function points(xs: readonly number[], ys: readonly number[]): Point[] {
  const all = xs.map((x, i): Point => [x, ys[i] ?? 0])
  const step = Math.ceil(all.length / MOST_POINTS)
  if (step <= 1) return all
  return Array.from({ length: Math.ceil(all.length / step) }, (_, k) =>
    all.slice(k * step, (k + 1) * step).reduce((a, b) => (b[1] > a[1] ? b : a)),
  )
}

/** Densities over angular frequency become those over cycles per second. */
const PER_HERTZ = angularFrequency.evaluate({ f: 1 })

function raoAndWaves(p: Params, most: readonly Drawable[]): ChartDefinition {
  const own = p.stress_amplitude_rao.map((H, i): Point => [p.rao_frequencies[i] ?? 0, H])
  const waves = most.flatMap(({ state, response }) =>
    named(
      nameOf(state),
      points(
        response.frequencies,
        response.waves.map((S) => S * PER_HERTZ),
      ),
    ),
  )
  return overTwoAxes(
    { title: 'Frequency', unit: 'Hz' },
    {
      title: `Stress ${p.rao_type} per wave amplitude`,
      unit: 'MPa/m',
      points: named('transfer function', thinned(own, MOST_POINTS)),
    },
    { title: 'Wave spectral density [m²/Hz]', unit: '-', points: waves },
  )
}

function responses(p: Params, most: readonly Drawable[]): ChartDefinition {
  const first = most[0]?.state
  const met = p.vessel_speed > 0 ? 'Wave frequency' : 'Frequency'
  const SCF = p.stress_concentration_factor
  return lineChart({
    x: { title: met, unit: 'Hz' },
    y: { title: 'Stress spectral density', unit: 'MPa2/Hz' },
    series: most.map(({ state, response }) => ({
      name: nameOf(state),
      points: points(
        response.frequencies,
        response.stress.map((S) => SCF ** 2 * S),
      ),
    })),
    ...(first?.stress !== undefined &&
      p.vessel_speed === 0 && {
        limits: [{ at: first.stress.nu_0, label: `up-crossings, sea state ${first.number}`, along: 'y' as const }],
      }),
  })
}

/** Bubbles of the sea states that do damage, the largest lowest. */
function scatter(p: Params, states: readonly SeaState[]): ChartDefinition {
  const D = states.reduce((sum, s) => sum + s.result.damage[p.method], 0)
  const bubbles = byDamage(states, p.method).map((s) => ({
    peakPeriod: s.row.peak_period,
    height: s.row.significant_wave_height,
    share: D > 0 ? s.result.damage[p.method] / D : 0,
  }))
  return seaStateBubbles(bubbles, 'Damage fraction')
}

function byDirection(p: Params, { variance, weights }: Spreading): ChartDefinition | NotApplicable {
  if (variance === undefined) return NOTHING
  const order = (p.heading_offsets ?? []).map((theta, j) => ({ theta, j })).toSorted((a, b) => a.theta - b.theta)
  return barChart({
    category: 'Direction offset [deg]',
    y: { title: 'Fraction', unit: '%' },
    bars: order.flatMap(({ theta, j }) => [
      { name: numberIn(theta, 'deg'), value: variance[j] ?? 0, group: 'damage' },
      { name: numberIn(theta, 'deg'), value: weights[j] ?? 0, group: 'wave energy' },
    ]),
  })
}
