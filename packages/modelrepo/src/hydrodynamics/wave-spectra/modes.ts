/** The words that choose between the spectra of wave-spectra, and what each of them brings. */
export const JONSWAP = 'jonswap'
export const MOSKOWITZ = 'pierson_moskowitz'
export const TORSETHAUGEN = 'torsethaugen'
export const OCHI_HUBBLE = 'ochi_hubble'
export const TMA = 'tma'
export const GAUSSIAN = 'gaussian_swell'
export const SUM = 'jonswap_sum'
export const SPECTRA = [JONSWAP, MOSKOWITZ, TORSETHAUGEN, OCHI_HUBBLE, TMA, GAUSSIAN, SUM] as const

export const CUSTOM = 'custom'
export const FAMILY = ['most_probable', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10'] as const

export const C205 = 'c205'
export const NUMERICAL = 'numerical'
export const INFINITE = 'infinite'
export const GRID = 'grid'
export const COS_N = 'cos_n'
export const COS_2S = 'cos_2s'
export const RAYLEIGH = 'rayleigh'
export const LONG_CRESTED = 'forristall_2d'
export const SHORT_CRESTED = 'forristall_3d'

/** Spectra that are one sea of H_s and T_p. */
export const ofPeak = { spectrum: [JONSWAP, MOSKOWITZ, TORSETHAUGEN, TMA, GAUSSIAN] }
export const ofHeight = [ofPeak, { spectrum: [OCHI_HUBBLE], family_member: [...FAMILY] }]
export const ofCrossing = { spectrum: [MOSKOWITZ, JONSWAP] }
export const peaked = { spectrum: [JONSWAP, TMA] }
export const jonswapLike = { spectrum: [JONSWAP, TMA, SUM] }
export const ofSum = { spectrum: [SUM] }
export const ofSwell = { spectrum: [GAUSSIAN] }
export const ofFamily = { spectrum: [OCHI_HUBBLE] }
export const ofCustom = { spectrum: [OCHI_HUBBLE], family_member: [CUSTOM] }
export const twoPeaked = { spectrum: [TORSETHAUGEN] }
export const ofRatios = { spectrum: [JONSWAP, TMA, MOSKOWITZ] }
export const severalSystems = { spectrum: [TORSETHAUGEN, OCHI_HUBBLE, SUM] }
export const spread = { spreading: [COS_N, COS_2S] }
export const byCosine = { spreading: [COS_N] }
export const byHalfAngle = { spreading: [COS_2S] }
export const secondOrder = { crest_model: [LONG_CRESTED, SHORT_CRESTED] }
