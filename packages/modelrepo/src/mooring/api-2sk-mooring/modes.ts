/** The words of the inputs, and which of them belong together. */
import { ANCHOR_FACTORS, type AnchorType } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import type { DominantPart } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import {
  type AnalysisMethod,
  LINE_FACTORS,
  type MooringCondition,
} from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { type ChainGrade, GRADE_COEFFICIENTS } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'

export const CONDITIONS = Object.keys(LINE_FACTORS.dynamic) as MooringCondition[]
export const METHODS = Object.keys(LINE_FACTORS) as AnalysisMethod[]
export const GRADES = Object.keys(GRADE_COEFFICIENTS) as ChainGrade[]
export const ANCHORS = Object.keys(ANCHOR_FACTORS.permanent) as AnchorType[]

export const WITH_ANCHOR = { anchor_type: ANCHORS }
export const WITH_CLASS = { consequence_class: [1, 2] }

/** What a combined tension is made of. */
export const PARTS = [
  'mean_tension',
  'low_frequency_tension_standard_deviation',
  'wave_frequency_tension_standard_deviation',
  'low_frequency_zero_crossing_period',
  'wave_frequency_zero_crossing_period',
] as const

export const METHOD_NAMES: Readonly<Record<AnalysisMethod, string>> = {
  quasi_static: 'quasi-static',
  dynamic: 'dynamic',
}
export const ANCHOR_NAMES: Readonly<Record<AnchorType, string>> = {
  drag: 'drag anchor',
  pile_axial: 'pile, axial',
  pile_lateral: 'pile, lateral',
  plate_vla: 'plate anchor',
}
export const PART_NAMES: Readonly<Record<DominantPart, string>> = {
  low_frequency: 'low frequency',
  wave_frequency: 'wave frequency',
}
