/** The largest motion of the vessel in the storm, and the extreme position that it leads to. SI. */
import type { Trace } from '@keelson/equations'
import { surgeAlong, swayAlong } from '@keelson/physics/mooring-spread/spread.ts'
import { systemAtPose } from '@keelson/physics/mooring-system/at-pose.ts'
import type { Pose } from '@keelson/physics/mooring-system/system.ts'
import { dominantPart, peaksInStorm, vesselOffset } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { given } from '@keelson/workflow'
import type { Condition } from './conditions.ts'
import { solving } from './errors.ts'
import type { SpreadParams } from './inputs.ts'
import { MOTIONS } from './rules.ts'
import type { Spread } from './spread.ts'

export interface Motions {
  readonly slowMaximum: number
  readonly waveMaximum: number
  /** The part whose maximum counts, and the significant value of the other. */
  readonly maximum: { readonly symbol: string; readonly value: number }
  readonly significant: { readonly symbol: string; readonly value: number }
}

/** Undefined where no motions are given. */
export function motionsOf(p: SpreadParams, trace: Trace): Motions | undefined {
  if (p.low_frequency_motion_standard_deviation === undefined) return undefined
  const g = given(p, ...MOTIONS)
  trace.section('Storm motions')
  const part = (sigma: number, T_z: number, k: 'lf' | 'wf') => {
    const own = { rename: { sigma: `sigma_${k}`, N: `N_${k}`, T_z: `T_${k}` } }
    const N = trace.apply(peaksInStorm, { T_s: p.storm_duration, T_z }, { ...own, as: `N_${k}` })
    const maximum = trace.apply(vesselOffset.maximum, { sigma, N }, { ...own, as: `S_${k}` })
    return { sigma, maximum, own }
  }
  const slow = part(g.low_frequency_motion_standard_deviation, g.low_frequency_zero_crossing_period, 'lf')
  const wave = part(g.wave_frequency_motion_standard_deviation, g.wave_frequency_zero_crossing_period, 'wf')
  const slowLeads = dominantPart(slow.maximum, wave.maximum) === 'low_frequency'
  const [lead, other] = slowLeads ? ['lf', 'wf'] : ['wf', 'lf']
  const [leading, lesser] = slowLeads ? [slow, wave] : [wave, slow]
  const symbol = `S_sig_${other}`
  const significant = trace.apply(vesselOffset.significant, { sigma: lesser.sigma }, { ...lesser.own, as: symbol })
  return {
    slowMaximum: slow.maximum,
    waveMaximum: wave.maximum,
    maximum: { symbol: `S_${lead}`, value: leading.maximum },
    significant: { symbol, value: significant },
  }
}

const extremeOffset = (offset: number, { maximum, significant }: Motions): number =>
  vesselOffset.combination.evaluate({ X_mean: offset, X_max: maximum.value, X_sig: significant.value })

/** Below this mean offset, m, the direction is that of the bow. */
export const NO_OFFSET = 1e-6

/** The vessel moved along its mean offset to the extreme one, with its yaw. */
export function extremeOf(mean: Condition, motions: Motions, { system }: Spread): Condition {
  const offset = extremeOffset(mean.offset, motions)
  const lines = mean.numbers.flatMap((i) => system.lines[i] ?? [])
  const at = solving(() => systemAtPose({ lines }, extremePose(mean, offset)))
  return { ...at, numbers: mean.numbers, offset }
}

function extremePose({ pose, offset: S }: Condition, S_e: number): Pose {
  if (S < NO_OFFSET) return { surge: S_e, sway: 0, yaw: pose.yaw }
  const surge = surgeAlong.evaluate({ S_e, x_G: pose.surge, S })
  return { surge, sway: swayAlong.evaluate({ S_e, y_G: pose.sway, S }), yaw: pose.yaw }
}
