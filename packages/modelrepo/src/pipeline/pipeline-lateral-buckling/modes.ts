/** The lateral modes in the run: their minima, and their state at a length, with or without trace. */
import { type Met, met, silent, type Trace } from '@keelson/equations'
import * as lateral from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import {
  COEFFICIENTS,
  type HobbsMode,
  INFINITE,
  LOCALISED,
  MODES,
} from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import {
  type Length,
  lengthAtMinimum,
  type Pipe,
  stableLength,
} from '@keelson/physics/pipeline-buckling/hobbs-solve.ts'
import { hobbs } from '@keelson/physics/pipeline-buckling/sources.ts'
import type { Params } from './inputs.ts'

type Name = 'k_1' | 'k_2' | 'k_3' | 'k_4' | 'k_5' | 'k_6'
const TITLES: Readonly<Record<Name, string>> = {
  k_1: 'Force coefficient',
  k_2: 'Shortening coefficient',
  k_3: 'Slip coefficient',
  k_4: 'Amplitude coefficient',
  k_5: 'Moment coefficient',
  k_6: 'Slope coefficient',
}

/** The modes that the request lists, in its order: the schema lets no other word in, and at least one. */
export const listed = (p: Params): readonly [HobbsMode, ...HobbsMode[]] =>
  p.modes as readonly string[] as readonly [HobbsMode, ...HobbsMode[]]

/** A mode as the text speaks of it. */
export const modeName = (mode: HobbsMode): string => (mode === 'infinite' ? 'infinite mode' : `mode ${mode}`)
const short = (mode: HobbsMode) => (mode === 'infinite' ? 'inf' : mode)

/** The smallest restrained force of a mode, N, and its length. */
export interface Minimum {
  readonly mode: HobbsMode
  readonly length: Length
  readonly P: number
  readonly P_0: number
}

/** Shares of a length that are looked at beside it. */
const BESIDES = [0.95, 1.05]

/** Evaluates the modes of one pipe, and cites each coefficient once. */
export class Modes {
  readonly pipe: Pipe
  private readonly trace: Trace
  private readonly cited = new Set<string>()

  constructor(pipe: Pipe, trace: Trace = silent) {
    this.pipe = pipe
    this.trace = trace
  }

  minimum(mode: HobbsMode): Minimum {
    const length = lengthAtMinimum(mode, this.pipe)
    const quiet = new Modes(this.pipe)
    const { P, P_0 } = quiet.forces(mode, length.L, '')
    return { mode, length, P, P_0 }
  }

  minima(): Readonly<Record<HobbsMode, Minimum>> {
    return Object.fromEntries(MODES.map((mode) => [mode, this.minimum(mode)])) as Record<HobbsMode, Minimum>
  }

  /** The longer length at which a force, N, is balanced; undefined below the minimum. */
  stable(minimum: Minimum, force: number): Length | undefined {
    return force > 0 ? stableLength(minimum.mode, this.pipe, force, minimum.length) : undefined
  }

  /** Records how a minimum was found. */
  traceMinimum({ mode, length }: Minimum): { readonly P: number; readonly P_0: number } {
    const { EI, EA, mu_l, w } = this.pipe
    const as = `L_min_${short(mode)}`
    if (mode === 'infinite') {
      const { k_1, k_2, rename } = this.k(mode, 'k_1', 'k_2')
      this.trace.apply(lateral.infiniteLengthAtMinimum, { k_1, EI, k_2, EA, mu_l, w }, { as, rename })
    } else {
      const title = `Buckle length at minimum force, ${modeName(mode)}`
      this.solved(as, title, length, 'minimum restrained force over the length', this.besides(mode, length.L))
    }
    return this.forces(mode, length.L, `min_${short(mode)}`)
  }

  solved(symbol: string, title: string, { L, ...how }: Length, method: string, meets: readonly Met[]): number {
    return this.trace.solved({
      symbol,
      title,
      unit: 'm',
      source: hobbs,
      clause: 'lateral modes',
      value: L,
      ...how,
      method,
      meets,
    })
  }

  /** Lengths a little shorter and longer ask for more. */
  private besides(mode: HobbsMode, L: number): Met[] {
    const least = this.restrained(mode, L)
    return BESIDES.map((share) =>
      met(
        'restrained force',
        'N',
        least,
        `restrained force at ${share} times the length`,
        this.restrained(mode, share * L),
      ),
    )
  }

  /** Restrained force, N, at which a buckle of this length stands. */
  restrained(mode: HobbsMode, L: number): number {
    return new Modes(this.pipe).forces(mode, L, '').P_0
  }

  /** Force in the buckle and restrained force, N, at a length, m; the symbols carry the tag. */
  forces(mode: HobbsMode, L: number, tag: string) {
    const P = this.force(mode, L, tag)
    const { EI, EA, mu_l, mu_a, w } = this.pipe
    const own = { L: `L_${tag}`, P: `P_${tag}` }
    const as = `P_0_${tag}`
    if (mode === 'infinite') {
      const { k_2, rename } = this.k(mode, 'k_2')
      const given = { P, k_2, EA, mu_l, w, EI, L }
      return { P, P_0: this.trace.apply(lateral.restrainedForceInfinite, given, { as, rename: { ...rename, ...own } }) }
    }
    const { k_2, k_3, rename } = this.k(mode, 'k_2', 'k_3')
    const given = { P, k_3, mu_a, w, L, k_2, EA, mu_l, EI }
    return { P, P_0: this.trace.apply(lateral.restrainedForceLocalised, given, { as, rename: { ...rename, ...own } }) }
  }

  force(mode: HobbsMode, L: number, tag: string): number {
    const { k_1, rename } = this.k(mode, 'k_1')
    const named = { as: `P_${tag}`, rename: { ...rename, L: `L_${tag}` } }
    return this.trace.apply(lateral.buckleForce, { k_1, EI: this.pipe.EI, L }, named)
  }

  /** Amplitude, m, and moment, N*m, at a length, m. */
  bent(mode: HobbsMode, L: number, tag: string) {
    const { EI, mu_l, w } = this.pipe
    const { k_4, k_5, rename } = this.k(mode, 'k_4', 'k_5')
    const own = { ...rename, L: `L_${tag}` }
    const y = this.trace.apply(lateral.lateralAmplitude, { k_4, mu_l, w, L, EI }, { as: `y_${tag}`, rename: own })
    const M = this.trace.apply(lateral.buckleMoment, { k_5, mu_l, w, L }, { as: `M_${tag}`, rename: own })
    return { y, M }
  }

  slope(mode: HobbsMode, L: number, tag: string): number {
    const { EI, mu_l, w } = this.pipe
    const { k_6, rename } = this.k(mode, 'k_6')
    const named = { as: `y_prime_${tag}`, rename: { ...rename, L: `L_${tag}` } }
    return this.trace.apply(lateral.buckleSlope, { k_6, mu_l, w, L, EI }, named)
  }

  lengthAt(mode: HobbsMode, epsilon: number, D: number, tag: string): number {
    const { EI, mu_l, w } = this.pipe
    const { k_5, rename } = this.k(mode, 'k_5')
    const named = { as: `L_${tag}`, rename: { ...rename, epsilon: 'epsilon_t' } }
    return this.trace.apply(lateral.lengthAtStrain, { epsilon, EI, D, k_5, mu_l, w }, named)
  }

  /** Coefficients of a mode, each recorded when it is first used, with the symbols that they are printed under. */
  private k<N extends Name>(mode: HobbsMode, ...names: readonly N[]) {
    const all: Readonly<Partial<Record<Name, number>>> = mode === 'infinite' ? INFINITE : COEFFICIENTS[mode]
    const out: Partial<Record<N, number>> = {}
    const rename: Record<string, string> = {}
    for (const name of names) {
      const value = all[name] ?? Number.NaN
      const symbol = `${name}_${short(mode)}`
      rename[name] = symbol
      out[name] = this.cited.has(symbol) ? value : this.cite(symbol, TITLES[name], mode, value)
      this.cited.add(symbol)
    }
    return { ...(out as Record<N, number>), rename }
  }

  private cite(symbol: string, title: string, mode: HobbsMode, value: number): number {
    const from = { source: hobbs, clause: 'lateral modes, table of coefficients', unit: '-', cell: modeName(mode) }
    return this.trace.lookup({ ...from, symbol, title, value })
  }
}

/** The mode of the smallest restrained force among some. */
export function lowest(minima: Readonly<Record<HobbsMode, Minimum>>, among: readonly HobbsMode[]): Minimum {
  return among.map((mode) => minima[mode]).reduce((a, b) => (b.P_0 < a.P_0 ? b : a))
}
export const lowestLocalised = (minima: Readonly<Record<HobbsMode, Minimum>>): Minimum => lowest(minima, LOCALISED)
