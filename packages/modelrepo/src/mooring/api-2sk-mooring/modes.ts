/** The words of the inputs, and which of them belong together. */
import type { AnchorType } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import type { DominantPart } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import type { AnalysisMethod, MooringCondition } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { type ChainGrade, GRADE_COEFFICIENTS } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { idsOf, type Labelled, midSentence } from '@keelson/workflow'

export const CONDITIONS: Labelled<MooringCondition> = {
  intact: 'Intact',
  damaged: 'Damaged (one line failed)',
  transient: 'Transient (after a line fails)',
}
export const METHODS: Labelled<AnalysisMethod> = { quasi_static: 'Quasi-static', dynamic: 'Dynamic' }
export const GRADES = Object.keys(GRADE_COEFFICIENTS) as ChainGrade[]
export const ANCHORS: Labelled<AnchorType> = {
  drag: 'Drag anchor',
  pile_axial: 'Pile, axial',
  pile_lateral: 'Pile, lateral',
  plate_vla: 'Plate anchor',
}

export const WITH_ANCHOR = { anchor_type: idsOf(ANCHORS) }
export const WITH_CLASS = { consequence_class: [1, 2] }

/** What a combined tension is made of. */
export const PARTS = [
  'mean_tension',
  'low_frequency_tension_standard_deviation',
  'wave_frequency_tension_standard_deviation',
  'low_frequency_zero_crossing_period',
  'wave_frequency_zero_crossing_period',
] as const

/** In the midst of a sentence. */
export const methodName = (method: AnalysisMethod): string => midSentence(METHODS[method])
export const anchorName = (anchor: AnchorType): string => midSentence(ANCHORS[anchor])
export const PART_NAMES: Readonly<Record<DominantPart, string>> = {
  low_frequency: 'low-frequency',
  wave_frequency: 'wave-frequency',
}
