/** How far the response of a sea state can be relied on: waves that can be, covered by the functions, on a fine grid. */
import { house, reachRange, reachRule, silent } from '@keelson/equations'
import { halvedGrid, missedAmplitude } from '@keelson/physics/rao/grid.ts'
import * as response from '@keelson/physics/seakeeping/response.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import { jonswapSpectrum } from '@keelson/physics/waves/jonswap-normalised.ts'
import { energyBeyond, steepnessOf } from '@keelson/physics/waves/sea-limits.ts'
import { against, type Doubt, type Left, outOf, shown, shownIn, shownPercent } from '@keelson/workflow'
import { type Densities, densitiesIn, type Row, type Ship, type State, shipOn } from './calculate-states.ts'
import type { Params } from './inputs.ts'

/** Share by which a motion may be too low because waves outside the transfer functions move nothing. */
const MISSED = 0.02
const COVER_RULE = reachRule({
  title: 'Transfer function coverage of the waves',
  because: 'waves outside the range have no response',
  source: house,
  clause: 'waves outside the transfer functions',
})
/** Of a variance, or of the fourth moment of heave. */
const GRID_REACH = reachRange({
  symbol: 'e_int',
  title: 'Integration error',
  unit: '%',
  to: 1,
  unsafe: 'above',
  because: 'the grid frequencies are too widely spaced',
  source: house,
  clause: 'moment integration grid',
})
export const TAIL_REACH = reachRange({
  symbol: 'c_tail',
  title: 'Acceleration variance fraction in the highest tenth of grid frequencies',
  unit: '%',
  to: 10,
  unsafe: 'above',
  because: 'the transfer function does not cover the acceleration response',
  source: house,
  clause: 'end of the transfer functions',
})
export const REACH = [COVER_RULE, GRID_REACH, TAIL_REACH]

const FUNCTIONS = ['heave', 'roll', 'pitch', 'relative'] as const
type Function = (typeof FUNCTIONS)[number]
const TITLES: Readonly<Record<Function, string>> = {
  heave: 'heave',
  roll: 'roll',
  pitch: 'pitch',
  relative: 'relative motion',
}

/** Of a sea state that meets its criteria. */
export function doubtOf(p: Params, ship: Ship, state: State, error: number): Doubt | undefined {
  const too = tooSteep(p, state)
  if (too !== undefined) return { kind: 'contradiction', why: too }
  const why = against(COVER_RULE, uncovered(p, ship, state)) ?? coarse(state, error) ?? cut(p, ship, state)
  return why === undefined ? undefined : { kind: 'out_of_reach', why }
}

export function tooSteep(p: Params, { row, number }: Pick<State, 'row' | 'number'>): string | undefined {
  const [H_s, T_p] = [row.significant_wave_height, row.peak_period]
  const { steepness, limit } = steepnessOf({ H_s, T_p, gamma: p.peak_enhancement_factor, g: p.gravity })
  if (steepness <= limit) return undefined
  return `sea state ${number} (wave height ${shownIn(H_s, 'm')}, peak period ${shownIn(T_p, 's')}) has a steepness of ${shown(steepness, 3)}, above the limit of ${shown(limit, 3)} (DNV-RP-C205 (2021) 3.5.4)`
}

/** The functions that a criterion of the request rests on. */
function judgedFunctions(p: Params): readonly Function[] {
  const [motions, events] = [p.criteria_significant_single_amplitude?.[0], p.criteria_probability?.[0]]
  return FUNCTIONS.filter((name) => {
    if (name === 'heave') return motions?.heave !== undefined || motions?.vertical_acceleration !== undefined
    if (name === 'relative') return events?.slamming !== undefined || events?.deck_wetness !== undefined
    return motions?.[name] !== undefined
  })
}

function uncovered(p: Params, ship: Ship, state: State): string | undefined {
  const beyond = energyOutside(p, ship, state.row)
  const of = densitiesIn(p, ship, state.row)
  const missed = judgedFunctions(p)
    .map((name) => ({ name, share: missedIn(ship, of, name, beyond) }))
    .toSorted((a, b) => b.share - a.share)[0]
  if (missed === undefined || missed.share <= MISSED) return undefined
  const [low, high] = [ship.omega[0] ?? 0, ship.omega.at(-1) ?? 0]
  const outside = shownPercent((beyond.below + beyond.above) / beyond.whole)
  const by = Number.isFinite(missed.share)
    ? `could be up to ${shownPercent(missed.share)} higher (limit ${shownPercent(MISSED)})`
    : 'is unknown'
  return `in sea state ${state.number}, ${outside} of the wave energy is outside the transfer functions (${shownIn(low, 'rad/s')} to ${shownIn(high, 'rad/s')}), so the ${TITLES[missed.name]} ${by}`
}

/** Energies of the waves outside the transfer functions and of all, m2. */
export function energyOutside(p: Params, { omega }: Ship, { significant_wave_height: H_s, peak_period: T_p }: Row) {
  const omega_p = peakFrequency.evaluate({ T_p })
  const { peak_enhancement_factor: gamma, normalisation } = p
  const sea = jonswapSpectrum({ H_s, omega_p, gamma, normalisation })
  const beyond = energyBeyond(sea.density, omega_p, [omega[0] ?? 0, omega.at(-1) ?? 0])
  const inside = omega_p >= (omega[0] ?? 0) && omega_p <= (omega.at(-1) ?? 0)
  return { ...beyond, inside, whole: sea.moment(0) ?? H_s ** 2 / 16 }
}

/** In very long waves a vessel heaves as the water does: its amplitude tends to 1. */
const LONG_WAVES = 1

type Outside = ReturnType<typeof energyOutside>

/** Nothing is known if not even the wave spectral peak is within the functions. */
function missedIn(ship: Ship, of: Densities, name: Function, { below, above, inside }: Outside) {
  const [R, S] = [ship[name], of[name]]
  if (R === undefined || S === undefined) return 0
  if (!inside) return Number.POSITIVE_INFINITY
  const low = name === 'heave' ? Math.max(LONG_WAVES, R[0] ?? 0) : (R[0] ?? 0)
  return missedAmplitude({ below, above, low, high: R.at(-1) ?? 0, variance: variance(ship.omega, S) })
}

const coarse = ({ number }: State, error: number): Left | undefined =>
  outOf(
    GRID_REACH,
    error,
    `the moments of sea state ${number} change by ${shownPercent(error)} when the grid spacing is halved (limit ${GRID_REACH.to} %)`,
  )

function cut(p: Params, ship: Ship, { row, number }: State): Left | undefined {
  if (p.criteria_significant_single_amplitude?.[0]?.vertical_acceleration === undefined) return undefined
  const share = tailOf(p, ship, row)
  return outOf(
    TAIL_REACH,
    share,
    `in sea state ${number}, ${shownPercent(share)} of the acceleration variance arises in the highest tenth of the grid frequencies (limit ${TAIL_REACH.to} %)`,
  )
}

/** Share of the fourth moment of heave in the last tenth of the grid. */
export function tailOf(p: Params, ship: Ship, row: Row): number {
  const { heave } = densitiesIn(p, ship, row)
  const fourths = ship.met.map((e, i) => e ** 4 * (heave[i] ?? 0))
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  const all = sum(fourths)
  return all > 0 ? sum(fourths.slice(Math.floor(0.9 * fourths.length))) / all : 0
}

/** Largest relative change of a variance, or of the fourth moment of heave, with every interval of the grid halved. */
export function gridErrors(p: Params, ship: Ship, states: readonly State[]): readonly number[] {
  const fine = shipOn(p, halvedGrid(ship.omega))
  return states.map(({ row }) => {
    const [one, half] = [densitiesIn(p, ship, row), densitiesIn(p, fine, row)]
    const changes = FUNCTIONS.map((name) => change(variance(ship.omega, one[name]), variance(fine.omega, half[name])))
    return Math.max(...changes, change(fourth(ship, one.heave), fourth(fine, half.heave)))
  })
}

const change = (coarse: number, fine: number) => (fine > 0 ? Math.abs(coarse / fine - 1) : 0)

function intervals(omega: readonly number[], densities: readonly number[]) {
  return { a: omega.slice(0, -1), b: omega.slice(1), A: densities.slice(0, -1), B: densities.slice(1) }
}
const variance = (omega: readonly number[], densities: readonly number[] | undefined): number =>
  densities === undefined ? 0 : silent.apply(response.motionMoment0, intervals(omega, densities))

const fourth = ({ omega, met }: Ship, heave: readonly number[]): number =>
  silent.apply(response.motionMoment4, { ...intervals(omega, heave), e: met.slice(0, -1), h: met.slice(1) })
