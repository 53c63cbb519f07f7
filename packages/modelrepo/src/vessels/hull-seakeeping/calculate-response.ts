/** What a method answers for one wave, and the sums of it over a sea. */
import { silent, type Trace } from '@keelson/equations'
import { spaced } from '@keelson/numerics/spaced.ts'
import * as response from '@keelson/physics/ship-motions/response.ts'
import * as jonswap from '@keelson/physics/waves/jonswap.ts'
import { given } from '@keelson/workflow'
import { type Met, metAt, type Way } from './calculate-waves.ts'
import type { Params } from './inputs.ts'
import { FEWEST } from './rules.ts'

export interface Moved {
  readonly R_3: number
  readonly R_5: number
  /** Vertical motion at a place forward of amidships. */
  readonly at: (x_P: number, trace: Trace) => number
}

export interface InSea {
  readonly omega: readonly number[]
  readonly w: readonly number[]
  readonly S: readonly number[]
  readonly heave: readonly number[]
  /** Acceleration of each point asked for. */
  readonly points: readonly (readonly number[])[]
}

/** Waves of a sea that move a ship. rad/s. */
const [FIRST, LAST, STEPS] = [0.2, 2.5, 230]

/** Heading of the first entry; the closed form over all waves of a sea, strips over those asked for. */
export function inSea(
  p: Params,
  way: Way,
  asked: readonly { met: Met; moved: Moved }[],
  box: (met: Met) => Moved,
): InSea | undefined {
  const { significant_wave_height: H_s, peak_period: T_p } = p
  if (H_s === undefined || T_p === undefined) return undefined
  const all = p.method === 'closed_form_jmo' ? inClosedForm(p, way, box) : byFrequency(p, asked)
  if (all.length < FEWEST) return undefined
  const omega = all.map(({ met }) => met.omega_0)
  return {
    omega,
    w: omega.map((_, i) => ((omega[i + 1] ?? (omega[i] as number)) - (omega[i - 1] ?? (omega[i] as number))) / 2),
    S: omega.map(densityOf(p, H_s, T_p)),
    heave: all.map(({ moved }) => moved.R_3),
    points: (p.position_from_midship ?? []).map((x) =>
      all.map(({ met, moved }) => met.omega_e ** 2 * moved.at(x, silent)),
    ),
  }
}

function inClosedForm(p: Params, { U }: Way, box: (met: Met) => Moved) {
  return spaced(FIRST, LAST, STEPS + 1).map((omega) => {
    const met = metAt(omega, p.heading[0] as number, U, p.gravity, silent)
    return { met, moved: box(met) }
  })
}

const byFrequency = (p: Params, asked: readonly { met: Met; moved: Moved }[]) =>
  asked.slice(0, asked.length / p.heading.length).toSorted((a, b) => a.met.omega_0 - b.met.omega_0)

function densityOf(
  { peak_enhancement_factor: gamma, gravity: g }: Params,
  H_s: number,
  T_p: number,
): (omega: number) => number {
  const omega_p = jonswap.peakFrequency.evaluate({ T_p })
  const alpha = jonswap.phillipsConstant.evaluate({ H_s, omega_p, g, gamma })
  return (omega) => jonswap.jonswapDensity(omega, alpha, omega_p, gamma, g)
}

/** The strips have counts and widths of their own. */
const SEA_NAMES = { rename: { n: 'n_s', w: 'w_s' } } as const

export interface Significant {
  readonly heave: number
  readonly accelerations: readonly number[]
}

export function significant(p: Params, sea: InSea, trace: Trace): Significant {
  trace.section('In the sea')
  const n = trace.lookup({
    symbol: 'n_s',
    title: 'Waves of the sea',
    unit: '-',
    source: jonswap.F109,
    clause: 'table of the sea',
    value: sea.omega.length,
    cell: 'of this sea',
  })
  const { w, S } = sea
  trace.apply(response.steepness, { ...seaArgs(p), g: p.gravity })
  const heave = trace.apply(response.significantMotion, { n, w, R: sea.heave, S }, SEA_NAMES)
  return {
    heave,
    accelerations: sea.points.map((R, i) =>
      (i === 0 ? trace : silent).apply(response.significantAcceleration, { n, w, R, S }, SEA_NAMES),
    ),
  }
}

const seaArgs = (p: Params) => {
  const { significant_wave_height: H_s, peak_period: T_p } = given(p, 'significant_wave_height', 'peak_period')
  return { H_s, T_p }
}
