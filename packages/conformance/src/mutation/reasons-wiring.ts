/** Of the wiring of workflows: the mistakes that neither a case nor a test notices, and why that is right, by folder. */
import type { Reasons } from './reason-words.ts'

export const WIRING: Reasons = {}
