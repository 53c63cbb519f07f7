/** What a specialist would remark on the pile and its splash zone. */
import { warner } from '@keelson/workflow'

export const warnings = {
  below_splash_zone: 'A row called splash zone lies below the splash zone of the tides given.',
  in_splash_zone: 'A row called submerged lies within the splash zone of the tides given.',
} as const
export const warn = warner(warnings)
