/** The design cases, and what each allows the stress to be. */
import type { Constant } from '@keelson/equations'
import * as allowable from '@keelson/standards/api-rp-2rd-1998/allowable.ts'

export const OPERATING = 'operating'
export const DESIGN_CASES = {
  [OPERATING]: 'Operating',
  extreme: 'Extreme',
  temporary: 'Temporary',
  hydrotest: 'Hydrotest',
  survival: 'Survival',
} as const
export type DesignCase = keyof typeof DESIGN_CASES

export const ALLOWABLE: Readonly<Record<DesignCase, Constant>> = {
  operating: allowable.BASIC_ALLOWABLE,
  extreme: allowable.EXTREME_ALLOWABLE,
  temporary: allowable.TEMPORARY_ALLOWABLE,
  hydrotest: allowable.HYDROTEST_ALLOWABLE,
  survival: allowable.SURVIVAL_ALLOWABLE,
}
