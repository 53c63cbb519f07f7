/** The design cases, and what each allows the stress to be. */
import type { Constant } from '@keelson/equations'
import * as allowable from '@keelson/standards/api-rp-2rd-1998/allowable.ts'

export const OPERATING = 'operating'
export const DESIGN_CASES = [OPERATING, 'extreme', 'temporary', 'hydrotest', 'survival'] as const
export type DesignCase = (typeof DESIGN_CASES)[number]

export const ALLOWABLE: Readonly<Record<DesignCase, Constant>> = {
  operating: allowable.BASIC_ALLOWABLE,
  extreme: allowable.EXTREME_ALLOWABLE,
  temporary: allowable.TEMPORARY_ALLOWABLE,
  hydrotest: allowable.HYDROTEST_ALLOWABLE,
  survival: allowable.SURVIVAL_ALLOWABLE,
}
