/** One motion of a section at one frequency: the sums over its panels, their numbers without dimension, and their energy. */
import type { Trace } from '@keelson/equations'
import {
  type KochinShares,
  kochinShares,
  radiatedDamping,
  radiatedRollDamping,
} from '@keelson/physics/strip-theory/far-field.ts'
import type { Panels } from '@keelson/physics/strip-theory/panels.ts'
import * as of from '@keelson/physics/strip-theory/section-equations.ts'
import {
  type PanelValues,
  type PreparedSection,
  type RadiationPotentials,
  radiationPotentials,
} from '@keelson/physics/strip-theory/section-solver.ts'
import { frank1967 } from '@keelson/physics/strip-theory/sources.ts'
import type { Given } from './inputs.ts'

export interface Moving {
  /** Wave number times half the breadth. */
  readonly Kb: number
  readonly a: number
  readonly b: number
  readonly a_hat: number
  readonly b_hat: number
  /** None for a coupling: it takes energy from two motions together. */
  readonly gap: number | undefined
  readonly panels: readonly PanelRow[]
}

interface PanelRow {
  readonly panel: string
  readonly normal: number
  readonly potential_real: number
  readonly potential_imaginary: number
  readonly waves_real: number
  readonly waves_imaginary: number
}

export interface Body {
  readonly prepared: PreparedSection
  readonly breadth: number
  readonly A_s: number
  readonly n: number
}

const list = (values: Float64Array) => Array.from(values)

/** Panels are our own choice: a count that the steps read. */
export const panelCount = (panels: Panels, trace: Trace): number =>
  trace.lookup({
    symbol: 'n',
    title: 'Number of half-section panels',
    unit: '-',
    source: frank1967,
    clause: 'close fit',
    value: panels.count,
    cell: 'for this section',
  })

export function immersed(panels: Panels, n: number, trace: Trace): number {
  const rise = list(panels.nodeZ.slice(1)).map((z, j) => z - (panels.nodeZ[j] as number))
  return trace.apply(of.immersedArea, { n, y: list(panels.midY), r: rise })
}

type Motion = Exclude<Given<'motion'>['motion'], 'surge'>
interface Chosen {
  readonly potential: PanelValues
  /** Of the force that is summed. */
  readonly normal: Float64Array
  /** Of the motion that makes the potential, and with it the waves. */
  readonly moves: Float64Array
  readonly parity: 'even' | 'odd'
}

const chosen = (motion: Motion, { sway, heave, roll }: RadiationPotentials, panels: Panels): Chosen =>
  ({
    heave: { potential: heave, normal: panels.normalZ, moves: panels.normalZ, parity: 'even' as const },
    sway: { potential: sway, normal: panels.normalY, moves: panels.normalY, parity: 'odd' as const },
    roll: { potential: roll, normal: panels.normalRoll, moves: panels.normalRoll, parity: 'odd' as const },
    sway_roll: { potential: roll, normal: panels.normalY, moves: panels.normalRoll, parity: 'odd' as const },
  })[motion]

type Moved = Given<'motion' | 'water_density' | 'gravity'>

export function moving(p: Moved, Kb: number, body: Body, trace: Trace): Moving {
  const { panels } = body.prepared
  const K = trace.apply(of.wavenumberOfRatio, { Kb, B: body.breadth })
  const omega = trace.apply(of.frequencyOfWavenumber, { K, g: p.gravity })
  const way = chosen(p.motion as Motion, radiationPotentials(body.prepared, K), panels)
  const shares = kochinShares(panels, K, way.potential, way.moves, way.parity)
  const summed = sums(p, omega, body, way, shares)
  const numbers = { roll: turned, sway_roll: coupled, heave: moved, sway: moved }[p.motion as Motion](summed, trace)
  return { Kb, ...numbers, panels: rowsOf(way, shares) }
}

function sums({ water_density: rho }: Moved, omega: number, body: Body, way: Chosen, { re, im }: KochinShares) {
  const common = { rho, n: body.n, l: list(body.prepared.panels.length), n_i: list(way.normal) }
  return {
    real: { ...common, phi: list(way.potential.re) },
    imaginary: { ...common, omega, phi: list(way.potential.im) },
    waves: { rho, omega, n: body.n, H_r: re, H_i: im },
    mass: { rho, A_s: body.A_s },
    omega,
    B: body.breadth,
  }
}
type Sums = ReturnType<typeof sums>
type Numbers = Omit<Moving, 'Kb' | 'panels'>

const R = { rename: { phi: 'phi_r' } }
const I = { rename: { phi: 'phi_i' } }

function moved({ real, imaginary, waves, mass, omega }: Sums, trace: Trace): Numbers {
  const a_s = trace.apply(of.sectionAddedMass, real, R)
  const b_s = trace.apply(of.sectionDamping, imaginary, I)
  const a_hat = trace.apply(of.addedMassShare, { a_s, ...mass })
  const b_hat = trace.apply(of.dampingShare, { b_s, omega, ...mass })
  const b_w = trace.apply(radiatedDamping, waves)
  return { a: a_s, b: b_s, a_hat, b_hat, gap: trace.apply(of.energyGap, { b_s, b_w, b_hat }) }
}

function coupled({ real, imaginary, mass, omega, B }: Sums, trace: Trace): Numbers {
  const a_24 = trace.apply(of.couplingAddedMass, real, R)
  const b_24 = trace.apply(of.couplingDamping, imaginary, I)
  const a_hat = trace.apply(of.couplingAddedMassShare, { a_24, B, ...mass })
  const b_hat = trace.apply(of.couplingDampingShare, { b_24, omega, B, ...mass })
  return { a: a_24, b: b_24, a_hat, b_hat, gap: undefined }
}

function turned({ real, imaginary, waves, mass, omega, B }: Sums, trace: Trace): Numbers {
  const a_44 = trace.apply(of.rollAddedInertia, real, R)
  const b_44 = trace.apply(of.rollDamping, imaginary, I)
  const a_hat = trace.apply(of.rollAddedInertiaShare, { a_44, B, ...mass })
  const b_hat = trace.apply(of.rollDampingShare, { b_44, omega, B, ...mass })
  const b_w = trace.apply(radiatedRollDamping, waves)
  return { a: a_44, b: b_44, a_hat, b_hat, gap: trace.apply(of.rollEnergyGap, { b_44, b_w, b_hat }) }
}

const rowsOf = ({ potential, normal }: Chosen, shares: KochinShares): PanelRow[] =>
  list(normal).map((n_i, j) => ({
    panel: String(j + 1),
    normal: n_i,
    potential_real: potential.re[j] as number,
    potential_imaginary: potential.im[j] as number,
    waves_real: shares.re[j] as number,
    waves_imaginary: shares.im[j] as number,
  }))
