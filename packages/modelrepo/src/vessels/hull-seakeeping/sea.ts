/** The sums over a sea of what a method answers for each wave. */
import { silent, type Trace } from '@keelson/equations'
import * as response from '@keelson/physics/ship-motions/response.ts'
import * as jonswap from '@keelson/physics/waves/jonswap.ts'
import { given } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'
import { FEWEST } from './rules.ts'
import type { InWave } from './waves.ts'

type Sea = Given<'peak_enhancement_factor' | 'gravity'> &
  Perhaps<'significant_wave_height' | 'peak_period' | 'position_from_midship'>

export type InSea = NonNullable<ReturnType<typeof inSea>>

/** Over waves of the first heading; `points`: the acceleration of each point asked for. */
export function inSea(p: Sea, waves: () => readonly InWave[]) {
  const { significant_wave_height: H_s, peak_period: T_p } = p
  if (H_s === undefined || T_p === undefined) return undefined
  const all = waves()
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

function densityOf(
  { peak_enhancement_factor: gamma, gravity: g }: Sea,
  H_s: number,
  T_p: number,
): (omega: number) => number {
  const omega_p = jonswap.peakFrequency.evaluate({ T_p })
  const alpha = jonswap.phillipsConstant.evaluate({ H_s, omega_p, g, gamma })
  return (omega) => jonswap.jonswapDensity(omega, alpha, omega_p, gamma, g)
}

/** The strips have counts and widths of their own. */
const SEA_NAMES = { rename: { n: 'n_s', w: 'w_s' } } as const

/** Accelerations of the points; that of heave is a step. */
export function significant(p: Sea, sea: InSea, trace: Trace): readonly number[] {
  trace.section('Motions in the sea state')
  const n = trace.lookup({
    symbol: 'n_s',
    title: 'Number of sea components',
    unit: '-',
    source: jonswap.F109,
    clause: 'table of the sea',
    value: sea.omega.length,
    cell: 'in this sea state',
  })
  const { w, S } = sea
  const { significant_wave_height: H_s, peak_period: T_p } = given(p, 'significant_wave_height', 'peak_period')
  trace.apply(response.steepness, { H_s, T_p, g: p.gravity })
  trace.apply(response.significantMotion, { n, w, R: sea.heave, S }, SEA_NAMES)
  return sea.points.map((R, i) =>
    (i === 0 ? trace : silent).apply(response.significantAcceleration, { n, w, R, S }, SEA_NAMES),
  )
}
