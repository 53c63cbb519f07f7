/** Why a lift that passes in a sea shows nothing: a calm one, or a period outside the simplified method. */
import { LONGEST_PERIOD } from '@keelson/standards/dnv-rp-h103-2011/waves.ts'
import { type CheckResult, type NotChecked, openIf, shownIn } from '@keelson/workflow'

/** SI. */
export interface SeaLimits {
  readonly heights: readonly number[]
  readonly Tz: number
}

const calm = ({ heights }: SeaLimits): string | undefined =>
  heights.every((Hs) => Hs === 0) ? '{significant_wave_height} is 0' : undefined

/** DNV-RP-H103 has the simplified method for zero-crossing periods up to that. */
const longPeriod = ({ Tz }: SeaLimits): string | undefined =>
  Tz <= LONGEST_PERIOD.si
    ? undefined
    : `Outside its limits: the zero-crossing period is ${shownIn(Tz, 's')}; the method is valid to ${LONGEST_PERIOD.value} s (${LONGEST_PERIOD.source.id} ${LONGEST_PERIOD.clause})`

export function inSeaLimits(sea: SeaLimits, made: CheckResult): CheckResult | NotChecked {
  const still = openIf('input_missing', calm(sea), made)
  return 'notChecked' in still ? still : openIf('out_of_reach', longPeriod(sea), still)
}
