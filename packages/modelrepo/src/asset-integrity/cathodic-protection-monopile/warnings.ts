/** What a specialist would remark on the pile and its splash zone. */
import { warner } from '@keelson/workflow'

export const warnings = {
  below_splash_zone: 'A zone entered as splash zone is below the splash zone limits.',
  in_splash_zone: 'A zone entered as submerged is within the splash zone limits.',
} as const
export const warn = warner(warnings)
