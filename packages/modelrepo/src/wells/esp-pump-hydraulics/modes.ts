/** The words that choose, and the conditions under which inputs and outputs apply. */
export const FLUID_LEVEL = 'fluid_level_design'
export const INFLOW = 'inflow_design'
export const OPERATING = 'operating_point'
export const AFFINITY = 'affinity'
export const VISCOSITY = 'viscosity_correction'
export const CABLE = 'cable'
export const HANDLING = 'gas_handling'
export const SEPARATION = 'gas_separation'
export const ANALYSES = [FLUID_LEVEL, INFLOW, OPERATING, AFFINITY, VISCOSITY, CABLE, HANDLING, SEPARATION] as const

export const lifted = { analysis: [FLUID_LEVEL, INFLOW, OPERATING] }
export const designed = { analysis: [FLUID_LEVEL, INFLOW] }
export const byLevel = { analysis: [FLUID_LEVEL] }
export const byInflow = { analysis: [INFLOW] }
export const operating = { analysis: [OPERATING] }
export const levelled = { analysis: [FLUID_LEVEL, OPERATING] }
export const inflowing = { analysis: [INFLOW, OPERATING] }
export const scaled = { analysis: [AFFINITY] }
export const staged = { analysis: [FLUID_LEVEL, INFLOW, AFFINITY] }
export const viscous = { analysis: [VISCOSITY] }
export const cabled = { analysis: [CABLE] }
export const handled = { analysis: [HANDLING] }
export const separated = { analysis: [SEPARATION] }
export const gassy = { analysis: [INFLOW, HANDLING] }
