/** What a run does with a record, and when its inputs and results apply. */

export const STATISTICS = 'statistics'
export const FFT = 'fft'
export const WELCH = 'welch'
export const RAINFLOW = 'rainflow'
export const ZERO_CROSSING = 'zero_crossing'
export const EXTREMES = 'extremes'
export const FILTER = 'filter'
export const GUMBEL_FIT = 'gumbel_fit'
export const OPERATIONS = [STATISTICS, FFT, WELCH, RAINFLOW, ZERO_CROSSING, EXTREMES, FILTER, GUMBEL_FIT] as const

export const ASTM = 'astm_e1049'
export const FOUR_POINT = 'four_point_closed_residue'
export const MOMENTS = 'moments'
export const LIKELIHOOD = 'maximum_likelihood'
export const METHODS = [ASTM, FOUR_POINT, MOMENTS, LIKELIHOOD] as const

export const RAYLEIGH = 'rayleigh'
export const WEIBULL = 'weibull'
export const DISTRIBUTIONS = [RAYLEIGH, WEIBULL] as const

export const LEVELS = ['mean', 'zero'] as const

export const ofRecord = {
  operation: [STATISTICS, FFT, WELCH, RAINFLOW, ZERO_CROSSING, EXTREMES, FILTER],
}
export const byFft = { operation: [FFT] }
export const byWelch = { operation: [WELCH] }
export const ofSpectrum = { operation: [FFT, WELCH] }
export const byRainflow = { operation: [RAINFLOW] }
export const ofWaves = { operation: [ZERO_CROSSING] }
export const ofExtremes = { operation: [EXTREMES] }
export const ofFilter = { operation: [FILTER] }
export const byGumbel = { operation: [GUMBEL_FIT] }
export const ofMaximum = { operation: [EXTREMES, GUMBEL_FIT] }
export const byWeibull = { operation: [EXTREMES], extreme_method: [WEIBULL] }
export const byMethod = { operation: [RAINFLOW, GUMBEL_FIT] }
