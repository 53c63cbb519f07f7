/** What each check of a span rests on. */
import { house, reachRule } from '@keelson/equations'
import { SCREENED_CURRENT } from '@keelson/standards/dnv-rp-f105-2006/screening.ts'
import { LOCK_IN } from '@keelson/standards/dnv-rp-f105-2017/cross-flow.ts'
import { CURRENT_SHARE } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { AXIAL_FORCE } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { LOAD_CONTROLLED_D_OVER_T } from '@keelson/standards/dnv-st-f101-2021/local-buckling.ts'
import { CROSS_FLOW_REACH, IN_LINE_REACH } from '../_shared/free-span/warnings.ts'

export const OPERATING_FLOW = reachRule({
  title: 'Operating flow not exceeded by any flow condition',
  because: 'the allowable length applies to the operating flow only',
  source: house,
  clause: 'allowable span length',
})

export const ONSET_IN_LINE = [...IN_LINE_REACH, CURRENT_SHARE]
export const ALLOWABLE_LENGTH = [...CROSS_FLOW_REACH, CURRENT_SHARE, OPERATING_FLOW]
export const IN_LINE_SCREENING = [...IN_LINE_REACH, SCREENED_CURRENT]
export const FATIGUE = [...CROSS_FLOW_REACH, LOCK_IN, CURRENT_SHARE]
export const COMBINED_LOADING = [...FATIGUE, LOAD_CONTROLLED_D_OVER_T, AXIAL_FORCE]
