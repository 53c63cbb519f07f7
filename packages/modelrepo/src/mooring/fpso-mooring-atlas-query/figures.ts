/** The base mooring at the depth of the query, from above, with its most loaded line. */
import type { Drawing } from '@keelson/figures'
import { mostLoaded } from '../_shared/spread/conditions.ts'
import { spreadFromAbove } from '../_shared/spread/figures.ts'
import type { SolvedSpread } from '../_shared/spread/solve.ts'

export const plan = (solved: SolvedSpread): Drawing => spreadFromAbove(solved, mostLoaded(solved.intact).number, [])
