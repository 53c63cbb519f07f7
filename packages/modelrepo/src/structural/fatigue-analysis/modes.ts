/** The words that choose the curve and the loading of a run, and what each of them brings. */
import { asNamed } from '@keelson/workflow'
import { SN_NAMES } from '../../_shared/sn-curves/families.ts'

export const USER = 'user'
export const CURVES = { ...asNamed(SN_NAMES), [USER]: 'User curve' } as const
/** With a curve of a standard. */
export const NAMED = { sn_curve: SN_NAMES }
/** With constants of one's own. */
export const OWN = { sn_curve: [USER] }

/** Curves of base metal, where compression counts for less. DNV-RP-C203 2.5. */
export const BASE_METAL: readonly string[] = ['B1', 'B2', 'C']
/** Curves for the hot-spot stress. */
export const HOT_SPOT: readonly string[] = ['T', 'X', "X'"]
