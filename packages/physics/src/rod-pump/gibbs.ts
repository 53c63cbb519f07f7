/**
 * Gibbs' solution: the surface card taken down the rods harmonic by harmonic and section by section; position and load
 * run on where one section meets the next.
 */
import { constant, house, silent, type Trace } from '@keelson/equations'
import { type Harmonics, harmonicsOf, seriesOf } from '@keelson/numerics/harmonics.ts'
import type { Card, Pumping } from './card.ts'
import * as by from './gibbs-equations.ts'
import {
  diametersOf,
  lengthsOf,
  type RodSection,
  type RodString,
  rodArea,
  staticStretch,
  waveSpeed,
} from './rod-string.ts'

/** Of 10 to 25 in use: fewer round the corners of the card, more ring at them. */
export const MOST_HARMONICS = constant({
  symbol: 'n_max',
  title: 'Number of harmonics in the solution',
  value: 20,
  unit: '-',
  source: house,
  clause: 'within the usual 10 to 25: fewer harmonics round the card corners, more cause oscillations',
})

/** Position and load of one harmonic at a place of the string, SI. */
export interface Phasors {
  readonly U_r: number
  readonly U_i: number
  readonly F_r: number
  readonly F_i: number
}
interface Wave {
  readonly alpha: number
  readonly beta: number
}

/** The pump card of a surface card whose loads are less the weight of the rods in the fluid. */
export function gibbsCard(surface: Card, rods: RodString, pumping: Pumping): Card {
  const position = harmonicsOf(surface.position, MOST_HARMONICS.value)
  const load = harmonicsOf(surface.load, MOST_HARMONICS.value)
  const F_0 = load.re[0] as number
  position.re[0] = (position.re[0] as number) - silent.apply(staticStretch, stretchArguments(F_0, rods))
  for (let n = 1; n < position.re.length; n++) {
    const wave = waveOf(n, rods, pumping, silent)
    const head = phasorsAt(position, load, n)
    const foot = rods.sections.reduce((at, section) => throughSection(at, section, wave, rods, silent), head)
    setPhasors(position, load, n, foot)
  }
  return { position: [...seriesOf(position)], load: [...seriesOf(load)] }
}

export const stretchArguments = (F_0: number, rods: RodString) => ({
  F_0,
  E_r: rods.youngsModulus,
  L: lengthsOf(rods),
  d: diametersOf(rods),
})

/** A card as its harmonics make it: what the two solvers are compared on. */
export const smoothed = ({ position, load }: Card): Card => ({
  position: [...seriesOf(harmonicsOf(position, MOST_HARMONICS.value))],
  load: [...seriesOf(harmonicsOf(load, MOST_HARMONICS.value))],
})

export const phasorsAt = (position: Harmonics, load: Harmonics, n: number): Phasors => ({
  U_r: position.re[n] as number,
  U_i: position.im[n] as number,
  F_r: load.re[n] as number,
  F_i: load.im[n] as number,
})

function setPhasors(position: Harmonics, load: Harmonics, n: number, { U_r, U_i, F_r, F_i }: Phasors): void {
  position.re[n] = U_r
  position.im[n] = U_i
  load.re[n] = F_r
  load.im[n] = F_i
}

/** The wave number of a harmonic, the same in all sections of one material. */
export function waveOf(n: number, rods: RodString, { strokes, damping: c }: Pumping, trace: Trace): Wave {
  const a = silent.apply(waveSpeed, { E_r: rods.youngsModulus, rho_r: rods.density })
  const omega = trace.apply(by.harmonicFrequency, { n, N: strokes })
  const alpha = trace.apply(by.waveNumber, { omega, c, a })
  return { alpha, beta: trace.apply(by.waveDecay, { c, omega, a, alpha }) }
}

/** What reaches the foot of a section of what stands at its head. */
export function throughSection(
  { U_r, U_i, F_r, F_i }: Phasors,
  { length: l, diameter: d_1 }: RodSection,
  { alpha, beta }: Wave,
  { youngsModulus: E_r }: RodString,
  trace: Trace,
): Phasors {
  const A = silent.apply(rodArea, { d_1 })
  const along = { alpha, beta, l }
  const C_r = trace.apply(by.cosineReal, along)
  const C_i = trace.apply(by.cosineImaginary, along)
  const S_r = trace.apply(by.sineReal, along)
  const S_i = trace.apply(by.sineImaginary, along)
  const parts = { alpha, beta, S_r, S_i, E_r, A }
  const G_r = trace.apply(by.complianceReal, parts)
  const G_i = trace.apply(by.complianceImaginary, parts)
  const K_r = trace.apply(by.stiffnessReal, parts)
  const K_i = trace.apply(by.stiffnessImaginary, parts)
  const position = { U_r, U_i, F_r, F_i, C_r, C_i, G_r, G_i }
  const load = { U_r, U_i, F_r, F_i, C_r, C_i, K_r, K_i }
  return {
    U_r: trace.apply(by.footPositionReal, position),
    U_i: trace.apply(by.footPositionImaginary, position),
    F_r: trace.apply(by.footLoadReal, load),
    F_i: trace.apply(by.footLoadImaginary, load),
  }
}
