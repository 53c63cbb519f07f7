/** The words that choose the factors of a run, and those that it answers with. */
import type { LimitState, SafetyClass } from '@keelson/standards/dnv-os-f201-2010/source.ts'
import type { Labelled } from '@keelson/workflow'

export const ULTIMATE = 'ULS'
export const LIMIT_STATES: Labelled<LimitState> = {
  [ULTIMATE]: 'Ultimate (ULS)',
  ALS: 'Accidental (ALS)',
  SLS: 'Serviceability (SLS)',
}
export const SAFETY_CLASSES: Labelled<SafetyClass> = { low: 'Low', normal: 'Normal', high: 'High' }

export const INTERNAL = 'internal'
export const EXTERNAL = 'external'
export type Branch = typeof INTERNAL | typeof EXTERNAL

/** The limit states that are held, in the order in which the first of several governs. */
export const COMBINED = 'combined'
export const BURSTING = 'bursting'
export const COLLAPSE = 'collapse'
export const PROPAGATION = 'propagation'
export const HELD = [COMBINED, BURSTING, COLLAPSE, PROPAGATION] as const
export type Held = (typeof HELD)[number]
