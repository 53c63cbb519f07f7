/** The words of defect verdicts: methods, kinds of defect, verdicts, columns. */
export const ORIGINAL = 'ASME B31G-2012 (original)'
export const MODIFIED = 'modified B31G'
export const F101 = 'DNV-RP-F101'
export const RSTRENG = 'effective area (RSTRENG)'
export const METHODS = [ORIGINAL, MODIFIED, F101, RSTRENG] as const
/** Methods that rest on the yield strength. */
export const B31G = { assessment_method: [ORIGINAL, MODIFIED, RSTRENG] } as const
export const BY_F101 = { assessment_method: [F101] } as const
export const BY_PROFILE = { assessment_method: [RSTRENG] } as const

export const DEFECT_TYPES = ['metal_loss', 'crack', 'dent'] as const
export type DefectType = (typeof DEFECT_TYPES)[number]

export const VERDICTS = ['accept', 'monitor', 'repair', 'replace', 'not applicable', 'invalid'] as const
export type Verdict = (typeof VERDICTS)[number]
