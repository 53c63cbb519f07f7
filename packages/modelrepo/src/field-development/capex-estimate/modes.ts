/** The words that choose between the ways of the estimate, and what each of them brings. */
import { TIEBACK } from '../_shared/hosts/hosts.ts'

export const BENCHMARK = 'benchmark'
export const FACTORED = 'capacity_factored'
export const BREAKDOWN = 'work_breakdown'
export const PHASED = 'phased_spend'
export const METHODS = [BENCHMARK, FACTORED, BREAKDOWN, PHASED] as const

export const ofBenchmark = { method: [BENCHMARK] } as const
export const ofFactored = { method: [FACTORED] } as const
export const ofBreakdown = { method: [BREAKDOWN] } as const
export const ofPhased = { method: [PHASED] } as const
export const ofCapacity = { method: [BENCHMARK, FACTORED] } as const
export const ofEstimates = { method: [BENCHMARK, FACTORED, BREAKDOWN] } as const
/** Costs are the caller's own. */
export const ofOwnCosts = { method: [FACTORED, BREAKDOWN, PHASED] } as const
export const ofMaturity = { method: [BREAKDOWN, PHASED] } as const

export const ofTieback = { method: [BENCHMARK], host_type: [TIEBACK] } as const

export const LOGNORMAL = 'lognormal_moment_matching'
export const SIMULATION = 'monte_carlo'
export const AGGREGATIONS = [LOGNORMAL, SIMULATION] as const
export const ofSimulation = { method: [BREAKDOWN], aggregation: [SIMULATION] } as const

export const MID_YEAR = 'mid_year'
export const END_YEAR = 'end_year'
export const TIMINGS = [MID_YEAR, END_YEAR] as const
