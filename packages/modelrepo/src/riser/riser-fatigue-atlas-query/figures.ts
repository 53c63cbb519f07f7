/** The pipe of the base segment. */
import type { Drawing } from '@keelson/figures'
import type { SegmentDamage } from '../riser-fatigue/calculate-segment.ts'
import { segmentsFigure } from '../riser-fatigue/figures.ts'

export const baseFigure = (found: SegmentDamage): Drawing => segmentsFigure([found], found)
