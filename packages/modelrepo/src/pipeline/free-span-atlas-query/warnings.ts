/** What a specialist would remark on a query. */
import { inLineOnset } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { GAMMA_ON_IL } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { shownRatio, type Warning, warner } from '@keelson/workflow'
import * as family from '../_shared/free-span/warnings.ts'

export const warnings = {
  outside_validity: family.warnings.outside_validity,
  floating_pipe: family.warnings.floating_pipe,
  outside_atlas: 'An input lies outside what the atlas holds, so that the direct solver answers.',
  may_vibrate: 'The reduced velocity is above the lowest in-line onset, and the query does not judge vibration.',
} as const
const warn = warner(warnings)

/** Onset of a span without damping, the lowest that the response model has. */
const LOWEST_ONSET = inLineOnset.evaluate({ K_sd: 0, gamma_on: GAMMA_ON_IL.value })

export const vibrationWarnings = (V_R: number): Warning[] =>
  V_R <= LOWEST_ONSET
    ? []
    : [
        warn(
          'may_vibrate',
          `{reduced_velocity} of ${shownRatio(V_R)} is above ${shownRatio(LOWEST_ONSET)}, the onset of a lightly damped span in line: it may vibrate, which a query does not judge; free-span-f105 does`,
        ),
      ]
