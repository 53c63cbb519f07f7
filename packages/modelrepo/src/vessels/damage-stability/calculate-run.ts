/** What a run of any analysis answers with. */
import { atLimit, type Outcome } from '@keelson/workflow'
import type { contract } from './contract.ts'

export type Run = Outcome<typeof contract>

/** Within rounding of a least value it is reached. */
export const reaches = (value: number, least: number): boolean => value >= least || atLimit(value, least)
