/** How far the damage can be relied on: waves that can be, covered by the transfer function, on a fine grid. */
import { silent, type Trace } from '@keelson/equations'
import { intervalsOf, momentsOfSpectrum } from '@keelson/physics/fatigue/spectral-moments.ts'
import {
  evenDirections,
  integrationError,
  responseOn,
  stressDensity,
  waveDensityOf,
  wavesCovered,
} from '@keelson/physics/fatigue/stress-response.ts'
import { halvedGrid, missedAmplitude } from '@keelson/physics/rao/grid.ts'
import { energyBeyond, steepnessOf } from '@keelson/physics/waves/sea-limits.ts'
import { against, type Doubt, outOf, shown, shownIn, shownPercent } from '@keelson/workflow'
import { irregularityLeft, slopeLeft } from '../_shared/spectral-damage/reach.ts'
import type { Found, SeaState } from './calculate-found.ts'
import { responseTo, seaOf } from './calculate-response.ts'
import { COSINE, type Params } from './inputs.ts'

/** Share of the damage up to which sea states that are steeper than seas do not matter. */
const STEEP_SHARE = 0.01
/** Share by which a stress may be too low because waves outside the transfer function move nothing. */
const MISSED = 0.02

/** Why a damage that is within its limit shows nothing. */
export function doubtOf(p: Params, found: Found): Doubt | undefined {
  const steep = tooSteep(p, found)
  if (steep !== undefined) return { kind: 'contradiction', why: steep }
  const why =
    against(wavesCovered, uncovered(p, found)) ??
    outOf(integrationError, found.error) ??
    against(evenDirections, unevenly(p)) ??
    slopeLeft(p) ??
    irregularityLeft({ ...found, method: p.method })
  return why === undefined ? undefined : { kind: 'out_of_reach', why }
}

/** Radians by which the steps between directions may differ. */
const SAME_STEP = 1e-6

function unevenly({ spreading, heading_offsets }: Params): string | undefined {
  if (spreading !== COSINE || heading_offsets === undefined) return undefined
  const order = heading_offsets.toSorted((a, b) => a - b)
  const steps = order.slice(1).map((theta, i) => theta - (order[i] ?? 0))
  if (steps.length === 0 || Math.max(...steps) - Math.min(...steps) <= SAME_STEP) return undefined
  return `the {heading_offsets} are spaced ${shownIn(Math.min(...steps), 'deg')} to ${shownIn(Math.max(...steps), 'deg')} apart, but the cosine weights assume equal spacing`
}

function tooSteep({ method }: Params, { states, verdict }: Found): string | undefined {
  const steep = states.filter((s) => {
    const { steepness, limit } = steepnessOf(seaOf(s.row))
    return steepness > limit
  })
  const damage = steep.reduce((sum, s) => sum + s.result.damage[method], 0)
  const [first] = steep.toSorted((a, b) => b.result.damage[method] - a.result.damage[method])
  if (first === undefined || damage <= STEEP_SHARE * verdict.D) return undefined
  const { significant_wave_height: H_s, peak_period: T_p } = first.row
  const { steepness, limit } = steepnessOf(seaOf(first.row))
  return `sea state ${first.number} (wave height ${shownIn(H_s, 'm')}, peak period ${shownIn(T_p, 's')}) has a steepness of ${shown(steepness, 3)}, above the limit of ${shown(limit, 3)} (DNV-RP-C205 (2021) 3.5.4)`
}

/** Of a sea state: share by which the stress, and factor by which the damage, may be larger. */
interface Missed {
  readonly state: SeaState
  readonly share: number
  readonly factor: number
}

/** If the damage with the waves outside the function may exceed what is allowed. */
function uncovered(p: Params, found: Found): string | undefined {
  const { states, rao, verdict, on } = found
  const m = Math.max(...on.lines.map((line) => line.m))
  const missed = states
    .filter(({ row }) => row.occurrence_fraction > 0)
    .map((state) => missedIn(p, found, state, m))
    .filter(({ share }) => share > MISSED)
  const most = missed.toSorted((a, b) => addedTo(p, b) - addedTo(p, a))[0]
  if (most === undefined) return undefined
  const D = missed.reduce((sum, one) => sum + addedTo(p, one), verdict.D)
  if (D <= verdict.allowable) return undefined
  const range = `${shownIn(rao.frequencies[0] ?? 0, 'Hz')} to ${shownIn(rao.frequencies.at(-1) ?? 0, 'Hz')}`
  const by = Number.isFinite(most.share)
    ? `may be up to ${shownPercent(most.share)} higher (limit ${shownPercent(MISSED)})`
    : 'is unknown'
  return `the stress in sea state ${most.state.number} ${by}, because the transfer function does not cover waves outside ${range}`
}

/** Damage that a state may do beside its own. */
const addedTo = ({ method }: Params, { state, factor }: Missed): number =>
  Number.isFinite(factor) ? state.result.damage[method] * (factor - 1) : Number.POSITIVE_INFINITY

/** Nothing is known where not even the wave spectral peak is within the function. Outside it the stress is at most that at its end; damage grows as rate times stress to the power m. */
function missedIn(p: Params, { rao, rao: { frequencies, amplitudes } }: Found, state: SeaState, m: number): Missed {
  const sea = seaOf(state.row)
  const own = responseTo(p, rao, state.row)
  const { lambda_0, lambda_2 } = momentsOfSpectrum(intervalsOf(own.frequencies, own.stress), 1, silent)
  const waves = waveDensityOf(sea)
  const ends = [frequencies[0] ?? 0, frequencies.at(-1) ?? 0] as const
  const perHz = (f: number) => stressDensity.evaluateSI({ H_a: 1, S_eta: waves(f) })
  const [low, high] = [amplitudes[0] ?? 0, amplitudes.at(-1) ?? 0]
  const peak = 1 / sea.T_p
  if (peak < ends[0] || peak > ends[1])
    return { state, share: Number.POSITIVE_INFINITY, factor: Number.POSITIVE_INFINITY }
  const share = missedAmplitude({ ...energyBeyond(perHz, peak, ends), low, high, variance: lambda_0 })
  const second = energyBeyond((f) => f ** 2 * perHz(f), peak, ends)
  const rate = 1 + missedAmplitude({ ...second, low, high, variance: lambda_2 })
  return { state, share, factor: (1 + share) ** m * rate }
}

const MOMENTS = ['lambda_0', 'lambda_2', 'lambda_4'] as const

/** Largest relative change of a moment of a sea state with every interval of the grid halved. */
export function gridError(p: Params, rao: Found['rao'], state: SeaState | undefined, trace: Trace): number {
  if (state === undefined) return 0
  const own = responseTo(p, rao, state.row)
  const way = { U: p.vessel_speed, beta: p.wave_heading }
  const half = responseOn(halvedGrid(own.frequencies), rao, seaOf(state.row), way)
  const moments = (r: typeof own) => momentsOfSpectrum(intervalsOf(r.frequencies, r.stress), 1, silent)
  const [one, fine] = [moments(own), moments(half)]
  const value = Math.max(...MOMENTS.map((k) => (fine[k] > 0 ? Math.abs(one[k] / fine[k] - 1) : 0)))
  trace.section('Integration error')
  const { source, clause } = stressDensity
  const cell = 'maximum change in moments of orders 0, 2 and 4 of the governing sea state with all intervals halved'
  return trace.lookup({ symbol: 'e_int', title: 'Integration error', unit: '-', source, clause, value, cell })
}
