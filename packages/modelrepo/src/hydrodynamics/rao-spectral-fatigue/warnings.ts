/** What a specialist would remark on the function, the grid and the sea states. */

import { energyOutside } from '@keelson/physics/fatigue/stress-response.ts'
import { shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import {
  damageWarnings,
  fractionWarning,
  methodWarning,
  type Names,
  namedStates,
  shapeWarnings,
} from '../_shared/spectral-damage/warnings.ts'
import type { Found } from './calculate-found.ts'
import { seaOf } from './calculate-response.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  ...damageWarnings,
  waves_outside: 'The transfer function does not cover 0.5 to 3 times the peak frequency of a sea state.',
  peak_outside: 'The peak frequency of a sea state is outside the frequency range of the transfer function.',
  heading_idle: 'The wave heading has no effect without forward speed.',
} as const
const warn = warner(warnings)

const NAMES: Names = ['Sea state', 'Sea states']
const STATES = '/sea_states'
const FUNCTION = '/rao_frequencies'

export const warningsOf = (p: Params, found: Found): Warning[] => [
  ...fractionWarning(
    p.sea_states.map((row) => row.occurrence_fraction),
    STATES,
  ),
  ...methodWarning(p),
  ...shapeWarnings(found.states, NAMES, '/stress_amplitude_rao'),
  ...coverWarnings(found),
  ...wayWarnings(p),
]

/** Multiples of the peak frequency that a transfer function should cover. */
const COVERED = [0.5, 3] as const

function coverWarnings({ states, rao }: Found): Warning[] {
  const [first, last] = [rao.frequencies[0] ?? 0, rao.frequencies.at(-1) ?? 0]
  const peak = (s: Found['states'][number]) => 1 / s.row.peak_period
  const off = states.filter((s) => peak(s) < first || peak(s) > last)
  const cut = states.filter((s) => COVERED[0] * peak(s) < first || COVERED[1] * peak(s) > last)
  if (cut.length === 0) return []
  const most = Math.max(...cut.map((s) => energyOutside(rao, seaOf(s.row))))
  const range = `${shownIn(first, 'Hz')} to ${shownIn(last, 'Hz')}`
  const outside = `${namedStates(cut, NAMES)}: the transfer function (${range}) does not cover ${COVERED[0]} to ${COVERED[1]} times the peak frequency. Up to ${shownPercent(most)} of the wave energy is outside the range of the transfer function and is neglected.`
  const beyond = `${namedStates(off, NAMES)}: the peak frequency is outside the frequency range of the transfer function (${range}).`
  return [warn('waves_outside', outside, FUNCTION), ...(off.length > 0 ? [warn('peak_outside', beyond, FUNCTION)] : [])]
}

const HEAD = Math.PI
const SAME = 1e-9

function wayWarnings(p: Params): Warning[] {
  if (p.vessel_speed > 0 || Math.abs(p.wave_heading - HEAD) <= SAME) return []
  return [
    warn(
      'heading_idle',
      'The {wave_heading} has no effect without a {vessel_speed}, which is not provided.',
      '/wave_heading',
    ),
  ]
}
