/** What a specialist would remark on a query. */
import { shown, type Warning, warner } from '@keelson/workflow'
import * as family from '../_shared/free-span/warnings.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  outside_validity: family.warnings.outside_validity,
  floating_pipe: family.warnings.floating_pipe,
  outside_atlas: 'An input is outside the atlas, so the direct solver is used.',
  level_onset: 'The stability parameter is outside the range in which the onset varies.',
} as const
const warn = warner(warnings)

/** Stability parameters between which the onset rises. DNV-RP-F105 (2017) 4.3. */
const RISING = { from: 0.4, to: 1.6 } as const

export function levelWarnings({ design_stability_parameter: K_sd }: Params): Warning[] {
  if (K_sd === undefined || (K_sd >= RISING.from && K_sd < RISING.to)) return []
  const level = `{design_stability_parameter} ${shown(K_sd)} is outside the range ${RISING.from} to ${RISING.to}. The onset is constant outside this range.`
  return [warn('level_onset', level, '/design_stability_parameter')]
}
