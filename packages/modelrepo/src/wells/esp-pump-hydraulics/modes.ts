/** The analyses. */
export const FLUID_LEVEL = 'fluid_level_design'
export const INFLOW = 'inflow_design'
export const OPERATING = 'operating_point'
export const AFFINITY = 'affinity'
export const VISCOSITY = 'viscosity_correction'
export const CABLE = 'cable'
export const HANDLING = 'gas_handling'
export const SEPARATION = 'gas_separation'
