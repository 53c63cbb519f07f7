/** What version 2 assumes: free corrosion where no environment is given. */
import { FREE_CORROSION } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import type { Version } from '../modes-version.ts'

export const VERSION_2: Version = {
  number: 2,
  status: 'experimental',
  environment: FREE_CORROSION,
  why: 'the most severe of the three environments',
}
