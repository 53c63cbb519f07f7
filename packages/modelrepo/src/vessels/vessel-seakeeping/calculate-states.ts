/** Each sea state: the waves on the grid, the motions in them, and what the relative motion at the station does. */
import type { Trace } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import { responseGrid } from '@keelson/physics/rao/grid.ts'
import * as response from '@keelson/physics/seakeeping/response.ts'
import * as slamming from '@keelson/physics/seakeeping/slamming.ts'
import { peakFrequency } from '@keelson/physics/waves/jonswap.ts'
import * as jonswap from '@keelson/physics/waves/jonswap-normalised.ts'
import { ORDERS } from '@keelson/physics/waves/moments.ts'
import { ContractError, given } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export type Row = NonNullable<Params['sea_states']>[number]

/** What all sea states share: the grid and the transfer functions on it. */
export interface Ship {
  /** rad/s. */
  readonly omega: readonly number[]
  readonly met: readonly number[]
  readonly heave: readonly number[]
  readonly roll: readonly number[] | undefined
  readonly pitch: readonly number[] | undefined
  readonly relative: readonly number[] | undefined
  readonly I_0: number
}

export function shipOf(p: Params): Ship {
  const { rao_frequencies: at, heave_rao } = given(p, 'rao_frequencies', 'heave_rao')
  const functions = [heave_rao, p.roll_rao, p.pitch_rao, p.relative_motion_rao].filter((list) => list !== undefined)
  return shipOn(p, responseGrid(at, functions, p.number_of_integration_frequencies))
}

/** On a grid of wave frequencies, rad/s. */
export function shipOn(p: Params, omega: readonly number[]): Ship {
  const { rao_frequencies: at, heave_rao } = given(p, 'rao_frequencies', 'heave_rao')
  const on = (list: readonly number[]) => omega.map((w) => linear(at, list, w, 'clamp').value)
  const { speed: U, heading: beta, gravity: g, peak_enhancement_factor: gamma } = p
  return {
    omega,
    met: omega.map((w) => response.encounterFrequency.evaluate({ omega: w, U, beta, g })),
    heave: on(heave_rao),
    roll: p.roll_rao && on(p.roll_rao),
    pitch: p.pitch_rao && on(p.pitch_rao),
    relative: p.relative_motion_rao && on(p.relative_motion_rao),
    I_0: jonswap.peakedShape.evaluate({ n: 0, gamma, ...WIDTHS }),
  }
}
const WIDTHS = { sigma_a: jonswap.SIGMA_A.value, sigma_b: jonswap.SIGMA_B.value }

/** Densities on the grid, per rad/s of wave frequency. */
export interface Densities {
  readonly waves: readonly number[]
  readonly heave: readonly number[]
  readonly roll: readonly number[] | undefined
  readonly pitch: readonly number[] | undefined
  readonly relative: readonly number[] | undefined
}

export function densitiesIn(p: Params, ship: Ship, row: Row): Densities {
  const { peak_enhancement_factor: gamma, normalisation } = p
  const omega_p = peakFrequency.evaluate({ T_p: row.peak_period })
  const sea = jonswap.jonswapSpectrum({ H_s: row.significant_wave_height, omega_p, gamma, normalisation })
  const waves = ship.omega.map(sea.density)
  const of = (list: readonly number[] | undefined) =>
    list?.map((R, i) => response.motionDensity.evaluate({ R, S: waves[i] ?? 0 }))
  return {
    waves,
    heave: of(ship.heave) ?? [],
    roll: of(ship.roll),
    pitch: of(ship.pitch),
    relative: of(ship.relative),
  }
}

export interface State {
  readonly number: number
  readonly row: Row
  /** m, rad, m/s2. */
  readonly heave: number
  readonly roll: number | undefined
  readonly pitch: number | undefined
  readonly a_s: number
  readonly a_z: number
  /** Hz; null where nothing heaves. */
  readonly f_a: number | null
  readonly station: Station | undefined
}
/** The relative motion at the station; a probability is absent where its size is not given. */
interface Station {
  readonly m_0r: number
  readonly m_2r: number
  readonly slam: Event | undefined
  readonly wet: Event | undefined
}
interface Event {
  readonly probability: number
  /** 1/s. */
  readonly rate: number
}

const ends = (list: readonly number[]) => [list.slice(0, -1), list.slice(1)] as const

export function stateOf(p: Params, ship: Ship, row: Row, number: number, trace: Trace): State {
  const of = densitiesIn(p, ship, row)
  trace.section(`Motions in sea state ${number}`)
  const [a, b] = ends(ship.omega)
  const [e, h] = ends(ship.met)
  const [A, B] = ends(of.heave)
  const heaving = { a, b, e, h, A, B }
  const m_0 = trace.apply(response.motionMoment0, { a, b, A, B }, { as: 'm_03' })
  const heave = trace.apply(response.significantMotion, { m_0 }, { as: 'x_3', rename: { m_0: 'm_03' } })
  const m_4 = trace.apply(response.motionMoment4, heaving)
  const m_6 = trace.apply(response.motionMoment6, heaving)
  const a_z = trace.apply(response.rmsAcceleration, { m_4 })
  return {
    number,
    row,
    heave,
    roll: turned(a, b, of.roll, '4', trace),
    pitch: turned(a, b, of.pitch, '5', trace),
    a_z,
    a_s: trace.apply(response.significantAcceleration, { a_z }),
    f_a: m_4 > 0 ? trace.apply(response.accelerationFrequency, { m_6, m_4 }) : null,
    station: stationOf(p, ship, of, trace),
  }
}

function turned(
  a: readonly number[],
  b: readonly number[],
  densities: readonly number[] | undefined,
  mark: string,
  trace: Trace,
): number | undefined {
  if (densities === undefined) return undefined
  const [A, B] = ends(densities)
  const m_0 = trace.apply(
    response.rotationMoment0,
    { a, b, A, B },
    { as: `m_0${mark}`, rename: { A: `A_${mark}`, B: `B_${mark}` } },
  )
  return trace.apply(response.significantRotation, { m_0 }, { as: `x_${mark}`, rename: { m_0: `m_0${mark}` } })
}

function stationOf(p: Params, ship: Ship, of: Densities, trace: Trace): Station | undefined {
  if (of.relative === undefined) return undefined
  trace.section('Relative motion at the station')
  const [a, b] = ends(ship.omega)
  const [e, h] = ends(ship.met)
  const [A, B] = ends(of.relative)
  const rename = { A: 'A_r', B: 'B_r' }
  const m_0r = trace.apply(
    response.motionMoment0,
    { a, b, A, B },
    { as: 'm_0r', rename, title: 'Relative motion variance' },
  )
  const m_2r = trace.apply(
    response.motionMoment2,
    { a, b, e, h, A, B },
    { as: 'm_2r', rename, title: 'Relative velocity variance' },
  )
  return { m_0r, m_2r, slam: slamOf(p, m_0r, m_2r, trace), wet: wetOf(p, m_0r, m_2r, trace) }
}

const NEVER: Event = { probability: 0, rate: 0 }

function slamOf(p: Params, m_0r: number, m_2r: number, trace: Trace): Event | undefined {
  const { draft_at_station: T_s } = p
  if (T_s === undefined) return undefined
  if (m_0r === 0 || m_2r === 0) return NEVER
  const V_cr = thresholdOf(p, trace)
  const P = trace.apply(slamming.slammingProbability, { V_cr, m_2r, T_s, m_0r })
  const rate = trace.apply(
    slamming.eventRate,
    { P, m_2r, m_0r },
    { as: 'N_s', rename: { P: 'P_s' }, title: 'Slam rate' },
  )
  return { probability: P, rate }
}

export function thresholdOf(p: Params, trace: Trace): number {
  const { hull_length: L } = given(p, 'hull_length')
  return trace.apply(slamming.thresholdVelocity, { k_V: slamming.FROUDE_THRESHOLD, g: p.gravity, L })
}

function wetOf({ freeboard_at_station: F_s }: Params, m_0r: number, m_2r: number, trace: Trace): Event | undefined {
  if (F_s === undefined) return undefined
  if (m_0r === 0) return NEVER
  const P = trace.apply(slamming.wetnessProbability, { F_s, m_0r })
  const rate = trace.apply(
    slamming.eventRate,
    { P, m_2r, m_0r },
    { as: 'N_w', rename: { P: 'P_w' }, title: 'Deck wetness rate' },
  )
  return { probability: P, rate }
}

/** One point of the response, at the frequency of the transfer functions that moves the ship most. */
export function tracePoint(p: Params, row: Row, trace: Trace): void {
  const { rao_frequencies: at, heave_rao } = given(p, 'rao_frequencies', 'heave_rao')
  const { significant_wave_height: H_s, peak_period: T_p } = row
  const { peak_enhancement_factor: gamma, normalisation } = p
  trace.section('Response at one grid point (others are similar)')
  const omega_p = trace.apply(peakFrequency, { T_p })
  const A_gamma = factorOf(gamma, normalisation, trace)
  const sea = jonswap.jonswapSpectrum({ H_s, omega_p, gamma, normalisation })
  const moved = at.map((omega, i) => (heave_rao[i] ?? 0) ** 2 * sea.density(omega))
  const most = moved.indexOf(Math.max(...moved))
  const [omega, R] = [at[most], heave_rao[most]]
  if (omega === undefined || R === undefined) throw new ContractError('one value is required per frequency')
  const named = { rename: { omega: 'omega_R' } }
  const sigma = trace.apply(
    jonswap.widthAt,
    { omega, omega_p, sigma_a: jonswap.SIGMA_A, sigma_b: jonswap.SIGMA_B },
    named,
  )
  const S = trace.apply(jonswap.normalisedJonswap, { A_gamma, H_s, omega, omega_p, gamma, sigma }, named)
  trace.apply(response.motionDensity, { R, S }, { as: 'S_3', rename: { R: 'R_3', S: 'S_J' } })
  if (p.speed > 0) trace.apply(response.encounterFrequency, { omega, U: p.speed, beta: p.heading, g: p.gravity }, named)
}

function factorOf(gamma: number, normalisation: Params['normalisation'], trace: Trace): number {
  if (normalisation === 'c205') return trace.apply(jonswap.c205Normaliser, { gamma })
  const widths = { sigma_a: jonswap.SIGMA_A, sigma_b: jonswap.SIGMA_B }
  const I_0 = trace.apply(jonswap.peakedShape, { n: ORDERS[0], gamma, ...widths }, { as: 'I_0', rename: { n: 'n_0' } })
  return trace.apply(jonswap.exactNormaliser, { I_0 })
}
