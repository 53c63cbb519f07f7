/** The charts of vessel-seakeeping. */
import { silent } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  type ChartDefinition,
  type ChartsOf,
  decimated,
  given,
  lineChart,
  type NotApplicable,
  notApplicable,
  onto,
  type Point,
  saying,
  shown,
  worstFirst,
} from '@keelson/workflow'
import { seaStateBubbles } from '../../_shared/sea-states/bubbles.ts'
import { CRITERIA, hasCriteria, judgedIn } from './calculate-criteria.ts'
import type { Found, SeaState } from './calculate-found.ts'
import { densitiesIn, stateOf } from './calculate-states.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

const NO_CRITERION = notApplicable('no criterion is provided')

export const chartsOf = (p: Params, found: Found): ChartsOf<typeof contract> => ({
  limiting: hasCriteria(p) ? limitingChart(p, found) : NO_CRITERION,
  scatter: scatterChart(p, found),
  response: responseChart(p, found),
  transfer: transferChart(p),
})

/** Periods at which the limits are found again, and the points of the grid there. */
const [PERIODS, COARSE] = [25, 401] as const
const MOST_MARKS = 12
/** Wave heights beyond that of the sea states by so much are not drawn, unless a criterion has none below. */
const [HEADROOM, MOST_HEADROOM, OVER] = [3, 12, 1.25] as const

function limitingChart(p: Params, { states, ship }: Found): ChartDefinition | NotApplicable {
  const periods = states.map((s) => s.row.peak_period)
  const heights = states.map((s) => s.row.significant_wave_height)
  const [low, high] = [Math.min(...periods), Math.max(...periods)]
  const along = low < high ? spaced(low, high, PERIODS) : spaced(0.7 * low, 1.4 * high, PERIODS)
  const coarse = coarser(ship)
  const judged = along.map((peak_period) => {
    const row = { significant_wave_height: 1, peak_period, probability: 0 }
    return { peak_period, ...judgedIn(p, stateOf(p, coarse, row, 0, silent), silent) }
  })
  const limits = CRITERIA.map((criterion) =>
    Math.min(
      ...judged.flatMap(({ held }) =>
        held.flatMap((one) => (one.criterion === criterion && one.H !== null ? one.H : [])),
      ),
    ),
  )
  const highest = Math.max(...heights)
  const reached = limits.filter((H) => OVER * H <= MOST_HEADROOM * highest)
  const top = Math.max(HEADROOM * highest, ...reached.map((H) => OVER * H))
  const series = CRITERIA.flatMap((criterion) => {
    const points = judged.flatMap(({ peak_period, held }): Point[] => {
      const H = held.find((one) => one.criterion === criterion)?.H ?? Number.POSITIVE_INFINITY
      return [[peak_period, H <= top ? H : Number.NaN]]
    })
    return points.some(([, H]) => Number.isFinite(H)) ? [{ name: criterion.replaceAll('_', ' '), points }] : []
  })
  if (series.length === 0) return notApplicable('no criterion is reached near these sea states')
  const { shown: marked, note } = worstFirst(states, {
    most: MOST_MARKS,
    things: 'sea states',
    as: 'marked',
    by: 'the highest waves',
    worse: (s) => s.row.significant_wave_height,
  })
  const chart = lineChart({
    x: { title: 'Peak period', unit: 's' },
    y: { title: 'Significant wave height', unit: 'm', zero: true },
    series,
    markers: marked.map((s) => ({
      x: s.row.peak_period,
      y: s.row.significant_wave_height,
      label: `sea state ${s.number}`,
    })),
    broken: true,
  })
  return saying(chart, note)
}

/** The ship on fewer points, for curves. */
function coarser(ship: Found['ship']): Found['ship'] {
  const step = Math.max(1, Math.floor((ship.omega.length - 1) / (COARSE - 1)))
  const last = ship.omega.length - 1
  const thin = <T extends readonly number[] | undefined>(list: T) =>
    list?.filter((_, i) => i % step === 0 || i === last)
  return {
    ...ship,
    omega: thin(ship.omega) ?? [],
    met: thin(ship.met) ?? [],
    heave: thin(ship.heave) ?? [],
    roll: thin(ship.roll),
    pitch: thin(ship.pitch),
    relative: thin(ship.relative),
  }
}

function scatterChart(p: Params, { states }: Found): ChartDefinition {
  const judged = hasCriteria(p)
  const bubbles = states
    .toSorted((a, b) => b.row.probability - a.row.probability)
    .map((s) => ({
      peakPeriod: s.row.peak_period,
      height: s.row.significant_wave_height,
      share: s.row.probability,
      group: judged ? (s.judged.met ? 'all criteria met' : 'not all criteria met') : 'sea state',
    }))
  return seaStateBubbles(bubbles, 'Probability')
}

const MOST_SPECTRA = 4
const MOST_POINTS = 300

function responseChart(p: Params, { states, ship }: Found): ChartDefinition {
  const { shown: most, note } = worstFirst(
    states.toSorted((a, b) => b.heave - a.heave),
    { most: MOST_SPECTRA, things: 'sea states', by: 'the largest heave', worse: ({ heave }) => heave },
  )
  const name = ({ number, row }: SeaState) =>
    `${number}: ${shown(row.significant_wave_height, 3)} m, ${shown(row.peak_period, 3)} s`
  const chart = lineChart({
    x: { title: 'Wave frequency', unit: 'rad/s' },
    y: { title: 'Heave spectral density', unit: 'm2*s/rad', zero: true },
    series: most.map((s) => {
      const { heave } = densitiesIn(p, ship, s.row)
      const points = ship.omega.map((omega, i): Point => [omega, heave[i] ?? 0])
      return { name: name(s), points: [...decimated(points, ([, y]) => y, MOST_POINTS)] }
    }),
  })
  return saying(chart, note)
}

/** Turns stand beside shifts on one axis. */
const degrees = onto({ unit: 'deg' })

function transferChart(p: Params): ChartDefinition {
  const { rao_frequencies: at, heave_rao } = given(p, 'rao_frequencies', 'heave_rao')
  const line = (name: string, list: readonly number[] | undefined, inUnit = (si: number) => si) =>
    list === undefined
      ? []
      : [{ name, dots: true as const, points: at.map((omega, i): Point => [omega, inUnit(list[i] ?? 0)]) }]
  return lineChart({
    x: { title: 'Wave frequency', unit: 'rad/s' },
    y: { title: 'Motion per metre of wave amplitude [m, deg]', unit: '-', zero: true },
    series: [
      ...line('heave', heave_rao),
      ...line('roll', p.roll_rao, degrees),
      ...line('pitch', p.pitch_rao, degrees),
      ...line('relative motion', p.relative_motion_rao),
    ],
  })
}
