/** The words that choose between the ways of the estimate, and what each of them brings. */
export const BENCHMARK = 'benchmark'
export const BUILD_UP = 'build_up'
export const LIMIT = 'economic_limit'
export const LIFE = 'life_of_field'
export const METHODS = [BENCHMARK, BUILD_UP, LIMIT, LIFE] as const

export const ofBenchmark = { method: [BENCHMARK] } as const
export const ofBuildUp = { method: [BUILD_UP] } as const
export const ofLimit = { method: [LIMIT] } as const
export const ofLife = { method: [LIFE] } as const
export const ofYear = { method: [BENCHMARK, BUILD_UP] } as const
export const ofRates = { method: [LIMIT, LIFE] } as const
/** Costs are the caller's own. */
export const ofOwnCosts = { method: [BUILD_UP, LIMIT, LIFE] } as const
