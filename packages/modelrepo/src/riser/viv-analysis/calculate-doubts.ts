/** Why no vibration shows nothing: no current, a profile that is faster than it, or a span that is no slender beam. */
import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { type Left, outOf, shownIn } from '@keelson/workflow'
import type { Span } from './calculate-span.ts'
import type { Params } from './inputs.ts'

/** Share by which a speed of the profile may exceed that of design: speeds are tabled to two figures. */
const ROUNDING = 0.01

export const NO_CURRENT = 'the {current_velocity} is zero'

export const noCurrent = ({ current_velocity: U }: Params): string | undefined => (U > 0 ? undefined : NO_CURRENT)

/** The check is made with one speed: no speed of the profile may exceed it. */
export function fasterProfile({ current_velocity: U, current_profile: rows = [] }: Params): string | undefined {
  const fastest = rows.reduce<(typeof rows)[number] | undefined>(
    (most, row) => (most === undefined || row.speed_m_s > most.speed_m_s ? row : most),
    undefined,
  )
  if (fastest === undefined || fastest.speed_m_s <= U * (1 + ROUNDING)) return undefined
  return `the {current_velocity} is ${shownIn(U, 'm/s')}, but the {current_profile} reaches ${shownIn(fastest.speed_m_s, 'm/s')} at a depth of ${shownIn(fastest.depth_m, 'm')}`
}

export const notSlender = ({ L, D_h }: Span): Left | undefined => outOf(SLENDER_SPAN, L / D_h)
